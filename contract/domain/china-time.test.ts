import { expect, test } from 'vitest';
import { clockInChina, dayInChina, instantInChina, startOfDayInChina } from './china-time.ts';

const evening = new Date('2026-01-31T15:59:59.999Z');
const midnight = new Date('2026-01-31T16:00:00Z');

test('the day in China begins at 16:00 UTC, summer and winter', () => {
  expect([dayInChina(evening), dayInChina(midnight)]).toEqual(['2026-01-31', '2026-02-01']);
  expect(dayInChina(Date.parse('2026-07-15T16:00:00Z'))).toBe('2026-07-16');
  expect(dayInChina(evening, 30)).toBe('2026-03-02');
  expect(startOfDayInChina('2026-02-01')).toEqual(midnight);
});

test('an instant as a clock in China shows it, and back', () => {
  expect(clockInChina(midnight)).toBe('2026-02-01 00:00:00');
  expect(instantInChina('2026-02-01 00:00:00')).toEqual(midnight);
  expect(instantInChina('2026-02-01 00:00:00.123')).toEqual(midnight);
});

test.each([
  '',
  '2026-02-01',
  '2026-02-01T00:00:00',
  '2026-13-01 00:00:00',
  '2026-02-01 25:00:00',
  'on 2026-02-01 00:00:00',
  '2026-02-01 00:00:00 sharp',
])('no clock shows “%s”', (text) => {
  expect(instantInChina(text)).toBeUndefined();
});
