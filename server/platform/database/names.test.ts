import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { type Database, openDatabase, readPrepared } from './database.ts';
import type { DB } from './rows.ts';

let db: Kysely<DB>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createDatabase();
  drop = database.drop;
  db = openDatabase(database.url, { connections: 1, name: 'test' });
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

const json = '{"a_b": [{"c_d": 1}]}';
const text = `select 'x' as file_name, null::int as size_bytes, '${json}'::jsonb as some_json`;
const wanted = [{ fileName: 'x', sizeBytes: null, someJson: JSON.parse(json) }];

test('what a statement gives is in camelCase, but for what is inside JSON', async () => {
  expect((await sql.raw(text).execute(db)).rows).toEqual(wanted);
  const prepared = (on: Database) => readPrepared(on, { name: 'names', text, values: [] });
  expect(await prepared(db)).toEqual(wanted);
  expect(await prepared(db)).toEqual(wanted);
  expect(await db.transaction().execute(prepared)).toEqual(wanted);
});
