import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { StartProblem } from '../start-problem.ts';
import { JOB_NAMES } from './job-table.ts';

/** Whoever brings the database up to date makes them right after the tables. */
const PATIENCE_MS = 60_000;

/** Waits until somebody else has made the queues of this version. */
export async function untilQueuesExist(db: Database, patienceMs = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await haveQueues(db)); await sleep(500))
    if (Date.now() > end)
      throw new StartProblem(
        'The database lacks the queues of background work: run npm run migrate of this release, or set MIGRATE=1.',
      );
}

async function haveQueues(db: Database): Promise<boolean> {
  const { rows: found } = await sql<{ made: boolean }>`select to_regclass('pgboss.queue') is not null as made`.execute(
    db,
  );
  if (!found[0]?.made) return false;
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return JOB_NAMES.every((name) => names.has(name));
}
