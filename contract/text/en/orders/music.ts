import type { Text } from '../../text.ts';

export const musicOrder: Text['musicOrder'] = {
  title: 'License this track',
  companyHint: 'The name on your certificate. You can change it until your payment is confirmed.',
  unanswered: 'Answer all four questions',
  total: 'Total',
  sales: 'Need a perpetual or exclusive licence?',
  askSales: 'Contact sales',
  submit: 'Place order',
  failed: 'Your order wasn’t placed: {{message}}',
  unreachable: 'We couldn’t send your order: {{message}}',
};
