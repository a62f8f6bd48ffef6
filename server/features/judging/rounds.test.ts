import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { addJudge, enterAs, makeContest, makeWorks, openRound, type TestJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object, token = coordinator) =>
  product.call(`/office/judging/${path}`, input, { token });
const works = async (judge: TestJudge, roundId: number) =>
  (await judge.call('works', { roundId })).body.infos as { id: number; scores: number[] | null }[];
const stateOf = async (contestId: number) => (await office('rounds', { contestId })).body.infos;
const scoresIn = async (roundId: number) =>
  (
    await sql<{ id: number; total: number }>`
      select id, total from assignments where round_id = ${roundId} and total is not null order by id`.execute(db)
  ).rows;

describe('a round', () => {
  test('is planned, opened, paused, gone on with and closed, and nothing else', async () => {
    const contest = await makeContest(product);
    await makeWorks(product, contest, 6);
    const email = 'opened@example.com';
    const judges = [await addJudge(product, coordinator, contest.contestId, email)];
    judges.push(await addJudge(product, coordinator, contest.contestId));
    const judgeIds = judges.map(({ judgeId }) => judgeId);
    const { roundId } = (await office('round/add', { ...contest, method: 'rating', quorum: 1, judgeIds })).body;
    expect(await stateOf(contest.contestId)).toMatchObject([
      { roundId, number: 1, state: 'planned', works: 0, criteria: [{ most: 40 }, { most: 40 }, { most: 20 }] },
    ]);
    for (const path of ['pause', 'resume', 'close'])
      expect(problemOf(await office(`round/${path}`, { roundId })), path).toEqual([409, 'changed-meanwhile']);
    const opened = await Promise.all([office('round/open', { roundId }), office('round/open', { roundId })]);
    expect(opened.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await stateOf(contest.contestId)).toMatchObject([
      { state: 'open', works: 6, assigned: 6, short: 0, scored: 0, advanced: null },
    ]);
    expect((await mailsTo(product, email)).map(({ subject }) => subject)).toEqual([
      'You’re invited to judge a contest',
      'Judging has started',
    ]);
    expect((await office('round/progress', { roundId })).body.judges).toMatchObject([
      { works: 3, scored: 0 },
      { works: 3, scored: 0 },
    ]);
    expect((await office('round/pause', { roundId })).status).toBe(200);
    expect((await office('round/resume', { roundId })).status).toBe(200);
    expect((await office('round/close', { roundId })).body.fields).toEqual({ reason: 'Please fill in this field' });
    expect((await office('round/close', { roundId, reason: 'too few days' })).status).toBe(200);
    for (const path of ['open', 'pause', 'resume', 'close'])
      expect((await office(`round/${path}`, { roundId, ...(path === 'close' ? { reason: 'x' } : {}) })).status).toBe(
        409,
      );
    const trail = await db
      .selectFrom('auditEvents')
      .select(['action', 'reason'])
      .where('subject', '=', `round:${roundId}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action, reason }) => [action, reason])).toEqual([
      ['round.added', null],
      ['round.open', null],
      ['round.paused', null],
      ['round.open', null],
      ['round.closed', 'too few days'],
    ]);
  });

  test('has an order of its own for each judge', async () => {
    const { roundId, jury } = await openRound(product, coordinator, { works: 12, judges: 2, quorum: 2 });
    const order = async (judge: TestJudge) => {
      const { rows } = await sql<{ entryId: number }>`
        select entry_id from assignments where round_id = ${roundId} and judge_id = ${judge.judgeId} order by place`.execute(
        db,
      );
      return rows.map(({ entryId }) => entryId);
    };
    const [one, other] = [await order(jury[0]!), await order(jury[1]!)];
    expect(one).not.toEqual(other);
    expect(one.toSorted((a, b) => a - b)).toEqual(other.toSorted((a, b) => a - b));
  });

  test('never gives judges what they entered themselves', async () => {
    const contest = await makeContest(product);
    const own = await makeWorks(product, contest, 3, 'photographer@framehall.test');
    await makeWorks(product, contest, 3, 'buyer@framehall.test');
    const judges = [
      await addJudge(product, coordinator, contest.contestId, 'Photographer@Framehall.test'),
      await addJudge(product, coordinator, contest.contestId),
    ];
    const judgeIds = judges.map(({ judgeId }) => judgeId);
    const { roundId } = (await office('round/add', { ...contest, method: 'yes-no', quorum: 2, judgeIds })).body;
    await office('round/open', { roundId });
    const { rows } = await sql<{ entryId: number }>`
      select entry_id from assignments where round_id = ${roundId} and judge_id = ${judgeIds[0]}`.execute(db);
    expect(rows.map(({ entryId }) => entryId).some((id) => own.includes(id))).toBe(false);
    expect(rows).toHaveLength(3);
    expect(await stateOf(contest.contestId)).toMatchObject([{ works: 6, short: 3 }]);
  });

  test('refuses what cannot be', async () => {
    const contest = await makeContest(product);
    const { judgeId } = await addJudge(product, coordinator, contest.contestId);
    const stranger = await addJudge(product, coordinator, (await makeContest(product)).contestId);
    const round = { ...contest, method: 'rating', quorum: 1, judgeIds: [judgeId] };
    expect(problemOf(await office('round/add', { ...round, quorum: 2 }))).toEqual([409, 'judges-needed']);
    for (const more of [{ trackId: 999_999 }, { judgeIds: [stranger.judgeId] }])
      expect((await office('round/add', { ...round, ...more })).status, JSON.stringify(more)).toBe(404);
    for (const more of [{ quorum: 0 }, { judgeIds: [] }, { method: 'dice' }, { countBy: 'x' }, { state: 'open' }])
      expect((await office('round/add', { ...round, ...more })).status, JSON.stringify(more)).toBe(400);
    const { roundId } = (await office('round/add', round)).body;
    expect(problemOf(await office('round/open', { roundId }))).toEqual([409, 'works-needed']);
    await sql`delete from contest_criteria where contest_id = ${contest.contestId}`.execute(db);
    expect(problemOf(await office('round/add', round))).toEqual([409, 'criteria-needed']);
    for (const path of ['open', 'pause', 'resume', 'close', 'progress', 'results', 'figures', 'csv'])
      expect((await office(`round/${path}`, { roundId: 999_999 })).status, path).toBe(404);
  });
});

describe('while a round is open', () => {
  test('another judge takes over what is left, and every score stays', async () => {
    const round = await openRound(product, coordinator, { works: 8, judges: 2, quorum: 1 });
    const { roundId, contestId } = round;
    const [leaving] = round.jury as [TestJudge, TestJudge];
    const mine = await works(leaving, roundId);
    await leaving.call('save', { id: mine[0]!.id, scores: [30, 20, 10] });
    const before = await scoresIn(roundId);
    const next = await addJudge(product, coordinator, contestId);
    const wish = { roundId, judgeId: leaving.judgeId, byJudgeId: next.judgeId, reason: 'ill' };
    const replies = await Promise.all([office('round/replace', wish), office('round/replace', wish)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
    expect(await scoresIn(roundId)).toEqual(before);
    expect((await leaving.call('session')).status).toBe(401);
    const newcomer = await enterAs(product, next);
    expect(await works(newcomer, roundId)).toHaveLength(3);
    const { judges } = (await office('round/progress', { roundId })).body;
    expect(judges.map((one: { works: number; scored: number }) => [one.works, one.scored])).toEqual([
      [1, 1],
      [4, 0],
      [3, 0],
    ]);
  });

  test('more judges for each work or fewer, and every score stays', async () => {
    const round = await openRound(product, coordinator, { works: 6, judges: 3, quorum: 2 });
    const { roundId, contestId } = round;
    for (const judge of round.jury)
      for (const { id } of (await works(judge, roundId)).slice(0, 2))
        await judge.call('save', { id, scores: [1, 2, 3] });
    const before = await scoresIn(roundId);
    expect(before).toHaveLength(6);
    const assigned = async () => (await stateOf(contestId))[0].assigned;
    expect(await assigned()).toBe(12);
    expect((await office('round/quorum', { roundId, quorum: 3 })).status).toBe(200);
    expect([await assigned(), await scoresIn(roundId)]).toEqual([18, before]);
    expect((await office('round/quorum', { roundId, quorum: 1 })).status).toBe(200);
    expect(await scoresIn(roundId)).toEqual(before);
    expect((await stateOf(contestId))[0]).toMatchObject({ quorum: 1, short: 0 });
    expect(await assigned()).toBeLessThanOrEqual(9);
    expect(problemOf(await office('round/quorum', { roundId, quorum: 4 }))).toEqual([409, 'judges-needed']);
  });

  test('another judge joins and takes a fair part of what nobody has scored', async () => {
    const round = await openRound(product, coordinator, { works: 9, judges: 2, quorum: 1 });
    const { judgeId } = await addJudge(product, coordinator, round.contestId);
    expect((await office('round/seat', { roundId: round.roundId, judgeId })).status).toBe(200);
    const { judges } = (await office('round/progress', { roundId: round.roundId })).body;
    expect(judges.map((one: { works: number }) => one.works)).toEqual([3, 3, 3]);
  });

  test('a judge is reminded once a day', async () => {
    const { roundId, jury } = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
    const wish = { roundId, judgeId: jury[0]!.judgeId };
    expect((await office('round/remind', wish)).status).toBe(200);
    expect(problemOf(await office('round/remind', wish))).toEqual([409, 'reminded-already']);
    expect((await office('round/remind', { roundId, judgeId: 999_999 })).status).toBe(404);
  });

  test('no call shows a score, and a closed round takes no more changes', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 1 });
    const { roundId, contestId } = round;
    const judge = round.jury[0]!;
    await judge.call('save', { id: (await works(judge, roundId))[0]!.id, scores: [37, 31, 17] });
    const early = [
      ['results', {}],
      ['figures', {}],
      ['csv', {}],
      ['advance', { by: 'number', value: 1, apply: false }],
    ] as const;
    for (const [path, input] of early)
      expect(problemOf(await office(`round/${path}`, { roundId, ...input })), path).toEqual([409, 'round-open']);
    const shown = [
      await office('rounds', { contestId }),
      await office('round/progress', { roundId }),
      await office('judges', { contestId }),
      await office('contests', {}),
      await round.jury[1]!.call('session'),
      await round.jury[1]!.call('works', { roundId }),
      await product.call('/entry/list', { contestId }, { token: await signIn(product, 'photographer') }),
      await product.call('/office/entry/list', { contestId, view: 'eligible' }, { token: coordinator }),
      await product.call('/office/award/list', { contestId }, { token: coordinator }),
    ];
    expect(shown.map(({ status }) => status)).toEqual(shown.map(() => 200));
    // Times, ids and links may have any number in them, and a judge's name has its id.
    const said = JSON.stringify(shown.map(({ body }) => body)).replaceAll(
      /"\d{4}-\d\d-\d\dT[\d:.]+Z"|"(id|\w+Id)":\d+|"https?:[^"]+"|"Judge \d+"/g,
      '',
    );
    expect(said).not.toMatch(/\b(37|31|17|85)\b/);
    await office('round/close', { roundId, reason: 'x' });
    for (const [path, input] of [
      ['quorum', { quorum: 2 }],
      ['seat', { judgeId: judge.judgeId }],
      ['replace', { judgeId: judge.judgeId, reason: 'x' }],
      ['remind', { judgeId: judge.judgeId }],
    ] as const)
      expect((await office(`round/${path}`, { roundId, ...input })).status, path).toBe(409);
  });
});

test('the desk is for coordinators and administrators', async () => {
  const paths = ['judges', 'rounds'].map((path) => [path, { contestId: 1 }] as const);
  const statuses: Record<string, number[]> = {};
  for (const name of ['buyer', 'photographer', 'reviewer', 'editor', 'finance', 'sales', 'coordinator', 'admin']) {
    const token = await signIn(product, name);
    statuses[name] = [];
    for (const [path, input] of [...paths, ['contests', {}] as const])
      statuses[name].push((await office(path, input, token)).status);
  }
  const no = [403, 403, 403];
  const yes = [200, 200, 200];
  expect(statuses).toEqual({
    buyer: no,
    photographer: no,
    reviewer: no,
    editor: no,
    finance: no,
    sales: no,
    coordinator: yes,
    admin: yes,
  });
});
