import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { problemOf } from '#tests/support/applications.ts';
import { enterAs, openRound, type TestJudge, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { hashToken } from '../../platform/secrets.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) =>
  product.call(`/office/judging/round/${path}`, input, { token: coordinator });
const works = async (judge: TestJudge, roundId: number) =>
  (await judge.call('works', { roundId })).body.infos as { id: number; scores: number[] | null; recused: boolean }[];
const scoreAll = async (judge: TestJudge, { roundId }: TestRound, scores: number[]) => {
  for (const { id } of await works(judge, roundId)) await judge.call('save', { id, scores });
};
const saved = async (id: number) =>
  await product.db
    .selectFrom('assignments')
    .select(['scores', 'total', 'handedInAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a score', () => {
  test('[R225] is a whole number from none to the maximum of each criterion', async () => {
    const { roundId, jury } = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
    const judge = jury[0]!;
    const [work] = await works(judge, roundId);
    const { id } = work!;
    for (const scores of [
      [0, 0, 0],
      [40, 40, 20],
      [7, 8, 9],
    ])
      expect((await judge.call('save', { id, scores })).status, String(scores)).toBe(200);
    for (const scores of [
      [-1, 0, 0],
      [41, 0, 0],
      [0, 0, 21],
      [101, 0, 0],
      [50.5, 0, 0],
      ['50', 0, 0],
      [1001, 0, 0],
      [null, 0, 0],
      [1, 2],
      [1, 2, 3, 4],
      [],
      7,
    ])
      expect((await judge.call('save', { id, scores })).status, JSON.stringify(scores)).toBe(400);
    expect(await saved(id)).toMatchObject({ scores: [7, 8, 9], total: 24 });
  });

  test('with a single criterion of the contest’s own maximum goes up to it', async () => {
    const round = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1, method: 'yes-no' });
    await sql`update contest_rounds set maxima = '{100}' where id = ${round.roundId}`.execute(product.db);
    const judge = round.jury[0]!;
    const id = (await works(judge, round.roundId))[0]!.id;
    const statuses = [];
    for (const score of [-1, 0, 50, 50.5, '50', 100, 101])
      statuses.push((await judge.call('save', { id, scores: [score] })).status);
    expect(statuses).toEqual([400, 200, 200, 400, 400, 200, 400]);
  });

  test('is for a work that the judge has, and nobody says which others there are', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 1 });
    const [one, other] = round.jury as [TestJudge, TestJudge];
    const { id } = (await works(other, round.roundId))[0]!;
    for (const strange of [id, 999_999])
      for (const [path, input] of [
        ['save', { scores: [1, 1, 1] }],
        ['work', {}],
        ['mark', { flagged: true, note: '' }],
        ['recuse', { reason: 'x' }],
      ] as const)
        expect(problemOf(await one.call(path, { id: strange, ...input }))).toEqual([404, 'not-found']);
    expect(await works(one, 999_999)).toEqual([]);
    expect((await saved(id)).scores).toBeNull();
  });

  test('waits while the round is paused, and ends with the hand-in and with the round', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 2 });
    const [one, other] = round.jury as [TestJudge, TestJudge];
    const { id } = (await works(one, round.roundId))[0]!;
    const save = () => one.call('save', { id, scores: [1, 2, 3] });
    await office('pause', { roundId: round.roundId });
    expect(problemOf(await save())).toEqual([409, 'round-paused']);
    expect(problemOf(await one.call('handIn', { roundId: round.roundId }))).toEqual([409, 'round-paused']);
    await office('resume', { roundId: round.roundId });
    expect((await save()).status).toBe(200);
    expect(problemOf(await one.call('handIn', { roundId: round.roundId }))).toEqual([409, 'scores-missing']);
    await scoreAll(one, round, [4, 5, 6]);
    expect((await one.call('handIn', { roundId: round.roundId })).status).toBe(200);
    expect(problemOf(await save())).toEqual([409, 'handed-in']);
    expect(problemOf(await one.call('mark', { id, flagged: true, note: '' }))).toEqual([409, 'handed-in']);
    expect(problemOf(await one.call('recuse', { id, reason: 'x' }))).toEqual([409, 'handed-in']);
    expect(problemOf(await one.call('handIn', { roundId: round.roundId }))).toEqual([409, 'handed-in']);
    const open = (await works(other, round.roundId))[0]!.id;
    await office('close', { roundId: round.roundId, reason: 'the jury meets tonight' });
    expect(problemOf(await other.call('save', { id: open, scores: [1, 1, 1] }))).toEqual([409, 'round-closed']);
    expect(await saved(id)).toMatchObject({ scores: [4, 5, 6] });
    expect((await saved(open)).scores).toBeNull();
  });

  test('twice at once is one, and of many against the close each is in time or refused', async () => {
    const round = await openRound(product, coordinator, { works: 6, judges: 1, quorum: 1 });
    const judge = round.jury[0]!;
    const ids = (await works(judge, round.roundId)).map(({ id }) => id);
    const twice = await Promise.all([1, 2].map((n) => judge.call('save', { id: ids[0], scores: [n, n, n] })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect([3, 6]).toContain((await saved(ids[0]!)).total);
    const [closed, ...replies] = await Promise.all([
      office('close', { roundId: round.roundId, reason: 'x' }),
      ...ids.slice(1).map((id) => judge.call('save', { id, scores: [5, 5, 5] })),
    ]);
    expect(closed?.status).toBe(200);
    const { rows } = await sql<{ late: number; total: number }>`
      select count(*) filter (where a.saved_at is not null) as total,
        count(*) filter (where a.saved_at > r.closed_at + interval '1 second') as late
      from assignments a join contest_rounds r on r.id = a.round_id where r.id = ${round.roundId}`.execute(product.db);
    expect(rows[0]).toEqual({ total: 1 + replies.filter(({ status }) => status === 200).length, late: 0 });
  });
});

test('a key that is revoked while its judge scores ends that at once, and what was saved counts', async () => {
  const { roundId, jury } = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 2 });
  const [judge, other] = jury as [TestJudge, TestJudge];
  const [before, after] = (await judge.call('works', { roundId })).body.infos as { id: number }[];
  expect((await judge.call('save', { id: before!.id, scores: [30, 20, 10] })).status).toBe(200);
  const wish = { judgeId: judge.judgeId, reason: 'lost' };
  await product.call('/office/judging/judge/revoke', wish, { token: coordinator });
  for (const [path, input] of [
    ['save', { id: after!.id, scores: [30, 20, 10] }],
    ['mark', { id: after!.id, flagged: true, note: '' }],
    ['works', { roundId }],
    ['handIn', { roundId }],
  ] as const)
    expect(problemOf(await judge.call(path, input)), path).toEqual([401, 'judge-key']);
  const { rows } = await sql<{ total: number }>`
    select total from assignments where round_id = ${roundId} and judge_id = ${judge.judgeId} and total is not null`.execute(
    product.db,
  );
  expect(rows).toEqual([{ total: 60 }]);
  expect((await other.call('works', { roundId })).status).toBe(200);
});

test('a session that has saved before saves nothing once it was left or has ended, and another one goes on', async () => {
  const { roundId, jury } = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
  const judge = jury[0]!;
  const [left, ended] = [await enterAs(product, judge), await enterAs(product, judge)];
  const [{ id }] = (await judge.call('works', { roundId })).body.infos as [{ id: number }];
  const save = (session: TestJudge, points: number) => session.call('save', { id, scores: [points, 0, 0] });
  for (const [points, session] of [left, ended, judge].entries())
    expect((await save(session, points)).status).toBe(200);
  expect((await left.call('leave')).status).toBe(200);
  await sql`
    update judge_sessions set expires_at = clock_now() where token_hash = ${hashToken(ended.token)}`.execute(
    product.db,
  );
  for (const session of [left, ended]) expect(problemOf(await save(session, 9))).toEqual([401, 'judge-key']);
  expect((await product.db.selectFrom('assignments').select('total').where('id', '=', id).execute())[0]?.total).toBe(2);
  const replies = await Promise.all([save(judge, 7), save(left, 8), save(ended, 8)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 401, 401]);
});

describe('a work', () => {
  test('says nothing of whose it is, to anybody in the jury', async () => {
    const round = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
    await sql`
      insert into contest_entry_files (contest_id, entry_id, part, place, name, bytes, state, sha256, original_key,
        shown_key, thumbnail_key, hash, layout, width, height, camera, checked_at)
      values (${round.contestId}, ${round.entries[0]}, 'picture', 1, 'zhang-wei-final.jpg', 9, 'good',
        sha256('one'), 'entries/1/original', 'entries/1/shown.jpg', 'entries/1/thumb.jpg', 1, '{}', 4000, 3000, 'Leica',
        clock_now())`.execute(product.db);
    const judge = round.jury[0]!;
    const { id } = (await works(judge, round.roundId))[0]!;
    const { body } = await judge.call('work', { id });
    expect(Object.keys(body).toSorted()).toEqual(['code', 'files', 'id', 'message', 'story', 'success', 'title']);
    expect(body).toMatchObject({ title: '作品 1', files: [{ part: 'picture', width: 4000, height: 3000 }] });
    const { url } = body.files[0];
    expect(url).toContain('entries/1/shown.jpg');
    expect(url).toMatch(/X-Amz-Expires=600/);
    expect(JSON.stringify([body, await works(judge, round.roundId)])).not.toMatch(
      /zhang|Leica|entries.1.original|entrant|photographer/i,
    );
  });

  test('of an own account never comes, and one that a judge steps back from goes to another', async () => {
    const round = await openRound(product, coordinator, { works: 4, judges: 3, quorum: 1 });
    const email = 'photographer@framehall.test';
    await sql`update judges set email = ${email} where id = ${round.jury[0]!.judgeId}`.execute(product.db);
    const [own, one, other] = round.jury as [TestJudge, TestJudge, TestJudge];
    const before = (await works(one, round.roundId))[0]!;
    await one.call('save', { id: before.id, scores: [1, 1, 1] });
    expect((await one.call('recuse', { id: before.id, reason: 'my student' })).status).toBe(200);
    expect(await saved(before.id)).toMatchObject({ scores: null });
    const has = async (judge: TestJudge) =>
      (await works(judge, round.roundId)).filter(({ recused }) => !recused).length;
    const counts = [await has(own), await has(one), await has(other)];
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    const { rows } = await sql<{ judgeId: number }>`
      select judge_id from assignments where round_id = ${round.roundId} and recused_at is null and entry_id =
        (select entry_id from assignments where id = ${before.id})`.execute(product.db);
    expect(rows).toEqual([{ judgeId: other.judgeId }]);
    expect(problemOf(await one.call('save', { id: before.id, scores: [1, 1, 1] }))).toEqual([404, 'not-found']);
    const { body } = await office('progress', { roundId: round.roundId });
    expect(body.recusals).toMatchObject([{ reason: 'my student' }]);
  });

  test('that was withdrawn is gone, and nobody has to score it', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 1, quorum: 1 });
    const judge = round.jury[0]!;
    await sql`update contest_entries set state = 'withdrawn', slot = null where id = ${round.entries[0]}`.execute(
      product.db,
    );
    expect(await works(judge, round.roundId)).toHaveLength(1);
    await scoreAll(judge, round, [1, 2, 3]);
    expect((await judge.call('handIn', { roundId: round.roundId })).status).toBe(200);
    expect((await office('close', { roundId: round.roundId })).status).toBe(200);
    expect((await office('results', { roundId: round.roundId })).body.total).toBe(1);
  });

  test('keeps a flag and a note, and coordinators see both while it is flagged', async () => {
    const round = await openRound(product, coordinator, { works: 1, judges: 1, quorum: 1 });
    const judge = round.jury[0]!;
    const { id } = (await works(judge, round.roundId))[0]!;
    expect((await judge.call('mark', { id, flagged: true, note: '像合成' })).status).toBe(200);
    expect(await works(judge, round.roundId)).toMatchObject([{ flagged: true, note: '像合成', scores: null }]);
    await judge.call('save', { id, scores: [37, 31, 17] });
    const progress = async () => (await office('progress', { roundId: round.roundId })).body;
    const { flags, judges } = await progress();
    const { name } = judges[0];
    expect(flags).toEqual([{ entryId: round.entries[0], title: '作品 1', judge: name, note: '像合成' }]);
    await judge.call('mark', { id, flagged: false, note: '像合成' });
    expect((await progress()).flags).toEqual([]);
    await judge.call('mark', { id, flagged: true, note: '' });
    expect((await progress()).flags).toMatchObject([{ note: '' }]);
    expect((await judge.call('recuse', { id, reason: 'my student' })).status).toBe(200);
    expect((await progress()).flags).toHaveLength(1);
    expect((await judge.call('mark', { id, flagged: true, note: 'x'.repeat(1001) })).status).toBe(400);
  });
});

test('a ranking gives every place once', async () => {
  const round = await openRound(product, coordinator, {
    works: 4,
    judges: 1,
    quorum: 1,
    method: 'ranking',
    more: { ranked: 2 },
  });
  const judge = round.jury[0]!;
  const ids = (await works(judge, round.roundId)).map(({ id }) => id);
  const give = async (points: number[]) => {
    for (const [at, id] of ids.entries()) await judge.call('save', { id, scores: [points[at]] });
    return await judge.call('handIn', { roundId: round.roundId });
  };
  for (const wrong of [
    [2, 2, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [2, 1, 1, 0],
  ])
    expect(problemOf(await give(wrong)), String(wrong)).toEqual([409, 'ranking-incomplete']);
  expect((await give([0, 2, 0, 1])).status).toBe(200);
});
