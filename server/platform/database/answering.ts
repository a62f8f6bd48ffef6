import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { isDatabaseGone } from './failures.ts';
import { clientsOf, POOLER } from './server-client.ts';

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

/** A limit that nobody else sets, to see whether a connection keeps what it began with. */
const ODD_LIMIT = 9973;

async function connectOnce(url: string): Promise<unknown> {
  const Client = clientsOf(url);
  const client = new Client({ connectionTimeoutMillis: 5000, statement_timeout: ODD_LIMIT });
  // A connection lost while closing has answered all the same.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    await client.end();
    return rows[0]?.limit === `${ODD_LIMIT}ms` ? undefined : new StartProblem(POOLER);
  } catch (error) {
    return error;
  }
}
