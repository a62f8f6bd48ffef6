import { readFile } from 'node:fs/promises';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed } from './failures.ts';
import type { MediaProcess } from './media.ts';
import { drawNameMark } from './name-mark.ts';
import { MARK } from './photo/mark.ts';
import { type Beside, inPictureProcess } from './picture-process.ts';

/** Limited because each one is a process with its own memory. */
const MOST_AT_ONCE = 2;
let open = 0;

type Drawing = 'avatar' | 'banner' | 'cover' | 'receipt';

/** Redraws a stranger's picture in a sandboxed process, and passes the result to `keep`. */
export async function redrawPicture<T>(
  bytes: Buffer,
  drawing: Drawing,
  keep: (file: string) => Promise<T>,
): Promise<T | Problem> {
  return await inPlace(bytes, async (media) => {
    const { files } = await media.run(drawing, {});
    const made = files[0];
    if (!made) throw new MediaCrashed('it made nothing');
    return await keep(made.file);
  });
}

/** Lays words all over a picture that was redrawn before. */
export async function stampPicture(bytes: Buffer, words: string): Promise<Buffer | Problem> {
  const mark = await drawNameMark(words);
  return await inPlace(
    bytes,
    async (media) => {
      const { files } = await media.run('stamp', {});
      const made = files[0];
      if (!made) throw new MediaCrashed('it made nothing');
      return await readFile(made.file);
    },
    { [MARK]: mark },
  );
}

async function inPlace<T>(
  bytes: Buffer,
  work: (media: MediaProcess<'photo'>) => Promise<T>,
  beside?: Beside,
): Promise<T | Problem> {
  if (open >= MOST_AT_ONCE) return problem('unavailable', { retryAfter: 2 });
  open += 1;
  try {
    return await inPictureProcess(bytes, work, beside);
  } finally {
    open -= 1;
  }
}
