import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import {
  DESK_REASONS,
  ERRAND_FAULTS,
  ERRAND_STATES,
  INVOICE_FILE_BYTES,
  INVOICE_FILES,
  INVOICE_NUMBER,
  INVOICE_TEXT,
} from '../domain/invoice.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINANCE } from '../domain/roles.ts';
import { lastDays } from '../period.ts';
import { invoiceDetail, invoiceRow, redFlush } from './invoices.ts';

export const INVOICE_VIEWS = ['queue', 'overdue', 'stuck', 'mine', 'red', 'issued', 'rejected'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** What the provider is to do, and how that stands. */
const errand = z.object({
  id,
  state: z.enum(ERRAND_STATES),
  fault: z.nullable(z.enum(ERRAND_FAULTS)),
  /** The provider's words about the fault. */
  words: z.string(),
  maybeThere: z.boolean(),
  /** Our number at the provider. */
  number: z.string(),
  sentAt: z.nullable(instant),
  /** When the provider is tried next. */
  nextAt: z.nullable(instant),
});
export type InvoiceErrand = z.output<typeof errand>;

const deskRow = z.object({
  ...invoiceRow.shape,
  buyer: z.string(),
  account: z.string(),
  claim,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  /** What is wrong at the provider. */
  fault: z.nullable(z.enum(ERRAND_FAULTS)),
});
export type InvoiceDeskRow = z.output<typeof deskRow>;

/** What an XML says against what was asked for. */
const comparison = z.object({
  field: z.enum(['number', 'amount', 'tax', 'title', 'taxNumber', 'seller']),
  asked: z.string(),
  found: z.string(),
  same: z.boolean(),
});
export type InvoiceComparison = z.output<typeof comparison>;

const detail = z.object({
  ...invoiceDetail.shape,
  ...deskRow.shape,
  /** It is the caller's own application, on which somebody else decides. */
  own: z.boolean(),
  /** Empty before an XML was uploaded. */
  comparison: z.array(comparison),
  /** Null when finance issues by hand. */
  errand: z.nullable(errand),
  reds: z.array(z.object({ ...redFlush.shape, comparison: z.array(comparison), errand: z.nullable(errand) })),
});
export type InvoiceDeskDetail = z.output<typeof detail>;

const one = z.strictObject({ id });
const changed = z.object({ invoice: detail });

const file = z
  .string()
  .check(
    z.maxLength(Math.ceil((INVOICE_FILE_BYTES * 4) / 3) + 64),
    z.regex(/^data:[a-z0-9.+/-]*;base64,[A-Za-z0-9+/]+=*$/),
  );

const number = z.pipe(
  line(1, 40),
  z.string().check(z.refine((typed) => INVOICE_NUMBER.test(typed), { error: 'invalid' })),
);

export const invoiceDeskCalls = {
  summary: post('/office/invoices/summary', {
    who: FINANCE,
    summary: 'How many applications wait, are late and were decided in the last 30 days',
    input: nothing,
    output: z.object({
      queue: z.int(),
      overdue: z.int(),
      stuck: z.int(),
      mine: z.int(),
      red: z.int(),
      issued: z.int(),
      rejected: z.int(),
    }),
  }),
  figures: post('/office/invoices/figures', {
    who: FINANCE,
    summary: 'What was invoiced and taken back in the last days',
    input: lastDays,
    output: z.object({ infos: z.array(z.object({ day: z.iso.date(), issuedFen: z.int(), reversedFen: z.int() })) }),
  }),
  list: post('/office/invoices/list', {
    who: FINANCE,
    summary: 'Applications for invoices, those that wait by deadline',
    input: z.strictObject({
      view: z._default(z.enum(INVOICE_VIEWS), 'queue'),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(deskRow),
  }),
  detail: post('/office/invoices/detail', {
    who: FINANCE,
    summary: 'One application with its orders, and its files compared with what was asked for',
    input: one,
    output: changed,
  }),
  claim: post('/office/invoices/claim', {
    who: FINANCE,
    summary: 'Begin to issue an invoice; it is the caller’s for 15 minutes, or longer when claimed again',
    input: one,
    output: changed,
  }),
  release: post('/office/invoices/release', {
    who: FINANCE,
    summary: 'Give an application back to the queue; nothing was issued',
    input: one,
    output: changed,
  }),
  upload: post('/office/invoices/upload', {
    who: FINANCE,
    summary: 'Keeps the PDF, OFD or XML of an invoice that the caller is issuing; a newer file replaces it',
    input: z.strictObject({ id, kind: z.enum(INVOICE_FILES), file }),
    output: changed,
  }),
  issue: post('/office/invoices/issue', {
    who: FINANCE,
    summary: 'The invoice is issued: its files say what was asked for, and the buyer gets them by email',
    input: z.strictObject({ id, number }),
    output: changed,
  }),
  reject: post('/office/invoices/reject', {
    who: FINANCE,
    summary: 'Reject an application with a reason; the buyer can apply again',
    input: z.strictObject({ id, reason: z.enum(DESK_REASONS), words: line(1, INVOICE_TEXT.words) }),
    output: changed,
  }),
  redConfirming: post('/office/invoices/red/confirming', {
    who: FINANCE,
    summary: 'The buyer has used or booked the invoice and must confirm the red-flush within 72 hours',
    input: z.strictObject({ id, billNumber: oneLine(1, 40) }),
    output: changed,
  }),
  redConfirmed: post('/office/invoices/red/confirmed', {
    who: FINANCE,
    summary: 'The red-flush needs no confirmation, or the buyer has given it; refunds go on',
    input: one,
    output: changed,
  }),
  redUpload: post('/office/invoices/red/upload', {
    who: FINANCE,
    summary: 'Keeps the PDF, OFD or XML of a red invoice',
    input: z.strictObject({ id, kind: z.enum(INVOICE_FILES), file }),
    output: changed,
  }),
  redIssue: post('/office/invoices/red/issue', {
    who: FINANCE,
    summary: 'The red invoice is issued; a replacement waits for its turn, and the buyer gets the files',
    input: z.strictObject({ id, number }),
    output: changed,
  }),
  retry: post('/office/invoices/provider/retry', {
    who: FINANCE,
    summary: 'Has the provider try again at once; the id is that of its errand',
    input: one,
    output: changed,
  }),
  takeOver: post('/office/invoices/provider/takeOver', {
    who: FINANCE,
    summary: 'Take an errand from the provider and go on by hand; `checked` says that nothing was issued',
    input: z.strictObject({ id, checked: z._default(z.boolean(), false) }),
    output: changed,
  }),
  settled: post('/office/invoices/provider/settled', {
    who: FINANCE,
    summary: 'The provider issued what finance had taken over, and one of the two has been taken back',
    input: one,
    output: changed,
  }),
  account: post('/office/invoices/account', {
    who: FINANCE,
    summary: 'The whole account number of a title; leaves a line in the audit trail',
    input: z.strictObject({ id, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({ number: z.string() }),
  }),
  file: post('/office/invoices/file', {
    who: FINANCE,
    summary: 'A link to a file of an invoice, good for ten minutes',
    input: z.strictObject({ id, kind: z.enum(INVOICE_FILES), redFlushId: z.optional(id) }),
    output: z.object({ url: z.string() }),
  }),
};
