import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { type Context, transaction } from './context.ts';
import { problem } from './platform/problem.ts';
import { systemContext } from './system-context.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
await sql`create table notes (word text primary key)`.execute(product.db);

const write = (tx: Context, word: string) => sql`insert into notes values (${word})`.execute(tx.db);
async function written(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from notes order by word`.execute(product.db);
  return rows.map(({ word }) => word);
}
/** Writes a word, then returns a problem. */
const refuse = (tx: Context, word: string) =>
  transaction(tx, async (inner) => {
    await write(inner, word);
    return problem('not-found');
  });

beforeEach(async () => {
  await sql`delete from notes`.execute(product.db);
});

test('a problem undoes everything', async () => {
  expect(await refuse(ctx, 'a')).toMatchObject({ code: 'not-found' });
  expect(await written()).toEqual([]);
});

test('a problem of an inner transaction undoes that one alone when the outer goes on', async () => {
  await transaction(ctx, async (tx) => {
    await write(tx, 'before');
    expect(await refuse(tx, 'inner')).toMatchObject({ code: 'not-found' });
    await write(tx, 'after');
  });
  expect(await written()).toEqual(['after', 'before']);
});

test('a problem of an inner transaction that the outer returns undoes both', async () => {
  const result = await transaction(ctx, async (tx) => {
    await write(tx, 'outer');
    return await refuse(tx, 'inner');
  });
  expect(result).toMatchObject({ code: 'not-found' });
  expect(await written()).toEqual([]);
});

test('what an inner transaction did goes with the outer one', async () => {
  const result = await transaction(ctx, async (tx) => {
    await transaction(tx, (inner) => write(inner, 'inner'));
    return problem('not-found');
  });
  expect(result).toMatchObject({ code: 'not-found' });
  expect(await written()).toEqual([]);
});

test('an error of an inner transaction undoes that one, and the outer may go on, even after a failed statement', async () => {
  await transaction(ctx, async (tx) => {
    await write(tx, 'outer');
    const failing = transaction(tx, async (inner) => {
      await write(inner, 'inner');
      await write(inner, 'outer');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await write(tx, 'after');
  });
  expect(await written()).toEqual(['after', 'outer']);
});

test('an error that nobody catches undoes everything', async () => {
  const failing = transaction(ctx, async (tx) => {
    await write(tx, 'outer');
    await transaction(tx, async (inner) => {
      await write(inner, 'inner');
      throw new Error('broken');
    });
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await written()).toEqual([]);
});

test('each of three levels is undone for itself', async () => {
  await transaction(ctx, async (tx) => {
    await write(tx, '1');
    await transaction(tx, async (middle) => {
      await write(middle, '2');
      expect(await refuse(middle, '3')).toMatchObject({ code: 'not-found' });
      await transaction(middle, (inner) => write(inner, '4'));
    });
    const refused = await transaction(tx, async (middle) => {
      await write(middle, '5');
      await transaction(middle, (inner) => write(inner, '6'));
      return problem('not-found');
    });
    expect(refused).toMatchObject({ code: 'not-found' });
    await write(tx, '7');
  });
  expect(await written()).toEqual(['1', '2', '4', '7']);
});
