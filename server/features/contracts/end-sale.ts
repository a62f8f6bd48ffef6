import { type Context, transaction } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockSignFlag } from '../accounts/accounts.ts';
import { moveMaterial, tellOwners } from '../catalogue/catalogue.ts';
import type { Values } from '../messages/messages.ts';
import { listOnlineOf } from './contracts.queries.ts';

interface Why<T extends 'saleEnded' | 'contractSaleEnded'> {
  /** Whether it is still so: the owner may have signed, or the contract go on, since owners were listed. */
  holds: (db: Database) => Promise<boolean>;
  reason: string;
  template: T;
  said: Values<T, 'works'>;
}

/**
 * Takes every work of an owner offline and tells them once. Whoever signs meanwhile waits or is seen, so that the job
 * which brings works back finds them all.
 */
export async function endSaleOf<T extends 'saleEnded' | 'contractSaleEnded'>(
  ctx: Context,
  ownerId: number,
  { holds, reason, template, said }: Why<T>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockSignFlag(tx.db, ownerId);
    if (!(await holds(tx.db))) return;
    const ended: number[] = [];
    for (const id of await listOnlineOf(tx.db, ownerId)) {
      const refused = await moveMaterial(tx, { id, from: 'online', to: 'offline', by: 'system', reason });
      if (!refused) ended.push(id);
    }
    if (ended.length > 0) await tellOwners(tx, ended, template, said);
  });
}
