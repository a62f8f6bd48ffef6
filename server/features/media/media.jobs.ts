import type { Context } from '../../context.ts';
import { currentTime, type Database } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job-table.ts';
import type { ListedObject } from '../../platform/objects/objects.ts';
import { unknownKeys } from './media.queries.ts';
import { processMaterial } from './process.ts';

export async function processFile(ctx: Context, data: { materialId: number }, signal: AbortSignal): Promise<void> {
  await processMaterial(ctx, data.materialId, signal);
}

const HOUR = 3_600_000;
const BATCH = 500;

/** Removes what belongs to nobody: files of tries that were given up, and copies that became nothing. */
export async function sweepFiles(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const now = (await currentTime(ctx.db)).getTime();
  for (const bucket of ['originals', 'previews'] as const) {
    let batch: ListedObject[] = [];
    const sweep = async () => {
      const orphans = await orphansAmong(ctx.db, bucket, batch, new Date(now - 24 * HOUR));
      batch = [];
      if (orphans.length > 0) await ctx.objects.remove(bucket, orphans);
    };
    for await (const object of ctx.objects.list(bucket, '')) {
      signal.throwIfAborted();
      batch.push(object);
      if (batch.length === BATCH) await sweep();
    }
    await sweep();
  }
}

/** Unless somebody uses them after all. */
export async function removeUnused(ctx: Context, { bucket, keys }: JobData<'media.remove'>): Promise<void> {
  const unused = await unknownKeys(ctx.db, bucket, keys);
  if (unused.length > 0) await ctx.objects.remove(bucket, unused);
}

async function orphansAmong(db: Database, bucket: string, objects: ListedObject[], before: Date): Promise<string[]> {
  const old = objects.filter((object) => object.modified < before).map((object) => object.key);
  return old.length === 0 ? [] : await unknownKeys(db, bucket, old);
}
