import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type BackupSettings, placesIn } from './places.ts';

/** Where PostgreSQL hands over its log, and the settings with which it does. */
export interface Archive {
  folder: string;
  settings: string[];
}

/** Names the folder for the log of this data folder. A copy of the database does not have it. */
const NAME = 'wal-folder';

/**
 * Makes the folder for the log of one data folder. Each has its own, so that two databases that were restored from the
 * same backup never write over each other's log. A piece is handed over every `seconds` at least while there is work.
 */
export function openArchive(postgresDir: string, { dir, seconds }: BackupSettings): Archive {
  // Whoever sets it makes it, so that a wrong path is noticed.
  if (!existsSync(dir)) throw new StartProblem(`BACKUP_DIR (${dir}) does not exist; make it, or set another one.`);
  try {
    mkdirSync(postgresDir, { recursive: true });
    const folder = join(placesIn(dir).wal, nameOf(postgresDir));
    mkdirSync(placesIn(dir).wal, { recursive: true, mode: 0o711 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const settings = ['archive_mode=on', `archive_timeout=${seconds}`, `archive_command=${archiveCommand(folder)}`];
    return { folder, settings };
  } catch (error) {
    throw new StartProblem(`BACKUP_DIR (${dir}) cannot be written: ${(error as Error).message}.`);
  }
}

function nameOf(postgresDir: string): string {
  const file = join(postgresDir, NAME);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const name = `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
  writeFileSync(file, name, { flush: true });
  return name;
}

/** The folder that PostgreSQL writes its log to now; undefined before the first start with backups. */
export function walFolderOf(postgresDir: string): string | undefined {
  const file = join(postgresDir, NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * A piece appears whole or not at all, flushed, and never replaces another one. PostgreSQL keeps its own and tries
 * again until this succeeds.
 */
function archiveCommand(folder: string): string {
  const [kept, half] = [inFolder(folder, '%f.gz'), inFolder(folder, '%f.half')];
  const same = `gunzip -c ${kept} | cmp -s - "%p"`;
  const keep = `gzip -1 -c "%p" > ${half} && sync ${half} && mv ${half} ${kept} && sync ${inFolder(folder, '')}`;
  return `if test -f ${kept}; then ${same}; else ${keep}; fi`;
}

/** Fetches a piece; one that is not there, or is damaged, ends the recovery. */
export function restoreCommand(folder: string): string {
  const kept = inFolder(folder, '%f.gz');
  return `test -f ${kept} && gunzip -c ${kept} > "%p"`;
}

/** Quoted for the shell, and for PostgreSQL, to which `%` means something. */
function inFolder(folder: string, name: string): string {
  return `'${folder.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}/'${name}`;
}
