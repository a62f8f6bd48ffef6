import type { Text } from '../../text.ts';

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
  keys: 'Use the arrow keys to move between orders and Enter to open one',
};
