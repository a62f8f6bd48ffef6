import type { Text } from '../text.ts';

/** Column headings of exported tables. Only the server writes them; browsers do not load them. */
export const ledger: Text['ledger'] = {
  columns: {
    at: 'Date',
    kind: 'Type',
    order: 'Order',
    project: 'Project',
    way: 'Payment method',
    tradeNo: 'Transaction',
    state: 'Status',
    amount: 'Amount (CNY)',
    buyer: 'Buyer',
    licensee: 'Licensee',
    payer: 'Payer',
    reason: 'Reason',
    refunded: 'Refunded (CNY)',
    refundTradeNo: 'Refund transaction',
  },
  kind: { payment: 'Payment', refund: 'Refund' },
};
