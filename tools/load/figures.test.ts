import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  figuresOf,
  latenessOf,
  percentile,
  type Sample,
  stretchesOf,
  whenAnswered,
  widthOf,
} from './figures.ts';

const call = (more: Partial<Sample> = {}): Sample => ({
  part: 'search',
  name: 'Search for a word',
  due: 0,
  late: 0,
  ms: 1,
  fault: null,
  ...more,
});

describe('figures', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  test.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('the percentile %d of 1 to 100 is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  test('of few values are values that occurred', () => {
    expect(percentile([], 0.5)).toBe(0);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([1, 2, 3, 10], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 10], 0.95)).toBe(10);
  });

  test('count failed calls, and the time that was waited for them', () => {
    const samples = [call({ ms: 30_000, fault: 'time-out' }), call({ ms: 4 }), call({ ms: 10 }), call({ ms: 6 })];
    expect(figuresOf(samples)).toEqual({ count: 4, failed: 1, p50: 6, p95: 30_000, p99: 30_000, longest: 30_000 });
    expect(figuresOf([])).toEqual({ count: 0, failed: 0, p50: 0, p95: 0, p99: 0, longest: 0 });
  });

  test('say how late the tool itself was', () => {
    expect(latenessOf([3, 1, 2].map((late) => call({ late })))).toBe(3);
  });

  test.each([
    [60, 1],
    [90, 1],
    [91, 2],
    [900, 10],
    [3600, 60],
    [14_400, 300],
  ])('%d seconds are divided into stretches of %d', (seconds, width) => {
    expect(widthOf(seconds)).toBe(width);
  });

  test('belong to the stretch in which a call was due, however late it was answered', () => {
    const samples = [call({ due: 0 }), call({ due: 1999, ms: 9000 }), call({ due: 2000 }), call({ due: 98_500 })];
    const stretches = stretchesOf(samples, 99);
    expect(stretches).toHaveLength(50);
    expect(stretches.slice(0, 3).map(({ from, to, samples: own }) => [from, to, own.length])).toEqual([
      [0, 2, 2],
      [2, 4, 1],
      [4, 6, 0],
    ]);
    expect(stretches.at(-1)).toMatchObject({ from: 98, to: 99, samples: [{ due: 98_500 }] });
  });

  test('or to the stretch in which it was answered, unless that was after the end', () => {
    const samples = [call({ due: 100, ms: 2500 }), call({ due: 3900, ms: 200 })];
    const counts = stretchesOf(samples, 4, whenAnswered).map((stretch) => stretch.samples.length);
    expect(counts).toEqual([0, 0, 1, 0]);
  });

  test('of failures are grouped by kind, the most frequent first', () => {
    const faults = ['503', null, 'time-out', '503'];
    const groups = faultsOf(faults.map((fault) => call({ fault })));
    expect(groups.map(([kind, samples]) => [kind, samples.length])).toEqual([
      ['503', 2],
      ['time-out', 1],
    ]);
  });
});
