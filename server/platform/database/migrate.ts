import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import type { Release } from '../release.ts';
import { StartProblem } from '../start-problem.ts';
import { isLockBusy } from './failures.ts';
import { dropLeft, makeFunctions, sqlFiles } from './functions.ts';
import { appliedMigrations, hasMigrated, laterMigration, laterRelease } from './later-release.ts';
import type { DB } from './rows.ts';

async function allMigrations(): Promise<Record<string, Migration>> {
  const migrationFolder = path.join(import.meta.dirname, '../../migrations');
  return await new FileMigrationProvider({ fs, path, migrationFolder, import: (file) => import(file) }).getMigrations();
}

/**
 * Brings tables, then functions and views, to the state that this version expects. Changes nothing in a database of a
 * later release, and returns the migration or version by which it is known.
 */
export async function migrate(db: Kysely<DB>, release?: Release): Promise<string | undefined> {
  // Loaded before the migrator opens its transaction, which would lie idle too long on a slow machine.
  const migrations = await allMigrations();
  const known = Object.keys(migrations);
  return await untilLocked(async () => {
    const applied = await appliedMigrations(db);
    const later = laterMigration(applied, known);
    if (later !== undefined) return later;
    if (applied.includes(LEAVES_FUNCTIONS) && applied.length < known.length) await dropLeft(db);
    const provider = { getMigrations: async () => Promise.resolve(migrations) };
    // Migrations use the database's own names.
    const { error, results = [] } = await new Migrator({ db: db.withoutPlugins(), provider }).migrateToLatest();
    if (error) throw error;
    return await makeFunctions(db, { files: sqlFiles(), migrations: known, release, first: results.length > 0 });
  });
}

/** The migration since which functions may stay. */
const LEAVES_FUNCTIONS = '0290_built_releases';

/** How long somebody else may hold what is to be changed. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Does all of it anew when a lock is taken. A change that held some tables while it waited for others would make calls
 * wait with it, and block those for good that hold the others already.
 */
async function untilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100 + Math.random() * 200)) {
    try {
      return await work();
    } catch (error) {
      if (!isLockBusy(error) || Date.now() > end) throw error;
    }
  }
}

/**
 * Waits until somebody else has brought the database to the state that this version expects, or to a later one, which is
 * returned. `onWait` hears once of what is lacking.
 */
export async function untilMigrated(
  db: Kysely<DB>,
  { release, onWait, patienceMs = PATIENCE_MS }: Waiting,
): Promise<string | undefined> {
  const known = Object.keys(await allMigrations());
  for (const end = Date.now() + patienceMs; ; await sleep(1000)) {
    const applied = await appliedMigrations(db);
    const lacking = known.find((name) => !applied.includes(name));
    const later =
      laterMigration(applied, known) ?? (lacking === undefined ? await laterRelease(db, release) : undefined);
    const done = lacking === undefined && (!release || (await hasMigrated(db, release)));
    if (later !== undefined || done) return later;
    const what = `The database lacks ${lacking ?? `the functions of release ${release?.version}`}`;
    if (Date.now() > end) throw new StartProblem(`${what}: run npm run migrate of this release, or set MIGRATE=1.`);
    onWait?.(`${what}; waiting for npm run migrate.`);
    onWait = undefined;
  }
}

interface Waiting {
  release?: Release | undefined;
  onWait?: ((sentence: string) => unknown) | undefined;
  patienceMs?: number;
}
