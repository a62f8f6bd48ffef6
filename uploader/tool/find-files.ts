import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { endingOf } from '#contract/domain/upload.ts';
import type { OwnKind } from '../upload-file.ts';

export interface FoundFile {
  kind: OwnKind;
  path: string;
  /** Path below the folder, with `/`, to show the file and to recognise it again. */
  place: string;
  size: number;
  lastModified: number;
}

export interface Found {
  files: FoundFile[];
  /** How many files are neither video nor photo. */
  others: number;
}

/** Videos and photos of a folder and its subfolders, in the order of their names. */
export async function findFiles(folder: string): Promise<Found> {
  const found: Found = { files: [], others: 0 };
  await look(folder, folder, found);
  return found;
}

async function look(root: string, folder: string, found: Found): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  for (const entry of entries.toSorted((a, b) => byName(a.name, b.name))) {
    // Skips hidden files, such as those that cameras and Macs create beside real ones.
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await look(root, path, found);
    if (!entry.isFile()) continue;
    const kind = kindOf(entry.name);
    if (!kind) {
      found.others += 1;
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    const place = relative(root, path).replaceAll('\\', '/');
    found.files.push({ kind, path, place, size, lastModified: Math.floor(mtimeMs) });
  }
}

function kindOf(name: string): OwnKind | undefined {
  const ending = endingOf(name);
  return (['video', 'photo'] as const).find((kind) =>
    (MEDIA_LIMITS[kind].extensions as readonly string[]).includes(ending),
  );
}
