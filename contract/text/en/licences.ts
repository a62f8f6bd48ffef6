import type { Text } from '../text.ts';

export const purchased: Text['purchased'] = {
  title: 'Purchased material',
  orders: 'My orders',
  bill: 'Billing',
  kinds: 'Material type',
  all: 'All',
  search: 'Search purchased material',
  searchHint: 'Licence number, material code, title or project',
  onlyOrder: 'Order {{number}} only',
  clearOrder: 'Show all orders',
  order: 'Order {{number}}',
  zip: 'Download all (ZIP)',
  number: 'Licence number',
  days: '{{from}} to {{to}}',
  forever: 'Perpetual, from {{from}}',
  downloadSize: 'Download original · {{size}}',
  downloaded_one: 'Downloaded once',
  downloaded_other: 'Downloaded {{count}} times',
  certificate: 'Certificate',
  covers: 'Check coverage',
  correct: 'Request a correction',
  verify: 'Verification page',
  expired:
    'This licence expired on {{date}}. You can’t use it for anything new, but you can still download the original file.',
  renew: 'Renew',
  revoked: 'This licence has been revoked. You can no longer use the material.',
  revokedWhy: 'Reason: {{reason}}',
  correction: {
    open: 'We’re reviewing your correction request.',
    done: 'Corrected and reissued as requested.',
    refused: 'Correction declined: {{answer}}',
  },
  empty: 'No purchased material yet',
  emptyBody:
    'Once an order is paid, its licence certificates and original files appear here. Download them at any time.',
  find: 'Find material',
  noneOfKind: 'Nothing of this type',
  noneOfKindBody: 'Choose another type, or view all.',
  showAll: 'View all',
};

export const formats: Text['formats'] = {
  open: 'Other formats',
  title: 'Other formats',
  lead: 'Created from the original, with your licence inside. They’re kept for 30 days and can be created again.',
  none: 'The original is small enough; there are no other formats.',
  names: {
    'jpeg-4000': 'JPEG, 4000 px',
    'jpeg-2000': 'JPEG, 2000 px',
    'mp4-1080': 'MP4, 1080p',
    'prores-proxy': 'Editing proxy, 720p',
  },
  about: {
    'jpeg-4000': 'Long side 4000 px, sRGB',
    'jpeg-2000': 'Long side 2000 px, sRGB',
    'mp4-1080': 'H.264, Rec.709, original frame rate',
    'prores-proxy': 'ProRes Proxy in MOV, original frame rate',
  },
  make: 'Create',
  making: 'Preparing…',
  makingPercent: 'Preparing… {{percent}}%',
  ready: '{{size}} · kept until {{date}}',
  download: 'Download',
  failed: 'This couldn’t be created. Try again, or use the original file.',
};

export const coverage: Text['coverage'] = {
  title: 'Does my licence cover this?',
  lead: 'Choose a new use to see whether your licence covers it.',
  now: 'Your licence',
  special:
    'The answer below looks at the four terms only. If a use is covered by your special terms, you need no other licence.',
  yes: 'Yes, it’s covered',
  yesBody: 'There’s nothing more to buy. Keep your licence number, {{number}}.',
  no: 'Not covered',
  missing: {
    scene: 'Different use: your licence is for “{{value}}”',
    channel: 'Different channel: your licence is limited to “{{value}}”',
    period: 'Longer term: your licence is for “{{value}}”',
    area: 'Wider region: your licence is limited to “{{value}}”',
    time: 'Later than your licence, which expires on {{value}}',
  },
  upgrade: 'Upgrade price',
  upgradeNote:
    'The price of the new use, less what you paid for this licence. Quote {{number}} under “Special request” when you order, and our sales team will apply this price.',
  newPrice: 'New licence price',
  renewNote: 'Your licence has expired, so this is the price of a new one.',
  byQuote: 'Price on request',
  byQuoteNote:
    'Perpetual licences and buyouts are priced on request. Quote {{number}} under “Special request” when you order, and we’ll take into account what you’ve paid.',
  orderIt: 'Order now',
  seeIt: 'View material',
};

export const correction: Text['correction'] = {
  title: 'Request a correction',
  lead: 'Enter the correct details. You can request one correction per licence. The corrected licence gets a new number, and the old one stops being valid. Material and scope can’t be changed.',
  words: 'What’s wrong?',
  wordsHint: 'For example: “Ltd” is missing from the company name',
  revoked: 'This licence has been revoked and can’t be corrected.',
  send: 'Send request',
  sent: 'Request sent. We’ll email you when it’s done',
};
