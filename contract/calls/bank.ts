import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import {
  BANK_LOOKS,
  BANK_REASONS,
  BANK_STATES,
  BANK_TEXT,
  SHORTEST_BRANCH,
  UNLOCK_KINDS,
  UNLOCK_STATES,
} from '../domain/bank.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINANCE } from '../domain/roles.ts';

const account = z.object({
  id,
  state: z.enum(BANK_STATES),
  company: z.boolean(),
  holder: z.string(),
  bank: z.string(),
  branch: z.string(),
  province: z.string(),
  city: z.string(),
  /** The last four digits of the number. */
  numberEnd: z.string(),
  submittedAt: instant,
  dueAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was rejected. */
  reason: z.nullable(z.enum(BANK_REASONS)),
  words: z.string(),
});
export type BankAccount = z.output<typeof account>;

const look = z.object({ by: z.string(), what: z.enum(BANK_LOOKS), at: instant });

const standing = z.object({
  /** The verified real name, to which every account must belong; null before it is verified. */
  holder: z.nullable(z.object({ name: z.string(), company: z.boolean() })),
  /** The account that is paid to. */
  current: z.nullable(account),
  /** Another one that is under review, or was rejected last. */
  next: z.nullable(account),
  /** Until when the account cannot be changed; null when it can. */
  lockedUntil: z.nullable(instant),
  /** The lock was lifted for one change. */
  unlocked: z.nullable(z.enum(UNLOCK_KINDS)),
  /** Who read the whole number, newest first. */
  looks: z.array(look),
});
export type BankStanding = z.output<typeof standing>;

export const bankCalls = {
  read: post('/center/bank', {
    who: 'photographer',
    summary: 'The account that the caller is paid to, another one under review, and until when it cannot be changed',
    input: nothing,
    output: standing,
  }),
  submit: post('/center/bank/submit', {
    who: 'photographer',
    summary: 'Send another account, in the verified name; the old one is paid to until it has passed',
    input: z.strictObject({
      bank: oneLine(2, BANK_TEXT.bank),
      branch: oneLine(SHORTEST_BRANCH, BANK_TEXT.branch),
      province: oneLine(1, BANK_TEXT.province),
      city: oneLine(1, BANK_TEXT.city),
      number: line(1, BANK_TEXT.number),
      /** As the bank knows it. */
      phone: line(1, BANK_TEXT.phone),
    }),
    output: standing,
  }),
};

export const BANK_VIEWS = ['queue', 'overdue', 'mine', 'passed', 'rejected'] as const;
export type BankView = (typeof BANK_VIEWS)[number];

const row = z.object({
  ...account.shape,
  account: z.string(),
  nickname: z.string(),
  overdue: z.boolean(),
  claim,
  decidedBy: z.nullable(z.string()),
});
export type BankRow = z.output<typeof row>;

const unlock = z.object({
  id,
  userId: id,
  holder: z.string(),
  account: z.string(),
  kind: z.enum(UNLOCK_KINDS),
  state: z.enum(UNLOCK_STATES),
  reason: z.string(),
  askedBy: z.nullable(z.string()),
  askedAt: instant,
  /** The caller asked, so somebody else answers. */
  mine: z.boolean(),
  answeredBy: z.nullable(z.string()),
  answer: z.string(),
});
export type BankUnlock = z.output<typeof unlock>;

const detail = z.object({
  ...row.shape,
  userId: id,
  /** It is the caller's own, who may not decide. */
  own: z.boolean(),
  phone: z.string(),
  /** The account that is paid to now, when it is another one. */
  current: z.nullable(account),
  lockedUntil: z.nullable(instant),
  /** Newest first. */
  unlocks: z.array(unlock),
  looks: z.array(look),
  /** What the same person sent before, newest first. */
  earlier: z.array(account),
});
export type BankDetail = z.output<typeof detail>;

const one = z.strictObject({ id });
const changed = z.object({ account: detail });
const why = line(1, LIMITS.reasonMax);

export const bankDeskCalls = {
  summary: post('/office/bank/summary', {
    who: FINANCE,
    summary:
      'How many accounts wait, are late and were decided in the last 30 days, and how many unlocks are asked for',
    input: nothing,
    output: z.object({
      queue: z.int(),
      overdue: z.int(),
      mine: z.int(),
      passed: z.int(),
      rejected: z.int(),
      unlocks: z.int(),
    }),
  }),
  list: post('/office/bank/list', {
    who: FINANCE,
    summary: 'Accounts of photographers, those that wait by deadline; numbers are masked',
    input: z.strictObject({
      view: z._default(z.enum(BANK_VIEWS), 'queue'),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/bank/detail', {
    who: FINANCE,
    summary: 'One account with the lock and its history; the number is read by a call of its own',
    input: one,
    output: changed,
  }),
  claim: post('/office/bank/claim', {
    who: FINANCE,
    summary: 'Claim an account for 15 minutes, or keep it for longer',
    input: one,
    output: changed,
  }),
  release: post('/office/bank/release', {
    who: FINANCE,
    summary: 'Give an account back to the queue',
    input: one,
    output: changed,
  }),
  pass: post('/office/bank/pass', {
    who: FINANCE,
    summary: 'The account is right: it is paid to from now on and locked for a year',
    input: one,
    output: changed,
  }),
  reject: post('/office/bank/reject', {
    who: FINANCE,
    summary: 'Reject an account with a reason; the old one is paid to, and nothing is locked',
    input: z.strictObject({ id, reason: z.enum(BANK_REASONS), words: line(1, BANK_TEXT.words) }),
    output: changed,
  }),
  reveal: post('/office/bank/number', {
    who: FINANCE,
    summary: 'The whole number; leaves a line in the audit trail and its owner sees who read it',
    input: z.strictObject({ id, reason: why }),
    output: z.object({ number: z.string() }),
  }),
  unlocks: post('/office/bank/unlocks', {
    who: FINANCE,
    summary: 'Requests to lift the lock of a year that wait for a second person, oldest first',
    input: z.strictObject({ ...paging }),
    output: listOf(unlock),
  }),
  askUnlock: post('/office/bank/unlock/ask', {
    who: FINANCE,
    summary: 'Ask that a photographer may change their account before the year is over; a second person answers',
    input: z.strictObject({ id, reason: why }),
    output: changed,
  }),
  answerUnlock: post('/office/bank/unlock/answer', {
    who: FINANCE,
    summary: 'Approve or decline such a request of somebody else',
    input: z.strictObject({ id, approve: z.boolean(), words: z._default(line(0, LIMITS.reasonMax), '') }),
    output: z.object({ unlock }),
  }),
};
