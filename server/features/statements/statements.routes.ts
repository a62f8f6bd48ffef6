import type { statementCalls } from '#contract/calls/statements.ts';
import type { statementDeskCalls } from '#contract/calls/statements-desk.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { answerDisputes, claim, release } from './desk/answer.ts';
import { countViews } from './desk/desk.queries.ts';
import { readDesk, readDeskDetail, readDeskLines, readPhotographers } from './desk/desk.ts';
import { exportLines, statementPaper } from './export.ts';
import { readDetail, readLines } from './present.ts';
import { confirmStatement, disputeLines, findOwn, readOwn, sendInvoice } from './statements.ts';
import { addTaxRules, readCategories, readTaxRules, setCategory } from './tax.ts';

export const statementHandlers: Handlers<typeof statementCalls> = {
  list: readOwn,
  detail: async (ctx, { id }) => {
    const own = await findOwn(ctx, id);
    return own ? await readDetail(ctx, own) : problem('not-found');
  },
  lines: async (ctx, input) => {
    const own = await findOwn(ctx, input.id);
    return own ? await readLines(ctx, own, input) : problem('not-found');
  },
  confirm: confirmStatement,
  dispute: disputeLines,
  sendInvoice,
  paper: (ctx, input) => statementPaper(ctx, input, 'own'),
  exportCsv: (ctx, input) => exportLines(ctx, input, 'own'),
};

export const statementDeskHandlers: Handlers<typeof statementDeskCalls> = {
  list: readDesk,
  counts: (ctx) => countViews(ctx.db, ctx.actor.userId),
  detail: readDeskDetail,
  lines: readDeskLines,
  claim,
  release,
  answer: answerDisputes,
  paper: (ctx, input) => statementPaper(ctx, input, 'any'),
  exportCsv: (ctx, input) => exportLines(ctx, input, 'any'),
  photographers: readPhotographers,
  categories: readCategories,
  setCategory,
  taxRules: (ctx) => readTaxRules(ctx),
  addTaxRules,
};
