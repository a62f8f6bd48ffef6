import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { problemOf } from '#tests/support/applications.ts';
import { linesOf } from '#tests/support/drawn.ts';
import { addJudge, makeContest, makeWorks, openRound, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object, token = coordinator) =>
  product.call(`/office/judging/${path}`, input, { token });

/** Gives points to the works of a round, a number for each work, in the name of its first judge, and closes it. */
async function closeWith({ roundId, entries, jury }: TestRound, given: number[]): Promise<void> {
  for (const [at, points] of given.entries())
    await sql`
      update assignments set scores = ${[points, 0, 0]}::smallint[], saved_at = clock_now()
      where round_id = ${roundId} and judge_id = ${jury[0]!.judgeId} and entry_id = ${entries[at]}`.execute(db);
  expect((await office('round/close', { roundId, reason: 'storm' })).status).toBe(200);
}

const opened = (works: number) => openRound(product, coordinator, { works, judges: 1, quorum: 1 });

describe('the record of a contest’s judging', () => {
  test('is a PDF of all that counts, with the hash that is shown, and stays the same file', async () => {
    const round = await openRound(product, coordinator, { works: 2, judges: 2, quorum: 1 });
    const { contestId, roundId, jury } = round;
    const next = await addJudge(product, coordinator, contestId);
    const wish = { roundId, judgeId: jury[1]!.judgeId, byJudgeId: next.judgeId, reason: 'fell ill' };
    expect((await office('round/replace', wish)).status).toBe(200);
    await sql`update judges set name = '评委甲', title_en = 'Film director' where id = ${jury[0]!.judgeId}`.execute(db);
    await sql`update judges set name = '评委乙' where id = ${jury[1]!.judgeId}`.execute(db);
    await sql`update judges set name = '评委丙' where id = ${next.judgeId}`.execute(db);
    const idle = await addJudge(product, coordinator, contestId);
    await sql`update judges set name = '评委丁' where id = ${idle.judgeId}`.execute(db);
    await closeWith(round, [37, 12]);
    expect((await office('protocol', { contestId })).body.protocol).toBeNull();
    expect((await office('protocol/paper', { contestId })).status).toBe(404);
    expect((await office('protocol/seal', { contestId })).status).toBe(200);

    const { protocol } = (await office('protocol', { contestId })).body;
    const { url } = (await office('protocol/paper', { contestId })).body;
    const pdf = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(protocol.sha256);
    expect((await office('protocol', { contestId })).body.protocol).toEqual(protocol);

    const drawn = linesOf(pdf).join('\n');
    for (const words of [
      '评委甲 · Film director',
      '评委乙 → 评委丙 · fell ill',
      'storm',
      'Light Awards',
      '单幅',
      '打分 Points',
      '赛事专用章',
    ])
      expect(drawn, words).toContain(words);
    for (const words of ['创意 Idea 40', '原始平均分 Raw means', '并列 Shared']) expect(drawn, words).toContain(words);
    // Who never sat in a round has not judged.
    expect(drawn).not.toContain('评委丁');
  });

  test('ends everything: no round is planned or opened, and no other works advance', async () => {
    const round = await opened(2);
    const { contestId, trackId, roundId, jury } = round;
    const later = { contestId, trackId, method: 'yes-no', quorum: 1, judgeIds: [jury[0]!.judgeId] };
    const planned = (await office('round/add', later)).body.roundId as number;
    await closeWith(round, [30, 20]);
    const cut = { roundId, by: 'number', value: 1 };
    expect((await office('round/advance', { ...cut, apply: true })).status).toBe(200);
    expect((await office('protocol/seal', { contestId })).status).toBe(200);
    const sealed = [409, 'judging-sealed'];
    expect(problemOf(await office('round/add', later))).toEqual(sealed);
    expect(problemOf(await office('round/open', { roundId: planned }))).toEqual(sealed);
    expect(problemOf(await office('round/advance', { ...cut, value: 2, apply: true }))).toEqual(sealed);
    expect((await office('round/advance', { ...cut, value: 2, apply: false })).body).toMatchObject({ advancing: 2 });
    expect((await office('round/results', { roundId })).body.total).toBe(2);
  });

  test('needs a closed round and none that goes on, and is sealed once, twice at once too', async () => {
    const unjudged = await makeContest(product);
    await makeWorks(product, unjudged, 1);
    const { contestId } = unjudged;
    expect(problemOf(await office('protocol/seal', { contestId }))).toEqual([409, 'rounds-open']);
    const round = await opened(1);
    const wish = { contestId: round.contestId };
    expect(problemOf(await office('protocol/seal', wish))).toEqual([409, 'rounds-open']);
    await office('round/pause', { roundId: round.roundId });
    expect(problemOf(await office('protocol/seal', wish))).toEqual([409, 'rounds-open']);
    await office('round/resume', { roundId: round.roundId });
    await closeWith(round, [5]);
    const replies = await Promise.all([office('protocol/seal', wish), office('protocol/seal', wish)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { rows } = await sql<{ papers: number; told: number }>`
      select (select count(*) from papers where contest_id = ${round.contestId}) as papers,
        (select count(*) from audit_events where subject = ${`contest:${round.contestId}`}
          and action = 'contest.judging-sealed') as told`.execute(db);
    expect(rows).toEqual([{ papers: 1, told: 1 }]);
  });

  test('is for coordinators and administrators, and of contests that exist', async () => {
    const round = await opened(1);
    await closeWith(round, [5]);
    const input = { contestId: round.contestId };
    for (const path of ['protocol', 'protocol/paper', 'protocol/seal']) {
      for (const name of ['buyer', 'photographer', 'reviewer', 'editor', 'finance', 'sales'])
        expect((await office(path, input, await signIn(product, name))).status, `${name} ${path}`).toBe(403);
      expect((await office(path, { contestId: 999_999 })).status, path).toBe(404);
      expect((await office(path, { ...input, roundId: 1 })).status, path).toBe(400);
    }
    expect((await office('protocol/seal', input, await signIn(product, 'admin'))).status).toBe(200);
  });
});

describe('what others may read of judging', () => {
  const winners = async (contestId: number) =>
    (
      await sql<{ entryId: number; rank: number; tied: number; raw: number }>`
        select entry_id, rank, tied, raw from winner_facts where contest_id = ${contestId}
        order by rank, entry_id`.execute(db)
    ).rows;

  test('works by rank of the last closed round, and none that was withdrawn or not scored', async () => {
    const round = await opened(5);
    const { contestId, trackId, roundId, entries, jury } = round;
    expect(await winners(contestId)).toEqual([]);
    await closeWith(round, [10, 30, 20, 20]);
    await sql`update contest_entries set state = 'withdrawn', slot = null where id = ${entries[0]}`.execute(db);
    expect(await winners(contestId)).toEqual([
      { entryId: entries[1], rank: 1, tied: 1, raw: 30 },
      { entryId: entries[2], rank: 2, tied: 2, raw: 20 },
      { entryId: entries[3], rank: 2, tied: 2, raw: 20 },
    ]);
    await office('round/advance', { roundId, by: 'number', value: 2, apply: true });
    const judgeIds = [jury[0]!.judgeId];
    const later = { contestId, trackId, method: 'rating', quorum: 1, judgeIds };
    const next = (await office('round/add', later)).body.roundId as number;
    expect((await office('round/open', { roundId: next })).status).toBe(200);
    expect(await winners(contestId)).toHaveLength(3);
    await closeWith({ ...round, roundId: next }, [0, 1, 2, 3]);
    expect((await winners(contestId)).map(({ entryId, rank }) => [entryId, rank])).toEqual([
      [entries[3], 1],
      [entries[2], 2],
      [entries[1], 3],
    ]);
  });

  test('names and titles of judges who have agreed, until their keys are revoked', async () => {
    const { contestId } = await makeContest(product);
    const jury = async () =>
      (
        await sql<object>`
          select name, title_zh, title_en from jury_facts where contest_id = ${contestId} order by name`.execute(db)
      ).rows;
    const zhou = { contestId, name: 'Zhou', titleZh: '导演', titleEn: 'Director', email: 'zhou@example.com' };
    const { judgeId } = (await office('judge/add', zhou)).body;
    await office('judge/add', { ...zhou, name: 'Lin', email: 'lin@example.com', shown: true });
    expect(await jury()).toEqual([{ name: 'Lin', titleZh: '导演', titleEn: 'Director' }]);
    const about = { name: 'Zhou Yi', titleZh: '摄影师', titleEn: 'Photographer', shown: true };
    expect((await office('judge/change', { judgeId, ...about })).status).toBe(200);
    expect(await jury()).toEqual([
      { name: 'Lin', titleZh: '导演', titleEn: 'Director' },
      { name: 'Zhou Yi', titleZh: '摄影师', titleEn: 'Photographer' },
    ]);
    expect((await office('judges', { contestId })).body.infos[0]).toMatchObject({ name: 'Zhou Yi', shown: true });
    await office('judge/revoke', { judgeId, reason: 'moved away' });
    expect(await jury()).toHaveLength(1);
  });

  test('changing a judge refuses strangers and strange input, and leaves a line in the audit trail', async () => {
    const { contestId } = await makeContest(product);
    const { judgeId } = await addJudge(product, coordinator, contestId);
    const about = { judgeId, name: 'Zhou' };
    expect((await office('judge/change', { judgeId: 999_999, name: 'x' })).status).toBe(404);
    for (const bad of [{ name: '' }, { name: 'x'.repeat(61) }, { email: 'x@example.com' }, { shown: 'yes' }])
      expect((await office('judge/change', { ...about, ...bad })).status, JSON.stringify(bad)).toBe(400);
    for (const name of ['buyer', 'photographer', 'reviewer', 'editor', 'finance', 'sales'])
      expect((await office('judge/change', about, await signIn(product, name))).status, name).toBe(403);
    expect((await office('judge/change', about)).status).toBe(200);
    const trail = await db
      .selectFrom('auditEvents')
      .select(['action', 'after'])
      .where('subject', '=', `judge:${judgeId}`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(trail).toMatchObject({ action: 'judge.changed', after: { name: 'Zhou', shown: false } });
  });
});
