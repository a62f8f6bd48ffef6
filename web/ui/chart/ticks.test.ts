import { expect, test } from 'vitest';
import { ticksUpTo } from './ticks.ts';

test.each([
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [10, [0, 5, 10]],
  [11, [0, 5, 10, 15]],
  [45, [0, 20, 40, 60]],
  [182_000, [0, 100_000, 200_000]],
])('up to %i', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});
