import { existsSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';
import { type Base, basesIn, type Manifest } from './manifest.ts';
import { anotherInstallation, readCode } from './installation-code.ts';

interface Chosen {
  base: Base;
  manifest: Manifest;
  /** Younger ones that are half and were passed over. */
  half: string[];
}

/** The youngest copy of the database from before a moment, or the youngest of all. */
export function chooseBase(dir: string, at: Date | undefined): Chosen {
  const code = codeIn(dir);
  const half: string[] = [];
  const bases = basesIn(dir);
  for (const base of bases.toReversed()) {
    const { manifest, name } = base;
    if (!manifest) half.push(name);
    else if (manifest.installation !== code) throw anotherInstallation(dir);
    else if (at === undefined || manifest.finishedAt <= at) return { base, manifest, half };
  }
  if (half.length === bases.length)
    throw new StartProblem(
      half.length > 0
        ? `${dir} holds only half a backup (${half.join(', ')}): whoever made it did not finish.`
        : `${dir} holds no copy of the database: make one with npm run backup.`,
    );
  const oldest = bases.find(({ manifest }) => manifest)?.manifest?.finishedAt;
  throw new StartProblem(
    `The oldest backup is of ${oldest?.toISOString()}, after the moment that was asked for, ${at?.toISOString()}.`,
  );
}

export function codeIn(dir: string): string {
  if (!existsSync(dir)) throw new StartProblem(`BACKUP_DIR (${dir}) does not exist.`);
  const code = readCode(dir);
  if (code === undefined) throw new StartProblem(`BACKUP_DIR (${dir}) holds no backups.`);
  return code;
}
