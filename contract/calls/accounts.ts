import * as z from 'zod/mini';
import { id, instant, nothing, oneLine, post, text } from '../call.ts';
import { CODE_PURPOSES, parseAccount } from '../domain/account.ts';
import { HINTS } from '../domain/hint.ts';
import { LANGUAGES } from '../domain/language.ts';
import { LIMITS } from '../domain/limits.ts';
import { STAFF_ROLES } from '../domain/roles.ts';
import { code, oneProof, proof, secret } from '../owner-proof.ts';
import { policyVersion } from './policies.ts';

const account = z.string().check(
  z.maxLength(320),
  z.refine((typed) => parseAccount(typed) !== null, { error: 'invalid' }),
);
const password = text(LIMITS.passwordMin, LIMITS.passwordMax);
const nickname = oneLine(1, LIMITS.nicknameMax);

/** What a session needs before it counts: nothing, a code for two-step verification, or setting that up. */
const secondFactor = z.enum(['none', 'enter', 'set-up']);
const signedIn = z.object({ token: z.string(), secondFactor });

/** Random token that a browser keeps, by which it is known the next time it logs in. */
const deviceToken = z.optional(z.string().check(z.minLength(32), z.maxLength(128)));
const linkToken = z.string().check(z.minLength(16), z.maxLength(128));

/** The versions of the user agreement and the privacy policy that somebody agrees to. */
const agreed = z.strictObject({ user: policyVersion, privacy: policyVersion });

const session = z.object({
  verity: z.boolean(),
  token: z.optional(z.string()),
  userId: z.optional(id),
  gid: z.optional(z.int()),
  nickname: z.optional(z.string()),
  customerId: z.optional(z.nullable(z.int())),
  customerStatus: z.optional(z.nullable(z.int())),
  customerType: z.optional(z.nullable(z.int())),
  projectId: z.optional(z.nullable(z.int())),
  projectStatus: z.optional(z.nullable(z.int())),
  videoFlag: z.optional(z.int()),
  photoFlag: z.optional(z.int()),
  signFlag: z.optional(z.int()),
  roles: z.optional(z.array(z.enum(STAFF_ROLES))),
  secondFactor: z.optional(secondFactor),
  /** Hints that this person has put away. */
  hintsSeen: z.optional(z.array(z.string())),
  /** The token is old enough to be exchanged at /user/refresh. */
  stale: z.optional(z.boolean()),
});

const device = z.object({
  id,
  device: z.string(),
  address: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});

const profile = z.object({
  nickname: z.string(),
  email: z.nullable(z.string()),
  pendingEmail: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  hasPassword: z.boolean(),
  language: z.enum(LANGUAGES),
  createdAt: instant,
});

export const accountCalls = {
  session: post('/session', {
    who: 'anyone',
    summary: 'Who is calling; verity is false when the token is missing or no longer valid',
    input: nothing,
    output: z.object({ data: session }),
  }),
  refresh: post('/user/refresh', {
    who: 'anyone',
    summary: 'Exchange the token for a new one; using an exchanged token again ends the whole session',
    input: nothing,
    output: z.object({ token: z.string() }),
  }),
  logoff: post('/logoff', { who: 'anyone', summary: 'End this session', input: nothing, output: z.object({}) }),
  sendCode: post('/user/code', {
    who: 'anyone',
    summary: 'Send a verification code to an email address or mobile number',
    input: z.strictObject({ account, purpose: z.enum(CODE_PURPOSES) }),
    output: z.object({}),
  }),
  register: post('/user/register', {
    who: 'anyone',
    summary: 'Open a buyer account with a verification code',
    input: z.strictObject({ account, code, password, nickname, agreed, device: deviceToken }),
    output: signedIn,
  }),
  login: post('/user/login', {
    who: 'anyone',
    summary: 'Log in by password or by verification code',
    input: z.strictObject({ account, password: z.optional(secret), code: z.optional(code), device: deviceToken }).check(
      z.refine((input) => (input.password === undefined) !== (input.code === undefined), {
        error: 'required',
        path: ['password'],
      }),
    ),
    output: signedIn,
  }),
  reset: post('/user/reset', {
    who: 'anyone',
    summary: 'Set a new password with a verification code; ends every session of the account',
    input: z.strictObject({ account, code, password, device: deviceToken }),
    output: signedIn,
  }),
  changePassword: post('/user/password', {
    who: 'member',
    summary: 'Change the password, or set the first one by a code; ends every session and replies with a new one',
    input: z.strictObject({ oldPassword: z.optional(secret), ownerCode: proof.ownerCode, newPassword: password }),
    output: signedIn,
  }),
  profile: post('/user/profile', {
    who: 'member',
    summary: 'The caller’s own profile',
    input: nothing,
    output: z.object({ profile }),
  }),
  saveProfile: post('/user/profile/save', {
    who: 'member',
    summary: 'Change nickname and language of messages',
    input: z.strictObject({ nickname, language: z.enum(LANGUAGES) }),
    output: z.object({ profile }),
  }),
  setLanguage: post('/user/language', {
    who: 'member',
    summary: 'Change the language of messages to the one that the site is read in',
    input: z.strictObject({ language: z.enum(LANGUAGES) }),
    output: z.object({}),
  }),
  dismissHint: post('/user/hint/dismiss', {
    who: 'member',
    summary: 'Put a hint for beginners away for good',
    input: z.strictObject({ hint: z.enum(HINTS) }),
    output: z.object({}),
  }),
  changeEmail: post('/user/email/change', {
    who: 'member',
    summary: 'Ask for an email address to be set; a link sent to it confirms it, and the old address is told',
    input: z
      .strictObject({
        email: z.string().check(
          z.maxLength(320),
          z.refine((typed) => parseAccount(typed)?.kind === 'email', { error: 'invalid' }),
        ),
        ...proof,
      })
      .check(oneProof),
    output: z.object({}),
  }),
  confirmEmail: post('/user/email/confirm', {
    who: 'anyone',
    summary: 'Confirm an email address with the token of the link',
    input: z.strictObject({ token: linkToken }),
    output: z.object({ email: z.string() }),
  }),
  changeMobile: post('/user/mobile/change', {
    who: 'member',
    summary: 'Set the mobile number with a code of purpose “bind”',
    input: z
      .strictObject({
        mobile: z.string().check(
          z.maxLength(40),
          z.refine((typed) => parseAccount(typed)?.kind === 'mobile', { error: 'invalid' }),
        ),
        code,
        ...proof,
      })
      .check(oneProof),
    output: z.object({ profile }),
  }),
  undoChange: post('/user/change/undo', {
    who: 'anyone',
    summary: 'Undo a change of email address or mobile number and all since; ends every session and the password',
    input: z.strictObject({ token: linkToken }),
    output: z.object({}),
  }),
  readInvite: post('/user/invite', {
    who: 'anyone',
    summary: 'What the token of an invitation asks its holder to join as',
    input: z.strictObject({ token: linkToken }),
    output: z.object({ email: z.string(), roles: z.array(z.enum(STAFF_ROLES)) }),
  }),
  acceptInvite: post('/user/invite/accept', {
    who: 'anyone',
    summary: 'Open an account for the office with the token of an invitation, once',
    input: z.strictObject({ token: linkToken, nickname, password, device: deviceToken }),
    output: signedIn,
  }),
  devices: post('/user/device/list', {
    who: 'member',
    summary: 'Devices that are logged in',
    input: nothing,
    output: z.object({ infos: z.array(device) }),
  }),
  signOutDevice: post('/user/device/signout', {
    who: 'member',
    summary: 'Sign one device out',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  signOutOthers: post('/user/device/signoutOthers', {
    who: 'member',
    summary: 'Sign every other device out',
    input: nothing,
    output: z.object({ count: z.int() }),
  }),
  beginSecondFactor: post('/user/totp/begin', {
    who: 'signing-in',
    summary: 'A new secret for an authenticator app',
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: post('/user/totp/confirm', {
    who: 'signing-in',
    summary: 'Prove the second factor with a code, the first time and at every login',
    input: z.strictObject({ code }),
    output: z.object({}),
  }),
};
