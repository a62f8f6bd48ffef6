import type { OrderDetail } from '#contract/calls/orders.ts';
import { mayApprove } from '#contract/domain/company.ts';
import { ORDER_STATES, type OrderState } from '#contract/domain/order.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { mayRead } from '../accounts/accounts.ts';
import { quotePaperLink } from '../papers/papers.ts';
import { areDetailsOpen } from './licence-info.ts';
import { countStates, listOfCompany, listOwn } from './list.queries.ts';
import { readOrderForPaper } from './quote-paper.ts';
import type { DetailRow } from './order-detail.queries.ts';
import { readOrder } from './order-detail.ts';
import { orderRow } from './order-row.ts';

/** The caller's orders, newest first. */
export async function ownOrders(ctx: MemberContext, filter: Parameters<typeof listOwn>[2]) {
  const { total, rows } = await listOwn(ctx.db, ctx.actor.userId, filter);
  return { total, infos: rows.map((row) => orderRow(ctx, row)) };
}

/** All orders of the caller's company, newest first. */
export async function companyOrders(ctx: MemberContext, filter: Parameters<typeof listOfCompany>[2]) {
  const { total, rows } = await listOfCompany(ctx.db, ctx.actor, filter);
  return { total, infos: rows.map((row) => ({ ...orderRow(ctx, row), buyer: row.buyer })) };
}

export async function ownCounts(ctx: MemberContext): Promise<{ counts: Record<OrderState, number> }> {
  const found = await countStates(ctx.db, ctx.actor.userId);
  const entries = ORDER_STATES.map((state) => [state, found.find((one) => one.state === state)?.count ?? 0]);
  return { counts: Object.fromEntries(entries) as Record<OrderState, number> };
}

/** An order that the caller may read; any other counts as not found. */
export async function ownOrder(
  ctx: MemberContext,
  { orderId }: { orderId: number },
): Promise<{ order: OrderDetail } | Problem> {
  const { userId } = ctx.actor;
  const found = await readOrder(ctx, orderId, {
    for: userId,
    may: (row) => ({ ...mayBuyer(row), approve: mayAnswer(ctx, row) }),
  });
  return found ? { order: found.order } : problem('not-found');
}

/** Of a colleague, who only reads the orders of their company. */
const MAY_NOTHING: OrderDetail['may'] = {
  say: false,
  close: false,
  askChange: false,
  pay: false,
  editLicence: false,
  askRefund: false,
  approve: false,
};

/** A colleague's order that waits, for whoever approves. */
const mayAnswer = ({ actor }: MemberContext, { state, approval, buyerId }: DetailRow): boolean =>
  state === 'quoted' && approval === 'waiting' && buyerId !== actor.userId && mayApprove(actor.companyRole);

function mayBuyer({ state, approval, payable, refundable, changeable }: DetailRow): OrderDetail['may'] {
  if (!changeable) return MAY_NOTHING;
  const open = state === 'submitted' || state === 'quoted';
  return {
    say: state !== 'closed',
    close: open,
    askChange: state === 'quoted',
    pay: payable,
    editLicence: areDetailsOpen({ state, approval }),
    askRefund: refundable,
    approve: false,
  };
}

export async function ownQuotePaper(
  ctx: MemberContext,
  { orderId, quoteId }: { orderId: number; quoteId: number },
): Promise<{ url: string } | Problem> {
  const found = await readOrderForPaper(ctx, orderId, quoteId, mayRead(ctx.actor.userId, 'o'));
  return found ? { url: await quotePaperLink(ctx, found) } : problem('not-found');
}
