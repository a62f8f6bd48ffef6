import type { Context } from '../../context.ts';
import { countDay, dayAgo, deleteOldEvents } from './tracking.queries.ts';

/** Today and the two days before, in case the job did not run then. */
const DAYS = [2, 1, 0];
const DELETED_AT_ONCE = 20_000;

export async function countEvents(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const ago of DAYS) await countDay(ctx.db, await dayAgo(ctx.db, ago));
  while (!signal.aborted && (await deleteOldEvents(ctx.db, DELETED_AT_ONCE)));
}
