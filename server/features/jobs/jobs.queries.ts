import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';
import { DEAD_LETTERS, definitionOf, JOB_NAMES } from '../../platform/jobs/job-table.ts';

export type JobState = 'waiting' | 'running' | 'failed';

// Reads the jobs themselves, because pg-boss updates the counts of its queues only now and then.
const ALL = sql`
  select id, created_on, started_on,
    case when name = ${DEAD_LETTERS} then 'failed' when state = 'active' then 'running' else 'waiting' end as state,
    case when name = ${DEAD_LETTERS} then coalesce(source_name, name) else name end as queue,
    case when name = ${DEAD_LETTERS} then source_output else output end as output,
    case
      when name = ${DEAD_LETTERS} then source_retry_count + 1
      when state = 'created' then 0
      else retry_count + 1
    end as tries
  from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`;

export async function countJobs(db: Database) {
  const { rows } = await sql<{ queue: string; state: JobState; count: number }>`
    select queue, state, count(*) as count from (${ALL}) jobs group by queue, state`.execute(db);
  const count = (queue: string, state: JobState) =>
    rows.find((row) => row.queue === queue && row.state === state)?.count ?? 0;
  return JOB_NAMES.map((name) => ({
    name,
    waiting: count(name, 'waiting'),
    running: count(name, 'running'),
    failed: count(name, 'failed'),
    schedule: definitionOf(name).schedule ?? null,
  }));
}

interface WorkRow {
  id: string;
  queue: string;
  state: JobState;
  tries: number;
  createdOn: Date;
  startedOn: Date | null;
  output: { message?: string } | null;
}

export async function listJobs(db: Database, filter: Page & { state: JobState }) {
  const columns = sql`id, queue, state, tries, created_on, started_on, output`;
  const from = sql`from (${ALL}) jobs where state = ${filter.state}`;
  return await readPage<WorkRow>(db, { columns, from, order: sql`created_on desc` }, filter);
}

export function failedJobs(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_on', sql`(${ALL}) jobs where state = 'failed'`);
}

interface Queue {
  queue: string;
  waiting: number;
  running: number;
  /** Of the oldest job that could run already; 0 when there is none. */
  oldestSeconds: number;
}

/** Every queue, also those without a job. */
export async function readQueues(db: Database): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select name as queue,
      count(*) filter (where state <> 'active') as waiting,
      count(*) filter (where state = 'active') as running,
      coalesce(extract(epoch from
        clock_now() - min(start_after) filter (where state <> 'active' and start_after <= clock_now())), 0)::float8
        as oldest_seconds
    from pgboss.job where state in ('created', 'retry', 'active') group by name`.execute(db);
  const read = new Map(rows.map((row) => [row.queue, row]));
  return JOB_NAMES.map((queue) => read.get(queue) ?? { queue, waiting: 0, running: 0, oldestSeconds: 0 });
}
