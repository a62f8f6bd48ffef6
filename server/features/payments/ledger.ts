import { mayMovePayment, type PaymentActor, type PaymentState } from '#contract/domain/payment.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { idOf } from '../orders/orders.ts';
import { insertPayment, type NewPayment, type PaymentChanges, updatePayment } from './payments.queries.ts';

/** Adds a payment to the ledger; undefined when it is already there. */
export async function addPayment(ctx: Context, payment: NewPayment): Promise<number | undefined> {
  const id = await insertPayment(ctx.db, payment);
  if (id === undefined) return undefined;
  const { state, way, tradeNo, amountFen, reason } = payment;
  await recordChange(ctx, {
    action: `payment.${state}`,
    subject: `payment:${id}`,
    after: { state, way, tradeNo, amountFen, ...idOf(payment.paidFor) },
    ...(reason === '' ? {} : { reason }),
  });
  return id;
}

interface Move {
  id: number;
  from: PaymentState;
  to: PaymentState;
  by: PaymentActor;
  set?: PaymentChanges;
}

/** The only way to change a payment in the ledger; refused when it is not in the state that the caller expects. */
export async function movePayment(ctx: Context, { id, from, to, by, set = {} }: Move): Promise<Problem | undefined> {
  if (!mayMovePayment(from, to, by)) return problem('not-allowed');
  const decidedBy = by === 'finance' ? ctx.actor?.userId : undefined;
  if (!(await updatePayment(ctx.db, { id, from, to, decidedBy }, set))) return problem('changed-meanwhile');
  const { reason, ...facts } = set;
  await recordChange(ctx, {
    action: `payment.${to}`,
    subject: `payment:${id}`,
    before: { state: from },
    after: { state: to, ...facts },
    ...(reason === undefined ? {} : { reason }),
  });
  return undefined;
}
