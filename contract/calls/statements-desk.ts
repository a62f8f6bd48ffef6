import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, type OutputOf, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import { isDay } from '../domain/editing.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINANCE } from '../domain/roles.ts';
import { DISPUTE_LENGTH, MOST_DISPUTED } from '../domain/statement.ts';
import { risesToNoEnd, TAX_CATEGORIES } from '../domain/tax.ts';
import { linesInput, statementDetail, statementHead, statementLine, taxRule } from './statements.ts';

const reason = line(1, LIMITS.reasonMax);
const version = z.int().check(z.positive());
const keyword = z._default(line(0, 60), '');
const quarter = z.string().check(z.regex(/^\d{4}-Q[1-4]$/));

/** Disputed ones first to answer, those of the caller, then what waits for the photographer, what is to be paid, and all. */
export const STATEMENT_VIEWS = ['disputed', 'mine', 'to-confirm', 'to-remit', 'all'] as const;
export type StatementView = (typeof STATEMENT_VIEWS)[number];

const row = z.object({
  ...statementHead.shape,
  userId: id,
  photographer: z.string(),
  taxCategory: z.nullable(z.enum(TAX_CATEGORIES)),
  openDisputes: z.int(),
  claim,
  /** What keeps the money from being sent. */
  lacks: z.nullable(z.enum(['category', 'invoice', 'confirmation'])),
});
export type StatementRow = z.output<typeof row>;

const deskDetail = z.object({
  ...statementDetail.shape,
  /** A payment by hand, by itself, that somebody has noted and a second person has to confirm. */
  noted: z.nullable(
    z.object({
      id,
      by: z.string(),
      mine: z.boolean(),
      bank: z.string(),
      numberEnd: z.string(),
      amountFen: z.int(),
      reference: z.string(),
    }),
  ),
  userId: id,
  photographer: z.string(),
  claim,
  /** It is the caller's own, who may not answer. */
  own: z.boolean(),
  invoiceUrl: z.nullable(z.string()),
});
export type DeskStatement = z.output<typeof deskDetail>;

const rule = taxRule.check(
  z.refine(({ deductions }) => deductions.length > 0 && risesToNoEnd(deductions), {
    error: 'invalid',
    path: ['deductions'],
  }),
  z.refine(({ bands }) => bands.length > 0 && risesToNoEnd(bands), { error: 'invalid', path: ['bands'] }),
);
const rules = z.strictObject({ labour: rule, writing: rule, royalty: rule });

const one = z.strictObject({ id });

export type TaxVersion = OutputOf<typeof statementDeskCalls.taxRules>['infos'][number];
export type PhotographerRow = OutputOf<typeof statementDeskCalls.photographers>['infos'][number];
export type CategoryRow = OutputOf<typeof statementDeskCalls.categories>['categories'][number];

export const statementDeskCalls = {
  list: post('/office/statement/list', {
    who: FINANCE,
    summary: 'Statements; those that wait by deadline, the others newest first',
    input: z.strictObject({ view: z.enum(STATEMENT_VIEWS), quarter: z.optional(quarter), keyword, ...paging }),
    output: listOf(row),
  }),
  counts: post('/office/statement/counts', {
    who: FINANCE,
    summary: 'How many statements wait, and which quarters there are',
    input: nothing,
    output: z.object({
      disputed: z.int(),
      mine: z.int(),
      toConfirm: z.int(),
      toRemit: z.int(),
      quarters: z.array(quarter),
    }),
  }),
  detail: post('/office/statement/detail', {
    who: FINANCE,
    summary: 'One statement with everything that its sums are made of',
    input: one,
    output: deskDetail,
  }),
  lines: post('/office/statement/lines', {
    who: FINANCE,
    summary: 'The sales of a statement',
    input: linesInput,
    output: listOf(statementLine),
  }),
  claim: post('/office/statement/claim', {
    who: FINANCE,
    summary: 'Claim a disputed statement for 15 minutes, or keep it for longer',
    input: one,
    output: deskDetail,
  }),
  release: post('/office/statement/release', {
    who: FINANCE,
    summary: 'Give a disputed statement back to the queue',
    input: one,
    output: deskDetail,
  }),
  answer: post('/office/statement/answer', {
    who: FINANCE,
    summary:
      'Answer every disputed line of a statement that the caller has claimed: a new version is made, and the old one is invalid',
    input: z.strictObject({
      id,
      answers: z
        .array(
          z.strictObject({
            saleId: id,
            answer: line(1, DISPUTE_LENGTH),
            /** The share that the line should have had; null: it stands. */
            sharePercent: z.nullable(z.int().check(z.gte(0), z.lte(100))),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_DISPUTED)),
    }),
    output: z.object({ id }),
  }),
  paper: post('/office/statement/paper', {
    who: FINANCE,
    summary: 'A link for ten minutes to the statement as PDF',
    input: one,
    output: z.object({ url: z.string() }),
  }),
  exportCsv: post('/office/statement/csv', {
    who: FINANCE,
    summary: 'All lines of a statement as a table for spreadsheets',
    input: one,
    output: z.object({ csv: z.string() }),
  }),
  photographers: post('/office/statement/photographers', {
    who: FINANCE,
    summary: 'Photographers with what they get and as what they are taxed; those without a category first',
    input: z.strictObject({ keyword, ...paging }),
    output: listOf(
      z.object({
        userId: id,
        photographer: z.string(),
        account: z.string(),
        exclusive: z.boolean(),
        /** By type of work: video, photo, music, effect. */
        percents: z.array(z.int()),
        taxCategory: z.nullable(z.enum(TAX_CATEGORIES)),
        /** Of statements that wait for a category or to be paid. */
        dueFen: z.int(),
      }),
    ),
  }),
  categories: post('/office/statement/categories', {
    who: FINANCE,
    summary: 'As what a photographer was taxed, newest first',
    input: z.strictObject({ userId: id }),
    output: z.object({
      photographer: z.string(),
      categories: z.array(
        z.object({
          id,
          category: z.enum(TAX_CATEGORIES),
          reason: z.string(),
          by: z.nullable(z.string()),
          at: instant,
        }),
      ),
    }),
  }),
  setCategory: post('/office/statement/setCategory', {
    who: FINANCE,
    summary: 'As what a photographer is taxed from now on, and in statements that still wait for it',
    input: z.strictObject({ userId: id, category: z.enum(TAX_CATEGORIES), reason }),
    output: z.object({ id }),
  }),
  taxRules: post('/office/statement/taxRules', {
    who: FINANCE,
    summary: 'Every version of the tax rules, newest first',
    input: nothing,
    output: listOf(
      z.object({
        version,
        effectiveOn: z.string(),
        rules: z.object({ labour: taxRule, writing: taxRule, royalty: taxRule }),
        reason: z.string(),
        by: z.nullable(z.string()),
        at: instant,
      }),
    ),
  }),
  addTaxRules: post('/office/statement/addTaxRules', {
    who: FINANCE,
    summary: 'Tax rules from a day on; statements that were made keep theirs',
    input: z.strictObject({
      /** The newest version that the caller has seen. */
      after: version,
      effectiveOn: z.string().check(z.refine(isDay, { error: 'invalid' })),
      rules,
      reason,
    }),
    output: z.object({ version }),
  }),
};
