import type { OrderDetail } from '#contract/calls/orders.ts';
import { ORDER_STATES, type OrderState } from '#contract/domain/order.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { quotePaperLink } from '../papers/papers.ts';
import { countStates, listOwn } from './list.queries.ts';
import { readOrderForPaper } from './quote-paper.ts';
import type { DetailRow } from './order-detail.queries.ts';
import { readOrder } from './order-detail.ts';
import { orderRow } from './order-row.ts';

/** The caller's orders, newest first. */
export async function ownOrders(ctx: MemberContext, filter: Parameters<typeof listOwn>[2]) {
  const { total, rows } = await listOwn(ctx.db, ctx.actor.userId, filter);
  return { total, infos: rows.map((row) => orderRow(ctx, row)) };
}

export async function ownCounts(ctx: MemberContext): Promise<{ counts: Record<OrderState, number> }> {
  const found = await countStates(ctx.db, ctx.actor.userId);
  const entries = ORDER_STATES.map((state) => [state, found.find((one) => one.state === state)?.count ?? 0]);
  return { counts: Object.fromEntries(entries) as Record<OrderState, number> };
}

/** An order of the caller; somebody else's order counts as not found. */
export async function ownOrder(
  ctx: MemberContext,
  { orderId }: { orderId: number },
): Promise<{ order: OrderDetail } | Problem> {
  const sees = ({ buyerId }: { buyerId: number }) => buyerId === ctx.actor.userId;
  const found = await readOrder(ctx, orderId, { sees, may: mayBuyer });
  return found ? { order: found.order } : problem('not-found');
}

function mayBuyer({ state, payable, refundable }: DetailRow): OrderDetail['may'] {
  const open = state === 'submitted' || state === 'quoted';
  return {
    close: open,
    askChange: state === 'quoted',
    pay: payable,
    editLicence: open || state === 'paid',
    askRefund: refundable,
  };
}

export async function ownQuotePaper(
  ctx: MemberContext,
  { orderId, quoteId }: { orderId: number; quoteId: number },
): Promise<{ url: string } | Problem> {
  const found = await readOrderForPaper(ctx, orderId, quoteId);
  if (found?.buyerId !== ctx.actor.userId) return problem('not-found');
  return { url: await quotePaperLink(ctx, found) };
}
