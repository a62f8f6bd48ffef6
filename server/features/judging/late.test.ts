import { describe, expect, test } from 'vitest';
import { problemOf } from '#tests/support/applications.ts';
import { callAsJudge, enterAs, openRound, type TestJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) => product.call(`/office/judging/${path}`, input, { token: coordinator });

const LATE = [409, 'round-closed'];
const ENDED = [401, 'judge-key'];

/** A judge who comes with a work's points once everything is over, and another judge's work. */
async function afterwards() {
  const { roundId, jury } = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 1 });
  const [judge, other] = jury as [TestJudge, TestJudge];
  const idOf = async (one: TestJudge) => (await one.call('works', { roundId })).body.infos[0].id as number;
  const [own, foreign] = [await idOf(judge), await idOf(other)];
  const save = (session: TestJudge, id: number) => session.call('save', { id, scores: [1, 2, 3] });
  const mark = (session: TestJudge, id: number) => session.call('mark', { id, flagged: true, note: 'late' });
  const close = () => office('round/close', { roundId, reason: 'time is up' });
  return { roundId, judge, own, foreign, save, mark, close };
}

async function kept(id: number) {
  return await product.db
    .selectFrom('assignments')
    .select(['scores', 'flagged', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('what a judge sends after the close', () => {
  test('is told to be late for the judge’s own works, by a session that has saved before or not; the session is over', async () => {
    const { roundId, judge, own, foreign, save, mark, close } = await afterwards();
    const fresh = await enterAs(product, judge);
    expect((await save(judge, own)).status).toBe(200);
    expect((await mark(judge, own)).status).toBe(200);
    await close();
    for (const session of [judge, fresh]) {
      expect(problemOf(await session.call('save', { id: own, scores: [9, 9, 9] }))).toEqual(LATE);
      expect(problemOf(await session.call('mark', { id: own, flagged: false, note: '' }))).toEqual(LATE);
      for (const id of [foreign, 999_999]) {
        expect(problemOf(await save(session, id))).toEqual(ENDED);
        expect(problemOf(await mark(session, id))).toEqual(ENDED);
      }
      for (const path of ['session', 'leave']) expect(problemOf(await session.call(path))).toEqual(ENDED);
      expect(problemOf(await session.call('works', { roundId }))).toEqual(ENDED);
    }
    expect(await kept(own)).toEqual({ scores: [1, 2, 3], flagged: true, note: 'late' });
  });

  test('is told nothing when the key was revoked, the session left, or somebody else took over', async () => {
    const left = await afterwards();
    const session = await enterAs(product, left.judge);
    expect((await left.save(session, left.own)).status).toBe(200);
    await session.call('leave');
    await left.close();
    expect(problemOf(await left.save(session, left.own))).toEqual(ENDED);
    const revoked = await afterwards();
    await office('judge/revoke', { judgeId: revoked.judge.judgeId, reason: 'lost' });
    await revoked.close();
    const replaced = await afterwards();
    await replaced.save(replaced.judge, replaced.own);
    await office('round/replace', { roundId: replaced.roundId, judgeId: replaced.judge.judgeId, reason: 'ill' });
    await replaced.close();
    for (const { judge, own, save, mark } of [revoked, replaced])
      for (const send of [save, mark]) expect(problemOf(await send(judge, own))).toEqual(ENDED);
  });

  test('is told so by a session that is more than a day old as well, but not while the round is open', async () => {
    const { judge, own, save, mark, close } = await afterwards();
    await product.moveTime('24 hours 1 minute');
    for (const send of [save, mark]) expect(problemOf(await send(judge, own))).toEqual(ENDED);
    await product.moveTime('0 seconds');
    await close();
    await product.moveTime('24 hours 1 minute');
    for (const send of [save, mark]) expect(problemOf(await send(judge, own))).toEqual(LATE);
    await product.moveTime('0 seconds');
  });

  test('is nobody’s without a token that ever was one', async () => {
    const { judge, own, save, mark, close } = await afterwards();
    await close();
    for (const token of ['', 'x', judge.token.slice(1)]) {
      const call: TestJudge['call'] = (path, input = {}) => callAsJudge(product, `/score/${path}`, input, token);
      for (const send of [save, mark]) expect(problemOf(await send({ ...judge, call }, own))).toEqual(ENDED);
    }
  });
});
