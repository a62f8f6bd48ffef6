import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { findViolations } from '#server/features/payments/invariants.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job-table.ts';
import { randomOf } from '#studio/random.ts';
import type { Day } from '../../tools/load/day.ts';
import { faultsOf, figuresOf, type Sample } from '../../tools/load/figures.ts';
import { newLeft } from '../../tools/load/left.ts';
import { plan } from '../../tools/load/parts/parts.ts';
import { logIn } from '../../tools/load/people.ts';
import { runLoad } from '../../tools/load/run.ts';
import { lookAround } from '../../tools/load/stock.ts';
import { type Ground, type Machine, startGround } from './ground.ts';

const RATE = Number(process.env['KILLS_RATE'] ?? '120');
const MINUTES = Number(process.env['KILLS_MINUTES'] ?? '15');
const EVERY_MS = 30_000;
/** How long a machine stays dead. */
const DEAD_MS = 5000;
/** A job whose worker died is tried again when its time is over; those that run all day have nine minutes at most. */
const JOBS_END_MS = 660_000;

/** The load of a mixed day on two web and two worker machines, of which one each dies every half minute. */
export async function benchKills(): Promise<void> {
  const ground = await startGround();
  const db = openDatabase(ground.databaseUrl, { connections: 2, name: 'framehall-bench' });
  try {
    const web = [await ground.machine('web', 'web-1'), await ground.machine('web', 'web-2')];
    const workers = [await ground.machine('worker', 'worker-1'), await ground.machine('worker', 'worker-2')];
    const over = new AbortController();
    const killing = killInTurns([web, workers], over.signal);
    const samples = await loadOn(ground).finally(() => over.abort());
    const kills = await killing;
    const { count, failed, p50, p95, p99 } = figuresOf(samples);
    const [median, slow, slowest] = [p50, p95, p99].map((ms) => `${Math.round(ms)} ms`);
    console.log(`Two web and two worker machines, ${RATE} calls a second for ${MINUTES} minutes, ${kills} killed:`);
    console.log(
      `  ${failed} of ${count} calls failed (wanted 0); p50 ${median}, p95 ${slow} (wanted ≤ 300), p99 ${slowest}`,
    );
    for (const [fault, failing] of faultsOf(samples))
      console.log(`  ${failing.length} × ${fault}: ${[...new Set(failing.map(({ name }) => name))].join(', ')}`);
    await tellJobs(db);
  } finally {
    await db.destroy();
    await ground.close();
  }
}

async function loadOn({ url }: Ground): Promise<Sample[]> {
  const people = await logIn(url, null);
  const day: Day = {
    url,
    people,
    stock: await lookAround(url, people.buyer),
    left: newLeft(),
    random: randomOf('load'),
  };
  // Nobody pays: the sandbox is a part of a machine that dies.
  const { parts } = plan(day, false);
  const samples: Sample[] = [];
  const onSample = (sample: Sample) => void samples.push(sample);
  await runLoad({ rate: RATE, minutes: MINUTES, parts, day, onSample }, new AbortController().signal);
  return samples;
}

/** Kills one machine of each pair, the first and the second in turns; returns how many died. */
async function killInTurns(pairs: Machine[][], signal: AbortSignal): Promise<number> {
  let kills = 0;
  for (let turn = 0; ; turn += 1) {
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return kills;
    const dying = pairs.map((pair) => pair[turn % 2]!);
    await Promise.all(dying.map((machine) => machine.die()));
    kills += dying.length;
    await sleep(DEAD_MS);
    await Promise.all(dying.map((machine) => machine.start()));
  }
}

/** Tells how the jobs ended, and whether the money agrees. */
async function tellJobs(db: Database): Promise<void> {
  const until = Date.now() + JOBS_END_MS;
  while ((await waitingJobs(db)) > 0 && Date.now() < until) await sleep(1000);
  const { rows } = await sql<{ done: number; again: number; twice: number; givenUp: number }>`
    select count(*) filter (where state = 'completed') done,
      count(*) filter (where state = 'completed' and retry_count > 0) again,
      (select count(*) from (
        select 1 from pgboss.job where name in ('messages.deliver', 'media.process')
        group by name, data having count(*) > 1) doubled) twice,
      count(*) filter (where name = ${DEAD_LETTERS}) given_up
    from pgboss.job`.execute(db);
  const { done, again, twice, givenUp } = rows[0]!;
  console.log(`  ${done} jobs done, ${again} of them in another try; wanted 0: ${await waitingJobs(db)} lost,`);
  console.log(`  ${givenUp} given up, ${twice} doubled, ${(await findViolations(db)).length} orders that do not agree`);
}

async function waitingJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name <> ${DEAD_LETTERS}`.execute(db);
  return rows[0]!.count;
}
