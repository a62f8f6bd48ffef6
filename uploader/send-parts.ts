import { PARTS_AT_ONCE, PART_TRIES } from '#contract/domain/upload.ts';
import { isFull, isStoreFailure } from './failures.ts';
import { readPiece, type FileSource, type Piece } from './source.ts';
import type { SentPart } from './store/multipart.ts';
import { backOff, type World } from './world.ts';

export interface PartsJob {
  world: World;
  source: FileSource;
  partBytes: number;
  /** Numbers of the parts to send. */
  missing: number[];
  send(number: number, piece: Piece, signal: AbortSignal): Promise<SentPart>;
  onSent(part: SentPart): void;
}

export function countParts(size: number, partBytes: number): number {
  return Math.max(1, Math.ceil(size / partBytes));
}

export function sizeOfPart(number: number, size: number, partBytes: number): number {
  return Math.min(partBytes, size - (number - 1) * partBytes);
}

/** Sends several parts at once; only these are in memory. The first one that fails for good stops all. */
export async function sendParts(job: PartsJob, signal: AbortSignal): Promise<void> {
  const waiting = [...job.missing];
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  let lanes = Math.min(PARTS_AT_ONCE, waiting.length);

  async function lane(): Promise<void> {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      try {
        job.onSent(await sendPart(job, number, either));
      } catch (error) {
        if (!isStoreFailure(error, 'TooSlow') || lanes === 1) throw error;
        // The connection is too slow for this many parts at once, so this lane ends and leaves its share to the others.
        lanes -= 1;
        waiting.unshift(number);
        return;
      }
    }
  }

  const runs = Array.from({ length: lanes }, () =>
    lane().catch((error: unknown) => {
      if (!failed.signal.aborted) failed.abort(error);
    }),
  );
  await Promise.all(runs);
  either.throwIfAborted();
}

async function sendPart(job: PartsJob, number: number, signal: AbortSignal): Promise<SentPart> {
  const start = (number - 1) * job.partBytes;
  for (let tries = 1; ; tries += 1) {
    const piece = await readPiece(job.source, start, start + job.partBytes);
    try {
      return await job.send(number, piece, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (tries === PART_TRIES || isFull(error) || isStoreFailure(error, 'TooSlow', 'NoSuchUpload')) throw error;
      await job.world.pause(backOff(tries), signal);
    }
  }
}
