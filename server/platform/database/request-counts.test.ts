import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { countRequests } from '../http/request-counts.ts';
import { addRequestCounts } from './request-counts.ts';

const { db } = await startProduct();
const share = (counts: Map<string, number>) => addRequestCounts(db, counts);
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const counts of opened.splice(0)) await counts.close();
  vi.useRealTimers();
});

/** Stops the database's clock at a moment. */
async function stopClock(moment: string): Promise<void> {
  const body = sql.lit(`select timestamptz '${moment}'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(db);
}

/** Counts in a process whose own clock shows this. */
function open(clock: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) });
  const counts = countRequests(share);
  opened.push(counts);
  return counts;
}

const kept = async () =>
  (
    await db
      .selectFrom('requestCounts')
      .select(['minute', 'key', 'requests'])
      .orderBy('minute')
      .orderBy('key')
      .execute()
  )
    .filter(({ key }) => key.startsWith('test '))
    .map(({ minute, key, requests }) => `${minute % 1000} ${key} ${requests}`);

/** The minute of 12:00 on that day. */
const NOON = 29_738_160;

test('two processes whose clocks are five minutes apart allow it once between them', async () => {
  await stopClock('2026-07-17 12:00:10Z');
  const slow = open('2026-07-17T12:00:10Z');
  const fast = open('2026-07-17T12:05:30Z');
  for (let time = 0; time < 4; time += 1) slow.take('test a', 10);
  await expect.poll(kept).toEqual([`160 test a 4`]);
  for (let time = 0; time < 4; time += 1) fast.take('test a', 10);
  await expect.poll(kept).toEqual([`160 test a 8`]);
  slow.take('test a', 10);
  fast.take('test a', 10);
  await expect.poll(kept).toEqual([`160 test a 10`]);
  await expect
    .poll(() => [slow.take('test a', 10) !== undefined, fast.take('test a', 10) !== undefined])
    .toEqual([true, true]);
});

test('counts belong to the minute of the database’s clock, and those before the last one are deleted', async () => {
  await stopClock('2026-07-17 12:00:59.5Z');
  expect(await share(new Map([['test b', 2]]))).toEqual({ minute: NOON, msLeft: 500, sums: new Map([['test b', 2]]) });
  await stopClock('2026-07-17 12:01:00Z');
  expect(await share(new Map([['test b', 3]]))).toEqual({
    minute: NOON + 1,
    msLeft: 60_000,
    sums: new Map([['test b', 3]]),
  });
  expect(await kept()).toContain('160 test b 2');
  await stopClock('2026-07-17 12:02:30Z');
  await share(
    new Map([
      ['test b', 1],
      ['test a', 1],
    ]),
  );
  expect(await kept()).toEqual(['161 test b 3', '162 test a 1', '162 test b 1']);
});
