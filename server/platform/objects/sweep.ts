import type { Log } from '../log.ts';
import { isStoreGone } from './failures.ts';
import type { Bucket, Objects } from './objects.ts';

const BATCH = 500;

interface Sweep {
  /** Younger objects stay. */
  before: Date;
  signal: AbortSignal;
}

/** Removes the objects of a bucket that `unwanted` picks out, and goes on when some of them cannot be removed. */
export async function sweepObjects(
  { objects, log }: { objects: Objects; log: Log },
  bucket: Bucket,
  { before, signal }: Sweep,
  unwanted: (keys: string[]) => Promise<string[]>,
): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    // PostgreSQL knows no text with a NUL, so nobody has asked for such an object.
    const known = batch.filter((key) => !key.includes('\0'));
    const gone = batch.filter((key) => key.includes('\0'));
    if (known.length > 0) gone.push(...(await unwanted(known)));
    batch = [];
    await removeEach({ objects, log }, bucket, gone);
  };
  for await (const { key, modified } of objects.list(bucket, '')) {
    signal.throwIfAborted();
    if (modified >= before) continue;
    batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  await sweep();
}

/** All at once; one by one when that fails, so that one bad object does not keep the others. */
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
