import * as z from 'zod/mini';
import { id, instant, listOf, nothing, type OutputOf, paging, post } from '../call.ts';
import { EARNING_FIGURES } from '../domain/earnings.ts';
import { SCENES } from '../domain/licence-terms.ts';
import { PRICE_CLASSES } from '../domain/material.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { compared, days, inOrder, notTooLong, period } from '../period.ts';
import { licenceTerms } from './prices.ts';

const fen = z.int();
const work = {
  id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  titleZh: z.string(),
  titleEn: z.string(),
  thumbnail: z.nullable(z.string()),
};

/** What was sold, refunded and earned; a refund counts when it is made. */
const sold = { sales: compared, refunds: compared, income: compared };

const workRow = z.object({ ...work, opens: compared, samples: compared, carts: compared, ...sold });
export type EarningsRow = z.output<typeof workRow>;

export type EarningsBalance = OutputOf<typeof earningsCalls.balance>;
export type EarningsFigures = OutputOf<typeof earningsCalls.figures>;
export type EarningsWork = OutputOf<typeof earningsCalls.work>;

export const earningsCalls = {
  balance: post('/earnings/balance', {
    who: 'photographer',
    summary: 'Everything that the caller ever earned, by how far it is on its way, and what comes next',
    input: nothing,
    output: z.object({
      /** Can still be refunded. */
      waiting: z.object({ fen, count: z.int(), /** When that of the first is over. */ until: z.nullable(instant) }),
      /** In no statement yet; below 0 when a sale was refunded late. */
      readyFen: fen,
      /** In statements that are not paid, with what the last one carries forward. */
      statedFen: fen,
      carriedFen: fen,
      paidFen: fen,
      /** How much of the paid was withheld as tax. */
      taxFen: fen,
      /** The day on which the next statement is made, and when it counts as confirmed at the latest. */
      statementOn: z.string(),
      confirmedOn: z.string(),
      /** The oldest statement that is to be paid. */
      payable: z.nullable(
        z.object({
          id,
          number: z.string(),
          state: z.enum(['to-confirm', 'generated', 'rejected']),
          confirmBy: instant,
        }),
      ),
    }),
  }),
  figures: post('/earnings/figures', {
    who: 'photographer',
    summary: 'What the caller earned in a period and in the same length of time before: by month, type, work and use',
    input: period,
    output: z.object({
      before: z.object({ from: z.string(), to: z.string() }),
      ...sold,
      /** Every month of the period, oldest first; months before are put beside them. */
      months: z.array(z.object({ month: z.string(), income: compared })),
      /** These begin with the most. */
      kinds: z.array(z.object({ kind: z.enum(MEDIA_KINDS), income: compared })),
      works: z.array(z.object({ ...work, income: compared })),
      scenes: z.array(z.object({ scene: z.enum(SCENES), income: compared })),
    }),
  }),
  works: post('/earnings/works', {
    who: 'photographer',
    summary: 'Each of the caller’s works that anything happened to, from opening to income',
    input: z
      .strictObject({ ...days, ...paging, orderBy: z._default(z.enum(EARNING_FIGURES), 'income') })
      .check(inOrder, notTooLong),
    output: listOf(workRow),
  }),
  work: post('/earnings/work', {
    who: 'photographer',
    summary: 'One of the caller’s works: how it was found, what it cost and what it was used for',
    input: z.strictObject({ ...days, id }).check(inOrder, notTooLong),
    output: z.object({
      work: workRow,
      /** Searches that led to it, if at least three people made them; kept for 90 days. */
      words: z.array(z.object({ word: z.string(), visitors: z.int() })),
      priceClass: z.enum(PRICE_CLASSES),
      /** Changes of its price class, newest first. */
      priceChanges: z.array(z.object({ at: instant, before: z.enum(PRICE_CLASSES), after: z.enum(PRICE_CLASSES) })),
      /** What it was licensed for, those that brought most first. */
      uses: z.array(z.object({ terms: licenceTerms, ...sold })),
    }),
  }),
  exportWorks: post('/earnings/works/csv', {
    who: 'photographer',
    summary: 'The same table of works for spreadsheets',
    input: period,
    output: z.object({ csv: z.string() }),
  }),
  exportSales: post('/earnings/sales/csv', {
    who: 'photographer',
    summary: 'All sales and refunds of the period for spreadsheets; never who bought',
    input: period,
    output: z.object({ csv: z.string() }),
  }),
};
