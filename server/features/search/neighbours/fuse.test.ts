import { expect, test } from 'vitest';
import { fuse } from './fuse.ts';

const near = (...ids: number[]) => ids.map((id) => ({ id, second: id * 10 }));
const idsOf = (list: ReturnType<typeof fuse>) => list.map(({ id }) => id);

test('what both have found stands first, then both lists in turns, words before the model', () => {
  expect(idsOf(fuse([1, 2, 3], near(4, 3, 5)))).toEqual([3, 1, 4, 2, 5]);
  expect(idsOf(fuse([1, 2], []))).toEqual([1, 2]);
  expect(idsOf(fuse([], near(2, 1)))).toEqual([2, 1]);
});

test('what the model has seen says where', () => {
  expect(fuse([1, 2], near(2, 3))).toEqual([
    { id: 2, second: 20 },
    { id: 1, second: null },
    { id: 3, second: 30 },
  ]);
});
