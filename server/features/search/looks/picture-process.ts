import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { MediaCrashed, MediaRejected } from '../../../platform/media/failures.ts';
import { openMediaProcess } from '../../../platform/media/media.ts';
import type { Look } from '../../../platform/media/steps.ts';
import { problem, type Problem } from '../../../platform/problem.ts';

/** A sandboxed process that analyses one picture after the other. */
interface PictureProcess {
  look(picture: Buffer): Promise<Look>;
  close(): Promise<void>;
}

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: MB };
/** Refuses a picture when this many are waiting. */
const MOST_WAITING = 8;
const MOST_SEEN = 200;
const PATIENCE_MS = 5_000;
/** The process ends after this long without a picture; the next picture starts a new one. */
const IDLE_MS = 5 * 60_000;

const look = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  colours: z.array(z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), weight: z.number() })).max(5),
  layout: z.array(z.int().min(0).max(255)).length(24),
});

let open: Promise<PictureProcess> | undefined;
let idle: NodeJS.Timeout | undefined;
let seen = 0;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Analyses a stranger's picture. Pictures take turns in one process, which is replaced when it dies or has seen many.
 */
export async function lookAt(picture: Buffer): Promise<Look | Problem> {
  if (waiting >= MOST_WAITING) return problem('unavailable', { retryAfter: 2 });
  waiting += 1;
  const until = performance.now() + PATIENCE_MS;
  const mine = turn.then(() => (performance.now() > until ? problem('too-slow', { retryAfter: 2 }) : take(picture)));
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** Tries once more after a crash, because the process may have died before it saw the picture. */
async function take(picture: Buffer, again = true): Promise<Look | Problem> {
  clearTimeout(idle);
  try {
    const process = await (open ??= openPictureProcess());
    seen += 1;
    return await process.look(picture);
  } catch (error) {
    if (error instanceof MediaRejected && error.reason !== 'too-heavy') return problem('bad-picture');
    await closePictureProcess();
    if (error instanceof MediaCrashed && again) return await take(picture, false);
    if (error instanceof MediaCrashed || error instanceof MediaRejected) return problem('bad-picture');
    throw error;
  } finally {
    if (seen >= MOST_SEEN) void closePictureProcess();
    idle = setTimeout(() => void closePictureProcess(), IDLE_MS).unref();
  }
}

/** Starts a process with one file; each picture is written into that file in turn. */
async function openPictureProcess(): Promise<PictureProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'framehall-picture-'));
  const file = join(folder, 'picture');
  const outputDir = join(folder, 'made');
  try {
    await mkdir(outputDir);
    await writeFile(file, '');
    const media = await openMediaProcess({ kind: 'photo', file, outputDir, prepare: 'look', limits: LIMITS });
    return {
      async look(picture) {
        await writeFile(file, picture);
        const { facts } = await media.run('look', {});
        await writeFile(file, '');
        const { data, error } = look.safeParse(facts);
        if (error) throw new MediaCrashed('it saw what cannot be');
        return data;
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

/** Closes the picture process, if one is open; the web process also calls this before it ends. */
export async function closePictureProcess(): Promise<void> {
  const closing = open;
  open = undefined;
  seen = 0;
  const process = await closing?.catch(() => undefined);
  await process?.close();
}
