import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { type Context, transaction } from '../../context.ts';
import { listAsked } from '../accounts/accounts.ts';
import { endSaleOf, SALE_ENDS } from '../contracts/contracts.ts';
import { hasRefused, listRefusers, markTold } from './agreements.queries.ts';
import { tellVersion } from './mails.ts';

/** Takes works offline whose owners rejected the agreement and have not signed since. */
export async function endSale(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const url = `${ctx.config.publicUrl}/MaterialCenter?tab=agreement`;
  for (const ownerId of await listRefusers(ctx.db, STAY_DAYS)) {
    signal.throwIfAborted();
    await endSaleOf(ctx, ownerId, {
      holds: async (db) => await hasRefused(db, ownerId, STAY_DAYS),
      reason: SALE_ENDS.rejected,
      template: 'saleEnded',
      said: { url },
    });
  }
}

/** Writes to every photographer about a new version, once: nobody has to come by to learn of it in time. */
export async function tellPublished(ctx: Context, { version }: { version: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const agreement = await markTold(tx.db, version);
    if (!agreement) return;
    for (const { userId, kind } of await listAsked(tx.db)) await tellVersion(tx, userId, kind, agreement);
  });
}
