import type { BUYER_CLOSE_REASONS, CloseReason, SALES_CLOSE_REASONS } from '#contract/domain/order.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type LockedOrder, lockOrder, lockOwnOrder, moveOrder } from './orders.ts';
import { tellClosed } from './mails.ts';

interface Closing<Reason extends CloseReason> {
  orderId: number;
  reason: Reason;
  words: string;
}

export async function closeAsBuyer(ctx: MemberContext, closing: Closing<(typeof BUYER_CLOSE_REASONS)[number]>) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, closing.orderId);
    if (!order) return problem('not-found');
    return (await closeUnpaid(tx, order, { ...closing, by: 'buyer' })) ?? {};
  });
}

export async function closeAsSales(ctx: MemberContext, closing: Closing<(typeof SALES_CLOSE_REASONS)[number]>) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, closing.orderId);
    if (!order) return problem('not-found');
    const refused = await closeUnpaid(tx, order, { ...closing, by: 'sales' });
    if (!refused) await tellClosed(tx, order, closing);
    return refused ?? {};
  });
}

/** Closes an order whose quote ended without payment. */
export async function expireOrder(ctx: Context, orderId: number, now: Date): Promise<void> {
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'quoted' || !order.payBy || order.payBy >= now) return;
    const closing = { reason: 'quote-expired', words: '' } as const;
    const refused = await closeUnpaid(tx, order, { ...closing, by: 'system' });
    if (!refused) await tellClosed(tx, order, closing);
  });
}

type ClosedBy = Pick<Closing<CloseReason>, 'reason' | 'words'> & { by: 'buyer' | 'sales' | 'system' };

async function closeUnpaid(ctx: Context, order: LockedOrder, closing: ClosedBy): Promise<Problem | undefined> {
  const { id, state: from } = order;
  const { by, reason: closeReason, words } = closing;
  if (from === 'paid' || from === 'confirmed') return problem('already-paid');
  if (from === 'closed') return problem('changed-meanwhile');
  const reason = words === '' ? closeReason : `${closeReason}: ${words}`;
  return await moveOrder(ctx, { id, from, to: 'closed', by, reason, set: { closeReason, closeWords: words } });
}
