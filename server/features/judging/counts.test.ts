import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addJudge, openRound, type TestJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');

/** Judges and works whose kept counts are not what there is. */
async function wrong(roundId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select 'judge' as what, seat.judge_id as id from round_judges seat
    where seat.round_id = ${roundId} and (seat.works, seat.scored, seat.handed_in) <> (
      select count(*) filter (where a.recused_at is null), count(a.scores), count(a.handed_in_at)
      from assignments a where a.round_id = seat.round_id and a.judge_id = seat.judge_id)
    union all
    select 'work', w.entry_id from round_works w
    where w.round_id = ${roundId} and w.judges <> (
      select count(*) from assignments a
      where a.round_id = w.round_id and a.entry_id = w.entry_id and a.recused_at is null)`.execute(product.db);
  return rows;
}

test('how far everybody is stays true whatever happens in a round', async () => {
  const { roundId, contestId, jury } = await openRound(product, coordinator, { works: 6, judges: 3, quorum: 2 });
  const [first, second, third] = jury as [TestJudge, TestJudge, TestJudge];
  const office = async (path: string, input: object) =>
    (await product.call(`/office/judging/round/${path}`, { roundId, ...input }, { token: coordinator })).status;
  const idsOf = async (judge: TestJudge) =>
    ((await judge.call('works', { roundId })).body.infos as { id: number }[]).map(({ id }) => id);
  const give = async (judge: TestJudge, id: number) => (await judge.call('save', { id, scores: [10, 10, 10] })).status;
  const steps: [what: string, step: () => Promise<number[]>][] = [
    [
      'everybody scores at once, one work twice',
      async () => {
        const ids = await Promise.all(jury.map(idsOf));
        return await Promise.all(
          jury.flatMap((judge, at) => [ids[at]![0]!, ids[at]![0]!, ids[at]![1]!].map((id) => give(judge, id))),
        );
      },
    ],
    [
      'a judge steps back from a work that has a score',
      async () => [(await first.call('recuse', { id: (await idsOf(first))[0]!, reason: 'A friend' })).status],
    ],
    ['more judges for each work', async () => [await office('quorum', { quorum: 3 })]],
    ['fewer', async () => [await office('quorum', { quorum: 1 })]],
    [
      'another judge takes over',
      async () => {
        const { judgeId } = await addJudge(product, coordinator, contestId);
        return [await office('replace', { judgeId: second.judgeId, byJudgeId: judgeId, reason: 'ill' })];
      },
    ],
    [
      'another joins',
      async () => {
        const { judgeId } = await addJudge(product, coordinator, contestId);
        return [await office('seat', { judgeId })];
      },
    ],
    [
      'one hands in',
      async () => {
        const given = await Promise.all((await idsOf(third)).map((id) => give(third, id)));
        return [...given, (await third.call('handIn', { roundId })).status];
      },
    ],
  ];
  expect(await wrong(roundId)).toEqual([]);
  for (const [what, step] of steps) {
    expect(new Set(await step()), what).toEqual(new Set([200]));
    expect(await wrong(roundId), what).toEqual([]);
  }
});
