import type { Text } from '../text.ts';

export * from './orders/form.ts';
export * from './orders/music.ts';
export * from './orders/page.ts';
export * from './orders/pay.ts';

export const orderList: Text['orderList'] = {
  title: 'My orders',
  states: 'Order status',
  all: 'All',
  search: 'Search orders',
  searchHint: 'Number, project or licensee',
  items_one: '1 item',
  items_other: '{{count}} items',
  emptyTitle: 'No orders yet',
  emptyBody: 'Add material to your cart, choose a licence and check out.',
  emptyState: 'No orders here',
  emptyStateBody: 'Choose another status, or view all orders.',
  showAll: 'View all orders',
  find: 'Find material',
  toCart: 'Go to cart',
  purchased: 'Purchased material',
  bill: 'Billing',
  quoteBy: 'Quote by {{date}}',
  payBy: 'Pay by {{date}}',
  pay: 'Pay {{amount}}',
  certificates: 'Licence certificates',
  keys: 'Use the arrow keys to move between orders and Enter to open one',
};

export const bill: Text['bill'] = {
  title: 'Billing',
  about: 'All payments and refunds on your account. Export them for your records.',
  paid: 'Paid',
  refunded: 'Refunded',
  net: 'Net total',
  kinds: { payment: 'Payment', refund: 'Refund' },
  kind: 'Type',
  anyKind: 'All types',
  from: 'From',
  to: 'To',
  wrongRange: 'The end date is before the start date',
  export: 'Export CSV',
  exported: 'Billing exported',
  fileName: 'framehall-billing',
  columns: {
    at: 'Date',
    kind: 'Type',
    order: 'Order',
    project: 'Project',
    way: 'Payment method',
    tradeNo: 'Transaction',
    state: 'Status',
    amount: 'Amount',
  },
  emptyTitle: 'No payments yet',
  emptyBody: 'Your payments and refunds appear here.',
};
