import { expect, test } from 'vitest';
import { isOpen } from './business-hours.ts';

test.each([
  ['Monday 09:29 in China', '2026-11-16T01:29:59Z', false],
  ['Monday 09:30', '2026-11-16T01:30:00Z', true],
  ['Friday 18:29', '2026-11-20T10:29:59Z', true],
  ['Friday 18:30', '2026-11-20T10:30:00Z', false],
  ['Saturday noon', '2026-11-21T04:00:00Z', false],
  ['Sunday noon', '2026-11-22T04:00:00Z', false],
  ['Monday just after midnight in China, still Sunday in Europe', '2026-11-15T16:05:00Z', false],
])('[R296] %s', (_, at, open) => {
  expect(isOpen(new Date(at))).toBe(open);
});
