import { createHash } from 'node:crypto';
import { type Content, withFile } from '../content.ts';
import type { Objects } from '../objects/objects.ts';
import { eachOf } from './copy-files.ts';
import { KEPT_BUCKETS, type KeptFile } from './object-index.ts';
import { bytesOf } from './places.ts';

interface RestoredFiles {
  count: number;
  bytes: number;
  /** Those whose bytes are missing or are not what they were. */
  damaged: string[];
}

const AT_ONCE = 8;

/** Puts files back into the store, but those that it has; each is checked on the way. */
export async function restoreObjects(dir: string, files: Iterable<KeptFile>, objects: Objects): Promise<RestoredFiles> {
  const there = await whatIsThere(objects);
  const restored: RestoredFiles = { count: 0, bytes: 0, damaged: [] };
  await eachOf(
    files,
    async (file) => {
      const name = `${file.in}/${file.key}`;
      if (there.get(name) === file.size) return;
      if (await putBack(dir, file, objects)) {
        restored.count += 1;
        restored.bytes += file.size;
      } else restored.damaged.push(name);
    },
    AT_ONCE,
  );
  return restored;
}

async function whatIsThere(objects: Objects): Promise<Map<string, number>> {
  const there = new Map<string, number>();
  for (const bucket of KEPT_BUCKETS)
    for await (const { key, size } of objects.list(bucket, '')) there.set(`${bucket}/${key}`, size);
  return there;
}

async function putBack(dir: string, file: KeptFile, objects: Objects): Promise<boolean> {
  const { in: bucket, key, sha256, contentType, cacheControl } = file;
  const options = { contentType, ...(cacheControl === undefined ? {} : { cacheControl }) };
  try {
    const hash = createHash('sha256');
    await withFile(bytesOf(dir, sha256), (content) => objects.putContent(bucket, key, hashed(content, hash), options));
    if (hash.digest('hex') === sha256) return true;
    await objects.remove(bucket, [key]);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The same content, hashed as it is read: it is read in order, each byte once. */
function hashed({ size, read }: Content, hash: ReturnType<typeof createHash>): Content {
  return {
    size,
    async read(start, length) {
      const piece = await read(start, length);
      hash.update(piece);
      return piece;
    },
  };
}
