import type { Text } from '../text.ts';

export const purchased: Text['purchased'] = {
  title: 'Purchased material',
  orders: 'My orders',
  bill: 'Bill',
  kinds: 'Kind of material',
  all: 'All',
  search: 'Search what you bought',
  searchHint: 'Licence number, code, title or project',
  onlyOrder: 'Only order {{number}}',
  clearOrder: 'Show all orders',
  order: 'Order {{number}}',
  zip: 'Download all as zip',
  number: 'Licence number',
  days: '{{from}} to {{to}}',
  forever: 'From {{from}}, without end',
  downloadSize: 'Download original · {{size}}',
  downloaded: 'Downloads: {{count}}',
  certificate: 'Certificate',
  covers: 'Does it cover this?',
  correct: 'Ask for a correction',
  verify: 'Verification page',
  expired: 'This licence ended on {{date}}. Nothing new may be published under it; the original stays available.',
  renew: 'Renew',
  revoked: 'This licence has been revoked. The material may no longer be used.',
  revokedWhy: 'Reason: {{reason}}',
  correction: {
    open: 'Your request for a correction is being looked at.',
    done: 'Corrected as you asked, and issued anew.',
    refused: 'The correction was declined: {{answer}}',
  },
  empty: 'Nothing bought yet',
  emptyBody: 'As soon as an order is paid, its certificates and originals are here, to download at any time.',
  find: 'Find material',
  noneOfKind: 'Nothing of this kind',
  noneOfKindBody: 'Choose another kind, or look at everything.',
  showAll: 'Show everything',
};

export const coverage: Text['coverage'] = {
  title: 'Does my licence cover this?',
  lead: 'Choose the new use to see whether this licence includes it.',
  now: 'Your licence',
  yes: 'Yes, it is covered',
  yesBody: 'Nothing more to buy. Keep your licence number {{number}} at hand.',
  no: 'Not quite. This is missing',
  missing: {
    scene: 'Another purpose: your licence is for “{{value}}”',
    channel: 'Another channel: your licence is limited to “{{value}}”',
    period: 'Too short: your licence is for “{{value}}”',
    area: 'Too small an area: your licence is limited to “{{value}}”',
    time: 'Not long enough: your licence ends on {{value}}',
  },
  upgrade: 'Upgrade price',
  upgradeNote:
    'The price of the new use less what you paid for this licence. Mention {{number}} under “Special request” when ordering, and sales will quote this price.',
  newPrice: 'Price of a new licence',
  renewNote: 'Your licence has ended, so the price is that of a new one.',
  byQuote: 'By quote',
  byQuoteNote:
    'Sales quote permanent and exclusive use. Mention {{number}} under “Special request” when ordering, and what you paid will be considered.',
  orderIt: 'Order it',
  seeIt: 'See the material',
};

export const correction: Text['correction'] = {
  title: 'Ask for a correction',
  lead: 'Please enter what is right. This can be asked for once. A corrected licence has a new number and the old one ends. The material and what it may be used for cannot be changed.',
  words: 'What is wrong',
  wordsHint: 'For example: “Ltd” is missing in the name of the company',
  send: 'Send request',
  sent: 'Sent. We will write to you once it is done',
};
