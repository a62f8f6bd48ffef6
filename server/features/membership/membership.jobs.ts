import { type Context, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { expireProductOrder } from './create.ts';
import { dayWords, planWords, tellProductBuyer } from './mails.ts';
import { takeEnding } from './memberships.queries.ts';
import { takeEndingPool } from './pools.queries.ts';
import { findProductOrder, listOverdue } from './product-orders.queries.ts';

const BATCH = 200;

/** Closes product orders that were not paid in time, and reminds holders whose membership or package ends within a week. */
export async function followMemberships(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const now = await currentTime(ctx.db);
  for (;;) {
    const ids = await listOverdue(ctx.db, BATCH);
    if (ids.length === 0) break;
    for (const id of ids) {
      signal.throwIfAborted();
      await expireProductOrder(ctx, id, now);
    }
    if (ids.length < BATCH) break;
  }
  while (await remindOne(ctx)) signal.throwIfAborted();
  while (await remindOfPackage(ctx)) signal.throwIfAborted();
}

/** Marks and tells in one transaction, so that nobody is reminded twice. */
async function remindOne(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const ending = await takeEnding(tx.db);
    const order = ending && (await findProductOrder(tx.db, ending.productOrderId));
    if (order)
      await tellProductBuyer(tx, order, 'membershipEnding', (language) => ({
        plan: planWords(language, order),
        day: dayWords(language, ending.endsOn),
      }));
    return ending !== undefined;
  });
}

async function remindOfPackage(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const ending = await takeEndingPool(tx.db);
    const order = ending && (await findProductOrder(tx.db, ending.productOrderId));
    if (order)
      await tellProductBuyer(tx, order, 'packageEnding', (language) => ({
        plan: planWords(language, order),
        left: ending.left,
        day: dayWords(language, ending.endsOn),
      }));
    return ending !== undefined;
  });
}
