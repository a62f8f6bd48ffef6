import { expect, test } from 'vitest';
import { moved } from './use-dragging.ts';

test.each([
  [1, 2, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [3, 99, [1, 2, 4, 3]],
  [2, -5, [2, 1, 3, 4]],
])('%i goes to place %i of four', (id, to, expected) => expect(moved([1, 2, 3, 4], id, to)).toEqual(expected));

test('what stays where it is, or is not in the list, changes nothing', () => {
  const ids = [1, 2, 3];
  expect(moved(ids, 2, 1)).toBe(ids);
  expect(moved(ids, 9, 0)).toBe(ids);
});
