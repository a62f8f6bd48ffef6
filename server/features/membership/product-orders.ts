import {
  mayMoveProductOrder,
  type ProductCloseReason,
  type ProductOrderActor,
  type ProductOrderState,
} from '#contract/domain/membership.ts';
import type { RefundState } from '#contract/domain/order.ts';
import type { Context, MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { mayChange } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { lockProductOrderRow, type ProductOrderRow, updateRefund, updateState } from './product-orders.queries.ts';

/** Reads a product order and locks it until the caller's transaction ends. */
export async function lockProductOrder(ctx: Context, id: number): Promise<ProductOrderRow | undefined> {
  return await lockProductOrderRow(ctx.db, id);
}

/** The same for who may change it; undefined for everybody else, as if it did not exist. */
export async function lockOwnProductOrder(ctx: MemberContext, id: number): Promise<ProductOrderRow | undefined> {
  return await lockProductOrderRow(ctx.db, id, mayChange(ctx.actor.userId, 'o'));
}

interface Step {
  id: number;
  from: ProductOrderState;
  by: ProductOrderActor;
  reason?: string;
  /** What sales answered, and the price that they quoted. */
  answerWords?: string;
  totalFen?: number;
}

type Move = Step &
  (
    | { to: Exclude<ProductOrderState, 'closed'>; closeReason?: never }
    | { to: 'closed'; closeReason: ProductCloseReason }
  );

/** The only way to change a product order's state; refused when it is not in the state that the caller expects. */
export async function moveProductOrder(ctx: Context, move: Move): Promise<Problem | undefined> {
  const { id, from, to, by, closeReason, reason, totalFen } = move;
  if (!mayMoveProductOrder(from, to, by)) return problem('not-allowed');
  if (!(await updateState(ctx.db, move))) return problem('changed-meanwhile');
  await recordChange(ctx, {
    action: `product-order.${to}`,
    subject: `product-order:${id}`,
    before: { state: from },
    after: {
      state: to,
      ...(closeReason === undefined ? {} : { closeReason }),
      ...(totalFen === undefined ? {} : { totalFen }),
    },
    ...(reason === undefined ? {} : { reason }),
  });
  return undefined;
}

interface RefundMove {
  id: number;
  from: RefundState;
  to: RefundState;
  words?: string;
  answer?: string;
}

/** The only way to change a product order's refund while its state stays the same. */
export async function setProductRefund(ctx: Context, move: RefundMove): Promise<Problem | undefined> {
  const { id, from, to, words, answer } = move;
  if (!(await updateRefund(ctx.db, move))) return problem('changed-meanwhile');
  const why = answer ?? words;
  await recordChange(ctx, {
    action: `product-order.refund-${to}`,
    subject: `product-order:${id}`,
    before: { refund: from },
    after: { refund: to },
    ...(why === undefined ? {} : { reason: why }),
  });
  return undefined;
}
