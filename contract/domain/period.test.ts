import { expect, test } from 'vitest';
import { daysIn, monthsIn, timeBefore } from './period.ts';

test.each([
  ['2026-03-01', '2026-03-01', 1, '2026-02-28', '2026-02-28'],
  ['2026-03-01', '2026-03-31', 31, '2026-01-29', '2026-02-28'],
  ['2024-02-29', '2025-02-28', 366, '2023-02-28', '2024-02-28'],
])('from %s to %s are %i days, after those from %s to %s', (from, to, days, before, last) => {
  expect(daysIn({ from, to })).toBe(days);
  expect(timeBefore({ from, to })).toEqual({ from: before, to: last });
});

test('every month that a period touches is named', () => {
  expect(monthsIn({ from: '2026-11-30', to: '2027-02-01' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsIn({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['2026-05']);
});
