import { STAY_DAYS } from '#contract/domain/agreement.ts';
import type { Context } from '../../context.ts';
import { listEnded, wasEnded } from './contracts.queries.ts';
import { endSaleOf } from './end-sale.ts';
import { SALE_ENDS } from './sale-ends.ts';

/** Takes works offline whose owners' contracts have ended. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const ownerId of await listEnded(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await endSaleOf(ctx, ownerId, {
      holds: async (db) => await wasEnded(db, ownerId, STAY_DAYS),
      reason: SALE_ENDS.ended,
      template: 'contractSaleEnded',
      said: {},
    });
  }
}
