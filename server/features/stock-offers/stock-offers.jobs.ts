import type { Context } from '../../context.ts';
import { listDue, listGrown } from './stock-offers.queries.ts';
import { takeEntry } from './take-over.ts';
import { takeOriginal } from './take-original.ts';

const BATCH = 200;

/**
 * Takes offered entries over as stock once the results are out and their entrants may sell, and the originals of files
 * that were too small.
 */
export async function takeOffered(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    const due = await listDue(ctx.db, after, BATCH);
    for (const id of due) {
      signal.throwIfAborted();
      await takeEntry(ctx, id);
      after = id;
    }
    if (due.length < BATCH) break;
  }
  for (const fileId of await listGrown(ctx.db)) {
    signal.throwIfAborted();
    await takeOriginal(ctx, fileId);
  }
}
