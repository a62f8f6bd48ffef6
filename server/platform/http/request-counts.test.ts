import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkOf } from '../net.ts';
import { countRequests, type ShareCounts } from './request-counts.ts';

const NOON = new Date('2026-11-16T12:00:10Z');
const opened: { close(): void }[] = [];

/** Sums as the database does; `fail` makes it unreachable. */
function sharing(): { share: ShareCounts; fail(failing: boolean): void } {
  const sums = new Map<string, number>();
  let failing = false;
  return {
    fail: (value) => (failing = value),
    share: async (minute, counts) => {
      if (failing) throw new Error('away');
      for (const [key, count] of counts) sums.set(`${minute} ${key}`, (sums.get(`${minute} ${key}`) ?? 0) + count);
      return new Map([...counts.keys()].map((key) => [key, sums.get(`${minute} ${key}`) ?? 0]));
    },
  };
}

function open(share: ShareCounts) {
  const counts = countRequests(share);
  opened.push(counts);
  return counts;
}

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  opened.splice(0).forEach((counts) => counts.close());
  vi.useRealTimers();
});

const times = (count: number, act: () => unknown) => Array.from({ length: count }, act);

test('a process alone allows what is allowed, says how long to wait, and allows as much in the next minute', () => {
  const { take } = open(sharing().share);
  expect(times(5, () => take('a', 3))).toEqual([undefined, undefined, undefined, 50, 50]);
  expect(take('b', 3)).toBeUndefined();
  vi.setSystemTime(new Date('2026-11-16T12:01:00Z'));
  expect(times(4, () => take('a', 3))).toEqual([undefined, undefined, undefined, 60]);
});

test('two processes allow it once between them, but for what comes within an exchange', async () => {
  const { share } = sharing();
  const [one, two] = [open(share), open(share)];
  times(6, () => one.take('a', 10));
  times(3, () => two.take('a', 10));
  await vi.advanceTimersByTimeAsync(200);
  // The first one exchanged before the second, and so has not heard of its three yet.
  expect(times(5, () => two.take('a', 10))).toEqual([undefined, 50, 50, 50, 50]);
  expect(one.take('a', 10)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(one.take('a', 10)).toBe(50);
});

test('while the others are out of reach a process counts for itself, and tells them afterwards', async () => {
  const { share, fail } = sharing();
  const [one, two] = [open(share), open(share)];
  fail(true);
  expect(times(4, () => one.take('a', 3))).toEqual([undefined, undefined, undefined, 50]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(one.take('a', 3)).toBe(49);
  fail(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(two.take('a', 3)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(two.take('a', 3)).toBe(49);
});

test('requests that are refused are not counted', async () => {
  const heard: Map<string, number>[] = [];
  const { take } = open(async (_minute, counts) => {
    heard.push(counts);
    return counts;
  });
  times(9, () => take('a', 2));
  await vi.advanceTimersByTimeAsync(200);
  times(9, () => take('a', 2));
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual([new Map([['a', 2]])]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
