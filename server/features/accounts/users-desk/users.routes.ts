import type { userCalls } from '#contract/calls/users.ts';
import type { Handlers } from '../../../handler.ts';
import { inviteStaff, readInvites, withdrawInvite } from '../accounts.ts';
import { disableUser, enableUser, readUser, resetSecondFactor, searchUsers, setRoles, signOutUser } from './users.ts';

export const userHandlers: Handlers<typeof userCalls> = {
  list: searchUsers,
  invite: inviteStaff,
  invites: readInvites,
  withdrawInvite,
  detail: readUser,
  setRoles,
  disable: disableUser,
  enable: enableUser,
  resetSecondFactor,
  signOut: signOutUser,
};
