import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EntryState, TrackKind } from '#contract/domain/entry.ts';
import { type Made, makeShown, makeShownWork, person, type ShownContest, type Stage } from '#tests/support/gallery.ts';
import { startProduct } from '#tests/support/product.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const { db } = product;
const { token, userId } = await person(product);
const makeContest = (galleryFrom: Stage, published?: boolean) => makeShown(product, { galleryFrom, published });
const makeWork = (contest: ShownContest, made?: Made) => makeShownWork(product, contest, userId, made);
afterEach(() => product.moveTime('0 hours'));

async function get(path: string, language = 'en') {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  const { status } = reply;
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status, body: (await reply.json()) as any };
}
async function page(path: string) {
  const reply = await fetch(product.url + path, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  return { status: reply.status, html: await reply.text() };
}
const works = async ({ slug }: ShownContest, more = '') => (await get(`/gallery/works?contest=${slug}${more}`)).body;
const ids = (body: { works: { id: number }[] }) => body.works.map(({ id }) => id);
const seen = async (id: number) => (await get(`/gallery/work?id=${id}`)).status === 200;

describe('visitors see works', () => {
  test.each([
    ['never', [false, false]],
    ['judging', [true, true]],
    ['results', [false, true]],
  ] as const)('from the stage that the contest says: %s', async (stage, [inJudging, decided]) => {
    const contest = await makeContest(stage);
    const id = await makeWork(contest);
    const look = async () => [
      await seen(id),
      ids(await works(contest)).length === 1,
      (await page(`/WorkDetail?id=${id}`)).status === 200,
    ];
    expect(await look()).toEqual([inJudging, inJudging, inJudging]);
    await product.moveTime('2 hours');
    expect(await look()).toEqual([decided, decided, decided]);
    await product.moveTime('-2 hours');
    expect(await look()).toEqual([false, false, false]);
  });

  test.each<[EntryState, boolean]>([
    ['draft', false],
    ['submitted', false],
    ['rejected', false],
    ['judging', true],
    ['shortlisted', true],
    ['awarded', true],
    ['not-awarded', true],
    ['withdrawn', false],
  ])('that are %s: %s', async (state, shown) => {
    const contest = await makeContest('judging');
    const id = await makeWork(contest, { state });
    expect([await seen(id), ids(await works(contest))]).toEqual([shown, shown ? [id] : []]);
  });

  test('only once they are marked, and never of a contest that is a draft', async () => {
    const contest = await makeContest('judging');
    expect(await seen(await makeWork(contest, { marked: false }))).toBe(false);
    const draft = await makeContest('judging', false);
    expect(await seen(await makeWork(draft))).toBe(false);
    expect((await get(`/gallery/works?contest=${draft.slug}`)).status).toBe(404);
  });
});

describe('a gallery', () => {
  let contest: ShownContest;
  const made: Record<TrackKind, number[]> = { single: [], group: [], video: [] };
  beforeAll(async () => {
    contest = await makeContest('judging');
    made.group.push(await makeWork(contest, { kind: 'group' }));
    made.video.push(await makeWork(contest, { kind: 'video' }));
    for (let slot = 1; slot <= 15; slot += 1) made.single.push(await makeWork(contest, { slot }));
    const { userId: other } = await person(product);
    for (let slot = 1; slot <= 10; slot += 1) {
      const id = await makeWork({ ...contest }, { kind: 'single', slot: 15, state: 'withdrawn' });
      await sql`update contest_entries set entrant_id = ${other}, slot = ${slot}, state = 'judging' where id = ${id}`.execute(
        db,
      );
      made.single.push(id);
    }
  });

  test('comes in pages, of all tracks or of one', async () => {
    const first = await works(contest);
    expect([first.works.length, first.more]).toEqual([24, true]);
    const rest = await works(contest, `&after=${ids(first).at(-1)}`);
    expect([...ids(first), ...ids(rest)]).toEqual([...made.group, ...made.video, ...made.single]);
    expect(rest.more).toBe(false);
    expect(ids(await works(contest, `&track=${contest.group}`))).toEqual(made.group);
    expect(ids(await works(contest, `&track=${contest.single}&after=${made.single[22]}`))).toEqual(
      made.single.slice(23),
    );
    expect(ids(await works(contest, '&track=999999'))).toEqual([]);
  });

  test('shows marked pictures, and says how long a film is and how many pictures a series has', async () => {
    const [series, film, single] = (await works(contest)).works;
    expect(series).toMatchObject({ title: 'Ferry 1', track: 'Track 2', kind: 'group', pictures: 5, durationMs: null });
    expect(film).toMatchObject({ kind: 'video', pictures: 0, durationMs: 61_000 });
    expect(single).toMatchObject({ kind: 'single', pictures: 1, picture: { width: 3000, height: 2000 } });
    expect(single.picture.url).toMatch(/\/gallery\/\d+\/card$/);
  });

  test('is part of the page of its contest, from the beginning', async () => {
    const { gallery } = (await get(`/content/contest?slug=${contest.slug}`)).body.page.contest;
    expect(gallery.tracks).toEqual([
      { id: contest.single, name: 'Track 1', works: 25 },
      { id: contest.group, name: 'Track 2', works: 1 },
      { id: contest.video, name: 'Track 3', works: 1 },
    ]);
    expect([gallery.works.length, gallery.more]).toEqual([24, true]);
    const { html } = await page(`/contest/${contest.slug}`);
    expect(html).toContain(`<a href="/WorkDetail?id=${made.group[0]}">`);
    const hidden = await makeContest('results');
    await makeWork(hidden);
    expect((await get(`/content/contest?slug=${hidden.slug}`)).body.page.contest.gallery).toBeNull();
  });

  test('names nobody before the results', async () => {
    const texts = async () =>
      await Promise.all(
        [
          `/gallery/works?contest=${contest.slug}`,
          `/gallery/work?id=${made.single[0]}`,
          `/content/contest?slug=${contest.slug}`,
          `/WorkDetail?id=${made.single[0]}`,
        ].map(async (path) => (await page(path)).html),
      );
    const named = (found: string[]) => found.map((text) => text.includes('Shen Xinghe'));
    expect(named(await texts())).toEqual([false, false, false, false]);
    await product.moveTime('2 hours');
    const decided = await texts();
    expect(named(decided)).toEqual([true, true, true, true]);
    expect(decided.join(' ')).not.toMatch(/13900001111|xinghe@framehall/);
  });

  test.each(['', 'contest=A', 'contest=gallery-1&after=0', 'contest=gallery-1&track=x', 'contest=gallery-1&more=1'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/gallery/works?${query}`)).status).toBe(400);
    },
  );
});

describe('a work', () => {
  test('[R39] is shown with its words, its contest and its neighbours', async () => {
    const contest = await makeContest('judging');
    const before = await makeWork(contest, { slot: 1 });
    await makeWork(contest, { kind: 'group' });
    const id = await makeWork(contest, { slot: 2 });
    await makeWork(contest, { slot: 3, state: 'withdrawn' });
    const after = await makeWork(contest, { slot: 4 });
    const { work } = (await get(`/gallery/work?id=${id}`)).body;
    expect(work).toMatchObject({
      id,
      title: 'Ferry 2',
      story: 'Mist.\nThen light.',
      place: 'Yuanyang',
      takenOn: '2026-03-02',
      track: 'Track 1',
      contest: { slug: contest.slug, title: 'Rivers' },
      author: null,
      film: null,
      previous: before,
      next: after,
    });
    expect(work.shown.map(({ url }: { url: string }) => url.replace(/^.*\/gallery\/\d+/, ''))).toEqual(['/marked']);
    expect((await get(`/gallery/work?id=${before}`)).body.work.previous).toBeNull();
    expect((await get(`/gallery/work?id=${id}`, 'zh')).body.work.contest.title).toBe('山河大赛');
    const { status, html } = await page(`/WorkDetail?id=${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<main class="first" lang="en"><h1>Ferry 2</h1>');
    expect(html).toContain('<p>Mist.</p><p>Then light.</p><p>Track 1 · Yuanyang</p>');
    expect(html).toContain(`<a href="/contest/${contest.slug}">Rivers</a>`);
    expect(html).toContain('<meta property="og:title" content="Ferry 2" />');
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/gallery\/\d+\/marked" \/>/);
    expect(html).toContain(`<link rel="canonical" href="${site}/WorkDetail?id=${id}" />`);
    expect(html).toContain('"@type":"ImageObject"');
  });

  test('has its prize and the jury’s words once the contest is decided, and the awards are fixed', async () => {
    const contest = await makeContest('judging');
    const id = await makeWork(contest, { state: 'awarded' });
    await sql`
      with prize as (
        insert into contest_prizes (contest_id, place, name_zh, name_en) values (${contest.id}, 1, '金奖', 'Gold')
        returning id),
      awarding as (insert into contest_awardings (contest_id) values (${contest.id}) returning contest_id)
      insert into contest_awards (contest_id, prize_id, entry_id, place, words_zh, words_en, given_by, number, author)
      select contest_id, prize.id, ${id}, 1, '一束光', 'One light', ${userId}, 'FHA-0000-0000-0001', 'Shen Xinghe'
      from prize, awarding`.execute(db);
    const shown = async () => {
      const { prize, juryWords } = (await get(`/gallery/work?id=${id}`)).body.work;
      return [prize, juryWords, (await works(contest)).works[0].prize];
    };
    const fix = (fixed: boolean) =>
      sql`update contest_awardings set fixed_at = ${fixed ? sql`clock_now()` : null}, fixed_by = ${fixed ? userId : null}
        where contest_id = ${contest.id}`.execute(db);
    await fix(true);
    expect(await shown()).toEqual([null, '', null]);
    await product.moveTime('2 hours');
    expect(await shown()).toEqual(['Gold', 'One light', 'Gold']);
    expect((await page(`/WorkDetail?id=${id}`)).html).toContain('<p>Shen Xinghe</p><p>Gold</p>');
    await fix(false);
    expect(await shown()).toEqual([null, '', null]);
  });

  test('that is a film has its cover, and a series all of its pictures', async () => {
    const contest = await makeContest('judging');
    const film = (await get(`/gallery/work?id=${await makeWork(contest, { kind: 'video' })}`)).body.work;
    expect(film.film).toMatch(/\/gallery\/\d+\/marked$/);
    expect(film.shown).toHaveLength(1);
    const series = (await get(`/gallery/work?id=${await makeWork(contest, { kind: 'group' })}`)).body.work;
    expect([series.film, series.shown.length]).toEqual([null, 5]);
  });

  test('is in the sitemap while it is shown', async () => {
    const [open, closed] = [await makeContest('judging'), await makeContest('never')];
    const [shown, hidden] = [await makeWork(open), await makeWork(closed)];
    const map = (await page('/sitemap/works.xml')).html;
    expect(map).toContain(`<loc>${site}/WorkDetail?id=${shown}</loc>`);
    expect(map).not.toContain(`?id=${hidden}<`);
    expect((await page('/sitemap.xml')).html).toContain(`${site}/sitemap/works.xml`);
  });

  test.each(['999999', '0', 'x', '1e3', ''])('by the number “%s” is not found, nor at fault', async (id) => {
    expect([400, 404]).toContain((await get(`/gallery/work?id=${id}`)).status);
    expect((await page(`/WorkDetail?id=${id}`)).status).toBe(404);
  });

  test('is the same to members', async () => {
    const id = await makeWork(await makeContest('results'));
    const headers = { access_token: token };
    expect((await fetch(`${product.url}/gallery/work?id=${id}`, { headers })).status).toBe(404);
  });
});
