import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Edition } from '#contract/domain/content.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { prepareContent } from './content.ts';
import { plainBlocks } from './first/plain-blocks.ts';
import { addEntry } from './write.ts';

const product = await startProduct({ DEMO: '1' });
const ctx = systemContext(product.services, 'test');

async function get(path: string, language = 'en', headers: Record<string, string> = {}) {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language, ...headers } });
  const text = await reply.text();
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, headers: reply.headers, body: (text === '' ? {} : JSON.parse(text)) as any };
}

const edition = (title: string, text = title): Edition => ({ title, summary: '', seo: '', body: plainBlocks(text) });
const NONE: Edition = { title: '', summary: '', seo: '', body: [] };

async function makeCase(slug: string, more: { brand?: string; year?: number; tags?: string[]; en?: Edition } = {}) {
  await addEntry(ctx, {
    type: 'case',
    slug,
    position: 0,
    zh: edition(`案例 ${slug}`),
    en: more.en ?? edition(`Case ${slug}`),
    tags: more.tags ?? [],
    facts: { brand: more.brand ?? null, year: more.year ?? null },
  });
}
const entry = (slug: string, language?: string) => get(`/content/entry?type=case&slug=${slug}`, language);
const change = (slug: string, set: string) =>
  sql`update content_entries set ${sql.raw(set)} where slug = ${slug}`.execute(product.db);

describe('an entry', () => {
  test('is read by type and slug, in the language of the reader', async () => {
    await makeCase('harbour', { brand: 'yunfan', year: 2026, tags: ['food'] });
    const { status, headers, body } = await entry('harbour');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3');
    expect(body.entry).toMatchObject({
      slug: 'harbour',
      title: 'Case harbour',
      language: 'en',
      brand: 'yunfan',
      year: 2026,
      tags: ['food'],
      body: [{ type: 'text', runs: [{ text: 'Case harbour' }] }],
      cover: null,
      figures: null,
    });
    expect(body.entry).not.toHaveProperty('seo');
    expect((await entry('harbour', 'zh-CN')).body.entry).toMatchObject({ title: '案例 harbour', language: 'zh' });
  });

  test('shows the other language where one is missing, and says which', async () => {
    await makeCase('only-chinese', { en: NONE });
    await makeCase('half-english', { en: { ...NONE, title: 'A title alone' } });
    for (const slug of ['only-chinese', 'half-english'])
      expect((await entry(slug)).body.entry).toMatchObject({ title: `案例 ${slug}`, language: 'zh' });
  });

  test('brings the materials on sale that its body names, and no others', async () => {
    const [shown, hidden] = [
      await makeMaterial(product, { kind: 'video' }),
      await makeMaterial(product, { kind: 'photo', online: false }),
    ];
    const { rows } = await sql<{ code: string }>`
      select code from materials where id in (${shown}, ${hidden}) order by id`.execute(product.db);
    const body = rows.map(({ code }) => ({ type: 'material' as const, code, caption: '' }));
    await makeCase('with-clips', { en: { ...edition('Clips'), body } });
    const reply = (await entry('with-clips')).body.entry;
    expect(reply.body).toHaveLength(2);
    expect(reply.materials.map((item: { id: number }) => item.id)).toEqual([shown]);
  });

  test('says what each material that its body names costs at least, in its first HTML too', async () => {
    const ids = [
      await makeMaterial(product, { kind: 'video' }),
      await makeMaterial(product, { kind: 'photo' }),
      await makeMaterial(product, { kind: 'effect' }),
    ];
    const { rows } = await sql<{ id: number; code: string }>`
      select id, code from materials where id = any(${ids}::bigint[]) order by id`.execute(product.db);
    const codes = rows.map(({ code }) => code);
    const body = [{ type: 'materials' as const, title: '', codes }];
    await makeCase('with-prices', { en: { ...edition('Prices'), body } });
    const prices = async () => {
      const shown = (await entry('with-prices')).body.entry.prices;
      return codes.map((code) => shown[code]);
    };
    const page = async () => await (await fetch(`${product.url}/Case/with-prices?lang=en`)).text();
    expect(await prices()).toEqual([12_000, 4_000, 16_000]);
    expect(await page()).toContain('</a><p class="price">from ¥120.00</p>');
    // The same as on the material's own page.
    expect((await get(`/price/from?materialId=${ids[0]}`)).body.priceFen).toBe(12_000);
    await sql`update price_leaves set fen = null where table_id in (
      select id from price_tables where kind = 'video')`.execute(product.db);
    expect(await prices()).toEqual([null, 4_000, 16_000]);
    expect(await page()).toContain('</a><p class="price">Price on request</p>');
  });

  test('is not found under another type, an unknown slug or a bad one', async () => {
    expect((await get('/content/entry?type=origin&slug=harbour')).status).toBe(404);
    expect((await get('/content/entry?type=case&slug=nowhere')).status).toBe(404);
    for (const bad of ['type=case&slug=../x', 'type=html&slug=a', 'type=case', 'type=case&slug=a&state=draft'])
      expect((await get(`/content/entry?${bad}`)).status, bad).toBe(400);
  });

  test('is asked for again for nothing while it has not changed', async () => {
    const first = await entry('harbour');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get('/content/entry?type=case&slug=harbour', 'en', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, {}]);
    expect((await get('/content/entry?type=case&slug=harbour', 'zh', { 'if-none-match': etag })).status).toBe(200);
    const token = await signIn(product, 'buyer');
    const member = await get('/content/entry?type=case&slug=harbour', 'en', {
      'if-none-match': etag,
      access_token: token,
    });
    expect([member.status, member.headers.get('etag')]).toEqual([200, null]);
  });
});

describe('what is not published', () => {
  const NOT_SEEN = {
    draft: `state = 'draft'`,
    withdrawn: `state = 'withdrawn'`,
    scheduled: `shown_from = clock_now() + interval '1 hour'`,
    over: `shown_from = clock_now() - interval '2 hours', shown_until = clock_now() - interval '1 second'`,
  };

  test.each(Object.entries(NOT_SEEN))('%s: no call shows it', async (state, set) => {
    await makeCase(`hidden-${state}`, { tags: ['hidden'] });
    await addEntry(ctx, {
      type: 'question',
      slug: `hidden-${state}`,
      position: 0,
      zh: edition('藏'),
      en: edition(`Hidden ${state}`),
      facts: { group: 'vip', keywords: [] },
    });
    expect((await entry(`hidden-${state}`)).status).toBe(200);
    await change(`hidden-${state}`, set);
    expect((await entry(`hidden-${state}`)).status).toBe(404);
    expect((await get('/content/list?type=case&tag=hidden')).body.total).toBe(0);
    expect(JSON.stringify((await get('/content/questions')).body)).not.toContain('Hidden');
    const judged = await product.call('/content/judge', { slug: `hidden-${state}`, helpful: true });
    expect(judged.status).toBe(404);
  });

  test('a schedule is read by the clock', async () => {
    await makeCase('soon');
    await change(
      'soon',
      `shown_from = clock_now() + interval '1 hour', shown_until = clock_now() + interval '2 hours'`,
    );
    const statuses: number[] = [];
    for (const later of ['0 minutes', '59 minutes', '61 minutes', '119 minutes', '121 minutes']) {
      await product.moveTime(later);
      statuses.push((await entry('soon')).status);
    }
    await product.moveTime('0 minutes');
    expect(statuses).toEqual([404, 404, 200, 200, 404]);
  });

  test('the database refuses an end before the beginning, a second slug and a changed revision', async () => {
    await expect(
      change('soon', `shown_from = clock_now(), shown_until = clock_now() - interval '1 day'`),
    ).rejects.toThrow('content_entries');
    await expect(change('soon', `slug = 'harbour'`)).rejects.toThrow('content_entries_type_slug_key');
    await expect(change('soon', 'published_revision = null')).rejects.toThrow('content_entries');
    await expect(sql`update content_revisions set title_en = 'x'`.execute(product.db)).rejects.toThrow('never changed');
    await expect(sql`delete from content_revisions`.execute(product.db)).rejects.toThrow('of a published entry stays');
    await expect(sql`truncate content_revisions cascade`.execute(product.db)).rejects.toThrow('never changed');
  });
});

describe('a list', () => {
  test('is narrowed by tag, brand and year, and read page by page', async () => {
    await makeCase('one', { tags: ['sport', 'city'], brand: 'lanting', year: 2025 });
    await makeCase('two', { tags: ['city'], brand: 'lanting', year: 2026 });
    const slugs = async (query: string) =>
      (await get(`/content/list?type=case&${query}`)).body.infos.map((info: { slug: string }) => info.slug);
    expect((await slugs('tag=city')).toSorted()).toEqual(['one', 'two']);
    expect(await slugs('tag=sport')).toEqual(['one']);
    expect(await slugs('brand=lanting&year=2026')).toEqual(['two']);
    expect(await slugs('brand=nobody')).toEqual([]);
    expect(await slugs('tag=city&pageNo=2')).toEqual([]);
    const { infos, total } = (await get('/content/list?type=case&tag=city')).body;
    expect(total).toBe(2);
    expect(infos[0]).not.toHaveProperty('body');
    for (const bad of ['year=next', 'year=1', 'pageNo=0', 'tag=', 'order=x'])
      expect((await get(`/content/list?type=case&${bad}`)).status, bad).toBe(400);
  });
});

describe('what comes with the product', () => {
  test('comes once, and what editors made of it stays', async () => {
    await Promise.all([prepareContent(ctx), prepareContent(ctx)]);
    const count = async () =>
      (
        await sql<{ entries: number; revisions: number }>`
          select (select count(*) from content_entries) as entries, (select count(*) from content_revisions) as revisions`.execute(
          product.db,
        )
      ).rows[0];
    const before = await count();
    await change('refund-window', `slug = 'refunds-renamed'`);
    await change('ways-to-pay', `state = 'withdrawn'`);
    await prepareContent(ctx);
    expect(await count()).toEqual(before);
    const told = JSON.stringify((await get('/content/questions')).body);
    expect(told).toContain('refunds-renamed');
    expect(told).not.toContain('ways-to-pay');
    await change('refunds-renamed', `slug = 'refund-window'`);
    await change('ways-to-pay', `state = 'published'`);
  });

  test('has more than thirty answers in groups, in both languages, found by pinyin too', async () => {
    const { groups } = (await get('/content/questions')).body;
    expect(groups.map(({ group }: { group: string }) => group).join(' ')).toBe(
      'finding licence price paying refunds files invoices vip companies music account selling',
    );
    const all = groups.flatMap(({ questions }: { questions: unknown[] }) => questions);
    expect(all.length).toBeGreaterThan(30);
    expect(all.every(({ language }: { language: string }) => language === 'en')).toBe(true);
    const refund = all.find(({ slug }: { slug: string }) => slug === 'refund-window');
    expect(refund.title).toBe('Can I get my money back?');
    expect(refund.found).toMatch(/可以退款吗.*refund.*tuikuan/);
    const chinese = (await get('/content/questions', 'zh-CN')).body.groups[4].questions[0];
    expect(chinese).toMatchObject({ slug: 'refund-window', title: '可以退款吗？', language: 'zh' });
    expect(chinese.answer[0].runs[0].text).toContain('付款后 7 天内');
  });

  test('tells figures as they are', async () => {
    const figures = async () => (await get('/content/entry?type=page&slug=about')).body.entry.figures;
    const before = await figures();
    await makeMaterial(product, { kind: 'video' });
    await makeMaterial(product, { kind: 'music' });
    await makeMaterial(product, { kind: 'photo', online: false });
    expect(await figures()).toEqual({
      works: before.works + 2,
      clips: before.clips + 1,
      tracks: before.tracks + 1,
      photographers: 1,
    });
  });
});

describe('a judgement', () => {
  const judge = (input: object, token?: string) => product.call('/content/judge', input, { token });
  const votes = async () =>
    (
      await sql<{ helpful: boolean; comment: string }>`select helpful, comment from content_votes order by id`.execute(
        product.db,
      )
    ).rows;

  test('counts once a day for each person and question; the last one stays', async () => {
    await judge({ slug: 'refund-window', helpful: true });
    await Promise.all([1, 2, 3].map(() => judge({ slug: 'refund-window', helpful: false })));
    await judge({ slug: 'refund-window', helpful: false, comment: ' Which account? ' });
    expect(await votes()).toEqual([{ helpful: false, comment: 'Which account?' }]);
    const buyer = await signIn(product, 'buyer');
    await judge({ slug: 'refund-window', helpful: true }, buyer);
    await judge({ slug: 'refund-window', helpful: true }, buyer);
    await judge({ slug: 'vip-refund', helpful: true });
    expect(await votes()).toHaveLength(3);
    await product.moveTime('25 hours');
    await judge({ slug: 'refund-window', helpful: true });
    expect(await votes()).toHaveLength(4);
    await product.moveTime('0 minutes');
  });

  test('keeps nobody’s address', async () => {
    const { rows } = await sql<{ voter: Buffer }>`select voter from content_votes`.execute(product.db);
    expect(rows.every(({ voter }) => voter.length === 32 && !voter.toString().includes('127.0.0.1'))).toBe(true);
  });

  test('is refused when it makes no sense', async () => {
    for (const [input, field] of [
      [{ slug: 'refund-window' }, 'helpful'],
      [{ slug: 'refund-window', helpful: 'yes' }, 'helpful'],
      [{ slug: 'Not A Slug', helpful: true }, 'slug'],
      [{ slug: 'refund-window', helpful: false, comment: 'x'.repeat(501) }, 'comment'],
      [{ slug: 'refund-window', helpful: true, voter: 'me' }, 'voter'],
    ] as const) {
      const reply = await judge(input);
      expect([reply.status, Object.keys(reply.body.fields)], JSON.stringify(input)).toEqual([400, [field]]);
    }
    expect((await judge({ slug: 'nowhere', helpful: true })).status).toBe(404);
  });

  test('one address cannot flood them', async () => {
    const replies = await Promise.all(
      Array.from({ length: 70 }, () => judge({ slug: 'refund-window', helpful: true })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBeTruthy();
  });
});
