import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Model } from '../../../platform/media/embedding/model.ts';
import { MediaCrashed, MediaRejected } from '../../../platform/media/failures.ts';
import { openMediaProcess } from '../../../platform/media/media.ts';
import type { FileKind, StepName } from '../../../platform/media/steps.ts';
import { problem, type Problem } from '../../../platform/problem.ts';

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: MB };
/** Refuses a file when this many are waiting. */
const MOST_WAITING = 8;
const PATIENCE_MS = 5_000;
/** A process is replaced after so many files, and ends after so long without one; the next file starts another. */
const KEEP = { seen: 200, idleMs: 5 * 60_000 };

interface Described<K extends FileKind, Facts> {
  kind: K;
  /** The step that describes such a file, alone. */
  step: StepName<K>;
  /** What a description can be, because a stranger's file may have taken over the process. */
  facts: z.ZodType<Facts>;
  refusal(reason: MediaRejected['reason'] | undefined): Problem;
  /** That the step asks. */
  model?: Model;
  /** As `KEEP`; one without an end in `idleMs` stays. */
  keep?: { seen: number; idleMs: number | null };
}

interface SentProcess<Facts> {
  describe(bytes: Buffer): Promise<Facts>;
  close(): Promise<void>;
}

/**
 * Describes strangers' files, one after the other in one sandboxed process, which is replaced when it dies or has seen
 * many. Nothing of a file is kept.
 */
export function describeSent<K extends FileKind, Facts>(wanted: Described<K, Facts>) {
  const keep = wanted.keep ?? KEEP;
  let open: Promise<SentProcess<Facts>> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let seen = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const closing = open;
    open = undefined;
    seen = 0;
    const process = await closing?.catch(() => undefined);
    await process?.close();
  }

  /** Tries once more after a crash, because the process may have died before it saw the file. */
  async function take(bytes: Buffer, again = true): Promise<Facts | Problem> {
    clearTimeout(idle);
    try {
      const process = await (open ??= openProcess(wanted));
      seen += 1;
      return await process.describe(bytes);
    } catch (error) {
      if (error instanceof MediaRejected && error.reason !== 'too-heavy') return wanted.refusal(error.reason);
      await close();
      if (error instanceof MediaCrashed && again) return await take(bytes, false);
      if (error instanceof MediaCrashed || error instanceof MediaRejected) return wanted.refusal(undefined);
      throw error;
    } finally {
      if (seen >= keep.seen) void close();
      if (keep.idleMs !== null) idle = setTimeout(() => void close(), keep.idleMs).unref();
    }
  }

  async function describe(bytes: Buffer): Promise<Facts | Problem> {
    if (waiting >= MOST_WAITING) return problem('unavailable', { retryAfter: 2 });
    waiting += 1;
    const until = performance.now() + PATIENCE_MS;
    const mine = turn.then(() => (performance.now() > until ? problem('too-slow', { retryAfter: 2 }) : take(bytes)));
    turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  }

  return { describe, close };
}

/** Starts a process with one file; each file sent is written into that one in turn. */
async function openProcess<K extends FileKind, Facts>(wanted: Described<K, Facts>): Promise<SentProcess<Facts>> {
  const { kind, step, model } = wanted;
  const folder = await mkdtemp(join(tmpdir(), 'framehall-sent-'));
  const file = join(folder, 'sent');
  const outputDir = join(folder, 'made');
  try {
    await mkdir(outputDir);
    await writeFile(file, '');
    const media = await openMediaProcess({
      kind,
      file,
      outputDir,
      prepare: step,
      limits: LIMITS,
      ...(model && { model }),
    });
    return {
      async describe(bytes) {
        try {
          await writeFile(file, bytes);
          const { facts } = await media.run(step, {} as never);
          const { data, error } = wanted.facts.safeParse(facts);
          if (error) throw new MediaCrashed('it found what cannot be');
          return data;
        } finally {
          await writeFile(file, '');
        }
      },
      async close() {
        await media.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
