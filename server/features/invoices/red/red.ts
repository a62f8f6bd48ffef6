import { mayMoveRed, type InvoiceActor, type RedReason, type RedState } from '#contract/domain/invoice.ts';
import type { Context } from '../../../context.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { idOf } from '../../orders/orders.ts';
import { moveInvoice } from '../move.ts';
import { endRedErrand } from '../provider/errands.queries.ts';
import { sendReds } from '../provider/errands.ts';
import { insertRed, thingsOf, updateRed } from './red.queries.ts';

interface Move {
  id: number;
  from: RedState;
  to: RedState;
  by: InvoiceActor;
  set?: { billNumber?: string; redNumber?: string };
}

/** The only way to change a red-flush. Once it is settled whether the buyer must confirm, refunds go on. */
export async function moveRed(ctx: Context, { id, from, to, by, set = {} }: Move): Promise<Problem | undefined> {
  if (!mayMoveRed(from, to, by)) return problem('changed-meanwhile');
  if (!(await updateRed(ctx.db, { id, from, to }, set))) return problem('changed-meanwhile');
  await recordChange(ctx, {
    action: `red-flush.${to}`,
    subject: `red-flush:${id}`,
    before: { state: from },
    after: { state: to, ...set },
  });
  if (to === 'flushed' || to === 'lapsed') await endRedErrand(ctx.db, id);
  if (to === 'confirmed' || to === 'cancelled')
    for (const thing of await thingsOf(ctx.db, id)) await ctx.jobs.enqueue(ctx.db, 'payments.release', idOf(thing));
  return undefined;
}

interface Wish {
  invoiceId: number;
  state: 'issuing' | 'issued' | 'red-requested';
  lineIds: readonly number[];
  reason: RedReason;
  by: InvoiceActor;
  againAfter?: number;
}

/** Asks for lines of an invoice to be taken back; the caller has locked it. */
export async function askRed(ctx: Context, wish: Wish): Promise<number> {
  const { invoiceId, state, lineIds, reason, by, againAfter = null } = wish;
  const askedBy = ctx.actor?.userId ?? null;
  const id = await insertRed(ctx.db, { invoiceId, reason, lineIds, askedBy, againAfter });
  await recordChange(ctx, {
    action: 'red-flush.requested',
    subject: `red-flush:${id}`,
    after: { state: 'requested', reason, invoiceId },
  });
  if (state === 'issued') must(await moveInvoice(ctx, { id: invoiceId, from: state, to: 'red-requested', by }));
  if (state !== 'issuing') await sendReds(ctx, invoiceId);
  return id;
}
