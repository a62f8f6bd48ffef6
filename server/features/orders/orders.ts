import {
  mayMoveOrder,
  type CloseReason,
  type OrderActor,
  type OrderState,
  type RefundState,
} from '#contract/domain/order.ts';
import type { Context, MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { mayChange } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { announce } from '../webhooks/webhooks.ts';
import { listLines, type OrderLineRow } from './lines.queries.ts';
import {
  lockOrderRow,
  moveQuotes,
  updateRefund,
  updateState,
  type LockedOrder,
  type OrderChanges,
} from './state.queries.ts';

/** Reads an order and locks it until the caller's transaction ends. */
export async function lockOrder(ctx: Context, orderId: number): Promise<LockedOrder | undefined> {
  return await lockOrderRow(ctx.db, orderId);
}

/** The same for who may change it; undefined for everybody else, as if it did not exist. */
export async function lockOwnOrder(ctx: MemberContext, orderId: number): Promise<LockedOrder | undefined> {
  return await lockOrderRow(ctx.db, orderId, mayChange(ctx.actor.userId, 'o'));
}

interface Step {
  id: number;
  from: OrderState;
  by: OrderActor;
  /** The reason, for the audit trail. */
  reason?: string;
}
export type OrderMove = Step &
  (
    | { to: Exclude<OrderState, 'closed'>; set?: OrderChanges }
    | { to: 'closed'; set: OrderChanges & { closeReason: CloseReason } }
  );

/** The only way to change an order's state; refused when the order is not in the state that the caller expects. */
export async function moveOrder(ctx: Context, move: OrderMove): Promise<Problem | undefined> {
  const { id, from, to, by, reason, set = {} } = move;
  if (!mayMoveOrder(from, to, by)) return problem('not-allowed');
  if (!(await updateState(ctx.db, { id, from, to }, set))) return problem('changed-meanwhile');
  await keepQuotesInStep(ctx, { id, from, to });
  await recordChange(ctx, {
    action: `order.${to}`,
    subject: `order:${id}`,
    before: { state: from },
    after: { state: to, ...set },
    ...(reason === undefined ? {} : { reason }),
  });
  if (to !== 'submitted') await announce(ctx, `order.${to}`, { orderId: id });
  return undefined;
}

/** An order that awaits payment has a live quote, a paid one an accepted quote, any other none. */
async function keepQuotesInStep(ctx: Context, { id, from, to }: Pick<OrderMove, 'id' | 'from' | 'to'>): Promise<void> {
  if (to === 'paid') await moveQuotes(ctx.db, id, ['live'], 'accepted');
  if (from === 'paid' && to === 'quoted') await moveQuotes(ctx.db, id, ['accepted'], 'live');
  if (to === 'closed' || to === 'submitted') await moveQuotes(ctx.db, id, ['live', 'accepted'], 'ended');
}

interface RefundMove {
  id: number;
  from: RefundState;
  to: RefundState;
  /** The buyer's reason for the request. */
  words?: string;
  /** Finance's answer. */
  answer?: string;
  reason?: string;
}

/** The only way to change an order's refund while its state stays the same. */
export async function setRefund(ctx: Context, { reason, ...move }: RefundMove): Promise<Problem | undefined> {
  const { id, from, to, words, answer } = move;
  if (!(await updateRefund(ctx.db, move))) return problem('changed-meanwhile');
  const why = reason ?? answer ?? words;
  await recordChange(ctx, {
    action: `order.refund-${to}`,
    subject: `order:${id}`,
    before: { refund: from },
    after: { refund: to },
    ...(why === undefined ? {} : { reason: why }),
  });
  return undefined;
}

/** The lines of an order, with the amounts of the live or accepted quote. */
export async function linesOf(ctx: Context, orderId: number): Promise<OrderLineRow[]> {
  return await listLines(ctx.db, orderId);
}

export { createOrder } from './create.ts';
export { placeTaken } from './taken.ts';
export type { LockedOrder } from './state.queries.ts';
export type { OrderLineRow } from './lines.queries.ts';
export { findOrders } from './sales-desk/find-orders.ts';
export { lateQuotes, quotesDue } from './sales-desk/waiting.queries.ts';
export { readOrderForPaper } from './quote-paper.ts';
export { type BuyerValues, orderUrl, tellBuyer, tellStaff } from './send-mail.ts';
export { isFor } from './is-for.queries.ts';
export { idOf, type Named, type Thing, thingOf } from './order-or-product.ts';
export { letOrderAge } from './time-passed.queries.ts';
