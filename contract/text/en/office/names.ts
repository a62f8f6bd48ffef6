import type { Text } from '../../text.ts';

export const roles: Text['office']['roles'] = {
  reviewer: 'Reviewer',
  sales: 'Sales',
  finance: 'Finance',
  editor: 'Editor',
  admin: 'Admin',
};

export const kinds: Text['office']['kinds'] = {
  1: 'Buyer',
  2: 'Photographer',
  35: 'Manager',
};

export const actions: Text['office']['actions'] = {
  user: {
    disabled: 'Account closed',
    enabled: 'Account reopened',
    'roles-changed': 'Kind and roles changed',
    'signed-out': 'Signed out by staff',
    'second-factor-reset': 'Second factor reset',
  },
  account: {
    registered: 'Registered',
    ensured: 'Account set up by the system',
    'password-changed': 'Password changed',
    'profile-changed': 'Profile changed',
    'email-changed': 'E-mail changed',
    'mobile-changed': 'Mobile number changed',
    'second-factor-set': 'Second factor set up',
  },
  material: {
    uploaded: 'Material uploaded',
    transcoding: 'Processing started',
    incomplete: 'Processing finished',
    pending: 'Handed in for review',
    online: 'Material put online',
    offline: 'Material taken offline',
    returned: 'Material sent back',
    rejected: 'Material rejected',
    edited: 'Description changed',
    featured: 'Featured',
    unfeatured: 'No longer featured',
    'report-closed': 'Report answered',
    'second-look': 'Second look at a decision',
    'original-seen': 'Original file seen',
    'release-seen': 'Release seen',
    'release-attached': 'Consent attached',
    'release-detached': 'Consent taken off',
  },
  group: {
    added: 'Series begun',
    renamed: 'Series renamed',
  },
  topic: {
    added: 'Topic made',
    edited: 'Topic changed',
    removed: 'Topic removed',
    reordered: 'Topics reordered',
    'material-added': 'Work added to a topic',
    'material-removed': 'Work taken out of a topic',
    'materials-reordered': 'Works of a topic reordered',
  },
  'hot-word': {
    added: 'Hot word added',
    edited: 'Hot word changed',
    removed: 'Hot word removed',
    reordered: 'Hot words reordered',
  },
  category: {
    added: 'Category added',
    edited: 'Category renamed',
    removed: 'Category removed',
    reordered: 'Categories reordered',
  },
  synonyms: {
    added: 'Synonyms added',
    changed: 'Synonyms changed',
    removed: 'Synonyms removed',
  },
  media: {
    'run-again': 'File run again',
  },
  job: {
    retried: 'Job retried',
    discarded: 'Job discarded',
  },
};

export const queues: Text['office']['queues'] = {
  messages: {
    deliver: 'Send e-mail and text messages',
  },
  accounts: {
    sweep: 'Clear out expired sessions and codes',
  },
  media: {
    process: 'Process files',
    'process-large': 'Process large files',
    ready: 'Follow up on finished files',
    sweep: 'Clear out files that nobody needs',
  },
  search: {
    synonyms: 'Index a group of synonyms',
    sweep: 'Forget searches of long ago',
  },
  demo: {
    make: 'Make the demo catalogue',
  },
};

export const fields: Text['office']['fields'] = {
  gid: 'Kind',
  roles: 'Office roles',
  nickname: 'Name',
  language: 'Language of messages',
  email: 'E-mail',
  mobile: 'Mobile',
  state: 'State',
  featured: 'Featured',
  titleZh: 'Title (Chinese)',
  titleEn: 'Title (English)',
  descriptionZh: 'Description (Chinese)',
  descriptionEn: 'Description (English)',
  keywordsZh: 'Keywords (Chinese)',
  keywordsEn: 'Keywords (English)',
  placeZh: 'Place (Chinese)',
  placeEn: 'Place (English)',
  takenOn: 'Taken on',
  release: 'Consent',
  category: 'Category',
  group: 'Series',
  priceClass: 'Price class',
  people: 'People in the picture',
  editorial: 'News and teaching only',
  file: 'File',
  verdict: 'Verdict',
  report: 'Report',
  open: 'Open',
  slug: 'Name in addresses',
  published: 'Published',
  material: 'Work',
  materials: 'Works',
  order: 'Order',
  kind: 'Kind',
  words: 'Words',
  zh: 'Chinese',
  en: 'English',
};

export const materialStates: Text['office']['materialStates'] = {
  uploaded: 'Uploaded',
  transcoding: 'In transcoding',
  incomplete: 'Needs details',
  pending: 'Awaiting review',
  online: 'Online',
  returned: 'Sent back',
  rejected: 'Rejected',
  offline: 'Offline',
};
