import { describe, expect, test } from 'vitest';
import { countOfCalls, createTurns, dueAt, SHARES } from './schedule.ts';

describe('the schedule', () => {
  test('is that of a clock', () => {
    expect(countOfCalls(120, 15)).toBe(108_000);
    expect(countOfCalls(0.5, 1)).toBe(30);
    expect([0, 1, 2, 120].map((index) => dueAt(index, 120))).toEqual([0, 8.333333333333334, 16.666666666666668, 1000]);
    expect(dueAt(3, 0.5)).toBe(6000);
  });

  test('gives each part its share, evenly', () => {
    const takeTurn = createTurns({ a: 3, b: 1 });
    expect(Array.from({ length: 8 }, takeTurn)).toEqual(['a', 'a', 'b', 'a', 'a', 'a', 'b', 'a']);
  });

  test('is a mixed day: in 100 calls 60 searches and 20 pages', () => {
    const takeTurn = createTurns(SHARES);
    const turns = Array.from({ length: 100 }, takeTurn);
    const count = (part: string) => turns.filter((turn) => turn === part).length;
    expect(['search', 'pages', 'cart', 'orders', 'payments', 'review', 'uploads'].map(count)).toEqual([
      60, 20, 8, 5, 3, 3, 1,
    ]);
  });

  test('shares what is left out among the others', () => {
    const takeTurn = createTurns({ search: 60, pages: 20 });
    const turns = Array.from({ length: 8 }, takeTurn);
    expect(turns.filter((turn) => turn === 'pages')).toHaveLength(2);
  });
});
