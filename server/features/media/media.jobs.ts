import type { Context } from '../../context.ts';
import { currentTime, type Database } from '../../platform/database/database.ts';
import type { ListedObject } from '../../platform/objects/objects.ts';
import { unknownKeys } from './media.queries.ts';
import { processMaterial } from './process.ts';

export async function processFile(ctx: Context, data: { materialId: number }, signal: AbortSignal): Promise<void> {
  await processMaterial(ctx, data.materialId, signal);
}

const HOUR = 3_600_000;
const BATCH = 500;

/** Removes what belongs to nobody: files of tries that were given up, and uploads that were never finished. */
export async function sweepFiles(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const now = (await currentTime(ctx.db)).getTime();
  await ctx.objects.endAbandonedUploads('uploads', new Date(now - 7 * 24 * HOUR));
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

async function orphansAmong(db: Database, bucket: string, objects: ListedObject[], before: Date): Promise<string[]> {
  const old = objects.filter((object) => object.modified < before).map((object) => object.key);
  return old.length === 0 ? [] : await unknownKeys(db, bucket, old);
}
