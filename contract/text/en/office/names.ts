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
