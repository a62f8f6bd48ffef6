import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { type Context, transaction } from '../../context.ts';
import { moveMaterial, tellOwners } from '../catalogue/catalogue.ts';
import { listOnline, listRefusers } from './agreements.queries.ts';

const REASON = '协议未签署，在售作品保留期已满 / The agreement was not signed and the time on sale has ended';

/** Takes works offline whose owners rejected the agreement and have not signed since. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const ownerId of await listRefusers(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await transaction(ctx, async (tx) => {
      const ended: number[] = [];
      for (const id of await listOnline(tx.db, ownerId)) {
        const refused = await moveMaterial(tx, { id, from: 'online', to: 'offline', by: 'system', reason: REASON });
        if (!refused) ended.push(id);
      }
      if (ended.length > 0) await tellOwners(tx, ended, REASON);
    });
  }
}
