import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { awardDeskCalls } from '#contract/calls/awards-desk.ts';
import { announce, atDesk, fixByRank, makeJudged, type TestAwards } from '#tests/support/awards.ts';
import { makeWorks, seatJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const [coordinator, photographer] = await Promise.all(
  ['coordinator', 'photographer'].map((name) => signIn(product, name)),
);
const office = atDesk(product, coordinator!);

async function given(contestId: number) {
  const { prizes } = (await office('list', { contestId })).body.awards;
  return prizes.map((prize: { name: string; awards: { entryId: number }[] }) => [
    prize.name,
    prize.awards.map(({ entryId }) => entryId),
  ]);
}

async function states({ entries }: TestAwards) {
  const { rows } = await sql<{ state: string }>`
    select state from contest_entries where id = any(${entries}) order by id`.execute(product.db);
  return rows.map(({ state }) => state);
}

const refused = (code: string) => ({ status: 409, body: { problem: code } });
const needsReason = { status: 400, body: { problem: 'bad-input', fields: { reason: expect.anything() } } };

describe('prizes', () => {
  test('are proposed by rank with one call, and those of the whole contest wait for a hand', async () => {
    const contest = await makeJudged(product, coordinator!, [60, 90, 70, 80, 50]);
    const [first, second, third, fourth] = contest.entries;
    const { contestId } = contest;
    expect((await office('propose', { contestId })).body).toMatchObject({ given: 3 });
    expect(await given(contestId)).toEqual([
      ['Gold', [second]],
      ['Silver', [fourth, third]],
      ['Grand Prize', []],
    ]);
    expect((await office('propose', { contestId })).body).toMatchObject({ given: 0 });
    const { body } = await office('list', { contestId });
    expect(body.awards).toMatchObject({ version: 3, fixedAt: null, toldAt: null, sealed: false });
    expect(body.awards.prizes[0]).toMatchObject({
      prizeId: contest.gold,
      name: 'Gold',
      count: 1,
      track: 'Single',
      ready: true,
      tie: null,
      awards: [{ entryId: second, title: '作品 2', track: 'Single', kind: 'single', rank: 1, tied: 1, wordsEn: '' }],
    });
    expect(body.awards.prizes[2]).toMatchObject({ track: null, ready: true });
    expect((await office('give', { prizeId: contest.grand, entryId: first })).status).toBe(200);
  });

  test('for which works tie wait until somebody has chosen', async () => {
    const { contestId, entries, gold } = await makeJudged(product, coordinator!, [90, 90, 90, 40]);
    const [first, second, third, fourth] = entries;
    expect((await office('propose', { contestId })).body).toMatchObject({ given: 0 });
    const { prizes } = (await office('list', { contestId })).body.awards;
    expect(prizes.map(({ tie }: { tie: object }) => tie)).toEqual([{ places: 1, rank: 1, count: 3 }, null, null]);
    await office('give', { prizeId: gold, entryId: third });
    expect((await office('propose', { contestId })).body).toMatchObject({ given: 2 });
    expect(await given(contestId)).toEqual([
      ['Gold', [third]],
      ['Silver', [first, second]],
      ['Grand Prize', []],
    ]);
    expect((await office('list', { contestId })).body.awards.prizes[1].tie).toBeNull();
    const { infos, total } = (await office('works', { prizeId: gold })).body;
    expect([total, infos[0]]).toMatchObject([1, { entryId: fourth, rank: 4, tied: 1, thumbnail: null }]);
  });

  test('go to judged works of their own track alone, and to none that was withdrawn', async () => {
    const contest = await makeJudged(product, coordinator!, [90, 80]);
    const [first, second] = contest.entries;
    const { contestId, gold, grand } = contest;
    const { rows } = await sql<{ id: number }>`
      select id from contest_tracks where contest_id = ${contestId} and place = 2`.execute(product.db);
    const [series] = await makeWorks(product, { contestId, trackId: rows[0]!.id }, 1);
    const [strange] = (await makeJudged(product, coordinator!, [10])).entries;
    for (const entryId of [series, strange, 999_999])
      expect(await office('give', { prizeId: gold, entryId })).toMatchObject({ status: 404 });
    expect(await office('give', { prizeId: grand, entryId: series })).toMatchObject(refused('not-judged'));
    await office('give', { prizeId: gold, entryId: first });
    await sql`update contest_entries set state = 'withdrawn', slot = null where id = ${first}`.execute(product.db);
    expect(await given(contestId)).toEqual([
      ['Gold', []],
      ['Silver', []],
      ['Grand Prize', []],
    ]);
    expect(await office('give', { prizeId: grand, entryId: first })).toMatchObject(refused('not-judged'));
    expect(await office('give', { prizeId: gold, entryId: second })).toMatchObject({ status: 200 });
  });

  test('have as many places as the contest says, and a work has one of them', async () => {
    const { contestId, entries, gold, silver } = await makeJudged(product, coordinator!, [90, 80, 70]);
    const [first, second] = entries;
    const both = await Promise.all([first, second].map((entryId) => office('give', { prizeId: gold, entryId })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused('prize-full'));
    const [[, [winner]]] = await given(contestId);
    expect(await office('give', { prizeId: silver, entryId: winner })).toMatchObject(refused('awarded-already'));
  });

  test('wait until every round of the track is closed', async () => {
    const contest = await makeJudged(product, coordinator!, [90, 80]);
    const { contestId, entries, gold } = contest;
    const { rows } = await sql<{ id: number }>`select id from judges where contest_id = ${contestId}`.execute(
      product.db,
    );
    await seatJudge(product, contest, rows[0]!.id);
    expect((await office('propose', { contestId })).body).toMatchObject({ given: 0 });
    expect(await office('give', { prizeId: gold, entryId: entries[0] })).toMatchObject(refused('not-judged'));
    expect((await office('works', { prizeId: gold })).body).toMatchObject({ infos: [], total: 0 });
    expect((await office('list', { contestId })).body.awards.prizes[0].ready).toBe(false);
  });

  test('are not given by coordinators to their own works', async () => {
    const contest = await makeJudged(product, coordinator!, [90]);
    await sql`
      update contest_entries set entrant_id = (select id from users where email = 'coordinator@framehall.test')
      where id = ${contest.entries[0]}`.execute(product.db);
    const gift = { prizeId: contest.gold, entryId: contest.entries[0] };
    expect(await office('give', gift)).toMatchObject(refused('own-award'));
  });

  test('carry the jury’s words and can be taken back, until then without a reason', async () => {
    const { contestId, entries, gold } = await makeJudged(product, coordinator!, [90]);
    const { awardId } = (await office('give', { prizeId: gold, entryId: entries[0] })).body;
    const said = { awardId, wordsZh: '光影克制', wordsEn: 'Restrained light' };
    expect((await office('words', said)).status).toBe(200);
    expect((await office('list', { contestId })).body.awards.prizes[0].awards[0]).toMatchObject(said);
    expect((await office('words', { ...said, wordsEn: 'x'.repeat(501) })).status).toBe(400);
    expect((await office('take', { awardId })).status).toBe(200);
    expect((await office('take', { awardId })).status).toBe(404);
    expect((await given(contestId))[0]).toEqual(['Gold', []]);
  });
});

describe('fixing the awards', () => {
  test('moves works with a prize to awarded and all other judged ones to not awarded, once, on record', async () => {
    const contest = await makeJudged(product, coordinator!, [60, 90, 70, 80, 50]);
    const { contestId, entries, gold } = contest;
    await sql`update contest_entries set state = 'shortlisted' where id = ${entries[1]}`.execute(product.db);
    await sql`update contest_entries set state = 'not-awarded' where id = ${entries[2]}`.execute(product.db);
    await office('propose', { contestId });
    expect(await office('fix', { contestId, version: 2 })).toMatchObject(refused('judging-unsealed'));
    await product.call('/office/judging/protocol/seal', { contestId }, { token: coordinator });
    expect(await office('fix', { contestId, version: 1 })).toMatchObject(refused('changed-meanwhile'));
    const both = await Promise.all([1, 2].map(() => office('fix', { contestId, version: 2 })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await states(contest)).toEqual(['not-awarded', 'awarded', 'awarded', 'awarded', 'not-awarded']);
    expect((await office('list', { contestId })).body.awards).toMatchObject({
      fixedAt: expect.any(String),
      toldAt: null,
      sealed: true,
    });
    const { rows } = await sql<{ action: string; count: number }>`
      select action, count(*)::int as count from audit_events
      where subject = ${`contest:${contestId}`} or subject = any(${entries.map((id) => `entry:${id}`)})
      group by action order by action`.execute(product.db);
    expect(rows).toEqual([
      { action: 'contest.awards-fixed', count: 1 },
      { action: 'contest.awards-proposed', count: 1 },
      { action: 'contest.judging-sealed', count: 1 },
      { action: 'entry.awarded', count: 3 },
      { action: 'entry.not-awarded', count: 2 },
    ]);
    const facts = await sql<{ number: string; author: string }>`
      select number, author from award_facts where contest_id = ${contestId} and prize_id = ${gold}`.execute(
      product.db,
    );
    expect(facts.rows).toEqual([
      { number: expect.stringMatching(/^FHA(-[0-9A-HJKMNP-TV-Z]{4}){3}$/), author: expect.any(String) },
    ]);
  });

  test('waits for entries that nobody has decided about', async () => {
    const { contestId, trackId } = await makeJudged(product, coordinator!, [60]);
    const [late] = await makeWorks(product, { contestId, trackId }, 1, 'buyer@framehall.test');
    await sql`update contest_entries set state = 'submitted' where id = ${late}`.execute(product.db);
    await product.call('/office/judging/protocol/seal', { contestId }, { token: coordinator });
    await office('propose', { contestId });
    expect(await office('fix', { contestId, version: 2 })).toMatchObject(refused('entries-unchecked'));
  });

  test('gives no prize to a work that was in no round', async () => {
    const { contestId, trackId, gold } = await makeJudged(product, coordinator!, [60]);
    const [late] = await makeWorks(product, { contestId, trackId }, 1, 'buyer@framehall.test');
    expect(await office('give', { prizeId: gold, entryId: late })).toMatchObject(refused('not-judged'));
    expect((await office('works', { prizeId: gold })).body).toMatchObject({ total: 1 });
  });

  test('leaves nothing half done when a work is withdrawn meanwhile', async () => {
    const contest = await makeJudged(product, coordinator!, [60, 50]);
    const { contestId, entries } = contest;
    await product.call('/office/judging/protocol/seal', { contestId }, { token: coordinator });
    await office('propose', { contestId });
    await sql`update contest_entries set state = 'withdrawn', slot = null where id = ${entries[0]}`.execute(product.db);
    expect((await office('fix', { contestId, version: 2 })).status).toBe(200);
    expect(await states(contest)).toEqual(['withdrawn', 'awarded']);
  });
});

describe('awards that are fixed', async () => {
  const contest = await makeJudged(product, coordinator!, [60, 90, 70, 80, 50]);
  const { contestId, entries, gold, silver } = contest;
  await fixByRank(product, coordinator!, contest);
  const winner = (await office('list', { contestId })).body.awards.prizes[0].awards[0];

  test('change only with a reason, which goes to the trail, and works follow', async () => {
    const { awardId } = winner;
    expect(await office('propose', { contestId })).toMatchObject(refused('awards-fixed'));
    expect(await office('take', { awardId })).toMatchObject(needsReason);
    expect(await office('words', { awardId, wordsZh: '好', wordsEn: 'Good' })).toMatchObject(needsReason);
    expect(await office('give', { prizeId: gold, entryId: entries[0] })).toMatchObject(needsReason);
    const reason = 'The file was a copy';
    expect((await office('words', { awardId, wordsZh: '好', wordsEn: 'Good', reason })).status).toBe(200);
    expect((await office('take', { awardId, reason })).status).toBe(200);
    expect((await office('give', { prizeId: gold, entryId: entries[0], reason })).status).toBe(200);
    expect(await office('give', { prizeId: silver, entryId: entries[1], reason })).toMatchObject(refused('prize-full'));
    expect(await states(contest)).toEqual(['awarded', 'not-awarded', 'awarded', 'awarded', 'not-awarded']);
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_events where subject = ${`contest:${contestId}`} and reason is not null
      order by id`.execute(product.db);
    expect(rows).toEqual([
      { action: 'contest.award-words', reason },
      { action: 'contest.award-taken', reason },
      { action: 'contest.award-given', reason },
    ]);
  });

  test('leave the revoked one on record under its number', async () => {
    const { rows } = await sql<{ revoked: boolean; numbered: boolean }>`
      select revoked_at is not null as revoked, number is not null as numbered from contest_awards
      where contest_id = ${contestId} and prize_id = ${gold} order by id`.execute(product.db);
    expect(rows).toEqual([
      { revoked: true, numbered: true },
      { revoked: false, numbered: true },
    ]);
  });

  test('are nobody’s to know before the results are out, their entrants’ neither', async () => {
    const own = async () => {
      const { infos } = (await product.call('/entry/list', { contestId }, { token: photographer })).body;
      return infos.map(({ state }: { state: string }) => state);
    };
    expect(new Set(await own())).toEqual(new Set(['judging']));
    await announce(product, contest, '-1 minute');
    expect(await own()).toEqual(['not-awarded', 'awarded', 'awarded', 'not-awarded', 'awarded']);
  });
});

describe('the desk', async () => {
  const tokens = new Map<string, string>();
  for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'finance', 'editor', 'admin'])
    tokens.set(name, await signIn(product, name));
  const CALLS: [path: string, input: object][] = [
    ['list', { contestId: 999_999 }],
    ['works', { prizeId: 999_999 }],
    ['propose', { contestId: 999_999 }],
    ['give', { prizeId: 999_999, entryId: 1 }],
    ['words', { awardId: 999_999, wordsZh: '', wordsEn: '' }],
    ['take', { awardId: 999_999 }],
    ['fix', { contestId: 999_999, version: 1 }],
  ];

  test.each(CALLS)('is coordinators’ alone, and knows of nothing that is not there: %s', async (path, input) => {
    const statuses: Record<string, number> = {
      visitor: (await product.call(`/office/award/${path}`, input)).status,
      coordinator: (await office(path, input)).status,
    };
    for (const [name, token] of tokens) statuses[name] = (await atDesk(product, token)(path, input)).status;
    expect(statuses).toEqual({
      visitor: 401,
      buyer: 403,
      photographer: 403,
      manager: 403,
      reviewer: 403,
      sales: 403,
      finance: 403,
      editor: 403,
      coordinator: 404,
      admin: 404,
    });
    expect((await office(path, { ...input, more: 1 })).status).toBe(400);
  });

  test('has no other calls', () => {
    const named = CALLS.map(([path]) => `/office/award/${path}`);
    expect(Object.values(awardDeskCalls).map(({ path }) => path)).toEqual(named);
  });
});
