import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { generateRowTypes, ROWS_FILE } from '../tools/generate-row-types.ts';
import { createDatabase } from './support/database.ts';

let db: Kysely<DB>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createDatabase();
  drop = database.drop;
  db = openDatabase(database.url, { connections: 1, name: 'row-types' });
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

test('the row types are those of the migrations', async () => {
  expect(await generateRowTypes(db)).toBe(readFileSync(ROWS_FILE, 'utf8'));
});

test('every name finds its way back from camelCase, but for four that only SQL says', async () => {
  const { rows } = await sql<{ columnName: string }>`
    select distinct column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' and (table_name || '.' || column_name) ~ '_[^a-z]|[A-Z]|_$'
    order by 1`.execute(db);
  expect(rows.map((row) => row.columnName)).toEqual(['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4']);
});
