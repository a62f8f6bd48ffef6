import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { MediaKind } from '#contract/domain/media.ts';

export const COVER_FILE = 'cover.webp';

/** What the original of a kind is called in the folder that it is made in. */
export function originalFile(kind: MediaKind): string {
  return { video: 'original.mp4', photo: 'original.jpg', music: 'original.wav', effect: 'original.wav' }[kind];
}

/** Visitors come first. */
const NICE = 12;

/** Has one piece made into a folder. */
export async function makeFiles(slug: string, folder: string, signal: AbortSignal): Promise<void> {
  const cache = getCompileCacheDir();
  const child = fork(join(import.meta.dirname, 'render.ts'), [slug, folder], {
    // Nothing of ours but what makes it start faster.
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2000)));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, killed) =>
      code === 0 ? resolve() : reject(new Error(`${slug} could not be made (${killed ?? code}): ${complaint}`)),
    );
  });
}
