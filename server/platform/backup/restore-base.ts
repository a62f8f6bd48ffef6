import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFile, eachOf } from './copy-files.ts';
import { damaged } from './check-base.ts';
import { type Base, type Manifest, readList } from './manifest.ts';

/** Copies the files of a backup to `to`, each checked on the way, so that PostgreSQL as `owner` recovers from there. */
export async function restoreBase(
  base: Base,
  manifest: Manifest,
  to: string,
  owner: number | undefined,
): Promise<void> {
  const { folders, files } = await readList(base, manifest);
  const own = async (path: string) => {
    if (owner !== undefined) await chown(path, owner, owner);
  };
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders.toSorted()) {
    await mkdir(join(to, folder), { mode: 0o700 });
    await own(join(to, folder));
  }
  await eachOf(files, async ({ path, size, sha256 }) => {
    const copied = await copyFile(join(base.path, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? damaged(base, path) : error;
    });
    if (copied.size !== size || copied.sha256 !== sha256) throw damaged(base, path);
    await own(join(to, path));
  });
  const signal = join(to, 'cluster', 'recovery.signal');
  await writeFile(signal, '');
  await own(signal);
}
