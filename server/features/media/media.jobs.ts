import type { Context } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job-table.ts';
import { stillShownOffSale } from '../catalogue/catalogue.ts';
import { sweepObjects } from '../../platform/objects/sweep.ts';
import { unknownKeys } from './media.queries.ts';
import { processMaterial } from './process.ts';
import { unmark } from './unmark.ts';

export async function processFile(ctx: Context, data: { materialId: number }, signal: AbortSignal): Promise<void> {
  await processMaterial(ctx, data.materialId, signal);
}

export async function unmarkFile(ctx: Context, data: { materialId: number }, signal: AbortSignal): Promise<void> {
  await unmark(ctx, data.materialId, signal);
}

const DAY = 24 * 3_600_000;

/**
 * Deletes files that belong to nothing: those of abandoned tries, and copies that never became a material. Also has
 * previews hidden that are still public although their material is offline.
 */
export async function sweepFiles(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const before = new Date((await currentTime(ctx.db)).getTime() - DAY);
  for (const bucket of ['originals', 'previews'] as const)
    await sweepObjects(ctx, bucket, { before, signal }, (keys) => unknownKeys(ctx.db, bucket, keys));
  for (const materialId of await stillShownOffSale(ctx.db))
    await ctx.jobs.enqueue(ctx.db, 'media.follow-sale', { materialId });
}

/** Deletes files, but keeps those that somebody has begun to use. */
export async function removeUnused(ctx: Context, { bucket, keys }: JobData<'media.remove'>): Promise<void> {
  const unused = await unknownKeys(ctx.db, bucket, keys);
  if (unused.length > 0) await ctx.objects.remove(bucket, unused);
}
