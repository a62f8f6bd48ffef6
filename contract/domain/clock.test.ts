import { expect, test } from 'vitest';
import { formatClock } from './clock.ts';

test.each([
  [0, '00:00'],
  [0.6, '00:01'],
  [61.4, '01:01'],
  [3599.7, '1:00:00'],
  [3725, '1:02:05'],
])('[R136] %d seconds read %s', (seconds, expected) => {
  expect(formatClock(seconds)).toBe(expected);
});
