import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { LANGUAGES } from '../domain/language.ts';
import { LIMITS } from '../domain/limits.ts';
import { GID, STAFF_ROLES } from '../domain/roles.ts';

const reason = line(1, LIMITS.reasonMax);
const role = z.enum(STAFF_ROLES);
const gid = z.union([z.literal(GID.buyer), z.literal(GID.photographer), z.literal(GID.materialManager)]);

const user = z.object({
  id,
  nickname: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  gid: z.int(),
  roles: z.array(role),
  disabled: z.boolean(),
  sessions: z.int(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});
export type OfficeUser = z.output<typeof user>;

const USER_SORTS = ['newest', 'name', 'lastSeen'] as const;

export const userCalls = {
  list: post('/office/user/list', {
    who: ['admin'],
    summary: 'Find users by name, email, mobile number or id',
    input: z.strictObject({
      ...paging,
      keyword: z._default(z.string().check(z.maxLength(100)), ''),
      gid: z.optional(gid),
      role: z.optional(role),
      state: z._default(z.enum(['all', 'active', 'disabled']), 'all'),
      orderBy: z._default(z.enum(USER_SORTS), 'newest'),
    }),
    output: listOf(user),
  }),
  invite: post('/office/user/invite', {
    who: ['admin'],
    summary: 'Send somebody without an account a link by which they join the office; an earlier link to them ends',
    input: z.strictObject({
      email: z.string().check(z.maxLength(320)),
      roles: z.array(role).check(z.minLength(1), z.maxLength(STAFF_ROLES.length)),
      language: z.enum(LANGUAGES),
      reason,
    }),
    output: z.object({}),
  }),
  invites: post('/office/user/invites', {
    who: ['admin'],
    summary: 'Invitations that can still be accepted, newest first',
    input: nothing,
    output: z.object({
      infos: z.array(z.object({ id, email: z.string(), roles: z.array(role), by: z.string(), expiresAt: instant })),
    }),
  }),
  withdrawInvite: post('/office/user/invite/withdraw', {
    who: ['admin'],
    summary: 'End an invitation before anybody accepts it',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  detail: post('/office/user/detail', {
    who: ['admin'],
    summary: 'One user',
    input: z.strictObject({ id }),
    output: z.object({ user }),
  }),
  setRoles: post('/office/user/roles', {
    who: ['admin'],
    summary: 'Set what a user is on the site and in the office',
    input: z.strictObject({ id, gid, roles: z.array(role).check(z.maxLength(STAFF_ROLES.length)), reason }),
    output: z.object({ user }),
  }),
  disable: post('/office/user/disable', {
    who: ['admin'],
    summary: 'Close an account and end its sessions',
    input: z.strictObject({ id, reason }),
    output: z.object({ user }),
  }),
  enable: post('/office/user/enable', {
    who: ['admin'],
    summary: 'Open a closed account again',
    input: z.strictObject({ id, reason }),
    output: z.object({ user }),
  }),
  resetSecondFactor: post('/office/user/resetSecondFactor', {
    who: ['admin'],
    summary: 'Let a member of staff set up a new authenticator; ends their sessions',
    input: z.strictObject({ id, reason }),
    output: z.object({ user }),
  }),
  signOut: post('/office/user/signout', {
    who: ['admin'],
    summary: 'End every session of a user',
    input: z.strictObject({ id, reason }),
    output: z.object({ user }),
  }),
};
