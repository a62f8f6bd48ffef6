import { type Context, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { lockRed } from './red/finish.ts';
import { linesOf, listLapsed } from './red/red.queries.ts';
import { askRed, moveRed } from './red/red.ts';

const MOST = 100;

/** Asks anew for what buyers have not confirmed in time. */
export async function renewLapsed(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const id of await listLapsed(ctx.db, MOST)) {
    if (signal.aborted) return;
    await transaction(ctx, async (tx) => {
      const red = await lockRed(tx, id);
      if (red?.state !== 'confirming') return;
      must(await moveRed(tx, { id, from: 'confirming', to: 'lapsed', by: 'system' }));
      const { invoiceId, reason } = red;
      const lineIds = await linesOf(tx.db, id);
      await askRed(tx, { invoiceId, state: 'red-requested', lineIds, reason, by: 'system', againAfter: id });
    });
  }
}
