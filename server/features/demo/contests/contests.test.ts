import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { edition, slug as slugShape } from '#contract/domain/content.ts';
import { sumsUp } from '#contract/domain/contest.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../../system-context.ts';
import { planFrom } from './contest.ts';
import { prepareDemoContests } from './contests.ts';
import { bodyOf, DEMO_PAGES } from './pages.ts';
import { DEMO_CONTESTS } from './plans.ts';

const HTML = { accept: 'text/html', 'accept-language': 'en' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

describe('the demo’s contests', () => {
  test.each(DEMO_CONTESTS)('$slug holds to the rules, and says that it is fictional', (contest) => {
    const plan = planFrom(contest, new Date('2026-11-18T02:00:00Z'));
    expect(slugShape.safeParse(plan.slug).success).toBe(true);
    expect(sumsUp(plan.criteria, plan.maxScore)).toBe(true);
    expect([plan.opensAt, plan.closesAt, plan.resultsAt]).toEqual(
      [plan.opensAt, plan.closesAt, plan.resultsAt!].toSorted(),
    );
    for (const { track } of plan.prizes) expect(track === null || track <= plan.tracks.length).toBe(true);
    expect(plan.rulesZh).toContain('虚构');
    expect(plan.rulesEn).toContain('fictional');
  });

  test.each(DEMO_PAGES)('$contest $page can be read alike in both languages', (page) => {
    const { zh, en } = page.words;
    for (const words of [zh, en])
      expect(
        edition.safeParse({ title: words.title, summary: words.summary, seo: '', body: bodyOf(page, words) }).success,
      ).toBe(true);
    expect(bodyOf(page, zh).map(({ type }) => type)).toEqual(bodyOf(page, en).map(({ type }) => type));
    expect(DEMO_CONTESTS.map(({ slug }) => slug)).toContain(page.contest);
  });
});

describe('the demo', async () => {
  const product = await startProduct({ DEMO: '1' });
  const ctx = systemContext(product.services, 'test');
  const without = { ...ctx, config: { ...ctx.config, demo: false } };
  const states = async () => {
    const { rows } = await sql<{ slug: string; state: string }>`
      select slug, state from contest_facts where published order by slug`.execute(product.db);
    return rows.map(({ slug, state }) => `${slug} ${state}`);
  };
  const SHOWN = [
    '8k2021 decided',
    '8k2022 decided',
    '8k2023 decided',
    '8k2024 judging',
    'canon-scenic-rally open',
    'canon2022 decided',
    'canon2022autumn decided',
    'fcb1year decided',
    'five-city-tour open',
  ];

  test('has decided contests, one in judging and two that are open, each once', async () => {
    await prepareDemoContests(ctx);
    expect(await states()).toEqual(SHOWN);
    await prepareDemoContests(ctx);
    expect(await states()).toEqual(SHOWN);
    const reply = await fetch(`${product.url}/content/contest?slug=fcb1year&page=m2`, {
      headers: { 'accept-language': 'en' },
    });
    // oxlint-disable-next-line typescript/no-explicit-any
    const { page } = (await reply.json()) as any;
    expect(page.title).toBe('Month two: On the way');
    expect(page.pages.map((one: { page: string }) => one.page)).toEqual(['index', 'm1', 'm2', 'm3']);
  });

  /** What a phone gets at an address: the title of its page, its look, and its width. */
  const opened = async (path: string) => {
    const headers = { ...HTML, 'user-agent': IPHONE };
    const html = await (await fetch(product.url + path, { headers })).text();
    const [title, look, width] = [/<h1>([^<]*)/, /color-scheme="(\w+)"/, /content="width=([\w-]+)/].map(
      (part) => part.exec(html)?.[1],
    );
    return { path, title, look: `${look} ${width}` };
  };
  const shownAt = async (paths: string[]) => {
    const pages = await Promise.all(paths.map(opened));
    const titles = Object.fromEntries(pages.map(({ path, title }) => [path, title]));
    return { titles, looks: [...new Set(pages.map(({ look }) => look))] };
  };

  test('[R55] the 8K contests stand at their addresses, also for phones', async () => {
    const titles = {
      '/8k2021': '8K Contest I: Close by',
      '/8k2022': '8K Contest II: Water',
      '/8k2023': '8K Contest III: Night',
      '/8k2024': '8K Contest IV: City',
    };
    expect(await shownAt(Object.keys(titles))).toEqual({ titles, looks: ['dark device-width'] });
  });

  test('[R56] and those of the seasons at theirs, in white', async () => {
    const titles = { '/canon2022': 'Seasons: Spring', '/canon2022autumn': 'Seasons: Autumn' };
    expect(await shownAt(Object.keys(titles))).toEqual({ titles, looks: ['light device-width'] });
  });

  test('the year’s contest has its months beside it', async () => {
    const titles = {
      '/fcb1year': 'One year in pictures',
      '/fcb1year/index': 'One year in pictures',
      '/fcb1year/m1': 'Month one: Setting out',
      '/fcb1year/m2': 'Month two: On the way',
      '/fcb1year/m3': 'Month three: Arriving',
    };
    expect(await shownAt(Object.keys(titles))).toEqual({ titles, looks: ['dark device-width'] });
  });

  test('[R77] [R78] the tour is at two addresses, and its cities at one, the latter two in white and for phones', async () => {
    const tour = { '/fiveCityTour': 'Five Cities' };
    expect(await shownAt(Object.keys(tour))).toEqual({ titles: tour, looks: ['dark device-width'] });
    const titles = {
      '/fiveCityH5': 'Five Cities',
      '/fiveCityH5Detail': 'Five Cities',
      '/fiveCityH5Detail?city=chengdu': 'Chengdu',
      '/fiveCityH5Detail?city=chongqing': 'Chongqing',
    };
    expect(await shownAt(Object.keys(titles))).toEqual({ titles, looks: ['light device-width'] });
  });

  test('[R72] [R73] results are listed, each with a page of its own', async () => {
    const list = await (await fetch(`${product.url}/postActivityList`, { headers: HTML })).text();
    const linked = [...list.matchAll(/href="\/contest\/([\w-]+)\/results"/g)].map(([, slug]) => slug);
    expect(linked).toEqual(['fcb1year', '8k2023', 'canon2022autumn', '8k2022', 'canon2022', '8k2021']);
    const titles = { '/postActivityDetail?contest=8k2023': '8K Contest III: Night' };
    expect(await shownAt(Object.keys(titles))).toEqual({ titles, looks: ['dark device-width'] });
    const early = await fetch(`${product.url}/postActivityDetail?contest=8k2024`, { headers: HTML });
    expect(early.status).toBe(404);
  });

  test('takes them along when it ends, and brings them back, but for those that a person made drafts', async () => {
    await prepareDemoContests(without);
    expect(await states()).toEqual([]);
    await prepareDemoContests(ctx);
    expect(await states()).toEqual(SHOWN);
    await sql`update contests set opens_at = clock_now() + interval '1 day' where slug = 'five-city-tour'`.execute(
      product.db,
    );
    const token = await signIn(product, 'coordinator');
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from contests where slug = 'five-city-tour'`.execute(product.db);
    expect((await product.call('/office/contest/withdraw', rows[0], { token })).status).toBe(200);
    await prepareDemoContests(ctx);
    expect(await states()).toEqual(SHOWN.filter((one) => !one.startsWith('five-city-tour')));
  });
});
