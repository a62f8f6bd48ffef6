import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { createDatabase } from './database.ts';

interface OlderDatabase {
  db: Kysely<DB>;
  /** Brings it up to another migration. */
  migrateTo(name: string): Promise<void>;
}

/** An empty database as of a migration, gone when the test ends. */
export async function databaseAt(name: string): Promise<OlderDatabase> {
  const { url, drop } = await createDatabase('template0');
  const db = openDatabase(url, { connections: 1, name: 'older' });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  const migrationFolder = path.join(import.meta.dirname, '../../server/migrations');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder, import: (file) => import(file) });
  const migrator = new Migrator({ db: db.withoutPlugins(), provider });
  const migrateTo = async (wanted: string) => expect((await migrator.migrateTo(wanted)).error).toBeUndefined();
  await migrateTo(name);
  return { db, migrateTo };
}
