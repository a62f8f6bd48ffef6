import type { Text } from '../text.ts';
import { client } from './common.ts';

/** Why the server refused something. Only the server says these; browsers do not load them. */
export const problems: Text['problems'] = {
  'no-session': 'Please log in to use this feature',
  'session-ended': 'You were signed out from another device. Please log in again',
  'second-factor-needed': 'Please complete two-step verification first',
  'not-allowed': 'You are not allowed to do this',
  'bad-input': 'Please check what you entered',
  'bad-text': 'The text contains characters that cannot be stored',
  'bad-json': 'The request is not valid JSON',
  'wrong-media-type': 'Only application/json is accepted',
  'too-large': 'The request is too large',
  'bad-request': 'The request could not be understood',
  'not-found': 'We could not find what you asked for',
  'wrong-credentials': 'Wrong account or password',
  'wrong-code': 'The code is wrong or has expired',
  'wrong-password': 'The current password is wrong',
  'account-disabled': 'This account has been closed. Please contact us',
  'account-taken': 'This account is already in use',
  'link-expired': 'This link is no longer valid. Please ask for a new one',
  'already-set': 'This has already been set',
  'own-account': 'You cannot do this to your own account',
  'changed-meanwhile': 'Somebody changed this meanwhile. Please reload and try again',
  'too-many-requests': 'Too many requests. Please try again in a moment',
  'too-many-attempts': 'Too many attempts. Please try again later',
  'code-sent-already': 'A code was sent just now. Please wait before asking for another',
  unavailable: client.unavailable,
  'too-slow': 'The service is busy. Please try again shortly',
  internal: 'Something went wrong. We have taken note; please try again later',
};
