import { fromKysely, PgBoss } from 'pg-boss';
import { CHINA } from '#contract/domain/china-time.ts';
import type { Database } from '../database/database.ts';
import { countOf, openPool, type PoolCount, type PoolOptions } from '../database/pool.ts';
import type { Log } from '../log.ts';
import { currentTraceparent } from '../tracing/span.ts';
import { DEAD_LETTERS, definitionOf, JOB_NAMES, type JobData, type JobName, RETRIES } from './job-table.ts';
import { queueDatabase } from './queue-database.ts';

export interface Jobs {
  /** Enqueues with the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<Name extends JobName>(
    db: Database,
    name: Name,
    data: JobData<Name>,
    /** A higher priority comes first; 0 when absent. With `once`, a second job of this key is left out for a while. */
    options?: { priority?: number; afterSeconds?: number; once?: { key: string; inSeconds: number } },
  ): Promise<void>;
  /** Puts a job that failed for good back into its queue; false when there is no such job. */
  retryFailed(db: Database, id: string): Promise<boolean>;
  discardFailed(db: Database, id: string): Promise<boolean>;
  boss: PgBoss;
  /** How many connections the queue has. */
  connections(): PoolCount;
  stop(): Promise<void>;
}

/** The trace in which a job is enqueued travels with its data. */
function inTrace<Data extends object>(data: Data): Data {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** A job's own data, and its trace. */
export function unpackJob<Data extends object>(told: Data | null): { data: Data; traceparent: unknown } {
  const { traceparent, ...data } = { ...told } as Data & { traceparent?: unknown };
  return { data: data as unknown as Data, traceparent };
}

/** Creates the queues and their schedules; call it once per start, before anybody uses them. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const options = { connections: 2, name: 'framehall-prepare-jobs', statementSeconds: 3600 };
  const { pool, db } = openQueue(databaseUrl, options);
  try {
    await bringUpToDate(new PgBoss({ db, supervise: false, schedule: false }));
  } finally {
    await pool.end();
  }
}

async function bringUpToDate(boss: PgBoss): Promise<void> {
  boss.on('error', () => {});
  await boss.start();
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * 24 * 3600 });
  for (const name of JOB_NAMES) {
    const { timeout, heartbeat, retries, schedule } = definitionOf(name);
    const options = {
      ...RETRIES,
      ...(retries === undefined ? {} : { retryLimit: retries }),
      ...(heartbeat === undefined ? {} : { heartbeatSeconds: heartbeat }),
      expireInSeconds: timeout,
      deadLetter: DEAD_LETTERS,
      notify: true,
    };
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    if (schedule) await boss.schedule(name, schedule, null, { tz: CHINA });
    else await boss.unschedule(name);
  }
  await boss.stop({ graceful: false });
}

interface Options {
  log: Log;
  /** Only a worker maintains the queues and fires schedules. */
  worker?: boolean;
}

/** pg-boss reads its rows by the names of its columns. */
const ownNames = (db: Database) => fromKysely(db.withoutPlugins());

function openQueue(url: string, options: PoolOptions) {
  const pool = openPool(url, options);
  const { name, onLost = () => {} } = options;
  return { pool, db: queueDatabase({ url, pool, name, onLost }) };
}

export async function connectJobs(databaseUrl: string, { log, worker = false }: Options): Promise<Jobs> {
  const { pool, db: own } = openQueue(databaseUrl, {
    connections: worker ? 4 : 2,
    // The queue's own housekeeping looks at all jobs.
    statementSeconds: 30,
    name: worker ? 'framehall-worker-jobs' : 'framehall-web-jobs',
    onLost: (error) => log.warn({ err: error }, 'job queue'),
  });
  const boss = new PgBoss({
    db: own,
    migrate: false,
    supervise: worker,
    // A job goes to another worker this soon after its own has died.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: worker,
    useListenNotify: worker,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  return {
    boss,
    connections: () => countOf(pool),
    async enqueue(db, name, data, { afterSeconds, once, ...options } = {}) {
      const later = afterSeconds === undefined ? {} : { startAfter: afterSeconds };
      const single = once ? { singletonKey: once.key, singletonSeconds: once.inSeconds } : {};
      await boss.send(name, inTrace(data), { ...options, ...later, ...single, db: ownNames(db) });
    },
    async retryFailed(db, id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: ownNames(db) })) === 1;
    },
    async discardFailed(db, id) {
      const found = await boss.getJobById(DEAD_LETTERS, id, { db: ownNames(db) });
      if (found) await boss.deleteJob(DEAD_LETTERS, id, { db: ownNames(db) });
      return found !== null;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await pool.end();
    },
  };
}
