import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type LockedOrder, lockOrder, lockOwnOrder, moveOrder } from './orders.ts';
import { insertOrderMessage } from './order-messages.queries.ts';
import { tellChangeAsked, tellSaid } from './mails.ts';
import { tellBuyer } from './send-mail.ts';

/** Stores a buyer's message. A request for a change ends the quote and sales have to quote again. */
export async function sayAsBuyer(
  ctx: MemberContext,
  { orderId, words, asksChange }: { orderId: number; words: string; asksChange: boolean },
) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) return problem('not-found');
    await insertOrderMessage(tx.db, { orderId, authorId: tx.actor.userId, side: 'buyer', asksChange, words });
    if (!asksChange) {
      await tellSaid(tx, order, words);
      return {};
    }
    return (await endQuote(tx, order, words)) ?? {};
  });
}

async function endQuote(ctx: MemberContext, order: LockedOrder, words: string): Promise<Problem | undefined> {
  if (order.state === 'paid' || order.state === 'confirmed') return problem('already-paid');
  if (order.state !== 'quoted') return problem('changed-meanwhile');
  const refused = await moveOrder(ctx, { id: order.id, from: 'quoted', to: 'submitted', by: 'buyer', reason: words });
  const waiting = await lockOrder(ctx, order.id);
  if (!refused && waiting) await tellChangeAsked(ctx, waiting, words);
  return refused;
}

export async function sayAsStaff(ctx: MemberContext, { orderId, words }: { orderId: number; words: string }) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return problem('not-found');
    const said = { orderId, authorId: tx.actor.userId, side: 'staff', asksChange: false, words } as const;
    await insertOrderMessage(tx.db, said);
    await tellBuyer(tx, order, 'orderAnswer', { words });
    return {};
  });
}
