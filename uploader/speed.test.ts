import { expect, test } from 'vitest';
import { createSpeed } from './speed.ts';

const MB = 1024 * 1024;

test('[R123] a steady line has its speed, however unevenly the parts arrive', () => {
  let now = 0;
  const speed = createSpeed(() => now);
  const seen: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    now += 1000;
    // Five parts at once, every five seconds.
    if (second % 5 === 0) speed.add(5 * MB);
    if (second > 20) seen.push((speed.bytesPerSecond() ?? 0) / MB);
  }
  expect(Math.min(...seen)).toBeGreaterThan(0.7);
  expect(Math.max(...seen)).toBeLessThan(1.4);
});

test('[R123] nothing is said before anything is known, and a line that stands still slows down', () => {
  let now = 0;
  const speed = createSpeed(() => now);
  speed.add(MB);
  expect(speed.bytesPerSecond()).toBeUndefined();
  now = 4000;
  const before = speed.bytesPerSecond() ?? 0;
  now = 60_000;
  expect(speed.bytesPerSecond()).toBeLessThan(before / 50);
});
