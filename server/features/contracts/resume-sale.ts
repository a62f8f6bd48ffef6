import { type Context, transaction } from '../../context.ts';
import { moveMaterial, tellOwners } from '../catalogue/catalogue.ts';
import { listEndedSales, mayNotSell } from './contracts.queries.ts';

/**
 * Puts works on sale again that went off it because their owner rejected the agreement or the contract ended, once neither
 * holds any more. What somebody took offline for another reason stays there.
 */
export async function resumeSale(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (await mayNotSell(tx.db, userId)) return;
    const resumed: number[] = [];
    for (const id of await listEndedSales(tx.db, userId)) {
      const reason = 'contract in force again';
      const refused = await moveMaterial(tx, { id, from: 'offline', to: 'online', by: 'system', reason });
      if (!refused) resumed.push(id);
    }
    if (resumed.length > 0) await tellOwners(tx, resumed, 'saleResumed', {});
  });
}
