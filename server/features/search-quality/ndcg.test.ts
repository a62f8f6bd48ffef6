import { describe, expect, test } from 'vitest';
import type { Grade } from '#contract/domain/search-quality.ts';
import { standingOf } from './ndcg.ts';

/** Works 1, 2, 3 … with these grades. */
const graded = (...grades: Grade[]) => new Map(grades.map((grade, place) => [place + 1, grade]));

describe('the figure of one query', () => {
  test.each<[string, number[], Grade[], number]>([
    ['the best in the best order', [1, 2, 3], [3, 2, 0], 1],
    // (3 + 7 / log2 3) / (7 + 3 / log2 3)
    ['the best two the wrong way round', [2, 1], [3, 2], 0.833991],
    // 1 / log2 3
    ['the only good one in the second place', [9, 1], [3], 0.63093],
    // 1 / log2 4
    ['in the third, behind two that are wrong', [2, 3, 1], [3, 0, 0], 0.5],
    // (7 + 1 / log2 3) / (7 + 3 / log2 3 + 1 / log2 4)
    ['a good one missing', [1, 3], [3, 2, 1], 0.812424],
    ['nothing that was graded', [8, 9], [3], 0],
    ['nothing', [], [2], 0],
    ['ten of eleven that are just right', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Array.from({ length: 11 }, () => 3), 1],
    ['the only good one in the eleventh place', [9, 8, 7, 6, 5, 4, 3, 2, 11, 12, 1], [3], 0],
  ])('%s', (_, results, grades, expected) => {
    expect(standingOf(results, graded(...grades)).ndcg).toBeCloseTo(expected, 6);
  });
});

describe('a miss', () => {
  test.each<[string, number[], Grade[], boolean]>([
    ['has nothing good among the first', [2, 3], [3, 1, 0], true],
    ['has nothing at all', [], [2], true],
    ['is none with one that fits', [3, 1], [2, 0, 0], false],
    ['is none where only works are known that fit loosely', [2], [1, 0], false],
  ])('%s', (_, results, grades, missed) => {
    expect(standingOf(results, graded(...grades)).missed).toBe(missed);
  });
});

test('a query does not count while nothing good is on sale, and says what has no grade', () => {
  expect(standingOf([1, 5, 6], graded(1, 0))).toEqual({ ndcg: null, missed: false, found: 3, ungraded: 2 });
});
