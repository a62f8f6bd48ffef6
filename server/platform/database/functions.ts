import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Release } from '../release.ts';
import { laterRelease, noteRelease } from './later-release.ts';
import { type Definition, definitionsOf, leave } from './left-functions.ts';
import type { DB, MadeFunctions } from './rows.ts';

const SERVER = join(import.meta.dirname, '../..');
const FOLDERS = '{platform/database,features/*,features/*/*}';

/**
 * The .sql files of functions and views, which stand beside what they belong to. Views come last because they use
 * functions.
 */
export function sqlFiles(): string[] {
  const read = (folder: string) =>
    globSync(`${FOLDERS}/${folder}/*.sql`, { cwd: SERVER }).toSorted((one, other) => (one < other ? -1 : 1));
  return [...read('functions'), ...read('views')].map((file) => readFileSync(join(SERVER, file), 'utf8'));
}

/** Signatures of functions, and names of views. */
interface Made {
  functions: string[];
  views: string[];
}

interface Wanted {
  files: string[];
  migrations: string[];
  release?: Release | undefined;
  /** This release has just migrated, so no other one has made functions for these tables. */
  first?: boolean;
}

/**
 * Makes all functions and views anew when a file has changed or a migration was added. Drops the earlier ones first, so
 * that a signature may change and a file may disappear; what has disappeared stays for nodes of the release before,
 * until the next change. Changes nothing once a later release has been here, and returns its version.
 */
export async function makeFunctions(
  db: Kysely<DB>,
  { files, migrations, release, first = false }: Wanted,
): Promise<string | undefined> {
  const hash = createHash('sha256')
    .update(JSON.stringify([files, migrations]))
    .digest('hex');
  return await db.transaction().execute(async (trx) => {
    // Only one process at a time, as with migrations.
    await sql`select pg_advisory_xact_lock(7302213)`.execute(trx);
    const later = first ? undefined : await laterRelease(trx, release);
    if (later !== undefined) return later;
    await noteRelease(trx, release);
    const last = await trx.selectFrom('madeFunctions').selectAll().executeTakeFirst();
    if (last?.hash === hash) return undefined;
    const before = last ? await takeAway(trx, last) : [];
    const others = await existing(trx);
    // Functions refer to each other in any order.
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const file of files) await sql.raw(file).execute(trx);
    const made = await existing(trx);
    await leave(trx, before);
    const left = without(await existing(trx), made);
    await trx.deleteFrom('madeFunctions').execute();
    await trx
      .insertInto('madeFunctions')
      .values({ hash, ...without(made, others), leftFunctions: left.functions, leftViews: left.views })
      .execute();
    return undefined;
  });
}

/** Drops what stays for nodes of the release before, which migrations need not know. */
export async function dropLeft(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await trx.selectFrom('madeFunctions').selectAll().forUpdate().executeTakeFirst();
    if (!last) return;
    await drop(trx, { functions: last.leftFunctions, views: last.leftViews });
    await trx.updateTable('madeFunctions').set({ leftFunctions: [], leftViews: [] }).execute();
  });
}

/** Drops what was made and left the last time, and returns how to make the former again. */
async function takeAway(trx: Transaction<DB>, last: Selectable<MadeFunctions>): Promise<Definition[]> {
  const definitions = await definitionsOf(trx, last);
  await drop(trx, {
    functions: [...last.functions, ...last.leftFunctions],
    views: [...last.views, ...last.leftViews],
  });
  return definitions;
}

async function drop(trx: Transaction<DB>, { functions, views }: Made): Promise<void> {
  // Drops all in one statement, because they depend on each other.
  if (views.length > 0) await sql`drop view if exists ${sql.raw(views.join(', '))}`.execute(trx);
  if (functions.length > 0) await sql`drop function if exists ${sql.raw(functions.join(', '))}`.execute(trx);
}

function without(all: Made, some: Made): Made {
  return {
    functions: all.functions.filter((name) => !some.functions.includes(name)),
    views: all.views.filter((name) => !some.views.includes(name)),
  };
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
