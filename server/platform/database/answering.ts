import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseGone } from './failures.ts';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 1000;

/** Waits while the database starts, recovers after a crash or is being replaced; throws other errors at once. */
export async function untilDatabaseAnswers(url: string, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const error = await connectOnce(url);
    if (error === undefined) return;
    if (!isDatabaseGone(error) || Date.now() + wait > end) throw error;
    await sleep(wait);
  }
}

async function connectOnce(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection lost while closing has answered all the same.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
  }
}
