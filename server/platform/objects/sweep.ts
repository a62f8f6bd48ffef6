import type { Log } from '../log.ts';
import { isStoreGone } from './failures.ts';
import type { Bucket, Objects } from './objects.ts';
import { OWNER_MARK } from './owner-mark.ts';

const BATCH = 500;

/** What the keys of the pages' files begin with, to which nothing refers. */
export const PAGE_FILES = 'framehall-pages/';

interface Sweep {
  /** Only objects modified before this moment are deleted. */
  before: Date;
  signal: AbortSignal;
}

/** Deletes the objects of a bucket that `unwanted` picks, and skips those that it cannot delete. */
export async function sweepObjects(
  { objects, log }: { objects: Objects; log: Log },
  bucket: Bucket,
  { before, signal }: Sweep,
  unwanted: (keys: string[]) => Promise<string[]>,
): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    // PostgreSQL cannot store text with a NUL, so nothing can refer to such an object.
    const known = batch.filter((key) => !key.includes('\0'));
    const gone = batch.filter((key) => key.includes('\0'));
    if (known.length > 0) gone.push(...(await unwanted(known)));
    batch = [];
    await removeEach({ objects, log }, bucket, gone);
  };
  for await (const { key, modified } of objects.list(bucket, '')) {
    signal.throwIfAborted();
    if (modified >= before || key === OWNER_MARK || key.startsWith(PAGE_FILES)) continue;
    batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  await sweep();
}

/** Deletes all keys at once; when that fails, one by one, so that one bad object does not block the others. */
async function removeEach(
  { objects, log }: { objects: Objects; log: Log },
  bucket: Bucket,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const failed = await objects.remove(bucket, keys).catch((error: unknown) => error);
  if (failed === undefined) return;
  if (isStoreGone(failed)) throw failed;
  for (const key of keys)
    await objects
      .remove(bucket, [key])
      .catch((error: unknown) => log.warn({ err: error, bucket, key }, 'an object could not be removed'));
}
