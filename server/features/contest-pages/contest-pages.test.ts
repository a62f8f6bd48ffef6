import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import type { Edition } from '#contract/domain/content.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { addEntry } from '../content/content.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const ctx = systemContext(product.services, 'test');

/** A contest with a track, two criteria and two prizes, whose dates are hours from now. */
async function makeContest(slug: string, [opens, closes, results]: [number, number, number | null], published = true) {
  const { rows } = await sql<{ id: number }>`
    with contest as (
      insert into contests (slug, title_zh, title_en, series, summary_zh, summary_en, rules_zh, rules_en, sponsor_zh,
        sponsor_en, max_score, opens_at, closes_at, results_at, results_ready_at, published)
      values (${slug}, ${`大赛 ${slug}`}, ${`Contest <${slug}>`}, 'Rivers', '拍一条河', 'One river', '第一条', E'First\n\nThen',
        '虚构商', 'Nobody & Co', 100, clock_now() + ${opens} * interval '1 hour',
        clock_now() + ${closes} * interval '1 hour', clock_now() + ${results}::int * interval '1 hour',
        clock_now() + ${opens} * interval '1 hour', ${published})
      returning id),
    track as (
      insert into contest_tracks (contest_id, place, name_zh, name_en, brief_zh, brief_en, kind)
      select id, 1, '单幅', 'Stills', '一张', 'One picture', 'single' from contest returning contest_id, id),
    criteria as (
      insert into contest_criteria (contest_id, place, name_zh, name_en, max_score)
      select id, place, name, name, most from contest, (values (1, 'Idea', 60), (2, 'Craft', 40)) c (place, name, most)),
    prizes as (
      insert into contest_prizes (contest_id, track_id, place, name_zh, name_en, reward_zh, reward_en, count)
      select contest_id, id, 1, '金奖', 'Gold', '奖杯', 'A cup', 2 from track)
    select id from contest`.execute(product.db);
  return rows[0]!.id;
}

const ids = {
  open: await makeContest('8k2024', [-24, 24, 72]),
  soon: await makeContest('rivers', [24, 48, null]),
  judging: await makeContest('fcb1year', [-72, -24, 24]),
  decided: await makeContest('five-city-tour', [-72, -48, -24]),
};
await makeContest('hidden', [-24, 24, 72], false);

const text = (words: string): Block => ({ type: 'text', runs: [{ text: words }] });
const edition = (title: string, body: Block[] = [text(`Text of ${title}`)]): Edition => ({
  title,
  summary: `About ${title}`,
  seo: '',
  body,
});

async function write(contestId: number, page: string, slug: string, en: Edition, position = 0) {
  await addEntry(ctx, { type: 'contest', slug, position, zh: edition(`${slug} 中`), en, facts: { contestId, page } });
}
await write(
  ids.judging,
  'm1',
  'fcb1year-m1',
  edition('First month', [text('May'), { type: 'contest', part: 'prizes' }]),
);
await write(ids.judging, 'm1', 'fcb1year-m1-later', edition('Another first month'), 5);
await write(ids.judging, 'm2', 'fcb1year-m2', edition('Second month'), 1);
await write(ids.decided, 'chengdu', 'five-city-chengdu', edition('Chengdu'));

async function open(path: string, language = 'en') {
  const headers = { 'accept-language': language, accept: path.startsWith('/content') ? '*/*' : 'text/html' };
  const reply = await fetch(product.url + path, { headers, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
async function read(query: string, language?: string) {
  const { text: reply } = await open(`/content/contest?${query}`, language);
  // oxlint-disable-next-line typescript/no-explicit-any
  return JSON.parse(reply) as any;
}

describe('a page of a contest', () => {
  test('is there though nobody wrote it, and has all that the contest says', async () => {
    const { page } = await read('slug=8k2024');
    expect(page).toMatchObject({
      slug: '8k2024',
      page: 'index',
      title: 'Contest <8k2024>',
      language: 'en',
      cover: null,
    });
    expect(page.body.map(({ part }: { part: string }) => part)).toEqual([
      'hero',
      'countdown',
      'enter',
      'winners',
      'favourites',
      'gallery',
      'tracks',
      'prizes',
      'timeline',
      'jury',
      'rules',
      'sponsors',
    ]);
    expect(page.pages).toEqual([{ page: 'index', title: 'Contest <8k2024>' }]);
    expect(page.contest).toMatchObject({
      state: 'open',
      series: 'Rivers',
      summary: 'One river',
      sponsor: 'Nobody & Co',
      rules: 'First\n\nThen',
      maxScore: 100,
      tracks: [{ name: 'Stills', brief: 'One picture', kind: 'single' }],
      criteria: [
        { name: 'Idea', maxScore: 60 },
        { name: 'Craft', maxScore: 40 },
      ],
      prizes: [{ name: 'Gold', reward: 'A cup', count: 2, track: 'Stills' }],
    });
    expect((await read('slug=8k2024', 'zh')).page.contest).toMatchObject({ title: '大赛 8k2024', sponsor: '虚构商' });
  });

  test('has what editors wrote, the first of several by one name, beside the others of its contest', async () => {
    const { page } = await read('slug=fcb1year&page=m1');
    expect(page).toMatchObject({ title: 'First month', summary: 'About First month', page: 'm1' });
    expect(page.body).toEqual([text('May'), { type: 'contest', part: 'prizes' }]);
    expect(page.pages).toEqual([
      { page: 'index', title: 'Contest <fcb1year>' },
      { page: 'm1', title: 'First month' },
      { page: 'm2', title: 'Second month' },
    ]);
    expect((await read('slug=fcb1year&page=m2', 'zh')).page.title).toBe('fcb1year-m2 中');
  });

  test('follows the clock from soon to decided', async () => {
    const states = [];
    for (const hours of [0, 25, 49, 73]) {
      await product.moveTime(`${hours} hours`);
      states.push(
        ...(await Promise.all(
          ['8k2024', 'rivers'].map(async (slug) => (await read(`slug=${slug}`)).page.contest.state),
        )),
      );
    }
    await product.moveTime('0 hours');
    expect(states).toEqual(['open', 'soon', 'judging', 'open', 'judging', 'judging', 'decided', 'judging']);
  });

  test.each([
    'slug=hidden',
    'slug=nothing',
    'slug=8k2024&page=m1',
    'slug=rivers&page=enter',
    'slug=8k2024&page=results',
  ])('%s is not found', async (query) => {
    expect((await open(`/content/contest?${query}`)).status).toBe(404);
  });

  test.each(['', 'slug=A', 'slug=a/b', 'slug=8k2024&page=..', 'slug=8k2024&more=1'])('%s is refused', async (query) => {
    expect((await open(`/content/contest?${query}`)).status).toBe(400);
  });
});

describe('the first HTML', () => {
  test('says what the page says, every word escaped, with its head', async () => {
    const { status, text: html } = await open('/8k2024');
    expect(status).toBe(200);
    expect(html).toContain('<main class="first" lang="en"><section class="hero"><p class="open">Open for entries</p>');
    expect(html).toContain('<h1>Contest &#60;8k2024&#62;</h1>');
    expect(html).toContain('<a href="/contest/8k2024/enter" class="enterLink">Enter now</a>');
    expect(html).toContain('<h2>Entries close in</h2>');
    expect(html).toContain('<li><h3>Gold</h3><p class="reward">A cup</p><p class="kind">Winners: 2 · Stills</p></li>');
    expect(html).toContain('<tr><td>Total</td><td>100</td></tr>');
    expect(html).toContain('<p>Nobody &#38; Co</p>');
    expect(html).toContain('<meta property="og:title" content="Contest &#60;8k2024&#62;" />');
    expect(html).toContain('<meta property="og:description" content="One river" />');
    expect(html).toContain(`<link rel="canonical" href="${site}/8k2024" />`);
    expect(html).toMatch(/"@type":"Event","name":"Contest \\u003c8k2024>"/);
  });

  test('leaves out what has nothing to say', async () => {
    const { text: html } = await open('/fiveCityTour');
    expect(html).toContain('<p class="decided">Results are out</p>');
    expect(html).not.toContain('class="countdown"');
    expect(html).not.toContain('class="enterLink"');
  });

  test('has a title where no part of the page says it', async () => {
    expect((await open('/fcb1year/m1')).text).toContain(
      'lang="en"><h1>First month</h1><p>May</p><section class="prizes">',
    );
  });

  test.each([
    ['/fcb1year/index', '/fcb1year'],
    ['/FCB1YEAR/m2/', '/fcb1year/m2'],
    ['/fiveCityH5', '/fiveCityTour'],
    ['/fiveCityH5Detail', '/fiveCityTour'],
    ['/fiveCityH5Detail?city=chengdu', '/contest/five-city-tour/chengdu'],
    ['/contest/rivers', '/contest/rivers'],
    ['/postActivityDetail?contest=five-city-tour', '/contest/five-city-tour/results'],
  ])('%s names %s as its address', async (path, canonical) => {
    const { status, text: html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site}${canonical}" />`);
  });

  test.each([
    ['/contest/8k2024', '/8k2024'],
    ['/contest/fcb1year/m1', '/fcb1year/m1'],
    ['/contest/rivers/index', '/contest/rivers'],
    ['/contest/Rivers', '/contest/rivers'],
  ])('%s moves to %s', async (path, to) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  test('addresses of the product are there before their contest, others are not', async () => {
    for (const path of ['/8k2021', '/canon2022', '/canonScenicRally', '/fcb1year/m3'])
      expect((await open(path)).status, path).toBe(200);
    for (const path of [
      '/fiveCityH5Detail?city=nowhere',
      '/postActivityDetail?contest=8k2024',
      '/contest/hidden',
      '/contest/nothing',
      '/contest/rivers/m1',
      '/contest/a_b',
    ])
      expect((await open(path)).status, path).toBe(404);
  });
});

test('the sitemap has each page once, and lists lead to them', async () => {
  const map = (await open('/sitemap/content.xml')).text;
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.slice(site.length));
  expect(found.filter((path) => /contest|8k|fcb|five/i.test(path)).toSorted()).toEqual([
    '/8k2024',
    '/contest/five-city-tour/chengdu',
    '/contest/five-city-tour/results',
    '/contest/rivers',
    '/fcb1year',
    '/fcb1year/m1',
    '/fcb1year/m2',
    '/fiveCityTour',
  ]);
  expect((await open('/ActivityList')).text).toContain('<a href="/contest/rivers">Contest &#60;rivers&#62;</a>');
});
