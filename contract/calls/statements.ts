import * as z from 'zod/mini';
import { id, instant, line, listOf, paging, post } from '../call.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { DISPUTE_LENGTH, INVOICE_BYTES, MOST_DISPUTED, STATEMENT_STATES } from '../domain/statement.ts';
import { PAYOUT_STATES } from '../domain/payout.ts';
import { TAX_CATEGORIES, TAX_METHODS } from '../domain/tax.ts';
import { licenceTerms, specialTerms } from './prices.ts';

const fen = z.int();
const wholeFen = z.int().check(z.gte(0));
const percent = z.int().check(z.gte(0), z.lte(100));
const upToFen = z.nullable(z.int().check(z.positive()));

export const taxRule = z.strictObject({
  method: z.enum(TAX_METHODS),
  deductions: z.array(z.strictObject({ upToFen, minusFen: wholeFen, minusPercent: percent })),
  monthlyFen: wholeFen,
  factorPercent: percent,
  bands: z.array(z.strictObject({ upToFen, percent, minusFen: wholeFen })),
});

export const statementHead = z.object({
  id,
  number: z.string(),
  /** 2026-Q3 */
  quarter: z.string(),
  version: z.int(),
  state: z.enum(STATEMENT_STATES),
  lineCount: z.int(),
  openingFen: fen,
  grossFen: fen,
  reversalsFen: fen,
  payableFen: fen,
  /** Null until finance has said as what the photographer is taxed. */
  taxFen: z.nullable(fen),
  netFen: z.nullable(fen),
  carriedFen: fen,
  builtAt: instant,
  /** Until then lines can be disputed. */
  confirmBy: instant,
  confirmedAt: z.nullable(instant),
  confirmedBy: z.nullable(z.enum(['photographer', 'time'])),
  remittedAt: z.nullable(instant),
  reference: z.string(),
});
export type StatementHead = z.output<typeof statementHead>;

/** What the tax was reckoned by, so that anybody can do it again. */
const taxFacts = z.object({
  category: z.enum(TAX_CATEGORIES),
  /** Null: nothing is withheld from companies. */
  rule: z.nullable(taxRule),
  version: z.nullable(z.int()),
  earlierFen: fen,
  earlierTaxFen: fen,
  /** Months of the year that count, since the first sale. */
  month: z.int(),
});

/** One attempt to pay a statement. */
const statementPayout = z.object({
  id,
  state: z.enum(PAYOUT_STATES),
  /** Number of its batch; null when it was paid by hand, by itself. */
  batch: z.nullable(z.string()),
  /** When the bank was told to pay. */
  releasedAt: z.nullable(instant),
  bank: z.string(),
  /** The last four digits of the account. */
  numberEnd: z.string(),
  amountFen: fen,
  reference: z.string(),
  paidAt: z.nullable(instant),
  /** Why the bank sent it back. */
  reason: z.string(),
  bouncedAt: z.nullable(instant),
});
export type StatementPayout = z.output<typeof statementPayout>;

export const statementDetail = z.object({
  ...statementHead.shape,
  /** Newest first. */
  payouts: z.array(statementPayout),
  /** Null while no category is set, or when nothing is to be paid. */
  tax: z.nullable(taxFacts),
  /** The company's own invoice is wanted before the money is sent, and has come. */
  invoice: z.enum(['not-needed', 'wanted', 'sent']),
  /** Other versions of the same quarter, newest first. */
  versions: z.array(z.object({ id, version: z.int(), state: z.enum(STATEMENT_STATES), builtAt: instant })),
  disputes: z.object({ open: z.int(), answered: z.int() }),
});
export type StatementDetail = z.output<typeof statementDetail>;

export const statementLine = z.object({
  saleId: id,
  /** When it was sold, or taken back. */
  at: instant,
  orderNumber: z.string(),
  materialCode: z.string(),
  kind: z.enum(MEDIA_KINDS),
  titleZh: z.string(),
  titleEn: z.string(),
  thumbnail: z.nullable(z.string()),
  terms: licenceTerms,
  special: specialTerms,
  priceFen: fen,
  discountFen: fen,
  paidFen: fen,
  vatFen: fen,
  netFen: fen,
  sharePercent: percent,
  amountFen: fen,
  /** The sale was refunded: what it brought is taken back. */
  reversal: z.boolean(),
  exclusive: z.boolean(),
  agreementVersion: z.int(),
  /** The photographer's own rate, or one for a type of work; null: the agreement's. */
  rateId: z.nullable(id),
  /** The share was corrected after a dispute; this is the one before. */
  frozenPercent: percent,
  /** What the version before said, where this one says something else. */
  beforeFen: z.nullable(fen),
  dispute: z.nullable(
    z.object({
      words: z.string(),
      raisedAt: instant,
      answer: z.string(),
      sharePercent: z.nullable(percent),
      answeredAt: z.nullable(instant),
    }),
  ),
});
export type StatementLine = z.output<typeof statementLine>;

const one = z.strictObject({ id });
/** A PDF as a data URL. */
const pdf = z
  .string()
  .check(
    z.maxLength(Math.ceil((INVOICE_BYTES * 4) / 3) + 64),
    z.regex(/^data:application\/pdf;base64,[A-Za-z0-9+/]+=*$/),
  );

export const linesInput = z.strictObject({ id, disputed: z._default(z.boolean(), false), ...paging });

export const statementCalls = {
  list: post('/statement/list', {
    who: 'photographer',
    summary: 'The caller’s quarterly statements, newest first, and what has been sold since',
    input: z.strictObject(paging),
    output: z.object({
      ...listOf(statementHead).shape,
      /** Shares of sales that are in no statement yet. */
      openFen: fen,
      openCount: z.int(),
    }),
  }),
  detail: post('/statement/detail', {
    who: 'photographer',
    summary: 'One statement with everything that its sums are made of',
    input: one,
    output: statementDetail,
  }),
  lines: post('/statement/lines', {
    who: 'photographer',
    summary: 'The sales of a statement, from price to share; never who bought',
    input: linesInput,
    output: listOf(statementLine),
  }),
  confirm: post('/statement/confirm', {
    who: 'photographer',
    summary: 'The statement is right',
    input: one,
    output: z.object({}),
  }),
  dispute: post('/statement/dispute', {
    who: 'photographer',
    summary: 'Lines of the statement are wrong; each is answered, and a new version is made',
    input: z.strictObject({
      id,
      lines: z.array(z.strictObject({ saleId: id, words: line(1, DISPUTE_LENGTH) })).check(
        z.minLength(1),
        z.maxLength(MOST_DISPUTED),
        z.refine((lines) => new Set(lines.map(({ saleId }) => saleId)).size === lines.length, { error: 'invalid' }),
      ),
    }),
    output: z.object({}),
  }),
  sendInvoice: post('/statement/invoice', {
    who: 'photographer',
    summary: 'A company sends its invoice for a statement as PDF; nothing is remitted before',
    input: z.strictObject({ id, file: pdf }),
    output: z.object({}),
  }),
  paper: post('/statement/paper', {
    who: 'photographer',
    summary: 'A link for ten minutes to the statement as PDF',
    input: one,
    output: z.object({ url: z.string() }),
  }),
  exportCsv: post('/statement/csv', {
    who: 'photographer',
    summary: 'All lines of a statement as a table for spreadsheets',
    input: one,
    output: z.object({ csv: z.string() }),
  }),
};
