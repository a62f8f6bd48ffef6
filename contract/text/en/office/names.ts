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
};

export const fields: Text['office']['fields'] = {
  gid: 'Kind',
  roles: 'Office roles',
  nickname: 'Name',
  language: 'Language of messages',
  email: 'E-mail',
  mobile: 'Mobile',
};
