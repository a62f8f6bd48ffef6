import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { inFolder } from './folder.ts';
import { type MediaProcess, openMediaProcess } from './media.ts';

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: 10 * MB };

/** Files of ours that the process finds in its folder, by name. */
export type Beside = Record<string, Buffer>;

/** Opens a stranger's picture in a sandboxed process of its own and closes it after `work`. */
export async function inPictureProcess<T>(
  bytes: Buffer,
  work: (media: MediaProcess<'photo'>) => Promise<T>,
  beside: Beside = {},
): Promise<T | Problem> {
  return await inFolder(tmpdir(), async (folder) => {
    const media = await openPicture(folder, bytes, beside);
    // The file is not read before the first step, so the machine was too busy to start a process.
    if (!media) return problem('unavailable', { retryAfter: 5 });
    try {
      return await work(media);
    } catch (error) {
      if (error instanceof MediaRejected || error instanceof MediaCrashed) return problem('bad-picture');
      throw error;
    } finally {
      await media.close();
    }
  });
}

async function openPicture(folder: string, bytes: Buffer, beside: Beside): Promise<MediaProcess<'photo'> | undefined> {
  const file = join(folder, 'picture');
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  await writeFile(file, bytes);
  for (const [name, content] of Object.entries(beside)) await writeFile(join(outputDir, name), content);
  try {
    return await openMediaProcess({ kind: 'photo', file, outputDir, limits: LIMITS });
  } catch (error) {
    if (error instanceof MediaCrashed) return undefined;
    throw error;
  }
}
