import { type InvoiceActor, type InvoiceState, mayMoveInvoice } from '#contract/domain/invoice.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { dropErrand } from './provider/errands.queries.ts';
import { endLines, type InvoiceChanges, updateState } from './invoices.queries.ts';

interface Move {
  id: number;
  from: InvoiceState;
  to: InvoiceState;
  by: InvoiceActor;
  set?: InvoiceChanges;
}

/** The only way to change an invoice's state; refused when it is not in the state that the caller expects. */
export async function moveInvoice(ctx: Context, { id, from, to, by, set = {} }: Move): Promise<Problem | undefined> {
  if (!mayMoveInvoice(from, to, by)) return problem('changed-meanwhile');
  if (!(await updateState(ctx.db, { id, from, to, by: ctx.actor?.userId ?? null }, set)))
    return problem('changed-meanwhile');
  if (to === 'rejected') {
    await endLines(ctx.db, id);
    await dropErrand(ctx.db, id);
  }
  const { reason, words, ...facts } = set;
  await recordChange(ctx, {
    action: `invoice.${to}`,
    subject: `invoice:${id}`,
    before: { state: from },
    after: { state: to, ...facts },
    ...(reason === undefined ? {} : { reason: [reason, words].filter(Boolean).join(': ') }),
  });
  return undefined;
}
