import { afterEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

afterEach(() => void vi.useRealTimers());

test('each name has its time, and again a minute later', () => {
  vi.useFakeTimers();
  const isTime = onceAMinute();
  expect([isTime('store'), isTime('store'), isTime('database'), isTime('database')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  vi.advanceTimersByTime(59_999);
  expect(isTime('store')).toBe(false);
  vi.advanceTimersByTime(1);
  expect([isTime('store'), isTime('store'), isTime('database')]).toEqual([true, false, true]);
});
