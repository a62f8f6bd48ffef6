import type { Text } from '../../text.ts';

export const orderList: Text['orderList'] = {
  title: 'My orders',
  states: 'State of the order',
  all: 'All',
  search: 'Search orders',
  searchHint: 'Number, project or licensee',
  items: 'Items: {{count}}',
  emptyTitle: 'No orders yet',
  emptyBody: 'Put what you need into the cart, choose its licence and order.',
  emptyState: 'No orders here',
  emptyStateBody: 'Choose another state, or look at all of them.',
  showAll: 'All orders',
  find: 'Find material',
  toCart: 'To the cart',
  purchased: 'Purchased material',
  bill: 'Bill',
  quoteBy: 'Quote by {{date}}',
  payBy: 'Pay by {{date}}',
  keys: 'Arrow keys move between orders, Enter opens one',
};
