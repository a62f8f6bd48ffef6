import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { generateRowTypes, ROWS_FILE } from '../tools/generate-row-types.ts';
import { createDatabase } from './support/database.ts';

test('the row types are those of the migrations', async () => {
  const { url, drop } = await createDatabase();
  const db = openDatabase(url, { connections: 1, name: 'row-types' });
  expect(await generateRowTypes(db)).toBe(readFileSync(ROWS_FILE, 'utf8'));
  await db.destroy();
  await drop();
});
