import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredObject } from './records.ts';
import { pathOf } from './data-files.ts';
import { readManifest } from './parts.ts';
import type { Store } from './store.ts';

const PIECE = 256 * 1024;

interface Stretch {
  file: string;
  start: number;
  length: number;
}

export interface OpenRange {
  pieces: AsyncIterable<Buffer>;
  /** May be called at any point of reading. */
  close(): Promise<void>;
}

/**
 * Opens bytes `start` up to but excluding `end`; opens the first file at once, so that a failure shows before the reply
 * begins.
 */
export async function openRange({ dir }: Store, object: StoredObject, start: number, end: number): Promise<OpenRange> {
  const stretches = await locate(dir, object, start, end);
  let handle = stretches[0] && (await open(stretches[0].file, 'r'));

  async function* read(): AsyncGenerator<Buffer> {
    for (const { file, start: from, length } of stretches) {
      handle ??= await open(file, 'r');
      yield* readStretch(handle, from, length);
      await close();
    }
  }
  async function close(): Promise<void> {
    const open = handle;
    handle = undefined;
    await open?.close();
  }
  return { pieces: read(), close };
}

async function locate(dir: string, object: StoredObject, start: number, end: number): Promise<Stretch[]> {
  const path = pathOf(dir, object.id);
  if (object.parts === undefined) return [{ file: path, start, length: end - start }];
  const stretches: Stretch[] = [];
  let begin = 0;
  for (const [name, size] of await readManifest(dir, object.id)) {
    const from = Math.max(start, begin);
    const length = Math.min(end, begin + size) - from;
    if (length > 0) stretches.push({ file: join(path, name), start: from - begin, length });
    begin += size;
  }
  return stretches;
}

async function* readStretch(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = start, left = length; left > 0;) {
    const piece = Buffer.allocUnsafeSlow(Math.min(PIECE, left));
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) throw new Error('a data file is shorter than it was');
    at += bytesRead;
    left -= bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}
