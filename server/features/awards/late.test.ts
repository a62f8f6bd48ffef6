import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo } from '#tests/support/applications.ts';
import { announce, atDesk, fixByRank, makeJudged, signEntry } from '#tests/support/awards.ts';
import { addGoodFiles } from '#tests/support/entries.ts';
import { makeContest, openRound, type TestContest, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { prepareResults } from './awards.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const photographer = await signIn(product, 'photographer');
const ENTRANT = 'photographer@framehall.test';
const office = atDesk(product, coordinator);
const at = (path: string, input: object) => product.call(`/office/${path}`, input, { token: coordinator });
const never = new AbortController().signal;

async function get(path: string) {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en', accept: 'application/json' } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

/** All that may reveal what the jury decided, as visitors, the entrant and jobs find it. */
async function revealed({ contestId, slug, entryId }: { contestId: number; slug: string; entryId: number }) {
  for (const job of ['awards.tell', 'stock-offers.take'] as const)
    await workers[job](systemContext(product.services, 'test'), {}, never);
  const { contest } = (await get(`/content/contest?slug=${slug}`)).body.page;
  const entries = (await product.call('/entry/list', { contestId }, { token: photographer })).body.infos;
  const offers = (await product.call('/entry/stock/list', { ids: [entryId] }, { token: photographer })).body.infos;
  return {
    state: contest.state,
    outcome: contest.outcome?.groups.flatMap(({ works }: { works: object[] }) => works).length ?? null,
    favourites: contest.favourites.length,
    voting: contest.gallery.voting,
    authors: contest.gallery.works.map(({ author }: { author: string | null }) => author),
    work: (({ author, prize, votes }) => ({ author, prize, votes }))(
      (await get(`/gallery/work?id=${entryId}`)).body.work,
    ),
    results: (await get(`/content/contest?slug=${slug}&page=results`)).status,
    listed: (await get('/content/results')).body.infos.length,
    entries: [...new Set<string>(entries.map(({ state }: { state: string }) => state))].toSorted((a, b) =>
      a.localeCompare(b),
    ),
    offers: offers.map(({ state }: { state: string }) => state),
    told: (await mailsTo(product, ENTRANT)).filter(({ subject }) => /获奖|结果/.test(subject)).length,
    taken: (await sql<{ n: number }>`select count(*) as n from stock_offers`.execute(db)).rows[0]!.n,
  };
}

const slugOf = async ({ contestId }: TestContest) =>
  (await sql<{ slug: string }>`select slug from contests where id = ${contestId}`.execute(db)).rows[0]!.slug;

const HIDDEN = {
  state: 'judging',
  outcome: null,
  favourites: 0,
  voting: true,
  authors: [null, null],
  work: { author: null, prize: null, votes: null },
  results: 404,
  listed: 0,
  entries: ['judging'],
  told: 0,
  taken: 0,
};

describe('results whose date comes while a round is open', () => {
  let round: TestRound;
  let shown: { contestId: number; slug: string; entryId: number };

  beforeAll(async () => {
    round = await openRound(product, coordinator, { works: 2, judges: 1, quorum: 1 });
    const { contestId, trackId, entries } = round;
    const [entryId] = entries as [number, number];
    shown = { contestId, entryId, slug: await slugOf(round) };
    await sql`
      insert into contest_prizes (contest_id, track_id, place, name_zh, name_en, reward_zh, reward_en, count)
      values (${contestId}, ${trackId}, 1, '金奖', 'Gold', '', '', 1)`.execute(db);
    await sql`update contests set gallery_from = 'judging', audience_prize = true where id = ${contestId}`.execute(db);
    await signEntry(product, photographer, entryId);
    for (const id of entries) await addGoodFiles(product, id, 'picture', 1);
    await sql`
      update contest_entry_files set marked_key = 'gallery/' || id || '/marked', card_key = 'gallery/' || id || '/card'
      where contest_id = ${contestId}`.execute(db);
    await sql`
      update contest_entries set marked_at = clock_now(), offers_stock = true where contest_id = ${contestId}`.execute(
      db,
    );
    await sql`
      insert into contest_votes (entry_id, user_id) select ${entryId}, id from users
      where email = 'buyer@framehall.test'`.execute(db);
    await announce(product, round, '1 hour');
    await product.moveTime('2 hours');
  });

  test('reveal nothing by any call or job', async () => {
    expect(await revealed(shown)).toMatchObject(HIDDEN);
  });

  test('may be put off', async () => {
    const { contest } = (await at('contest/detail', { id: shown.contestId })).body;
    expect(contest.late).toBe(true);
    const later = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString();
    const saved = await at('contest/save', {
      id: shown.contestId,
      version: contest.version,
      plan: { ...contest.plan, resultsAt: later },
    });
    expect([saved.status, saved.body.problem]).toEqual([200, undefined]);
    await announce(product, round, '-1 hour');
  });

  test('come out once the awards are fixed, and name that moment', async () => {
    const { contestId, roundId, jury } = round;
    const [judge] = jury;
    for (const { id } of (await judge!.call('works', { roundId })).body.infos)
      await judge!.call('save', { id, scores: [30, 30, 10] });
    await at('judging/round/close', { roundId, reason: 'late' });
    await at('judging/protocol/seal', { contestId });
    expect(await revealed(shown)).toMatchObject(HIDDEN);
    const { prizes } = (await office('list', { contestId })).body.awards;
    await office('give', { prizeId: prizes[0].prizeId, entryId: shown.entryId });
    expect(await revealed(shown)).toMatchObject(HIDDEN);
    const { version } = (await office('list', { contestId })).body.awards;
    expect((await office('fix', { contestId, version })).status).toBe(200);
    expect(await revealed(shown)).toMatchObject({
      state: 'decided',
      outcome: 1,
      favourites: 1,
      voting: false,
      authors: ['沈星河', 'Lu Yuan'],
      work: { author: '沈星河', prize: 'Gold', votes: 1 },
      results: 200,
      listed: 1,
      entries: ['awarded', 'not-awarded'],
      told: 2,
      taken: 2,
    });
    const { now } = (await sql<{ now: Date }>`select clock_now() as now`.execute(db)).rows[0]!;
    const [listed] = (await get('/content/results')).body.infos;
    const { resultsAt } = (await get(`/content/contest?slug=${shown.slug}`)).body.page.contest;
    expect(listed.resultsAt).toBe(resultsAt);
    expect(now.getTime() - Date.parse(resultsAt)).toBeLessThan(30 * 60_000);
  });
});

describe('nobody wins', () => {
  test('when somebody says so, and why', async () => {
    const contest = await openRound(product, coordinator, { works: 2, judges: 1, quorum: 1 });
    const { contestId, roundId } = contest;
    await announce(product, contest, '-1 minute');
    const state = async () => (await get(`/content/contest?slug=${await slugOf(contest)}`)).body.page.contest.state;
    const fix = async (reason?: string) => {
      const { version } = (await office('list', { contestId })).body.awards;
      return await office('fix', { contestId, version, reason });
    };
    expect((await fix('none is good enough')).body.problem).toBe('judging-unsealed');
    await at('judging/round/close', { roundId, reason: 'late' });
    await at('judging/protocol/seal', { contestId });
    expect((await fix()).body).toMatchObject({ problem: 'bad-input', fields: { reason: expect.anything() } });
    expect(await state()).toBe('judging');
    expect((await fix('none is good enough')).status).toBe(200);
    expect(await state()).toBe('decided');
    const { rows } = await sql`
      select reason, after ->> 'notAwarded' as not_awarded from audit_events
      where subject = ${`contest:${contestId}`} and action = 'contest.awards-fixed'`.execute(db);
    expect(rows).toEqual([{ reason: 'none is good enough', notAwarded: '2' }]);
  });

  test('of a contest in which nothing could be judged, once its entries are closed', async () => {
    const contest = await makeContest(product);
    const { contestId } = contest;
    const seal = async () => await at('judging/protocol/seal', { contestId });
    const closed = async (ago: string) =>
      await sql`update contests set closes_at = clock_now() - ${ago}::interval where id = ${contestId}`.execute(db);
    await closed('29 minutes');
    expect((await seal()).body.problem).toBe('entries-coming');
    await closed('31 minutes');
    expect((await seal()).status).toBe(200);
    expect((await office('fix', { contestId, version: 1, reason: 'no entries' })).status).toBe(200);
    await announce(product, contest, '-1 minute');
    const { page } = (await get(`/content/contest?slug=${await slugOf(contest)}&page=results`)).body;
    expect(page.contest.outcome).toMatchObject({ entered: 0, fixed: true, groups: [] });
  });
});

test('awards that a node of an earlier release has fixed let the results come out from the next start on', async () => {
  const contest = await makeJudged(product, coordinator, [60]);
  const { contestId } = contest;
  await fixByRank(product, coordinator, contest);
  await sql`update contests set results_ready_at = null where id = ${contestId}`.execute(db);
  await prepareResults(systemContext(product.services, 'start'));
  const { rows } = await sql`
    select c.results_ready_at = date_trunc('milliseconds', g.fixed_at) as ready from contests c join contest_awardings g on g.contest_id = c.id
    where c.id = ${contestId}`.execute(db);
  expect(rows).toEqual([{ ready: true }]);
});
