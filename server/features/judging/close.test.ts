import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { prepareRanks } from '#server/features/judging/judging.ts';
import { systemContext } from '#server/system-context.ts';
import { openRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');

/** A judge who has one work, and how the round is closed. */
async function lastWork() {
  const { roundId, jury } = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
  const judge = jury[0]!;
  const [{ id }] = (await judge.call('works', { roundId })).body.infos as [{ id: number }];
  return {
    roundId,
    save: () => judge.call('save', { id, scores: [30, 30, 10] }),
    close: () => product.call('/office/judging/round/close', { roundId, reason: 'time is up' }, { token: coordinator }),
    total: async () =>
      (await product.db.selectFrom('assignments').select('total').where('id', '=', id).executeTakeFirstOrThrow()).total,
    assignmentId: id,
  };
}

/** Who has which work of a round. */
async function assigned(roundId: number): Promise<{ id: number; entryId: number }[]> {
  const { rows } = await sql<{ id: number; entryId: number }>`
    select id, entry_id from assignments where round_id = ${roundId} order by entry_id`.execute(product.db);
  return rows;
}

/** How many statements wait for a lock in this database. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
  return rows.length;
}

/** Runs `work` while something is locked, and lets go when it has returned. */
async function whileLocked<T>(table: 'assignments' | 'contestRounds', id: number, work: () => Promise<T>): Promise<T> {
  return await product.db.transaction().execute(async (tx) => {
    await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    return await work();
  });
}

describe('the last score against the close', () => {
  test('counts when it came first: the close waits for it', async () => {
    const { save, close, total, assignmentId } = await lastWork();
    const replies = await whileLocked('assignments', assignmentId, async () => {
      const saving = save();
      await expect.poll(waiting).toBe(1);
      const closing = close();
      await expect.poll(waiting).toBe(2);
      return [saving, closing];
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await total()).toBe(70);
  });

  test('is refused when the close came first, and changes nothing', async () => {
    const { roundId, save, close, total } = await lastWork();
    const replies = await whileLocked('contestRounds', roundId, async () => {
      const closing = close();
      await expect.poll(waiting).toBe(1);
      const saving = save();
      await expect.poll(waiting).toBe(2);
      return [closing, saving];
    });
    const [closed, saved] = await Promise.all(replies);
    expect(closed?.status).toBe(200);
    expect(saved?.status).toBe(409);
    expect(saved?.body.problem).toBe('round-closed');
    expect(await total()).toBeNull();
  });
});

const office = (path: string, input: object) =>
  product.call(`/office/judging/round/${path}`, input, { token: coordinator });

/** A closed round from which the better one of two works goes on, and the planned one after it. */
async function twoRounds() {
  const wanted = { works: 2, judges: 1, quorum: 1 };
  const { contestId, trackId, roundId, entries, jury } = await openRound(product, coordinator, wanted);
  const { judgeId, call } = jury[0]!;
  for (const { id, entryId } of await assigned(roundId))
    await call('save', { id, scores: [entryId === entries[0] ? 40 : 10, 30, 10] });
  await office('close', { roundId, reason: 'all done' });
  const choose = (value: number) => office('advance', { roundId, by: 'number', value, apply: true });
  await choose(1);
  const plan = { contestId, trackId, method: 'yes-no', quorum: 1, judgeIds: [judgeId] };
  const next = (await office('add', plan)).body.roundId;
  const judged = async () => (await assigned(next)).map(({ entryId }) => entryId);
  return { roundId, entries, choose, open: () => office('open', { roundId: next }), judged };
}

describe('which works go on against the next round', () => {
  test('is chosen before it opens: that waits for the choice', async () => {
    const { roundId, entries, choose, open, judged } = await twoRounds();
    const replies = await product.db.transaction().execute(async (tx) => {
      await sql`select from round_works where round_id = ${roundId} for update`.execute(tx);
      const choosing = choose(2);
      await expect.poll(waiting).toBe(1);
      const opening = open();
      await expect.poll(waiting).toBe(2);
      return [choosing, opening];
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await judged()).toEqual(entries);
  });

  test('stays once it opens: a choice waits for that, and is refused', async () => {
    const { entries, choose, open, judged } = await twoRounds();
    const replies = await product.db.transaction().execute(async (tx) => {
      await sql`select from contest_entries where id = any(${entries}) for update`.execute(tx);
      const opening = open();
      await expect.poll(waiting).toBe(1);
      const choosing = choose(2);
      await expect.poll(waiting).toBe(2);
      return [opening, choosing];
    });
    const [opened, chosen] = await Promise.all(replies);
    expect(opened!.status).toBe(200);
    expect([chosen!.status, chosen!.body.problem]).toEqual([409, 'changed-meanwhile']);
    expect(await judged()).toEqual([entries[0]]);
  });
});

describe('a ranking that is handed in while a second tab changes it', () => {
  async function ranking() {
    const wanted = { works: 2, judges: 1, quorum: 1, method: 'ranking', more: { ranked: 2 } } as const;
    const { roundId, jury } = await openRound(product, coordinator, wanted);
    const judge = jury[0]!;
    const [best, next] = (await judge.call('works', { roundId })).body.infos as [{ id: number }, { id: number }];
    const give = (id: number, points: number) => judge.call('save', { id, scores: [points] });
    expect([(await give(best.id, 2)).status, (await give(next.id, 1)).status]).toEqual([200, 200]);
    const given = async () =>
      await product.db
        .selectFrom('assignments')
        .select(['total', sql<boolean>`handed_in_at is not null`.as('handedIn')])
        .where('roundId', '=', roundId)
        .orderBy('place')
        .execute();
    return { best, next, give, given, handIn: () => judge.call('handIn', { roundId }) };
  }

  test('is handed in as it was looked at, and what comes later is refused', async () => {
    const { best, next, give, given, handIn } = await ranking();
    const replies = await whileLocked('assignments', best.id, async () => {
      const handing = handIn();
      await expect.poll(waiting).toBe(1);
      const saving = give(next.id, 2);
      await expect.poll(waiting).toBe(2);
      return [handing, saving];
    });
    const [handed, saved] = await Promise.all(replies);
    expect([handed?.status, saved?.status, saved?.body.problem]).toEqual([200, 409, 'handed-in']);
    expect(await given()).toEqual([
      { total: 2, handedIn: true },
      { total: 1, handedIn: true },
    ]);
  });

  test('is refused when it was broken first', async () => {
    const { next, give, given, handIn } = await ranking();
    const replies = await whileLocked('assignments', next.id, async () => {
      const saving = give(next.id, 2);
      await expect.poll(waiting).toBe(1);
      const handing = handIn();
      await expect.poll(waiting).toBe(2);
      return [saving, handing];
    });
    const [saved, handed] = await Promise.all(replies);
    expect([saved?.status, handed?.status, handed?.body.problem]).toEqual([200, 409, 'ranking-incomplete']);
    expect(await given()).toEqual([
      { total: 2, handedIn: false },
      { total: 2, handedIn: false },
    ]);
  });
});

describe('a close that breaks off', () => {
  test('leaves the round open without results, and the next one ranks it once', async () => {
    const { roundId, save, close, assignmentId } = await lastWork();
    expect((await save()).status).toBe(200);
    const results = () => product.call('/office/judging/round/results', { roundId }, { token: coordinator });
    const kept = async () =>
      await product.db
        .selectFrom('roundWorks')
        .select(['place', 'rank', 'tied', 'mean'])
        .where('roundId', '=', roundId)
        .execute();
    const broken = await product.db.transaction().execute(async (tx) => {
      await sql`
        select from round_works w join assignments a on a.round_id = w.round_id and a.entry_id = w.entry_id
        where a.id = ${assignmentId} for update of w`.execute(tx);
      const closing = close();
      await expect.poll(waiting).toBe(1);
      expect((await results()).body.problem).toBe('round-open');
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
      return await closing;
    });
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect((await results()).body.problem).toBe('round-open');
    expect(await kept()).toEqual([{ place: null, rank: null, tied: null, mean: null }]);
    expect((await save()).status).toBe(200);
    const replies = await Promise.all([close(), close()]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await kept()).toEqual([{ place: 1, rank: 1, tied: 1, mean: 70 }]);
    expect((await results()).body).toMatchObject({ total: 1, infos: [{ rank: 1, tied: 1, raw: 70, votes: 1 }] });
  });
});

test('a round that an earlier release closed without ranks gets them at the next start, others stay', async () => {
  const { roundId, save, close } = await lastWork();
  await save();
  await close();
  await sql`update round_works set place = null, rank = null, tied = null where round_id = ${roundId}`.execute(
    product.db,
  );
  const open = await lastWork();
  await prepareRanks(systemContext(product.services, 'start'));
  const { rows } = await sql`
    select place, rank, tied from round_works where round_id in (${roundId}, ${open.roundId}) order by round_id`.execute(
    product.db,
  );
  expect(rows).toEqual([
    { place: 1, rank: 1, tied: 1 },
    { place: null, rank: null, tied: null },
  ]);
});
