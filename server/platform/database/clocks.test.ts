import { expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { compareClocks, differenceOf } from './clocks.ts';

const product = await startProduct();
const NOON = Date.parse('2026-11-16T12:00:00Z');

test.each([
  ['the same moment', 0, 0, undefined],
  ['59 s behind', 59_999, 0, undefined],
  ['a minute behind', 60_000, 0, 'the clock of this machine is 60 s behind the database'],
  ['59 s ahead', -59_999, 0, undefined],
  ['a minute ahead', -60_000, 0, 'the clock of this machine is 60 s ahead of the database'],
  ['an answer that takes two minutes', 100_000, 120_000, undefined],
  ['the same and a clock far behind', 420_000, 120_000, 'the clock of this machine is 300 s behind the database'],
])('%s', (_what, toldAfter, answeredAfter, said) => {
  const sentence = differenceOf(NOON + toldAfter, { askedAt: NOON, answeredAt: NOON + answeredAfter });
  expect(sentence?.split("'s:")[0]).toBe(said);
});

test('the clock of the real database is compared', async () => {
  expect(await compareClocks(product.db)).toBeUndefined();
  await product.moveTime('1 hour');
  expect(await compareClocks(product.db)).toMatch(
    /^the clock of this machine is 3[56]\d\d s behind the database's: set both/,
  );
});
