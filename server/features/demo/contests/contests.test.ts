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
