import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Edition, FactsOf } from '#contract/domain/content.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { writeBannerCounts } from './content.ts';
import { plainBlocks } from './first/plain-blocks.ts';
import { addEntry } from './write.ts';

const product = await startProduct({ DEMO: '1' });
const ctx = systemContext(product.services, 'test');
const editor = await signIn(product, 'editor');

beforeEach(async () => {
  await sql`update content_entries set state = 'withdrawn' where state = 'published'`.execute(product.db);
});

const edition = (title: string, text = ''): Edition => ({
  title,
  summary: `${title}, in short`,
  seo: '',
  body: text === '' ? [] : plainBlocks(text),
});
const NONE: Edition = { title: '', summary: '', seo: '', body: [] };

interface Made extends Partial<FactsOf<'banner'>> {
  position?: number;
  zh?: Edition;
  en?: Edition;
  cover?: string;
}
async function makeBanner(slug: string, { position = 0, zh, en, cover, ...facts }: Made = {}): Promise<number> {
  await addEntry(ctx, {
    type: 'banner',
    slug,
    position,
    zh: zh ?? edition(`横幅 ${slug}`),
    en: en ?? edition(`Banner ${slug}`),
    ...(cover !== undefined && { cover }),
    facts: { place: 'top', language: 'both', link: '/Vip', ...facts },
  });
  return await idOf(slug);
}
async function idOf(slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from content_entries where slug = ${slug}`.execute(product.db);
  return rows[0]!.id;
}
async function makeCase(
  slug: string,
  { zh = edition(`案例 ${slug}`, '字'), en = edition(`Case ${slug}`, 'Words') } = {},
) {
  await addEntry(ctx, { type: 'case', slug, position: 0, zh, en, facts: { brand: null, year: null } });
}
const change = (slug: string, set: string) =>
  sql`update content_entries set ${sql.raw(set)} where slug = ${slug}`.execute(product.db);

async function read(path: string, language = 'en') {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as any };
}
const home = async (language?: string) => (await read('/content/home', language)).body;
const titles = async (language?: string) => (await home(language)).banners.map(({ title }: { title: string }) => title);
const cases = async (language?: string) => (await home(language)).cases.map(({ slug }: { slug: string }) => slug);

describe('banners on the home page', () => {
  test('say what editors wrote, in the language of the reader', async () => {
    const material = await makeMaterial(product, { kind: 'video' });
    const cover = `V${String(material).padStart(8, '0')}`;
    const id = await makeBanner('spoken', { place: 'between', link: 'https://example.com/a', cover });
    const { status, headers, body } = await read('/content/home');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3']);
    expect(body.banners).toEqual([
      {
        id,
        place: 'between',
        title: 'Banner spoken',
        summary: 'Banner spoken, in short',
        link: 'https://example.com/a',
        cover: expect.objectContaining({ small: expect.stringContaining(`/${material}/`) }),
      },
    ]);
    expect(await titles('zh-CN')).toEqual(['横幅 spoken']);
  });

  test('are for readers of both languages or of one, and for nobody who could not read them', async () => {
    await makeBanner('for-both', { position: 1 });
    await makeBanner('for-chinese', { position: 2, language: 'zh' });
    await makeBanner('for-english', { position: 3, language: 'en', place: 'between' });
    await makeBanner('half-written', { en: NONE, position: 4, place: 'between' });
    await makeBanner('unwritten', { en: NONE, language: 'en', position: 5 });
    expect(await titles('en')).toEqual(['Banner for-both', 'Banner for-english']);
    expect(await titles('zh-CN')).toEqual(['横幅 for-both', '横幅 half-written', '横幅 for-chinese']);
  });

  test('stand in the editors’ order, at most three in a place', async () => {
    for (const [slug, position] of Object.entries({ d: 40, b: 20, a: 10, c: 30 }))
      await makeBanner(`turn-${slug}`, { position });
    await makeBanner('turn-between', { position: 99, place: 'between' });
    const { banners } = await home();
    const at = (wanted: string) =>
      banners.filter(({ place }: { place: string }) => place === wanted).map(({ title }: { title: string }) => title);
    expect(at('top')).toEqual(['Banner turn-a', 'Banner turn-b', 'Banner turn-c']);
    expect(at('between')).toEqual(['Banner turn-between']);
  });

  test('come and go by the clock', async () => {
    await makeBanner('timed');
    await change(
      'timed',
      `shown_from = clock_now() + interval '1 hour', shown_until = clock_now() + interval '2 hours'`,
    );
    const seen: string[][] = [];
    for (const later of ['0 minutes', '59 minutes', '61 minutes', '119 minutes', '121 minutes']) {
      await product.moveTime(later);
      seen.push(await titles());
    }
    await product.moveTime('0 minutes');
    expect(seen).toEqual([[], [], ['Banner timed'], ['Banner timed'], []]);
  });

  test.each(['draft', 'withdrawn'])('%s are shown to nobody', async (state) => {
    await makeBanner(`hidden-${state}`);
    await change(`hidden-${state}`, `state = '${state}'`);
    expect(await titles()).toEqual([]);
  });

  test('above all rows are announced in the head of the page, in whose language they are', async () => {
    const announced = async (lang: string) =>
      (await (await fetch(`${product.url}/?lang=${lang}`, { headers: { accept: 'text/html' } })).text()).includes(
        '<meta name="banner" content="top" />',
      );
    await makeBanner('lower', { place: 'between' });
    expect([await announced('zh'), await announced('en')]).toEqual([false, false]);
    await makeBanner('upper', { language: 'zh' });
    expect([await announced('zh'), await announced('en')]).toEqual([true, false]);
  });

  test('take no input', async () => {
    expect((await read('/content/home?place=top')).status).toBe(400);
  });
});

describe('cases on the home page', () => {
  test('are the three newest that can be read in the language of the reader', async () => {
    expect(await cases()).toEqual([]);
    for (const slug of ['one', 'two', 'three']) await makeCase(`newest-${slug}`);
    await makeCase('newest-chinese', { en: NONE });
    await makeCase('newest-half', { en: { ...NONE, title: 'A title alone' } });
    await change('newest-one', `position = 0, shown_from = clock_now() + interval '1 hour'`);
    await makeCase('newest-four');
    await change('newest-three', 'position = 50');
    expect(await cases('en')).toEqual(['newest-four', 'newest-three', 'newest-two']);
    expect(await cases('zh-CN')).toEqual(['newest-four', 'newest-half', 'newest-chinese']);
  });
});

describe('counting', () => {
  const tell = async (input: object, token?: string) =>
    (await product.call('/content/banners/count', input, { token })).status;
  const counts = async (id: number) => {
    await writeBannerCounts(product.services);
    return (await product.call('/office/content/counts', { id }, { token: editor })).body;
  };
  const counted = async (id: number) => (await counts(id)).total;

  test('adds what browsers tell of anybody, without waiting for it', async () => {
    const [one, two] = [await makeBanner('counted-one'), await makeBanner('counted-two')];
    expect(await tell({ shown: [one, two] })).toBe(200);
    expect(await tell({ shown: [one, one], clicked: [one] }, await signIn(product, 'buyer'))).toBe(200);
    const before = (await product.call('/office/content/counts', { id: one }, { token: editor })).body;
    expect(before.total).toEqual({ shown: 0, clicked: 0 });
    expect([await counted(one), await counted(two)]).toEqual([
      { shown: 2, clicked: 1 },
      { shown: 1, clicked: 0 },
    ]);
    await tell({ clicked: [one] });
    expect(await counted(one)).toEqual({ shown: 2, clicked: 2 });
  });

  test('is by day in China, for the last thirty', async () => {
    const id = await makeBanner('counted-daily');
    const daysLater = (days: number) =>
      sql`update content_banner_days set day = day - ${days}::int where entry_id = ${id}`.execute(product.db);
    await tell({ shown: [id] });
    await counts(id);
    await daysLater(1);
    await tell({ shown: [id], clicked: [id] });
    const { days, total } = await counts(id);
    expect(days).toHaveLength(30);
    expect(days.slice(-3).map(({ shown, clicked }: Record<string, number>) => [shown, clicked])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    const { rows } = await sql<{ today: string }>`
      select to_char(day_in_china(clock_now()), 'YYYY-MM-DD') as today`.execute(product.db);
    expect(days.at(-1).day).toBe(rows[0]!.today);
    await daysLater(29);
    const later = await counts(id);
    expect([total, later.total]).toEqual([
      { shown: 2, clicked: 1 },
      { shown: 2, clicked: 1 },
    ]);
    expect(later.days.filter(({ shown }: { shown: number }) => shown > 0)).toEqual([
      { day: expect.any(String), shown: 1, clicked: 1 },
    ]);
  });

  test('passes over what is no banner or was never shown', async () => {
    await makeCase('counted-case');
    const { body } = await product.call(
      '/office/content/create',
      {
        type: 'banner',
        slug: 'counted-draft',
        zh: edition('草稿'),
        en: NONE,
        cover: null,
        tags: [],
        materials: [],
        facts: { place: 'top', language: 'zh', link: null },
      },
      { token: editor },
    );
    expect(await tell({ shown: [await idOf('counted-case'), body.id, 999_999], clicked: [999_999] })).toBe(200);
    expect(await counted(body.id)).toEqual({ shown: 0, clicked: 0 });
    const { rows } = await sql`
      select from content_banner_days d join content_entries e on e.id = d.entry_id
      where e.slug in ('counted-case', 'counted-draft')`.execute(product.db);
    expect(rows).toEqual([]);
    const asked = await product.call('/office/content/counts', { id: await idOf('counted-case') }, { token: editor });
    expect(asked.status).toBe(404);
  });

  test('refuses what no page sends', async () => {
    for (const input of [
      { shown: 1 },
      { shown: ['1'] },
      { shown: [0] },
      { shown: [1, 2, 3, 4, 5, 6, 7] },
      { seen: [1] },
    ])
      expect(await tell(input), JSON.stringify(input)).toBe(400);
    expect(await tell({})).toBe(200);
  });
});

describe('a banner at the desk', () => {
  const create = (slug: string, facts: object) =>
    product.call(
      '/office/content/create',
      { type: 'banner', slug, zh: edition('横幅'), en: NONE, cover: null, tags: [], materials: [], facts },
      { token: editor },
    );
  const FACTS = { place: 'top', language: 'both', link: '/Vip' };

  test('has a place, its readers and a link of this site or by https', async () => {
    for (const [index, link] of [null, '/Vip', '/Case/x?a=b#c', 'https://example.com/'].entries())
      expect((await create(`fine-${index}`, { ...FACTS, link })).status, String(link)).toBe(200);
    for (const facts of [
      {},
      { ...FACTS, place: 'bottom' },
      { ...FACTS, language: 'fr' },
      { ...FACTS, link: '' },
      { ...FACTS, link: 'javascript:alert(1)' },
      { ...FACTS, link: '//evil.example' },
      { ...FACTS, link: '/\\evil.example' },
      { ...FACTS, link: 'http://example.com' },
      { ...FACTS, more: 1 },
    ])
      expect((await create('refused', facts)).status, JSON.stringify(facts)).toBe(400);
  });

  test('is checked for readers who would not see it, and for a link that leads nowhere', async () => {
    const findings = async (slug: string, facts: object) => {
      const { body } = await create(slug, facts);
      return (await product.call('/office/content/check', { id: body.id }, { token: editor })).body.findings;
    };
    expect(await findings('checked-both', FACTS)).toEqual([{ problem: 'unseen-language', language: 'en' }]);
    expect(await findings('checked-chinese', { ...FACTS, language: 'zh' })).toEqual([]);
    expect(await findings('checked-link', { ...FACTS, language: 'zh', link: '/Case/nowhere' })).toEqual([
      { problem: 'dead-link', link: '/Case/nowhere' },
    ]);
  });
});
