import { expect, test } from 'vitest';
import { readMoment } from './arguments.ts';

const NOW = Date.parse('2026-11-19T06:00:00Z');

test('a moment has its time zone and lies in the past; without one everything comes back', () => {
  expect(readMoment([], NOW)).toBeUndefined();
  expect(readMoment(['--at', '2026-11-19T12:20:00+08:00'], NOW)?.toISOString()).toBe('2026-11-19T04:20:00.000Z');
  expect(readMoment(['--at', '2026-11-19T04:20:00.25Z'], NOW)?.toISOString()).toBe('2026-11-19T04:20:00.250Z');
});

test.each([
  [['--at', '2026-11-19 12:20:00'], 'is no moment with its time zone'],
  [['--at', '2026-11-19T12:20:00'], 'is no moment with its time zone'],
  [['--at', '2026-13-19T12:20:00Z'], 'is no moment with its time zone'],
  [['--at', '2026-11-19T15:20:00+08:00'], 'has not come yet'],
  [['--at'], 'The only option is --at TIME'],
  [['--into', 'x'], 'The only option is --at TIME'],
  [['--at', '2026-11-19T04:20:00Z', 'more'], 'The only option is --at TIME'],
])('%j is refused', (args, why) => {
  expect(() => readMoment(args, NOW)).toThrow(why);
});
