import { type Context, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { removeOldRequests } from '../idempotency/idempotency.ts';
import { tellApprovers } from './approval.ts';
import { takeWaiting } from './approval.queries.ts';
import { expireOrder } from './close.ts';
import { ordersToExpire, takeReminder } from './expiry.queries.ts';
import { tellEnding } from './mails.ts';

const BATCH = 200;

/** Closes orders that were not paid in time, and reminds buyers who have one day left and colleagues who approve. */
export async function expireOrders(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const now = await currentTime(ctx.db);
  for (let after = 0; ;) {
    const ids = await ordersToExpire(ctx.db, { before: now, after, most: BATCH });
    for (const id of ids) {
      signal.throwIfAborted();
      await expireOrder(ctx, id, now);
    }
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  while (await remindOne(ctx)) signal.throwIfAborted();
  while (await remindApprovers(ctx)) signal.throwIfAborted();
}

/** Marks and tells in one transaction, so that nobody is reminded twice of one quote. */
async function remindOne(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const order = await takeReminder(tx.db);
    if (order) await tellEnding(tx, order);
    return order !== undefined;
  });
}

/** The same for colleagues who have let an order wait for a day. */
async function remindApprovers(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const order = await takeWaiting(tx.db);
    if (order) await tellApprovers(tx, order, 'approvalReminder');
    return order !== undefined;
  });
}

/** Deletes request keys that are too old to be sent again. */
export async function sweepOrders(ctx: Context): Promise<void> {
  await removeOldRequests(ctx.db);
}
