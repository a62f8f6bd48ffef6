import type { OrderDetail } from '#contract/calls/orders.ts';
import type { SalesRow } from '#contract/calls/sales-desk.ts';
import { mayMoveOrder } from '#contract/domain/order.ts';
import { SALES } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import type { DetailRow } from '../order-detail.queries.ts';
import { readOrder } from '../order-detail.ts';
import { orderRow } from '../order-row.ts';
import { linesToQuote } from '../quote.queries.ts';
import { vipOfDraft } from '../vip.ts';
import { findHolder, readBuyer } from './sales-desk.queries.ts';
import { listForDesk } from './list.queries.ts';

export async function deskOrders(ctx: MemberContext, filter: Parameters<typeof listForDesk>[1]) {
  const { total, rows } = await listForDesk(ctx.db, filter);
  const infos: SalesRow[] = rows.map((row) => {
    const { buyer, overdue, auto, asksChange } = row;
    return { ...orderRow(ctx, row), buyer, overdue, auto, asksChange };
  });
  return { total, infos };
}

export async function deskOrder(ctx: MemberContext, { orderId }: { orderId: number }) {
  const found = await readOrder(ctx, orderId, { may: (row) => mayStaff(ctx, row) });
  const buyer = found && (await readBuyer(ctx.db, found.row.buyerId));
  if (!buyer) return problem('not-found');
  const vip = mayMoveOrder(found.order.state, 'quoted', 'sales') ? await readVip(ctx, orderId) : null;
  return { order: found.order, buyer: { ...buyer, since: buyer.since.toISOString() }, vip };
}

/** What the buyer's membership will take off the next quote. */
async function readVip({ db }: MemberContext, orderId: number) {
  const holder = await findHolder(db, orderId);
  return holder ? await vipOfDraft({ db }, holder, await linesToQuote(db, orderId)) : null;
}

/** Finance may look but not change. */
function mayStaff(ctx: MemberContext, { state }: DetailRow): OrderDetail['may'] {
  const sells = SALES.some((role) => ctx.actor.roles.includes(role));
  const close = sells && (state === 'submitted' || state === 'quoted');
  return { say: sells, close, askChange: false, pay: false, editLicence: false, askRefund: false, approve: false };
}
