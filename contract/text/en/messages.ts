import type { Text } from '../text.ts';

/** E-mails and text messages. Only the server writes them; browsers do not load these words. */
export const messages: Text['messages'] = {
  code: {
    subject: 'Your Framehall code',
    body: 'Your verification code is {{code}}. It is valid for {{minutes}} minutes. If you did not ask for it, ignore this message.',
  },
  alreadyRegistered: {
    subject: 'You already have a Framehall account',
    body: 'Somebody tried to register at Framehall with this account, but it already exists. You can log in, or reset your password on the login page: {{url}}',
  },
  confirmEmail: {
    subject: 'Please confirm your e-mail address',
    body: 'Open this link within {{hours}} hours to confirm that this address belongs to your Framehall account: {{url}}\n\nIf you did not ask for it, ignore this message.',
  },
  passwordChanged: {
    subject: 'Your Framehall password was changed',
    body: 'Your password was just changed and every device was signed out. If this was not you, reset your password on the login page now: {{url}}',
  },
  takenDown: {
    subject: 'Your work was taken offline',
    body: 'We have taken these works offline. They are no longer for sale:\n\n{{works}}\n\nReason: {{reason}}\n\nPlease contact us if you have questions.',
  },
  workApproved: {
    subject: 'Your work is approved',
    body: 'These works are approved and now on sale:\n\n{{works}}\n\n{{reasons}}See them in the Material Center: {{url}}',
  },
  workReturned: {
    subject: 'Your work needs a change',
    body: 'Please change these works and submit them again:\n\n{{works}}\n\n{{reasons}}Change and submit them in the Material Center: {{url}}',
  },
  workRejected: {
    subject: 'Your work was not accepted',
    body: 'These works were not accepted and will not go on sale:\n\n{{works}}\n\n{{reasons}}If you think that we are wrong, you can appeal once in the Material Center, and another reviewer will look: {{url}}',
  },
  workFixed: {
    subject: 'A reviewer corrected your work’s details',
    body: 'To get {{work}} on sale sooner, a reviewer corrected the following:\n\n{{changes}}\n\nYou can see it in the Material Center at any time.',
  },
  reportAnswered: {
    subject: 'An answer to your report',
    body: 'You reported {{work}}. Our answer:\n\n{{answer}}\n\nThank you for telling us.',
  },
};
