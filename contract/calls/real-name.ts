import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import {
  ID_PAPERS,
  ID_PICTURE_BYTES,
  ID_SIDES,
  NAME_LOOKS,
  NAME_REASONS,
  REAL_NAME_STATES,
  REAL_NAME_TEXT,
} from '../domain/real-name.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINANCE } from '../domain/roles.ts';

const side = z.enum(ID_SIDES);

/** Somebody in the office looked at a paper or read its number. */
const look = z.object({ by: z.string(), what: z.enum(NAME_LOOKS), at: instant });
export type Look = z.output<typeof look>;

const realName = z.object({
  id,
  state: z.enum(REAL_NAME_STATES),
  paper: z.enum(ID_PAPERS),
  name: z.string(),
  /** The last four characters of the number. */
  numberEnd: z.string(),
  submittedAt: instant,
  dueAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was rejected. */
  reason: z.nullable(z.enum(NAME_REASONS)),
  words: z.string(),
});

const standing = z.object({
  /** The newest; null before the first. */
  realName: z.nullable(realName),
  /** The one that counts, also while another is looked at or was rejected. */
  verified: z.nullable(realName),
  /** What the application to become a photographer, or the account, tells already. */
  known: z.object({ name: z.string(), phone: z.string(), phoneVerified: z.boolean() }),
  /** Pictures that were sent and not yet submitted. */
  sent: z.array(side),
  /** Newest first. */
  looks: z.array(look),
});
export type RealNameStanding = z.output<typeof standing>;

const image = z
  .string()
  .check(z.minLength(1), z.maxLength(Math.ceil(ID_PICTURE_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const realNameCalls = {
  read: post('/center/realName', {
    who: 'photographer',
    summary: 'Whether the caller’s real name is verified, and who looked at the papers',
    input: nothing,
    output: standing,
  }),
  sendPicture: post('/center/realName/picture', {
    who: 'photographer',
    summary: 'Send a picture of the caller’s paper; it is redrawn and encrypted, and replaces the last one of its side',
    input: z.strictObject({
      side,
      /** A JPEG or PNG in base64. */
      image,
    }),
    output: standing,
  }),
  submit: post('/center/realName/submit', {
    who: 'photographer',
    summary: 'Have the caller’s real name verified; a number belongs to one account',
    input: z.strictObject({
      paper: z.enum(ID_PAPERS),
      name: oneLine(1, REAL_NAME_TEXT.name),
      number: line(1, REAL_NAME_TEXT.number),
      /** Where the person lives, or where the company has its seat. */
      address: oneLine(1, REAL_NAME_TEXT.address),
      phone: line(1, 40),
      /** A code of purpose “identity”, unless the number is proven already. */
      code: z._default(z.string().check(z.regex(/^(?:\d{6})?$/)), ''),
    }),
    output: standing,
  }),
};

export const REAL_NAME_VIEWS = ['queue', 'overdue', 'mine', 'verified', 'rejected'] as const;
export type RealNameView = (typeof REAL_NAME_VIEWS)[number];

const row = z.object({
  ...realName.shape,
  account: z.string(),
  nickname: z.string(),
  overdue: z.boolean(),
  claim,
  decidedBy: z.nullable(z.string()),
});
export type RealNameRow = z.output<typeof row>;

const detail = z.object({
  ...row.shape,
  userId: id,
  /** It is the caller's own, who may not decide. */
  own: z.boolean(),
  phone: z.string(),
  /** Empty when the papers were deleted. */
  sides: z.array(side),
  looks: z.array(look),
  /** What the same account sent before, newest first. */
  earlier: z.array(
    z.object({
      id,
      state: z.enum(REAL_NAME_STATES),
      paper: z.enum(ID_PAPERS),
      /** Empty when the papers were deleted, and so is the end of the number. */
      name: z.string(),
      numberEnd: z.string(),
      reason: z.nullable(z.enum(NAME_REASONS)),
      words: z.string(),
      decidedBy: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
export type RealNameDetail = z.output<typeof detail>;

const one = z.strictObject({ id });
const changed = z.object({ realName: detail });
const why = line(1, LIMITS.reasonMax);

export const realNameDeskCalls = {
  summary: post('/office/realName/summary', {
    who: FINANCE,
    summary: 'How many real names wait, are late and were decided in the last 30 days',
    input: nothing,
    output: z.object({ queue: z.int(), overdue: z.int(), mine: z.int(), verified: z.int(), rejected: z.int() }),
  }),
  list: post('/office/realName/list', {
    who: FINANCE,
    summary: 'Real names of photographers, those that wait by deadline; numbers are masked',
    input: z.strictObject({
      view: z._default(z.enum(REAL_NAME_VIEWS), 'queue'),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/realName/detail', {
    who: FINANCE,
    summary: 'One real name with its history; number and papers are looked at by calls of their own',
    input: one,
    output: changed,
  }),
  claim: post('/office/realName/claim', {
    who: FINANCE,
    summary: 'Claim a real name for 15 minutes, or keep it for longer',
    input: one,
    output: changed,
  }),
  release: post('/office/realName/release', {
    who: FINANCE,
    summary: 'Give a real name back to the queue',
    input: one,
    output: changed,
  }),
  verify: post('/office/realName/verify', {
    who: FINANCE,
    summary: 'The real name is right: its owner may submit works and be paid',
    input: one,
    output: changed,
  }),
  reject: post('/office/realName/reject', {
    who: FINANCE,
    summary: 'Reject a real name with a reason; its owner may send everything again',
    input: z.strictObject({ id, reason: z.enum(NAME_REASONS), words: line(1, REAL_NAME_TEXT.words) }),
    output: changed,
  }),
  reveal: post('/office/realName/number', {
    who: FINANCE,
    summary: 'The whole number; leaves a line in the audit trail and its owner sees who read it',
    input: z.strictObject({ id, reason: why }),
    output: z.object({ number: z.string() }),
  }),
  picture: post('/office/realName/picture', {
    who: FINANCE,
    summary: 'A picture of the paper with the caller’s name across it; leaves a line in the audit trail',
    input: z.strictObject({ id, side, reason: why }),
    output: z.object({
      /** A JPEG as data URL. */
      picture: z.string(),
    }),
  }),
};
