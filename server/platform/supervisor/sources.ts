import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Goes by size and time of each file: reading thousands of files would take longer than the start may. */
export function fingerprintOf(root: string, sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const found = readdirSync(path, { withFileTypes: true, recursive: true });
  return found
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
}

export function isMarked(mark: string, fingerprint: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint;
}
