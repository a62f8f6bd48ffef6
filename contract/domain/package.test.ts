import { expect, test } from 'vitest';
import { shareOf } from './package.ts';

const shares = (totalFen: number, count: number) =>
  Array.from({ length: count }, (_, index) => shareOf({ totalFen, count }, index + 1));

test('the licences of a package together cost exactly its price, the first a fen more where it does not divide', () => {
  expect(shares(100_000, 10)).toEqual(Array.from({ length: 10 }, () => 10_000));
  expect(shares(100, 3)).toEqual([34, 33, 33]);
  expect(shares(101, 3)).toEqual([34, 34, 33]);
  expect(shares(3, 3)).toEqual([1, 1, 1]);
  expect(shares(99_999, 7)).toEqual([14_286, 14_286, 14_286, 14_286, 14_285, 14_285, 14_285]);
});
