import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './rows.ts';

const SERVER = join(import.meta.dirname, '../..');
const FOLDERS = '{platform/database,features/*}';

/**
 * The .sql files of functions and views, which stand beside what they belong to. Views come last because they use
 * functions.
 */
export function sqlFiles(): string[] {
  const read = (folder: string) =>
    globSync(`${FOLDERS}/${folder}/*.sql`, { cwd: SERVER }).toSorted((one, other) => (one < other ? -1 : 1));
  return [...read('functions'), ...read('views')].map((file) => readFileSync(join(SERVER, file), 'utf8'));
}

interface Made {
  functions: string[];
  views: string[];
}

/**
 * Makes all functions and views anew when a file has changed or a migration was added. Drops the earlier ones first, so
 * that a signature may change and a file may disappear.
 */
export async function makeFunctions(db: Kysely<DB>, files: string[], migrations: string[]): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([files, migrations]))
    .digest('hex');
  await db.transaction().execute(async (trx) => {
    // Only one process at a time, as with migrations.
    await sql`select set_config('lock_timeout', '60s', true), pg_advisory_xact_lock(7302213)`.execute(trx);
    const last = await trx.selectFrom('madeFunctions').selectAll().executeTakeFirst();
    if (last?.hash === hash) return;
    if (last) await drop(trx, last);
    const before = await existing(trx);
    // Functions refer to each other in any order.
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const file of files) await sql.raw(file).execute(trx);
    const after = await existing(trx);
    const made = {
      hash,
      functions: after.functions.filter((name) => !before.functions.includes(name)),
      views: after.views.filter((name) => !before.views.includes(name)),
    };
    await trx.deleteFrom('madeFunctions').execute();
    await trx.insertInto('madeFunctions').values(made).execute();
  });
}

async function drop(trx: Transaction<DB>, { functions, views }: Made): Promise<void> {
  // Drops all in one statement, because they depend on each other.
  if (views.length > 0) await sql`drop view if exists ${sql.raw(views.join(', '))}`.execute(trx);
  if (functions.length > 0) await sql`drop function if exists ${sql.raw(functions.join(', '))}`.execute(trx);
}

async function existing(trx: Transaction<DB>): Promise<Made> {
  const { rows } = await sql<Made>`
    select
      array(select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace) as functions,
      array(select oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'v') as views`.execute(trx);
  if (!rows[0]) throw new Error('the database did not tell its functions');
  return rows[0];
}
