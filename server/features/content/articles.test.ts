import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ArticleType, Edition } from '#contract/domain/content.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { plainBlocks } from './first/plain-blocks.ts';
import { addEntry, type NewContent } from './write.ts';

const product = await startProduct({ DEMO: '1' });
const ctx = systemContext(product.services, 'test');

async function get(path: string, language = 'en') {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}
const article = (slug: string, language?: string) => get(`/content/article?slug=${slug}`, language);
const edition = (title: string): Edition => ({ title, summary: '', seo: '', body: plainBlocks(title) });

async function make(type: ArticleType, slug: string, more: Partial<NewContent> = {}) {
  const facts = type === 'case' ? { brand: null, year: null } : {};
  await addEntry(ctx, { type, slug, position: 0, zh: edition(`${slug} 中`), en: edition(slug), facts, ...more });
}

const codeOf = async (id: number) =>
  (await sql<{ code: string }>`select code from materials where id = ${id}`.execute(product.db)).rows[0]!.code;

const clip = await makeMaterial(product, { kind: 'video' });
const track = await makeMaterial(product, { kind: 'music' });
const hidden = await makeMaterial(product, { kind: 'photo', online: false });

await make('brand', 'north', { zh: edition('北光'), en: edition('Northlight') });
await make('case', 'first', { facts: { brand: 'north', year: 2025 }, tags: ['film'], position: 1 });
await make('case', 'second', {
  facts: { brand: 'north', year: 2026 },
  tags: ['film', 'travel'],
  position: 2,
  cover: await codeOf(clip),
  materialIds: [track, hidden, clip],
});
await make('case', 'third', { facts: { brand: 'gone', year: 2026 }, position: 3, cover: await codeOf(hidden) });
await make('origin', 'ridge', { cover: await codeOf(track) });
await makePicture(product, 'content/guide-1', { focus: [20, 80] });
await make('content', 'guide', { cover: 'content/guide-1' });

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

describe('[R62] what is read under /Case', () => {
  test('is an entry of any of the four types, by its slug alone', async () => {
    const types = await Promise.all(
      ['ridge', 'second', 'north', 'guide'].map(async (slug) => (await article(slug)).body.article.type),
    );
    expect(types).toEqual(['origin', 'case', 'brand', 'content']);
    expect((await article('second', 'zh')).body.article).toMatchObject({
      title: 'second 中',
      brandName: '北光',
      year: 2026,
    });
  });

  test('has the materials it uses in the editors’ order, and none that is off sale', async () => {
    const { related } = (await article('second')).body.article;
    expect(related.map((item: { code: string }) => item.code)).toEqual([await codeOf(track), await codeOf(clip)]);
  });

  test('goes on with what follows in its list, from the end to the beginning; a brand with its cases', async () => {
    const next = async (slug: string) => slugs((await article(slug)).body.article.next);
    expect(await next('first')).toEqual(['second', 'third']);
    expect(await next('second')).toEqual(['third', 'first']);
    expect(await next('third')).toEqual(['first', 'second']);
    expect(await next('north')).toEqual(['first', 'second']);
    expect(await next('guide')).toEqual([]);
  });

  test('is found by its number as well, which old links carry', async () => {
    const { rows } = await sql<{ id: number }>`select id from content_entries where slug = 'ridge'`.execute(product.db);
    expect((await get(`/content/article?id=${rows[0]!.id}`)).body.article.slug).toBe('ridge');
    expect((await get('/content/article?id=999999')).status).toBe(404);
    for (const bad of ['', 'id=0', 'id=x', 'slug=a&id=1', 'slug=A', 'slug=a%2Fb'])
      expect((await get(`/content/article?${bad}`)).status, bad).toBe(400);
  });

  test('has one entry for a slug, whatever the type', async () => {
    await make('content', 'ridge', { en: edition('Another') });
    expect((await article('ridge')).body.article).toMatchObject({ type: 'origin', title: 'ridge' });
    await addEntry(ctx, {
      type: 'page',
      slug: 'ridge',
      position: 0,
      zh: edition('页'),
      en: edition('Page'),
      facts: {},
    });
    expect((await get('/content/entry?type=page&slug=ridge')).body.entry.title).toBe('Page');
    expect((await article('about')).status).toBe(404);
    const editor = { token: await signIn(product, 'editor') };
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from content_entries where slug = 'guide'`.execute(product.db);
    const renamed = await product.call('/office/content/rename', { ...rows[0], slug: 'ridge' }, editor);
    expect([renamed.status, Object.keys(renamed.body.fields)]).toEqual([400, ['slug']]);
    expect((await article('guide')).status).toBe(200);
  });

  test('shows nothing that is not published, neither itself nor as next, brand or filter', async () => {
    const state = (slug: string, to: string) =>
      sql`update content_entries set state = ${to} where slug = ${slug} and type <> 'page'`.execute(product.db);
    await state('north', 'withdrawn');
    await state('third', 'draft');
    expect((await article('third')).status).toBe(404);
    expect((await article('second')).body.article).toMatchObject({ brand: 'north', brandName: null });
    expect(slugs((await article('second')).body.article.next)).toEqual(['first']);
    expect((await get('/content/list?type=case')).body.filters.brands).toEqual([]);
    await state('north', 'published');
    await state('third', 'published');
  });
});

describe('a list', () => {
  test('tells by what it can be narrowed, in the language of the reader', async () => {
    const { filters } = (await get('/content/list?type=case', 'zh')).body;
    expect(filters).toEqual({
      tags: ['film', 'travel'],
      brands: [{ slug: 'north', name: '北光' }],
      years: [2026, 2025],
    });
    expect((await get('/content/list?type=origin')).body.filters).toEqual({ tags: [], brands: [], years: [] });
  });

  test('shows each cover: a picture of its own, or one lent by a material on sale', async () => {
    const cover = async (type: string, slug: string) =>
      (await get(`/content/list?type=${type}`)).body.infos.find((info: { slug: string }) => info.slug === slug).cover;
    expect((await cover('case', 'second')).url).toMatch(new RegExp(`/${clip}/poster$`));
    expect((await cover('case', 'second')).small).toMatch(new RegExp(`/${clip}/thumb-2x$`));
    expect((await cover('origin', 'ridge')).url).toMatch(new RegExp(`/${track}/cover$`));
    const sent = await cover('content', 'guide');
    expect(sent.url).toMatch(/\/content\/guide-1\/1280\.webp$/);
    expect(sent.small).toMatch(/\/content\/guide-1\/640\.webp$/);
    expect(sent.srcset.split(', ').map((one: string) => one.split('/').at(-1))).toEqual([
      '640.webp 640w',
      '1280.webp 1280w',
      '1600.webp 1600w',
    ]);
    expect(sent).toMatchObject({ colour: '#445566', focus: { x: 20, y: 80 } });
    expect(await cover('case', 'third')).toBeNull();
    expect(await cover('case', 'first')).toBeNull();
  });

  test('comes in pages of 24', async () => {
    for (let n = 1; n <= 26; n++) await make('content', `note-${n}`, { position: 100 + n });
    const page = async (pageNo: number) => (await get(`/content/list?type=content&pageNo=${pageNo}`)).body;
    const [first, second, third] = await Promise.all([1, 2, 3].map(page));
    expect([first.infos.length, second.infos.length, third.infos.length, third.total]).toEqual([24, 3, 0, 27]);
    expect(slugs(second.infos)).toEqual(['note-24', 'note-25', 'note-26']);
  });
});
