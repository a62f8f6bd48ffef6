import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, type OutputOf, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { BATCH_STATES, HOLDS, MOST_LINES, PAYOUT_STATES, PAYOUT_TEXT } from '../domain/payout.ts';
import {
  COLUMN_TITLE,
  FILE_ENCODINGS,
  FILE_VALUES,
  hasNeededColumns,
  MOST_COLUMNS,
  TOTAL_PLACES,
} from '../domain/payout-file.ts';
import { FINANCE } from '../domain/roles.ts';

const fen = z.int();
const version = z.int().check(z.positive());
const why = line(1, LIMITS.reasonMax);
const reference = oneLine(4, PAYOUT_TEXT.reference);
const one = z.strictObject({ id });
const done = z.object({});

export const DUE_VIEWS = ['ready', 'held'] as const;
export type DueView = (typeof DUE_VIEWS)[number];

const due = z.object({
  /** Of the statement. */
  id,
  number: z.string(),
  quarter: z.string(),
  userId: id,
  photographer: z.string(),
  /** Null until the tax category is set. */
  netFen: z.nullable(fen),
  confirmedAt: instant,
  account: z.nullable(z.object({ holder: z.string(), bank: z.string(), numberEnd: z.string() })),
  /** What keeps it out of a batch; empty when nothing does. */
  holds: z.array(z.enum(HOLDS)),
  /** Why the bank sent the last payment to this account back. */
  bounceReason: z.string(),
});
export type DueRow = z.output<typeof due>;

export const BATCH_VIEWS = ['to-release', 'released', 'all'] as const;
export type BatchView = (typeof BATCH_VIEWS)[number];

const batch = z.object({
  id,
  number: z.string(),
  state: z.enum(BATCH_STATES),
  lineCount: z.int(),
  totalFen: fen,
  paidCount: z.int(),
  bouncedCount: z.int(),
  preparedBy: z.string(),
  preparedAt: instant,
  releasedBy: z.nullable(z.string()),
  releasedAt: z.nullable(instant),
});
export type BatchRow = z.output<typeof batch>;

const payout = z.object({
  id,
  /** FB00000012-007 */
  line: z.string(),
  statementId: id,
  statement: z.string(),
  photographer: z.string(),
  holder: z.string(),
  bank: z.string(),
  branch: z.string(),
  numberEnd: z.string(),
  amountFen: fen,
  state: z.enum(PAYOUT_STATES),
  reference: z.string(),
  paidAt: z.nullable(instant),
  reason: z.string(),
  bouncedAt: z.nullable(instant),
});
export type PayoutLine = z.output<typeof payout>;

const batchDetail = z.object({
  ...batch.shape,
  templateVersion: version,
  encoding: z.enum(FILE_ENCODINGS),
  /** SHA-256 of the bank's file. */
  fileHash: z.string(),
  /** The caller prepared it, so that somebody else releases it. */
  mine: z.boolean(),
  lines: z.array(payout),
  returns: z.array(
    z.object({ id, fileHash: z.string(), paidCount: z.int(), bouncedCount: z.int(), by: z.string(), at: instant }),
  ),
});
export type BatchDetail = z.output<typeof batchDetail>;
const changed = z.object({ batch: batchDetail });

const title = oneLine(1, COLUMN_TITLE);
const results = z.array(title).check(z.minLength(1), z.maxLength(10));
const template = z.strictObject({
  encoding: z.enum(FILE_ENCODINGS),
  columns: z
    .array(z.strictObject({ title, value: z.enum(FILE_VALUES) }))
    .check(z.maxLength(MOST_COLUMNS), z.refine(hasNeededColumns, { error: 'invalid' })),
  totals: z.strictObject({ at: z.enum(TOTAL_PLACES), title }),
  answer: z
    .strictObject({
      line: title,
      amount: title,
      result: title,
      reference: title,
      reason: title,
      paid: results,
      bounced: results,
    })
    .check(z.refine(({ paid, bounced }) => !paid.some((word) => bounced.includes(word)), { error: 'invalid' })),
});

/** Largest file of the bank in base64. */
const MOST_BASE64 = 700_000;
/** What is wrong with a line of the bank's answer. */
const RETURN_FAULTS = [
  'unknown',
  'other-batch',
  'twice',
  'answered',
  'amount',
  'result',
  'reference',
  'reason',
] as const;
export type ReturnFault = (typeof RETURN_FAULTS)[number];

const returned = z.object({
  /** As editors count, from 1. */
  row: z.int(),
  line: z.string(),
  holder: z.string(),
  amountFen: z.nullable(fen),
  result: z.nullable(z.enum(['paid', 'bounced'])),
  reference: z.string(),
  reason: z.string(),
  fault: z.nullable(z.enum(RETURN_FAULTS)),
});
export type ReturnedLine = z.output<typeof returned>;
export type ReturnReport = OutputOf<typeof payoutDeskCalls.bookReturn>;
export type TemplateRow = OutputOf<typeof payoutDeskCalls.templates>['infos'][number];

export const payoutDeskCalls = {
  due: post('/office/payout/due', {
    who: FINANCE,
    summary: 'Confirmed statements that are in no batch: what can be paid, or what is held back and why',
    input: z.strictObject({ view: z.enum(DUE_VIEWS), ...paging }),
    output: z.object({
      ...listOf(due).shape,
      /** What the next batch would hold: everything ready, the oldest first, as far as one batch goes. */
      next: z.object({ ids: z.array(id), totalFen: fen }),
    }),
  }),
  holds: post('/office/payout/holds', {
    who: FINANCE,
    summary: 'What keeps one statement from being paid by hand',
    input: one,
    output: z.object({ holds: z.array(z.enum(HOLDS)) }),
  }),
  counts: post('/office/payout/counts', {
    who: FINANCE,
    summary: 'How many statements are ready and held back, and how many batches wait',
    input: nothing,
    output: z.object({ ready: z.int(), held: z.int(), toRelease: z.int(), released: z.int() }),
  }),
  prepare: post('/office/payout/prepare', {
    who: FINANCE,
    summary: 'Gather statements into a batch; their accounts are frozen, and a second person releases it',
    input: z.strictObject({
      ids: z.array(id).check(
        z.minLength(1),
        z.maxLength(MOST_LINES),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
      ),
      /** As the caller has seen it. */
      totalFen: fen,
    }),
    output: changed,
  }),
  list: post('/office/payout/list', {
    who: FINANCE,
    summary: 'Batches, newest first',
    input: z.strictObject({ view: z._default(z.enum(BATCH_VIEWS), 'all'), ...paging }),
    output: listOf(batch),
  }),
  detail: post('/office/payout/detail', {
    who: FINANCE,
    summary: 'One batch with its lines; account numbers are masked',
    input: one,
    output: changed,
  }),
  release: post('/office/payout/release', {
    who: FINANCE,
    summary: 'Release a batch that somebody else prepared, by the hash of its file',
    input: z.strictObject({ id, fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: changed,
  }),
  cancel: post('/office/payout/cancel', {
    who: FINANCE,
    summary: 'Give up a batch that is not released; its statements are due again',
    input: z.strictObject({ id, reason: why }),
    output: changed,
  }),
  file: post('/office/payout/file', {
    who: FINANCE,
    summary: 'The bank’s file of a released batch with whole account numbers; leaves a line in the audit trail',
    input: one,
    output: z.object({
      fileName: z.string(),
      fileHash: z.string(),
      /** In base64, because it may be in GBK. */
      file: z.string(),
    }),
  }),
  bookReturn: post('/office/payout/return', {
    who: FINANCE,
    summary: 'What the bank’s answer says, line by line; with `apply` it is booked, all of it or nothing',
    input: z.strictObject({
      id,
      /** The bytes in base64, because the encoding of the file is unknown. */
      file: z.string().check(z.minLength(1), z.maxLength(MOST_BASE64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      apply: z.boolean(),
    }),
    output: z.object({
      applied: z.boolean(),
      paid: z.object({ count: z.int(), totalFen: fen }),
      bounced: z.object({ count: z.int(), totalFen: fen }),
      /** Lines of the batch that still wait afterwards. */
      waiting: z.int(),
      faults: z.int(),
      lines: z.array(returned),
    }),
  }),
  pay: post('/office/payout/pay', {
    who: FINANCE,
    summary: 'One line of a released batch was paid, under the bank’s number',
    input: z.strictObject({ id, amountFen: z.int().check(z.positive()), reference }),
    output: changed,
  }),
  bounce: post('/office/payout/bounce', {
    who: FINANCE,
    summary: 'The bank sent a payment back: its statement is due again, and the account may be changed',
    input: z.strictObject({ id, reason: oneLine(1, PAYOUT_TEXT.reason) }),
    output: done,
  }),
  remit: post('/office/payout/remit', {
    who: FINANCE,
    summary: 'One statement was paid by hand, by itself, under the bank’s number; a second person has to confirm it',
    input: z.strictObject({ id, netFen: z.int().check(z.positive()), reference }),
    output: done,
  }),
  confirm: post('/office/payout/confirm', {
    who: FINANCE,
    summary: 'A payment by hand that somebody else has noted was made: its statement is paid',
    input: one,
    output: done,
  }),
  withdraw: post('/office/payout/withdraw', {
    who: FINANCE,
    summary: 'A payment by hand that nobody has confirmed was not made: its statement is due again',
    input: z.strictObject({ id, reason: why }),
    output: done,
  }),
  templates: post('/office/payout/templates', {
    who: FINANCE,
    summary: 'Every version of the bank’s file, newest first',
    input: nothing,
    output: listOf(z.object({ version, template, reason: z.string(), by: z.nullable(z.string()), at: instant })),
  }),
  addTemplate: post('/office/payout/addTemplate', {
    who: FINANCE,
    summary: 'How the bank wants its file from now on; batches keep theirs',
    input: z.strictObject({
      /** The newest version that the caller has seen. */
      after: version,
      template,
      reason: why,
    }),
    output: z.object({ version }),
  }),
  taxReport: post('/office/payout/taxReport', {
    who: ['finance'],
    summary:
      'What photographers earned in a quarter, with identity numbers, for the platform’s report to the tax office',
    input: z.strictObject({ quarter: z.string().check(z.regex(/^\d{4}-Q[1-4]$/)), reason: why }),
    output: z.object({ csv: z.string(), people: z.int() }),
  }),
};
