import type { Text } from '../../text.ts';

export const musicOrder: Text['musicOrder'] = {
  title: 'License this track',
  versions: 'One licence covers every version of this track on sale today.',
  companyHint: 'The name on your certificate. You can change it until your payment is confirmed.',
  unanswered: 'Answer all four questions',
  total: 'Total',
  sales: 'Need a perpetual or exclusive licence?',
  askSales: 'Contact sales',
  submit: 'Place order',
  failed: 'Your order wasn’t placed: {{message}}',
  unreachable: 'We couldn’t send your order: {{message}}',
};

/** What a licence for music has beside its certificate. */
export const musicLicence: Text['musicLicence'] = {
  versionsOf_one: 'One version',
  versionsOf_other: 'All {{count}} versions',
  download: 'Download',
  outlets: 'Publication channels',
  addOutlets: 'Add',
  editOutlets: 'Edit',
  noOutlets: 'List the channels you publish on, so that a copyright claim is easier to answer.',
  outletsLead:
    'List the channels, accounts or web addresses where you publish this music, up to {{most}}. They appear on the public verification page and in your claim kit.',
  outletsLabel: 'Channels, accounts or addresses, one per line',
  outletsExample: 'For example: YouTube @shanhai',
  outletsSaved: 'Publication channels saved',
  tooManyOutlets: 'You can list up to {{most}}',
  longOutlet: '“{{start}}…” is too long: {{max}} characters at most',
  papers: 'Claims and cue sheets',
  papersHint:
    'If your video gets a copyright claim, the claim kit has your certificate, the track data, the verification link and a ready-made dispute in Chinese and English.',
  claimKit: 'Claim kit (ZIP)',
  cueSheet: 'Cue sheet (PDF)',
  cueSheetTable: 'Cue sheet (CSV)',
  cueSheetSaved: 'Cue sheet saved',
};
