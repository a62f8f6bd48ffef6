import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';
import { placesIn } from './places.ts';

/** Whose backups a folder holds; undefined while there are none. */
export function readCode(dir: string): string | undefined {
  const { installation } = placesIn(dir);
  return existsSync(installation) ? readFileSync(installation, 'utf8').trim() : undefined;
}

/** Makes a folder that holds no backups this installation's, and refuses that of another one. */
export function claimFolder(dir: string, code: string): void {
  const there = readCode(dir);
  if (there !== undefined && there !== code) throw anotherInstallation(dir);
  if (there !== undefined) return;
  try {
    writeFileSync(placesIn(dir).installation, `${code}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    throw new StartProblem(`BACKUP_DIR (${dir}) cannot be written: ${(error as Error).message}.`);
  }
}

export function anotherInstallation(dir: string): StartProblem {
  return new StartProblem(
    `BACKUP_DIR (${dir}) holds the backups of another installation: set it to a folder of this one, or to an empty one. See docs/backups.md.`,
  );
}
