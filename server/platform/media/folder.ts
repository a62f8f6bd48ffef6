import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of its own for a file and what is made of it; gone afterwards. */
export async function inFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, 'media-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
