import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const PIECE = 1024 * 1024;
const AT_ONCE = 4;

/** Copies a file and returns what was read: a database that works may change it meanwhile. */
export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string }> {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      return await readThrough(source, (piece, at) => writeAll(target, piece, at));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function hashFile(path: string): Promise<{ size: number; sha256: string }> {
  const source = await open(path, 'r');
  try {
    return await readThrough(source, async () => {});
  } finally {
    await source.close();
  }
}

async function readThrough(source: FileHandle, take: (piece: Buffer, at: number) => Promise<void>) {
  const hash = createHash('sha256');
  const { size: expected } = await source.stat();
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(PIECE, expected + 1)));
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, size);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const piece = buffer.subarray(0, bytesRead);
    hash.update(piece);
    await take(piece, size);
    size += bytesRead;
  }
}

async function writeAll(target: FileHandle, piece: Buffer, at: number): Promise<void> {
  for (let done = 0; done < piece.length;)
    done += (await target.write(piece, done, piece.length - done, at + done)).bytesWritten;
}

/** Does the work for all, a few at a time, and stops at the first failure, once nothing is under way any more. */
export async function eachOf<T>(all: Iterable<T>, work: (one: T) => Promise<void>, atOnce = AT_ONCE): Promise<void> {
  const rest = all[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = rest.next(); !next.done && !failed; next = rest.next())
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ended.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failure) throw failure.reason;
}
