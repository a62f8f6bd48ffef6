import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addJudge, openRound, type TestJudge, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) => product.call(`/office/judging/${path}`, input, { token: coordinator });

/** Who has each work of a round now, by entry. */
async function holders(roundId: number): Promise<Record<number, number[]>> {
  const { rows } = await sql<{ entryId: number; judges: number[] }>`
    select entry_id, json_agg(judge_id order by judge_id) as judges from assignments
    where round_id = ${roundId} and recused_at is null group by entry_id order by entry_id`.execute(product.db);
  return Object.fromEntries(rows.map(({ entryId, judges }) => [entryId, judges]));
}

async function assignmentOf(judge: TestJudge, roundId: number, entryId: number): Promise<number> {
  const { id } = await product.db
    .selectFrom('assignments')
    .select('id')
    .where('judgeId', '=', judge.judgeId)
    .where('roundId', '=', roundId)
    .where('entryId', '=', entryId)
    .executeTakeFirstOrThrow();
  return id;
}

async function recuse(judge: TestJudge, { roundId }: TestRound, entryId: number): Promise<void> {
  const id = await assignmentOf(judge, roundId, entryId);
  expect((await judge.call('recuse', { id, reason: 'my student' })).status).toBe(200);
}

describe('a judge who stepped back from a work', () => {
  test('does not get it in a later round either, nor when judges join or leave', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 2 });
    const { contestId, trackId, entries } = round;
    const [one, other] = round.jury as [TestJudge, TestJudge];
    const [known, unknown] = entries as [number, number];
    await recuse(one, round, known);
    for (const [judge, entryId] of [
      [one, unknown],
      [other, known],
      [other, unknown],
    ] as const) {
      const id = await assignmentOf(judge, round.roundId, entryId);
      expect((await judge.call('save', { id, scores: [30, 30, 10] })).status).toBe(200);
    }
    await office('round/close', { roundId: round.roundId, reason: 'a friend of the jury' });
    await office('round/advance', { roundId: round.roundId, by: 'number', value: 1, apply: true });
    const judgeIds = [one.judgeId, other.judgeId];
    const { roundId } = (await office('round/add', { contestId, trackId, method: 'yes-no', quorum: 2, judgeIds })).body;
    expect((await office('round/open', { roundId })).status).toBe(200);
    expect(await holders(roundId)).toEqual({ [known]: [other.judgeId], [unknown]: judgeIds });
    const { judgeId } = await addJudge(product, coordinator, contestId);
    expect((await office('round/seat', { roundId, judgeId })).status).toBe(200);
    expect((await holders(roundId))[known]).toEqual([other.judgeId, judgeId]);
    await office('round/replace', { roundId, judgeId, reason: 'ill' });
    expect((await holders(roundId))[known]).toEqual([other.judgeId]);
  });
});

describe('a judge whose key is revoked', () => {
  const revoke = (judgeId: number) => office('judge/revoke', { judgeId, reason: 'left the jury' });
  const shortOf = async ({ contestId }: TestRound) => (await office('rounds', { contestId })).body.infos[0].short;
  const everyWork = ({ entries }: TestRound, judges: number[]) =>
    Object.fromEntries(entries.map((entryId) => [entryId, judges]));

  test('keeps what was scored; the other works go to those who stay, and come back with a new key', async () => {
    const round = await openRound(product, coordinator, { works: 6, judges: 2, quorum: 1 });
    const { roundId, entries } = round;
    const [leaving, staying] = round.jury as [TestJudge, TestJudge];
    const before = await holders(roundId);
    const scored = entries.find((entryId) => before[entryId]![0] === leaving.judgeId)!;
    const id = await assignmentOf(leaving, roundId, scored);
    expect((await leaving.call('save', { id, scores: [30, 20, 10] })).status).toBe(200);
    const replies = await Promise.all([revoke(leaving.judgeId), revoke(leaving.judgeId)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
    expect(await holders(roundId)).toEqual({ ...everyWork(round, [staying.judgeId]), [scored]: [leaving.judgeId] });
    const seats = async () => (await office('round/progress', { roundId })).body.judges;
    expect(await seats()).toMatchObject([
      { works: 1, scored: 1 },
      { works: 5, scored: 0 },
    ]);
    await office('judge/key', { judgeId: leaving.judgeId });
    expect(await seats()).toMatchObject([
      { works: 3, scored: 1 },
      { works: 3, scored: 0 },
    ]);
    expect(await shortOf(round)).toBe(0);
  });

  test('leaves works short where nobody else may judge them, and a new key that ends no revocation moves nothing', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 2 });
    const [leaving, staying] = round.jury as [TestJudge, TestJudge];
    await revoke(leaving.judgeId);
    expect(await holders(round.roundId)).toEqual(everyWork(round, [staying.judgeId]));
    expect(await shortOf(round)).toBe(2);
    await office('judge/key', { judgeId: staying.judgeId });
    expect(await shortOf(round)).toBe(2);
    await office('judge/key', { judgeId: leaving.judgeId });
    expect(await holders(round.roundId)).toEqual(everyWork(round, [leaving.judgeId, staying.judgeId]));
  });

  test('has no work afterwards, whatever else happens to the round at that moment', async () => {
    const round = await openRound(product, coordinator, { works: 3, judges: 2, quorum: 1 });
    const { roundId, contestId, entries } = round;
    const { judgeId } = await addJudge(product, coordinator, contestId);
    const replies = await product.db.transaction().execute(async (tx) => {
      await sql`select from contest_rounds where id = ${roundId} for update`.execute(tx);
      const changes = [office('round/seat', { roundId, judgeId }), revoke(judgeId)];
      await expect
        .poll(
          async () =>
            (
              await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
                product.db,
              )
            ).rows,
        )
        .toHaveLength(2);
      return changes;
    });
    const [, revoked] = await Promise.all(replies);
    expect(revoked?.status).toBe(200);
    const has = await holders(roundId);
    expect(Object.keys(has)).toEqual(entries.map(String));
    expect(Object.values(has).flat()).not.toContain(judgeId);
  });
});
