import { expect, test } from 'vitest';
import { lastDayOf } from './last-day.ts';

test.each([
  ['2026-11-15', 'month', '2026-12-14'],
  ['2026-11-01', 'month', '2026-11-30'],
  ['2026-12-01', 'month', '2026-12-31'],
  ['2026-01-31', 'month', '2026-02-28'],
  ['2028-01-31', 'month', '2028-02-29'],
  ['2026-01-29', 'month', '2026-02-28'],
  ['2026-01-28', 'month', '2026-02-27'],
  ['2026-10-31', 'month', '2026-11-30'],
  ['2028-02-29', 'year', '2029-02-28'],
  ['2026-03-01', 'year', '2027-02-28'],
  ['2026-12-31', 'year', '2027-12-30'],
  ['2026-11-15', 'three-years', '2029-11-14'],
  ['2028-02-29', 'five-years', '2033-02-28'],
  ['2026-11-15', 'permanent', null],
  ['2026-11-15', 'buyout', null],
] as const)('[R304] a licence from %s for a %s holds until %s', (startsOn, period, last) => {
  expect(lastDayOf(startsOn, period)).toBe(last);
});
