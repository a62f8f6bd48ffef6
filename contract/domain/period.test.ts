import { expect, test } from 'vitest';
import { daysIn, monthBounds, monthsIn, timeBefore } from './period.ts';

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

test('the time before is cut where the months of a period are, as many days earlier as it has', () => {
  expect(monthBounds({ from: '2026-03-01', to: '2026-04-30' })).toEqual([
    '2025-12-30',
    '2026-01-30',
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(monthBounds({ from: '2024-02-15', to: '2024-03-01' })).toEqual([
    '2024-01-30',
    '2024-02-14',
    '2024-02-15',
    '2024-03-01',
  ]);
  expect(monthBounds({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['2026-05-01', '2026-05-02']);
});
