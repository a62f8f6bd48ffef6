import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Body } from './body.ts';
import { flushFolder } from './flush.ts';

/** Bytes written at once. */
const BATCH = 1024 * 1024;

export interface Received {
  size: number;
  etag: string;
}

/**
 * Writes a new file and flushes it together with its name; deletes a file that was not received completely or as
 * announced. `nameIt` gives the final name once the content is known, so that file and folder share one flush of the
 * disk.
 */
export async function receive(file: string, body: Body, nameIt?: (received: Received) => string): Promise<Received> {
  const handle = await open(file, 'wx', 0o600);
  let path = file;
  try {
    await take(handle, body);
    const received = { size: body.size, etag: body.etag() };
    if (nameIt) {
      const name = join(dirname(file), nameIt(received));
      await rename(file, name);
      path = name;
    }
    await Promise.all([handle.datasync(), flushFolder(dirname(path))]);
    return received;
  } catch (error) {
    await unlink(path).catch(() => {});
    throw error;
  } finally {
    await handle.close();
  }
}

async function take(handle: FileHandle, body: Body): Promise<void> {
  let batch: Buffer[] = [];
  let batched = 0;
  for await (const piece of body.bytes) {
    batch.push(piece);
    batched += piece.length;
    if (batched < BATCH) continue;
    await write(handle, batch);
    batch = [];
    batched = 0;
  }
  await write(handle, batch);
}

/** Writes all pieces, because a single write may take less than it was given. */
async function write(handle: FileHandle, pieces: readonly Buffer[]): Promise<void> {
  let left = [...pieces];
  while (left.length > 0) {
    let { bytesWritten } = await handle.writev(left);
    left = left.flatMap((piece) => {
      const taken = Math.min(bytesWritten, piece.length);
      bytesWritten -= taken;
      return taken === piece.length ? [] : [piece.subarray(taken)];
    });
  }
}
