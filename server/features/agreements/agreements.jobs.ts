import { STAY_DAYS } from '#contract/domain/agreement.ts';
import type { Context } from '../../context.ts';
import { endSaleOf } from '../contracts/contracts.ts';
import { listRefusers } from './agreements.queries.ts';

/** Takes works offline whose owners rejected the agreement and have not signed since. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const url = `${ctx.config.publicUrl}/MaterialCenter?tab=agreement`;
  for (const ownerId of await listRefusers(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await endSaleOf(ctx, ownerId, { reason: 'agreement rejected', template: 'saleEnded', said: { url } });
  }
}
