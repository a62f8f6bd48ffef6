import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkOf } from '../net.ts';
import { countRequests, type ShareCounts } from './request-counts.ts';

const NOON = new Date('2026-11-16T12:00:10Z');
const opened: { close(): void }[] = [];

interface Sharing {
  share: ShareCounts;
  /** Makes it unreachable. */
  fail(failing: boolean): void;
  /** Makes it forget. */
  restart(): void;
  /** Puts its clock forward. */
  hurry(milliseconds: number): void;
}

/** Sums as the database does, by its own clock. */
function sharing(): Sharing {
  const sums = new Map<string, number>();
  let began = performance.now();
  let failing = false;
  return {
    fail: (value) => (failing = value),
    restart: () => sums.clear(),
    hurry: (milliseconds) => void (began -= milliseconds),
    share: async (counts) => {
      if (failing) throw new Error('away');
      const now = NOON.getTime() + performance.now() - began;
      const minute = Math.floor(now / 60_000);
      for (const [key, count] of counts) sums.set(`${minute} ${key}`, (sums.get(`${minute} ${key}`) ?? 0) + count);
      const told = new Map([...counts.keys()].map((key) => [key, sums.get(`${minute} ${key}`) ?? 0]));
      return { minute, msLeft: 60_000 - (now % 60_000), sums: told };
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
  vi.advanceTimersByTime(50_000);
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

test('clocks that are five minutes apart make no difference once the others have been heard', async () => {
  const { share } = sharing();
  const slow = open(share);
  vi.setSystemTime(new Date('2026-11-16T12:05:30Z'));
  const fast = open(share);
  times(4, () => slow.take('a', 10));
  times(4, () => fast.take('a', 10));
  await vi.advanceTimersByTimeAsync(200);
  expect(times(3, () => fast.take('a', 10))).toEqual([undefined, undefined, 50]);
  await vi.advanceTimersByTimeAsync(200);
  expect(slow.take('a', 10)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(slow.take('a', 10)).toBe(50);
  expect(fast.take('a', 10)).toBe(50);
  // The next minute begins for both with the database's.
  await vi.advanceTimersByTimeAsync(49_399);
  expect([slow.take('a', 10), fast.take('a', 10)]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([slow.take('a', 10), fast.take('a', 10)]).toEqual([undefined, undefined]);
});

test('a sum never falls within a minute, even when the database forgets it', async () => {
  const { share, restart } = sharing();
  const { take } = open(share);
  times(9, () => take('a', 10));
  await vi.advanceTimersByTimeAsync(200);
  restart();
  take('a', 10);
  await vi.advanceTimersByTimeAsync(200);
  expect(take('a', 10)).toBe(50);
});

test('a minute that begins earlier there begins here with the next exchange, and with no sums', async () => {
  const { share, hurry } = sharing();
  const { take } = open(share);
  times(3, () => take('a', 3));
  take('b', 3);
  await vi.advanceTimersByTimeAsync(200);
  expect(take('a', 3)).toBe(50);
  hurry(50_000);
  take('b', 3);
  await vi.advanceTimersByTimeAsync(200);
  expect(times(4, () => take('a', 3))).toEqual([undefined, undefined, undefined, 60]);
});

test('what nobody was told before the minute ended is forgotten', async () => {
  const heard: Map<string, number>[] = [];
  const { share } = sharing();
  const { take } = open(async (counts) => {
    heard.push(counts);
    return await share(counts);
  });
  await vi.advanceTimersByTimeAsync(49_900);
  take('a', 3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
});

test('what is told after a minute says nothing of the next one', async () => {
  const { share } = sharing();
  const { take } = open(async (counts) => {
    const told = await share(counts);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return told;
  });
  await vi.advanceTimersByTimeAsync(49_200);
  times(3, () => take('a', 3));
  await vi.advanceTimersByTimeAsync(800);
  expect(times(4, () => take('a', 3))).toEqual([undefined, undefined, undefined, 60]);
  await vi.advanceTimersByTimeAsync(500);
  expect(take('b', 0)).toBe(60);
});

test('requests that are refused are not counted', async () => {
  const heard: Map<string, number>[] = [];
  const { share } = sharing();
  const { take } = open(async (counts) => {
    heard.push(counts);
    return await share(counts);
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
