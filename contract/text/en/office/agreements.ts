import type { Text } from '../../text.ts';

export const agreements: Text['office']['agreements'] = {
  view: {
    photographer: 'Photographers',
    order: 'Licence agreement',
    user: 'User agreement',
    privacy: 'Privacy policy',
  },
  add: 'New version',
  empty: 'No agreement yet',
  columns: {
    version: 'Version',
    title: 'Title',
    kind: 'Type',
    standing: 'Status',
    effectiveOn: 'In effect from',
    shares: 'Share / excl.',
    agreed: 'Agreed',
    rejected: 'Rejected',
    unanswered: 'No answer',
  },
  publishedAt: 'Published',
  kinds: { consent: 'Consent', notice: 'Notice' },
  standings: { planned: 'Planned', current: 'In effect', past: 'Replaced' },
  panel: 'Agreement, version {{version}}',
  languages: { zh: '中文', en: 'English' },
  sharePercent: 'Share',
  exclusivePercent: 'Exclusive share',
  publishedBy: 'Published by',
  system: 'System',
  formTitle: 'Publish version {{version}} of the agreement',
  formHint:
    'Starts from the newest version. Leave an empty line between clauses; the first line of each is its heading.',
  titleZh: 'Chinese title',
  titleEn: 'English title',
  bodyZh: 'Chinese text',
  bodyEn: 'English text',
  publish: 'Publish',
  notPercent: 'Enter a whole number from 1 to 100',
  lowerKind: 'Lower shares can only be published as a notice, at least {{days}} days ahead',
  tooSoon: 'The earliest day is {{day}}',
  sameTexts: 'The text is the same as version {{version}}. Change it first',
  sure: {
    title: 'Publish version {{version}} of the agreement?',
    consent: 'It can’t be changed or withdrawn. Every photographer will be asked to agree or reject.',
    policy:
      'It can’t be changed or withdrawn. It applies to new orders and registrations from the day it takes effect.',
    notice:
      'It can’t be changed or withdrawn. Every photographer will be notified; those who rejected or haven’t agreed yet are still asked to agree.',
  },
  published: 'Version {{version}} of the agreement is published',
};
