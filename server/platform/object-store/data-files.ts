import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from './flush.ts';

export function newId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Path of the bytes `id`: one file, or a folder with a file for each part. Spread over 256 folders. */
export function pathOf(dir: string, id: string): string {
  return join(dir, 'data', id.slice(0, 2), id);
}

export async function makeFolders(dir: string): Promise<void> {
  for (let number = 0; number < 256; number += 1)
    await mkdir(join(dir, 'data', number.toString(16).padStart(2, '0')), { recursive: true, mode: 0o700 });
}

/**
 * Stores the same bytes under another id. Data files never change, so a hard link is enough where the disk allows it.
 */
export async function duplicate(dir: string, from: string, to: string, isFolder: boolean): Promise<void> {
  const [source, target] = [pathOf(dir, from), pathOf(dir, to)];
  if (isFolder) {
    await mkdir(target, { mode: 0o700 });
    for (const name of await readdir(source)) await linkOrCopy(join(source, name), join(target, name));
    await flushFolder(target);
  } else await linkOrCopy(source, target);
  await flushFolder(dirname(target));
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to);
    const copy = await open(to, 'r+');
    try {
      await copy.datasync();
    } finally {
      await copy.close();
    }
  }
}

/** Deletes data files. The next start finds and deletes those that cannot be deleted now. */
export async function removeData(dir: string, id: string): Promise<void> {
  await rm(pathOf(dir, id), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
