import type { userCalls } from '#contract/calls/users.ts';
import type { Handlers } from '../../handler.ts';
import { disableUser, enableUser, readUser, resetSecondFactor, searchUsers, setRoles, signOutUser } from './users.ts';

export const userHandlers: Handlers<typeof userCalls> = {
  list: searchUsers,
  detail: readUser,
  setRoles,
  disable: disableUser,
  enable: enableUser,
  resetSecondFactor,
  signOut: signOutUser,
};
