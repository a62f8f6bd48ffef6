import type { OutputOf } from '#contract/call.ts';
import type { accountCalls } from '#contract/calls/accounts.ts';

/** Somebody who is logged in and nothing more, as the server tells it. */
export const member: OutputOf<typeof accountCalls.session>['data'] = {
  verity: true,
  userId: 7,
  gid: 1,
  nickname: 'Lin',
  secondFactor: 'none',
  roles: [],
};
