import { join } from 'node:path';

/** The settings of backups. */
export interface BackupSettings {
  /** Folder for all of it, best on another disk. */
  dir: string;
  /** How many seconds of work may be lost at most: how often PostgreSQL's log and new files are copied. */
  seconds: number;
  /** For how many days back any moment can be restored. */
  keepDays: number;
}

/** Where the parts of the backups lie in the folder `BACKUP_DIR`. */
export const placesIn = (dir: string) => ({
  /** Code of the installation whose backups these are. */
  installation: join(dir, 'installation'),
  /** A folder for each copy of the database. */
  bases: join(dir, 'bases'),
  /** PostgreSQL's log, a folder for each data folder that it came from. */
  wal: join(dir, 'wal'),
  /** Copies of the store's files. */
  objects: join(dir, 'objects'),
  objectsJournal: join(dir, 'objects', 'journal'),
  /** How far the copying of files is. */
  state: join(dir, 'objects', 'state.json'),
});

/** Bytes are kept under their own hash, so that the same bytes lie there once and every copy can be checked. */
export const bytesOf = (dir: string, sha256: string) => join(dir, 'objects', 'data', sha256.slice(0, 2), sha256);
