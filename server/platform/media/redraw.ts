import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { openMediaProcess } from './media.ts';

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: 10 * MB };
/** Limited because each one is a process with its own memory. */
const MOST_AT_ONCE = 2;
let open = 0;

type Drawing = 'avatar' | 'banner' | 'receipt';

/** Redraws a stranger's picture in a sandboxed process, and passes the result to `keep`. */
export async function redrawPicture<T>(
  bytes: Buffer,
  drawing: Drawing,
  keep: (file: string) => Promise<T>,
): Promise<T | Problem> {
  if (open >= MOST_AT_ONCE) return problem('unavailable', { retryAfter: 2 });
  open += 1;
  try {
    return await inFolder(async (folder) => await keep(await redraw(folder, bytes, drawing)));
  } catch (error) {
    if (error instanceof MediaRejected || error instanceof MediaCrashed) return problem('bad-picture');
    throw error;
  } finally {
    open -= 1;
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'framehall-picture-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function redraw(folder: string, bytes: Buffer, drawing: Drawing): Promise<string> {
  const file = join(folder, 'picture');
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  await writeFile(file, bytes);
  const media = await openMediaProcess({ kind: 'photo', file, outputDir, limits: LIMITS });
  try {
    const { files } = await media.run(drawing, {});
    const made = files[0];
    if (!made) throw new MediaCrashed('it made nothing');
    return made.file;
  } finally {
    await media.close();
  }
}
