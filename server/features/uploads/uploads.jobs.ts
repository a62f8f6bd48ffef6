import type { Context } from '../../context.ts';
import { transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { sweepObjects } from '../../platform/objects/sweep.ts';
import { recordChange } from '../audit/audit.ts';
import { abandonedUploads, endUpload, keysNobodyWaitsFor } from './uploads.queries.ts';

/** Deletes an uploaded file that has been taken in or given up. */
export async function removeSent(ctx: Context, { path }: { path: string }): Promise<void> {
  await ctx.objects.remove('uploads', [path]);
}

const HOUR = 3_600_000;
const BATCH = 500;

/** Ends uploads left unfinished for a week, and deletes objects that no open upload expects. */
export async function sweepUploads(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const now = (await currentTime(ctx.db)).getTime();
  const weekAgo = new Date(now - 7 * 24 * HOUR);
  await giveUpAbandoned(ctx, weekAgo, signal);
  await ctx.objects.endAbandonedUploads('uploads', weekAgo);
  await removeUnwanted(ctx, new Date(now - 24 * HOUR), signal);
}

async function giveUpAbandoned(ctx: Context, before: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    const abandoned = await abandonedUploads(ctx.db, before, BATCH);
    for (const { id } of abandoned) {
      signal.throwIfAborted();
      await transaction(ctx, async (tx) => {
        if (!(await endUpload(tx.db, id, { state: 'given-up' }))) return;
        await recordChange(tx, {
          action: 'upload.given-up',
          subject: `upload:${id}`,
          before: { state: 'open' },
          after: { state: 'given-up' },
          reason: 'abandoned',
        });
      });
    }
    if (abandoned.length < BATCH) return;
  }
}

/** Also deletes objects that a sender wrote after the upload's end, or under names that were never handed out. */
async function removeUnwanted(ctx: Context, before: Date, signal: AbortSignal): Promise<void> {
  await sweepObjects(ctx, 'uploads', { before, signal }, (keys) => keysNobodyWaitsFor(ctx.db, keys));
}
