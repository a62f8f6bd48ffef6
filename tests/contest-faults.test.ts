import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/platform/database/rows.ts';
import { type Ask, insist } from './support/errands.ts';
import { callAsJudge, makeContest, makeWorks, type TestContest } from './support/judging.ts';
import { killPart, pidOf, WEB } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';
import { withDatabase } from './support/run-database.ts';

const DATABASE = /postgres -D/;
const WORKS = 12;
const GO_ON = 5;

const DATA_DIR = newDataDir();
let product: Run;
let token: string;
let office: Ask;

beforeAll(async () => {
  product = await runProduct({ DATA_DIR });
  await product.says(/Framehall is ready/);
  const login = { account: 'coordinator@framehall.test', password: 'framehall-demo' };
  ({ token } = await insist(product.url, '')('/user/login', login));
  const ask = insist(product.url, token);
  office = (path, input) => ask(`/office/judging/${path}`, input);
}, 360_000);

afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
}, 180_000);

interface Round extends TestContest {
  roundId: number;
  entries: number[];
  judgeIds: number[];
  keys: string[];
}

/** A round that two judges are scoring. */
async function openRound(db: Kysely<DB>): Promise<Round> {
  const contest = await makeContest({ db });
  const entries = await makeWorks({ db }, contest, WORKS);
  const { contestId } = contest;
  const jury = [];
  for (const name of ['one', 'other'])
    jury.push(await office('judge/add', { contestId, name, email: `${name}@example.com` }));
  const judgeIds = jury.map(({ judgeId }: { judgeId: number }) => judgeId);
  const { roundId } = await office('round/add', { ...contest, method: 'rating', quorum: 2, judgeIds });
  await office('round/open', { roundId });
  return { ...contest, roundId, entries, judgeIds, keys: jury.map(({ key }: { key: string }) => key) };
}

/** A closed round in which each work got more points than the one after it. */
async function closedRound(db: Kysely<DB>): Promise<Round> {
  const round = await openRound(db);
  for (const [place, entryId] of round.entries.entries())
    await sql`
      update assignments set scores = array[${40 - place}, 0, 0]::smallint[], saved_at = clock_now()
      where round_id = ${round.roundId} and entry_id = ${entryId}`.execute(db);
  await office('round/close', { roundId: round.roundId, reason: 'example' });
  return round;
}

/** How everything stands that a choice of works changes; the trail counts the entries that were moved. */
async function standing(roundId: number) {
  return await withDatabase(DATA_DIR, async (db) => {
    const { rows } = await sql<{ chosen: number; states: Record<string, number>; trail: Record<string, number> }>`
      with works as (
        select w.advanced, e.id, e.state from round_works w join contest_entries e on e.id = w.entry_id
        where w.round_id = ${roundId})
      select (select count(*) filter (where advanced is not null) from works) as chosen,
        (select jsonb_object_agg(state, n) from (select state, count(*) as n from works group by state) s) as states,
        coalesce((select jsonb_object_agg(action, n) from (
          select a.action, count(*) as n from audit_events a join works w on a.subject = 'entry:' || w.id
          group by a.action) t), '{}') as trail`.execute(db);
    return rows[0]!;
  });
}

/** Keeps one entry locked while `work` runs, so that whoever changes all of them waits in the middle. */
async function whileHeld(entryId: number, work: () => Promise<void>): Promise<void> {
  await withDatabase(DATA_DIR, async (db) => {
    const held = db.transaction().execute(async (tx) => {
      await sql`select from contest_entries where id = ${entryId} for update`.execute(tx);
      await work();
    });
    // A database that was killed has ended it.
    await held.catch(() => undefined);
  });
}

const waiting = async () =>
  await withDatabase(DATA_DIR, async (db) => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like '%contest_entries%'`.execute(db);
    return rows.length;
  });

const isReady = async () => (await fetch(`${product.url}/healthz/parts`).catch(() => undefined))?.status === 200;

/** Waits until another process has taken over, and nothing of the dead one is left in the database. */
async function recovered(part: RegExp, pid: number): Promise<void> {
  await expect.poll(() => [0, pid].includes(pidOf(DATA_DIR, part)), { timeout: 180_000 }).toBe(false);
  await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  await expect.poll(waiting).toBe(0);
}

/** Sends a call once, and kills a process while it waits for an entry that somebody holds. */
async function killDuring(part: RegExp, entryId: number, path: string, input: object): Promise<void> {
  let [pid, status] = [0, 0];
  await whileHeld(entryId, async () => {
    const reply = fetch(`${product.url}/office/judging/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: token },
      body: JSON.stringify(input),
    }).catch(() => undefined);
    await expect.poll(waiting).toBe(1);
    pid = killPart(DATA_DIR, part);
    status = (await reply)?.status ?? 0;
  });
  expect([0, 503]).toContain(status);
  await recovered(part, pid);
}

describe.skipIf(!existsSync('/proc/self/environ'))('contests, while processes are killed', () => {
  test.each([
    ['web process', WEB],
    ['database', DATABASE],
  ])('a choice of works is made whole or not at all: %s', { timeout: 240_000 }, async (_, part) => {
    const { roundId, entries } = await withDatabase(DATA_DIR, closedRound);
    const cut = { roundId, by: 'number', value: GO_ON, apply: true };
    await killDuring(part, entries[GO_ON - 1]!, 'round/advance', cut);
    expect(await standing(roundId)).toEqual({ chosen: 0, states: { judging: WORKS }, trail: {} });

    const made = { chosen: WORKS, states: { shortlisted: 5, judging: 7 }, trail: { 'entry.shortlisted': 5 } };
    expect(await office('round/advance', cut)).toMatchObject({ advancing: 5, works: WORKS });
    expect(await standing(roundId)).toEqual(made);
    await office('round/advance', cut);
    expect(await standing(roundId)).toEqual(made);
  });

  test('the next round begins whole or not at all', { timeout: 240_000 }, async () => {
    const round = await withDatabase(DATA_DIR, closedRound);
    const { roundId, contestId, trackId, judgeIds, entries } = round;
    await office('round/advance', { roundId, by: 'number', value: GO_ON, apply: true });
    const plan = { contestId, trackId, method: 'yes-no', quorum: 2, judgeIds };
    const next = (await office('round/add', plan)).roundId as number;
    const assigned = () =>
      withDatabase(DATA_DIR, async (db) => {
        const { rows } = await sql<{ works: number; assigned: number; state: string }>`
          select state, (select count(*) from round_works w where w.round_id = r.id) as works,
            (select count(*) from assignments a where a.round_id = r.id) as assigned
          from contest_rounds r where id = ${next}`.execute(db);
        return rows[0];
      });
    // The last work is one of those that do not go on.
    await killDuring(WEB, entries[WORKS - 1]!, 'round/open', { roundId: next });
    expect(await assigned()).toEqual({ state: 'planned', works: 0, assigned: 0 });
    expect((await standing(roundId)).states).toEqual({ shortlisted: 5, judging: 7 });

    await office('round/open', { roundId: next });
    expect(await assigned()).toEqual({ state: 'open', works: 5, assigned: 10 });
    expect(await standing(roundId)).toEqual({
      chosen: WORKS,
      states: { shortlisted: 5, 'not-awarded': 7 },
      trail: { 'entry.shortlisted': 5, 'entry.not-awarded': 7 },
    });
  });

  test('no score is lost that a judge was told is saved', { timeout: 300_000 }, async () => {
    const { roundId, keys } = await withDatabase(DATA_DIR, openRound);
    let over = false;
    const scoring = keys.map(async (key, judge) => await scoreUntil(key, roundId, judge, () => over));
    for (const part of [WEB, DATABASE, WEB]) {
      await sleep(500 + Math.random() * 1000);
      await recovered(part, killPart(DATA_DIR, part));
    }
    over = true;
    const told = new Map((await Promise.all(scoring)).flatMap((all) => [...all]));
    expect(told.size).toBe(2 * WORKS);
    const { rows } = await withDatabase(DATA_DIR, (db) =>
      sql<{ id: number; total: number }>`select id, total from assignments where round_id = ${roundId}`.execute(db),
    );
    expect(new Map(rows.map(({ id, total }) => [id, total]))).toEqual(told);
  });
});

/** Goes through the works again and again; returns the points that were said to be saved last. */
async function scoreUntil(key: string, roundId: number, judge: number, over: () => boolean) {
  const { token: own } = await insist(product.url, '')('/score/enter', { key });
  const ask = async (path: string, input: object) => {
    for (;;) {
      const reply = await callAsJudge(product, `/score/${path}`, input, own).catch(() => undefined);
      if (reply?.status === 200) return reply.body;
      if (reply && reply.status < 500) throw new Error(`${path} was answered with ${reply.status}`);
      await sleep(100);
    }
  };
  const ids = (await ask('works', { roundId })).infos.map(({ id }: { id: number }) => id) as number[];
  const told = new Map<number, number>();
  for (let turn = 0; !over() || told.size < ids.length; turn += 1) {
    const id = ids[turn % ids.length]!;
    const points = (turn + judge) % 41;
    await ask('save', { id, scores: [points, 0, 0] });
    told.set(id, points);
    await sleep(20);
  }
  return told;
}
