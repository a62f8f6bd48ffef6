import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { edition, FACTS, slug as slugShape } from '#contract/domain/content.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { content as zhText } from '#contract/text/zh/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../../system-context.ts';
import { ensureItems } from '../demo.queries.ts';
import { markMade } from '../demo-items.queries.ts';
import { DEMO_ITEMS, findItem } from '../items.ts';
import { addDemoContent, demoEntries, prepareDemoContent } from './content.ts';
import { editionOf, piecesOf } from './entry.ts';

const DEMO_ENTRIES = demoEntries(new Date('2026-11-18T02:00:00Z'));

const blocks = (one: (typeof DEMO_ENTRIES)[number], language: 'zh' | 'en') =>
  editionOf(one.words[language], () => 'V00000001');

describe('what the demo’s editors wrote', () => {
  test.each(DEMO_ENTRIES)('$type $slug holds to the rules, alike in both languages', (entry) => {
    expect(slugShape.safeParse(entry.slug).success).toBe(true);
    expect(FACTS[entry.type].parse(entry.facts)).toEqual(entry.facts);
    const [zh, en] = [blocks(entry, 'zh'), blocks(entry, 'en')];
    expect(zh.body.map(({ type }) => type)).toEqual(en.body.map(({ type }) => type));
    for (const one of [zh, en]) expect(edition.parse(one)).toEqual(one);
    for (const slug of piecesOf(entry)) expect(DEMO_ITEMS, slug).toContain(findItem(slug));
    expect(findItem(entry.cover)!.kind, 'what is drawn for its cover').toBe('photo');
    for (const tag of entry.tags) expect(Object.keys(zhText.tags), tag).toContain(tag);
    for (const [, link] of JSON.stringify([en.body, entry.facts]).matchAll(/"link":"([^"]+)"/g))
      expect(pageAt(link!), link).toBeDefined();
  });

  test('names each once, and fictional companies as such', () => {
    expect(new Set(DEMO_ENTRIES.map(({ slug }) => slug)).size).toBe(DEMO_ENTRIES.length);
    const made = DEMO_ENTRIES.filter(({ type }) => type !== 'origin' && type !== 'banner');
    expect(made).toHaveLength(9);
    for (const { words } of made) {
      expect(words.zh.text).toContain('虚构');
      expect(words.en.text).toContain('fictional');
    }
  });
});

describe('the demo', async () => {
  const product = await startProduct({ DEMO: '1' });
  const ctx = systemContext(product.services, 'test');
  const without = { ...ctx, config: { ...ctx.config, demo: false } };
  const slugs = async () =>
    (
      await sql<{ slug: string }>`
        select slug from shown_entries where type in ('origin', 'case', 'brand') order by slug`.execute(product.db)
    ).rows.map(({ slug }) => slug);
  const arrive = async (slug: string) => {
    await ensureItems(product.db, [slug], true);
    await markMade(product.db, slug, await makeMaterial(product, { kind: findItem(slug)!.kind }));
    await addDemoContent(ctx, async (_ctx, entry) => await drawPicture(entry.slug.length));
  };

  test('shows an entry once all its pieces are on sale, with its picture and what it uses', async () => {
    for (const slug of ['city-clip-street-trails', 'city-street-dusk-trails', 'late-bus-home']) await arrive(slug);
    expect(await slugs()).toEqual(['harbour-line', 'late-bus-home-taken-apart']);
    await arrive('aerial-coast-07');
    const address = `${product.url}/content/article?slug=the-last-train-is-never-empty`;
    const { article } = (await (await fetch(address, { headers: { 'accept-language': 'en' } })).json()) as {
      article: { brandName: string; cover: object | null; related: object[]; materials: object[] };
    };
    expect(article).toMatchObject({
      brandName: 'Harbour Line (demo brand)',
      cover: { url: expect.stringContaining('/content/') },
    });
    expect([article.related.length, article.materials.length]).toEqual([3, 2]);
  });

  test('takes its entries along when it ends, and leaves alone what a person withdrew', async () => {
    await prepareDemoContent(without);
    expect(await slugs()).toEqual([]);
    await prepareDemoContent(ctx);
    expect(await slugs()).toEqual(['harbour-line', 'late-bus-home-taken-apart', 'the-last-train-is-never-empty']);
    await sql`
      update content_entries set state = 'withdrawn' where slug = 'harbour-line';
      insert into audit_events (actor_id, actor, action, subject)
      select (select min(id) from users), 'editor', 'content.withdrawn', 'content:' || id
      from content_entries where slug = 'harbour-line'`.execute(product.db);
    await prepareDemoContent(ctx);
    expect(await slugs()).not.toContain('harbour-line');
  });
});
