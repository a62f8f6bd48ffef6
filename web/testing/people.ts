import type { OutputOf } from '#contract/call.ts';
import type { accountCalls } from '#contract/calls/accounts.ts';

/** A member without roles, as the server describes them. */
export const member: OutputOf<typeof accountCalls.session>['data'] = {
  verity: true,
  userId: 7,
  gid: 1,
  nickname: 'Lin',
  secondFactor: 'none',
  roles: [],
};
