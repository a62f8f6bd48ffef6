import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openRound, type TestJudge, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) => product.call(`/office/judging/${path}`, input, { token: coordinator });

type Work = { id: number; recused: boolean };
const works = async (judge: TestJudge, { roundId }: TestRound) =>
  (await judge.call('works', { roundId })).body.infos as Work[];

async function save(judge: TestJudge, { id }: Work): Promise<void> {
  expect((await judge.call('save', { id, scores: [30, 20, 10] })).status).toBe(200);
}

/** Scores whatever a judge has, and hands it in. */
async function finish(judge: TestJudge, round: TestRound): Promise<void> {
  for (const work of await works(judge, round)) if (!work.recused) await save(judge, work);
  expect((await judge.call('handIn', { roundId: round.roundId })).status).toBe(200);
}

const closesEarly = async ({ roundId }: TestRound) =>
  (await office('round/progress', { roundId })).body.closesEarly as boolean;

/** What progress says of a close, and how one without a reason ends. */
async function closeBare(round: TestRound) {
  const early = await closesEarly(round);
  const { status, body } = await office('round/close', { roundId: round.roundId });
  return { early, status, fields: body.fields };
}

const REFUSED = { early: true, status: 400, fields: { reason: 'Please fill in this field' } };
const CLOSED = { early: false, status: 200, fields: undefined };

describe('closing a round takes a reason', () => {
  test('while a judge has not handed in', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 1 });
    const [one, other] = round.jury as [TestJudge, TestJudge];
    await finish(one, round);
    for (const work of await works(other, round)) await save(other, work);
    expect(await closeBare(round)).toEqual(REFUSED);
    expect((await office('round/close', { roundId: round.roundId, reason: 'storm' })).status).toBe(200);
  });

  test('when fewer judges have a work than the quorum asks for, though all have handed in', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 1, quorum: 1 });
    const judge = round.jury[0]!;
    const [known] = await works(judge, round);
    expect((await judge.call('recuse', { id: known!.id, reason: 'my student' })).status).toBe(200);
    await finish(judge, round);
    expect(await closeBare(round)).toEqual(REFUSED);
    expect((await office('round/close', { roundId: round.roundId, reason: 'storm' })).status).toBe(200);
  });
});

describe('closing a round takes no reason', () => {
  test('when all who sit in it have handed in, though one who left had only scored', async () => {
    const round = await openRound(product, coordinator, { works: 4, judges: 3, quorum: 1 });
    const [leaving, revoked, staying] = round.jury as [TestJudge, TestJudge, TestJudge];
    await save(leaving, (await works(leaving, round))[0]!);
    await save(revoked, (await works(revoked, round))[0]!);
    await office('round/replace', { roundId: round.roundId, judgeId: leaving.judgeId, reason: 'ill' });
    await office('judge/revoke', { judgeId: revoked.judgeId, reason: 'left the jury' });
    await finish(staying, round);
    expect(await closeBare(round)).toEqual(CLOSED);
    expect((await office('rounds', { contestId: round.contestId })).body.infos).toMatchObject([
      { state: 'closed', reason: '' },
    ]);
  });

  test('when nothing but withdrawn works is open or short of judges', async () => {
    const round = await openRound(product, coordinator, { works: 3, judges: 1, quorum: 1 });
    const judge = round.jury[0]!;
    const [known] = await works(judge, round);
    expect((await judge.call('recuse', { id: known!.id, reason: 'my student' })).status).toBe(200);
    const { rows } = await sql<{ entryId: number }>`
      select entry_id from assignments where round_id = ${round.roundId} and recused_at is null`.execute(product.db);
    await sql`
      update contest_entries set state = 'withdrawn', slot = null
      where id = ${rows[0]!.entryId} or id = (select entry_id from assignments where id = ${known!.id})`.execute(
      product.db,
    );
    expect(await closesEarly(round)).toBe(true);
    await finish(judge, round);
    expect(await closeBare(round)).toEqual(CLOSED);
  });
});
