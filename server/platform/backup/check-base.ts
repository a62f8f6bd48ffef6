import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { eachOf, hashFile } from './copy-files.ts';
import { type Base, type Manifest, readList } from './manifest.ts';
import { placesIn } from './places.ts';
import { firstGap, numberOf } from './wal.ts';

/** Reads a copy of the database back, whole; refuses one that is not what its manifest says. */
export async function checkBase(base: Base, manifest: Manifest): Promise<void> {
  const { files } = await readList(base, manifest);
  await eachOf(files, async ({ path, size, sha256 }) => {
    const file = join(base.path, path);
    const there = existsSync(file) ? await hashFile(file) : undefined;
    if (there?.size !== size || there.sha256 !== sha256) throw damaged(base, path);
  });
}

export function damaged({ name }: Base, path: string): StartProblem {
  return new StartProblem(
    `The backup ${name} is damaged: ${path} is not what it was. Move it out of the folder, and an earlier one is used.`,
  );
}

/** Refuses a copy that lacks the log which was written while it was taken. */
export function checkOwnLog(dir: string, { name }: Base, manifest: Manifest): void {
  const folder = join(placesIn(dir).wal, manifest.walFolder);
  if (!existsSync(folder)) throw new StartProblem(`The backup ${name} has no log: ${folder} is missing.`);
  const gap = missing(folder, manifest);
  if (gap !== undefined)
    throw new StartProblem(`The backup ${name} is not whole: the piece ${gap} of the log is missing in ${folder}.`);
}

function missing(folder: string, { firstPiece, lastPiece }: Manifest): string | undefined {
  const gap = firstGap(folder, firstPiece);
  if (gap !== undefined && numberOf(gap) <= numberOf(lastPiece)) return gap;
  return existsSync(join(folder, `${lastPiece}.gz`)) ? undefined : lastPiece;
}
