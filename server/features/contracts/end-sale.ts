import { type Context, transaction } from '../../context.ts';
import { moveMaterial, tellOwners } from '../catalogue/catalogue.ts';
import type { Values } from '../messages/messages.ts';
import { listOnlineOf } from './contracts.queries.ts';

interface Why<T extends 'saleEnded' | 'contractSaleEnded'> {
  reason: string;
  template: T;
  said: Values<T, 'works'>;
}

/** Takes every work of an owner offline and tells them once. */
export async function endSaleOf<T extends 'saleEnded' | 'contractSaleEnded'>(
  ctx: Context,
  ownerId: number,
  { reason, template, said }: Why<T>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const ended: number[] = [];
    for (const id of await listOnlineOf(tx.db, ownerId)) {
      const refused = await moveMaterial(tx, { id, from: 'online', to: 'offline', by: 'system', reason });
      if (!refused) ended.push(id);
    }
    if (ended.length > 0) await tellOwners(tx, ended, template, said);
  });
}
