import { sha256 } from '@noble/hashes/sha2';
import type { SameFile } from '#contract/calls/uploads.ts';
import { SIZES_AT_ONCE } from '#contract/domain/upload.ts';
import type { UploadCalls } from '../calls.ts';
import { readSlice, type FileSource } from '../source.ts';

/**
 * Sizes that files in the library have. Only files of such a size are read whole, because another size means another
 * file. Without an answer none are: the server looks again at what arrives.
 */
export async function takenSizes(
  calls: Pick<UploadCalls, 'takenSizes'>,
  files: readonly { size: number }[],
): Promise<ReadonlySet<number>> {
  const sizes = [...new Set(files.map((file) => file.size))];
  const taken = new Set<number>();
  for (let at = 0; at < sizes.length; at += SIZES_AT_ONCE) {
    const reply = await calls.takenSizes({ sizes: sizes.slice(at, at + SIZES_AT_ONCE) }).catch(() => undefined);
    for (const size of reply?.sizes ?? []) taken.add(size);
  }
  return taken;
}

export async function findSame(calls: Pick<UploadCalls, 'sameFile'>, source: FileSource): Promise<SameFile | null> {
  try {
    return (await calls.sameFile({ sha256: await hashOf(source) })).same;
  } catch {
    return null;
  }
}

const SLICE = 1024 * 1024;

/** In slices, because the browser's own digest wants the whole file in memory. */
async function hashOf(source: FileSource): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < source.size; at += SLICE) hash.update(await readSlice(source, at, at + SLICE));
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
