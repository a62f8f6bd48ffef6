import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { type MediaProcess, openMediaProcess } from './media.ts';
import { drawNameMark } from './name-mark.ts';
import { MARK } from './photo/mark.ts';
import type { PortfolioPicture } from './steps.ts';

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: 10 * MB };
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
  return await inProcess(bytes, async (media) => {
    const { files } = await media.run(drawing, {});
    const made = files[0];
    if (!made) throw new MediaCrashed('it made nothing');
    return await keep(made.file);
  });
}

/** Lays words all over a picture that was redrawn before. */
export async function stampPicture(bytes: Buffer, words: string): Promise<Buffer | Problem> {
  const mark = await drawNameMark(words);
  return await inProcess(
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

/** What a description can be, because a stranger's file may have taken over the process. */
const portfolio: z.ZodType<PortfolioPicture> = z.strictObject({
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  layout: z.array(z.int().min(0).max(255)).length(24),
});

/** Looks at a picture by which somebody applies; passes what it is, and a large and a small one to look at, to `keep`. */
export async function lookAtPortfolio<T>(
  bytes: Buffer,
  keep: (picture: PortfolioPicture, files: { view: string; thumbnail: string }) => Promise<T>,
): Promise<T | Problem> {
  return await inProcess(bytes, async (media) => {
    const { facts, files } = await media.run('portfolio', {});
    const { data, error } = portfolio.safeParse(facts);
    const [view, thumbnail] = files;
    if (error || !view || !thumbnail) throw new MediaCrashed('it found what cannot be');
    return await keep(data, { view: view.file, thumbnail: thumbnail.file });
  });
}

/** Files of ours that the process finds in its folder, by name. */
type Beside = Record<string, Buffer>;

async function inProcess<T>(
  bytes: Buffer,
  work: (media: MediaProcess<'photo'>) => Promise<T>,
  beside: Beside = {},
): Promise<T | Problem> {
  if (open >= MOST_AT_ONCE) return problem('unavailable', { retryAfter: 2 });
  open += 1;
  try {
    return await inFolder(async (folder) => {
      const media = await openPicture(folder, bytes, beside);
      try {
        return await work(media);
      } finally {
        await media.close();
      }
    });
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

async function openPicture(folder: string, bytes: Buffer, beside: Beside): Promise<MediaProcess<'photo'>> {
  const file = join(folder, 'picture');
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  await writeFile(file, bytes);
  for (const [name, content] of Object.entries(beside)) await writeFile(join(outputDir, name), content);
  return await openMediaProcess({ kind: 'photo', file, outputDir, limits: LIMITS });
}
