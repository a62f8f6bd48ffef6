import { STAY_DAYS } from '#contract/domain/agreement.ts';
import type { Context } from '../../context.ts';
import { listEnded } from './contracts.queries.ts';
import { endSaleOf } from './end-sale.ts';

/** Takes works offline whose owners' contracts have ended. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const ownerId of await listEnded(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await endSaleOf(ctx, ownerId, { reason: 'contract ended', template: 'contractSaleEnded', said: {} });
  }
}
