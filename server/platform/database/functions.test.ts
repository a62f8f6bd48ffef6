import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { openDatabase } from './database.ts';
import { makeFunctions } from './functions.ts';
import { migrate } from './migrate.ts';
import type { DB } from './rows.ts';

async function open(from?: string): Promise<Kysely<DB>> {
  const { url, drop } = await createDatabase(from);
  const db = openDatabase(url, { connections: 2, name: 'functions', statementSeconds: 600 });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}

/** Migrates to the last version whose functions were made by migrations. */
async function migrateAsBefore(db: Kysely<DB>): Promise<void> {
  const migrationFolder = path.join(import.meta.dirname, '../../migrations');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder, import: (file) => import(file) });
  const { error } = await new Migrator({ db, provider }).migrateTo('0022_search_total');
  if (error) throw error;
}

async function definitions(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace
    union all select viewname || ': ' || definition from pg_views where schemaname = 'public'
    order by text`.execute(db);
  return rows.map((row) => row.text);
}

const names = async (db: Kysely<DB>) =>
  (
    await sql<{ name: string }>`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'twice%' order by name`.execute(db)
  ).rows.map((row) => row.name);

test('a database of before and a fresh one end with the same functions and views', async () => {
  const old = await open('template0');
  await migrateAsBefore(old);
  await migrate(old);
  expect(await definitions(old)).toEqual(await definitions(await open()));
});

test('every function fits the tables and functions that it names', async () => {
  const db = await open();
  const functions = (await definitions(db)).filter((text) => text.startsWith('CREATE'));
  for (const text of functions) await expect(sql.raw(text).execute(db)).resolves.toBeDefined();
});

test('files that changed are made anew, others are left alone', async () => {
  const db = await open();
  const first = [`create function twice(n int) returns int language sql return n * 2`];
  await makeFunctions(db, { files: first, migrations: [] });
  expect(await names(db)).toEqual(['twice(integer)']);

  const second = [
    `create function twice(n text) returns text language sql return n || n`,
    `create view twice_a as select twice('a') as word`,
  ];
  await makeFunctions(db, { files: second, migrations: [] });
  expect(await names(db)).toEqual(['twice(text)']);

  // With the same files a change by hand stays; a new migration replaces it.
  await sql`create or replace function twice(n text) returns text language sql return 'by hand'`.execute(db);
  const word = async () => (await sql<{ word: string }>`select word from twice_a`.execute(db)).rows[0]?.word;
  await makeFunctions(db, { files: second, migrations: [] });
  expect(await word()).toBe('by hand');
  await makeFunctions(db, { files: second, migrations: ['0001_more'] });
  expect(await word()).toBe('aa');
});

test('a file that fails leaves everything as it was', async () => {
  const db = await open();
  await makeFunctions(db, {
    files: [`create function twice(n int) returns int language sql return n * 2`],
    migrations: [],
  });
  const broken = [
    `create function twice_more() returns int language sql return 4`,
    `create view wrong as select nothing`,
  ];
  await expect(makeFunctions(db, { files: broken, migrations: [] })).rejects.toThrow('nothing');
  expect(await names(db)).toEqual(['twice(integer)']);
});

test('two processes that start at once make them once', async () => {
  const db = await open();
  const files = [`create function twice(n int) returns int language sql return n * 2`];
  await Promise.all([makeFunctions(db, { files, migrations: [] }), makeFunctions(db, { files, migrations: [] })]);
  expect(await names(db)).toEqual(['twice(integer)']);
});

describe('beside a node of the release before', () => {
  const twice = `create function twice(n int) returns int language sql return n * 2`;

  test('what a new release no longer has stays for it, until the next change', async () => {
    const db = await open();
    const first = [
      twice,
      `create view twice_a as select twice(1) as n`,
      `create view twice_b as select n from twice_a`,
    ];
    await makeFunctions(db, { files: first, migrations: [] });
    const more = `create function twice(n int, times int) returns int language sql return n * 2 * times`;
    await makeFunctions(db, { files: [more], migrations: [] });
    expect(await names(db)).toEqual(['twice(integer)', 'twice(integer,integer)']);
    const { rows } = await sql`select n, twice(3) as old, twice(3, 2) as new from twice_b`.execute(db);
    expect(rows).toEqual([{ n: 2, old: 6, new: 12 }]);
    await makeFunctions(db, { files: [more], migrations: ['0001_more'] });
    expect(await names(db)).toEqual(['twice(integer,integer)']);
  });

  test('what would stand in the way of something new, or no longer fits, goes', async () => {
    const db = await open();
    await makeFunctions(db, { files: [twice, `create view twice_a as select twice(1) as n`], migrations: [] });
    const second = [`create function twice(n text) returns text language sql return n || n`];
    await makeFunctions(db, { files: second, migrations: [] });
    expect(await names(db)).toEqual(['twice(text)']);
    const { rows } = await sql`select from pg_views where viewname = 'twice_a'`.execute(db);
    expect(rows).toEqual([]);
  });

  test('an earlier release leaves alone what a later one has made', async () => {
    const db = await open();
    const early = { version: '1-early', builtAt: '2026-01-01T00:00:00Z' };
    const late = { version: '1-late', builtAt: '2026-01-02T00:00:00Z' };
    const later = [`create function twice(n text) returns text language sql return n || n`];
    expect(await makeFunctions(db, { files: [twice], migrations: [], release: early })).toBeUndefined();
    expect(await makeFunctions(db, { files: later, migrations: [], release: late })).toBeUndefined();
    expect(await makeFunctions(db, { files: [twice], migrations: [], release: early })).toBe('1-late');
    expect(await names(db)).toContain('twice(text)');
    // One that has migrated itself makes its own, whoever was built later.
    await makeFunctions(db, { files: [twice], migrations: ['0001_more'], release: early, first: true });
    expect(await names(db)).toContain('twice(integer)');
  });
});
