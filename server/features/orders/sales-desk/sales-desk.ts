import type { OrderDetail } from '#contract/calls/orders.ts';
import type { SalesRow } from '#contract/calls/sales-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import type { DetailRow } from '../order-detail.queries.ts';
import { readOrder } from '../order-detail.ts';
import { orderRow } from '../order-row.ts';
import { readBuyer } from './sales-desk.queries.ts';
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
  return { order: found.order, buyer: { ...buyer, since: buyer.since.toISOString() } };
}

/** Finance may look but not change. */
function mayStaff(ctx: MemberContext, { state }: DetailRow): OrderDetail['may'] {
  const sells = SALES.some((role) => ctx.actor.roles.includes(role));
  const close = sells && (state === 'submitted' || state === 'quoted');
  return { say: sells, close, askChange: false, pay: false, editLicence: false, askRefund: false, approve: false };
}
