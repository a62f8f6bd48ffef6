import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { type Context, transaction } from '../../context.ts';
import { moveMaterial, tellOwners } from '../catalogue/catalogue.ts';
import { listOnline, listRefusers } from './agreements.queries.ts';

/** Takes works offline whose owners rejected the agreement and have not signed since. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const ownerId of await listRefusers(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await transaction(ctx, async (tx) => {
      const ended: number[] = [];
      for (const id of await listOnline(tx.db, ownerId)) {
        const move = { id, from: 'online', to: 'offline', by: 'system', reason: 'agreement rejected' } as const;
        const refused = await moveMaterial(tx, move);
        if (!refused) ended.push(id);
      }
      const url = `${ctx.config.publicUrl}/MaterialCenter?tab=agreement`;
      if (ended.length > 0) await tellOwners(tx, ended, 'saleEnded', { url });
    });
  }
}
