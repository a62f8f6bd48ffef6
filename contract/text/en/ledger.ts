import type { Text } from '../text.ts';

/** Headings of tables that are taken away as files. Only the server writes them; browsers do not load these words. */
export const ledger: Text['ledger'] = {
  columns: {
    at: 'Time',
    kind: 'Type',
    order: 'Order',
    project: 'Project',
    way: 'Paid by',
    tradeNo: 'Transaction',
    state: 'State',
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
