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
  if (there === undefined) writeFileSync(placesIn(dir).installation, `${code}\n`, { mode: 0o600, flush: true });
  else if (there !== code) throw anotherInstallation(dir);
}

export function anotherInstallation(dir: string): StartProblem {
  return new StartProblem(
    `BACKUP_DIR (${dir}) holds the backups of another installation: set it to a folder of this one, or to an empty one. See docs/backups.md.`,
  );
}
