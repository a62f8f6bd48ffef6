import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { addGoodFiles } from '#tests/support/entries.ts';
import {
  addJudge,
  enterAs,
  makeContest,
  makeWorks,
  openRound,
  type TestJudge,
  type TestRound,
} from '#tests/support/judging.ts';
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

async function get(path: string) {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en' } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

/** Gives a contest all that could show a score: works that visitors see, an audience prize and a prize of the jury. */
async function openToVisitors({ contestId, trackId, entries }: TestRound) {
  for (const id of entries) await addGoodFiles(product, id, 'picture', 1);
  await sql`
    update contest_entry_files set marked_key = 'gallery/marked', card_key = 'gallery/card'
    where contest_id = ${contestId}`.execute(db);
  await sql`update contest_entries set marked_at = clock_now() where contest_id = ${contestId}`.execute(db);
  const { rows } = await sql<{ slug: string; prizeId: number }>`
    with prize as (
      insert into contest_prizes (contest_id, track_id, place, name_zh, name_en)
      values (${contestId}, ${trackId}, 1, '金奖', 'Gold') returning id)
    update contests set gallery_from = 'judging', audience_prize = true from prize where contests.id = ${contestId}
    returning slug, prize.id as prize_id`.execute(db);
  return rows[0]!;
}

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

  test('begins once no entry can come in any more and none waits for its check', async () => {
    const contest = await makeContest(product);
    const { contestId, trackId } = contest;
    const [first, second] = (await makeWorks(product, contest, 2)) as [number, number];
    const { judgeId } = await addJudge(product, coordinator, contestId);
    const { roundId } = (await office('round/add', { ...contest, method: 'yes-no', quorum: 1, judgeIds: [judgeId] }))
      .body;
    const open = async () => await office('round/open', { roundId });
    const closed = async (ago: string) =>
      await sql`update contests set closes_at = clock_now() - ${ago}::interval where id = ${contestId}`.execute(db);
    await closed('-1 hour');
    expect(problemOf(await open())).toEqual([409, 'entries-coming']);
    await closed('29 minutes');
    expect(problemOf(await open())).toEqual([409, 'entries-coming']);
    await closed('31 minutes');
    await sql`update contest_entries set state = 'submitted' where id = ${second}`.execute(db);
    expect(problemOf(await open())).toEqual([409, 'entries-unchecked']);
    const { rows } = await sql<{ id: number }>`
      insert into contest_tracks (contest_id, place, name_zh, name_en, kind)
      values (${contestId}, 2, '组照', 'Series', 'group') returning id`.execute(db);
    await sql`update contest_entries set track_id = ${rows[0]!.id} where id = ${second}`.execute(db);
    expect((await open()).status).toBe(200);
    const works = await sql`select entry_id from round_works where round_id = ${roundId}`.execute(db);
    expect(works.rows).toEqual([{ entryId: first }]);
    expect(trackId).not.toBe(rows[0]!.id);
  });

  test('begins without an entry that is being submitted at that moment never', async () => {
    const contest = await makeContest(product);
    const [, second] = (await makeWorks(product, contest, 2)) as [number, number];
    await sql`update contest_entries set state = 'draft' where id = ${second}`.execute(db);
    const { judgeId } = await addJudge(product, coordinator, contest.contestId);
    const round = { ...contest, method: 'yes-no', quorum: 1, judgeIds: [judgeId] };
    const { roundId } = (await office('round/add', round)).body;
    const opening = await db.transaction().execute(async (tx) => {
      await sql`update contest_entries set state = 'submitted' where id = ${second}`.execute(tx);
      const asked = office('round/open', { roundId });
      await expect
        .poll(
          async () =>
            (
              await sql`
                select from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
            ).rows.length,
        )
        .toBe(1);
      return [asked];
    });
    expect(problemOf(await opening[0]!)).toEqual([409, 'entries-unchecked']);
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

  test('whoever joins, takes over or leaves hears of it, and nobody else', async () => {
    const round = await openRound(product, coordinator, { works: 6, judges: 2, quorum: 1 });
    const { roundId, contestId } = round;
    const [leaving, staying] = round.jury as [TestJudge, TestJudge];
    const joining = await addJudge(product, coordinator, contestId);
    const taking = await addJudge(product, coordinator, contestId);
    const { infos } = (await office('judges', { contestId })).body;
    const heard = async ({ judgeId }: { judgeId: number }) => {
      const { email } = infos.find((one: { judgeId: number }) => one.judgeId === judgeId);
      return (await mailsTo(product, email)).slice(1).map(({ subject }) => subject);
    };
    const started = 'Judging has started';
    const thanks = 'Thank you for judging';
    for (let turn = 0; turn < 2; turn += 1) await office('round/seat', { roundId, judgeId: joining.judgeId });
    expect([await heard(joining), await heard(leaving), await heard(staying)]).toEqual([
      [started],
      [started],
      [started],
    ]);
    const replace = (judgeId: number, byJudgeId?: number) =>
      office('round/replace', { roundId, judgeId, byJudgeId, reason: 'ill' });
    await replace(leaving.judgeId, taking.judgeId);
    expect([await heard(taking), await heard(leaving)]).toEqual([[started], [started, thanks]]);
    expect((await mailsTo(product, infos[0].email)).at(-1)?.body).toBe(
      `Dear ${infos[0].name},\n\nThank you for judging “Light Awards”. Your remaining works have gone to other judges, so there’s nothing left for you to do in this round. The scores you gave stay and count.`,
    );
    await replace(taking.judgeId, joining.judgeId);
    expect(await heard(joining)).toEqual([started, 'Works are waiting for your scores']);
    await replace(joining.judgeId);
    expect([await heard(taking), await heard(joining), await heard(staying)]).toEqual([
      [started, thanks],
      [started, 'Works are waiting for your scores', thanks],
      [started],
    ]);
  });

  test('whoever joins or leaves a planned round hears nothing yet', async () => {
    const contest = await makeContest(product);
    await makeWorks(product, contest, 2);
    const emails = ['planned-1@example.com', 'planned-2@example.com', 'planned-3@example.com'];
    const judgeIds: number[] = [];
    for (const email of emails) judgeIds.push((await addJudge(product, coordinator, contest.contestId, email)).judgeId);
    const [one, two, three] = judgeIds;
    const plan = { ...contest, method: 'rating', quorum: 1, judgeIds: [one] };
    const { roundId } = (await office('round/add', plan)).body;
    await office('round/seat', { roundId, judgeId: two });
    await office('round/replace', { roundId, judgeId: one, byJudgeId: three, reason: 'ill' });
    await office('round/open', { roundId });
    const invited = 'You’re invited to judge a contest';
    const told = await Promise.all(emails.map((email) => mailsTo(product, email)));
    expect(told.map((mails) => mails.map(({ subject }) => subject))).toEqual([
      [invited],
      [invited, 'Judging has started'],
      [invited, 'Judging has started'],
    ]);
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
    const { slug, prizeId } = await openToVisitors(round);
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
    const member = await signIn(product, 'buyer');
    const proposed = await product.call('/office/award/propose', { contestId }, { token: coordinator });
    expect(proposed.body).toMatchObject({ success: true, given: 0 });
    expect((await get(`/content/contest?slug=${slug}&page=results`)).status).toBe(404);
    const gallery = await get(`/gallery/works?contest=${slug}`);
    expect(gallery.body.works.map((work: { id: number }) => work.id)).toEqual(round.entries);
    const shown = [
      proposed,
      gallery,
      ...(await Promise.all(round.entries.map((id) => get(`/gallery/work?id=${id}`)))),
      await product.call('/gallery/vote', { id: round.entries[0], vote: true }, { token: member }),
      await product.call('/gallery/voted', { id: round.entries[0] }, { token: member }),
      await get(`/content/contest?slug=${slug}&page=index`),
      await office('protocol', { contestId }),
      await product.call('/office/award/works', { prizeId }, { token: coordinator }),
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
    // Times, ids and links may have any number in them, and the names of a judge and a contest have theirs.
    const said = JSON.stringify(shown.map(({ body }) => body)).replaceAll(
      /"\d{4}-\d\d-\d\dT[\d:.]+Z"|"(id|\w+Id|previous|next)":\d+|"https?:[^"]+"|"Judge \d+"|"judged-\d+"/g,
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
