import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const list = (input: object = {}, language: 'zh' | 'en' = 'en') => product.call('/home/gameList', input, { language });
const slugs = (body: { infos: { slug: string }[] }) => body.infos.map(({ slug }) => slug);

describe('[R247] the list of contests', () => {
  test('is empty without contests', async () => {
    expect((await list()).body).toMatchObject({ code: 0, collectingGameCount: 0, infos: [], total: 0 });
  });

  test('[R96] counts those that take entries now, in both languages, and leaves drafts out', async () => {
    await sql`
      insert into contests (slug, title_zh, title_en, opens_at, closes_at, published) values
        ('long', '长', 'Long', clock_now() - interval '2 days', clock_now() + interval '9 days', true),
        ('short', '短', 'Short', clock_now() - interval '1 day', clock_now() + interval '1 day', true),
        ('soon', '将来', '', clock_now() + interval '1 day', clock_now() + interval '5 days', true),
        ('over', '过去', 'Over', clock_now() - interval '3 days', clock_now() - interval '1 day', true),
        ('draft', '草稿', 'Draft', clock_now() - interval '1 day', clock_now() + interval '1 day', false)`.execute(
      product.db,
    );
    const { body } = await list({ pageNo: 1, pageSize: 100, orderBy: 'closing' });
    expect(body).toMatchObject({ collectingGameCount: 2, total: 4 });
    expect(slugs(body)).toEqual(['short', 'soon', 'long', 'over']);
    expect(body.infos[0]).toMatchObject({ title: 'Short', open: true });
    expect(body.infos[1]).toMatchObject({ title: '将来', open: false });
    expect((await list({}, 'zh')).body.infos[0].title).toBe('短');
  });

  test('comes in pages and in another order', async () => {
    expect(slugs((await list({ orderBy: 'newest' })).body)).toEqual(['soon', 'short', 'long', 'over']);
    expect(slugs((await list({ pageNo: 2, pageSize: 3 })).body)).toEqual(['over']);
    expect(slugs((await list({ pageNo: 9 })).body)).toEqual([]);
  });

  test('a contest opens and ends by the clock', async () => {
    await product.moveTime('36 hours');
    expect((await list()).body.collectingGameCount).toBe(2);
    await product.moveTime('30 days');
    expect((await list()).body.collectingGameCount).toBe(0);
    await product.moveTime('0 hours');
  });

  test('[R286] a page holds a hundred, and no more', async () => {
    await sql`
      insert into contests (slug, title_zh, title_en, opens_at, closes_at, published)
      select 'past-' || n, '往届', 'Past', clock_now() - interval '9 days', clock_now() - interval '8 days', true
      from generate_series(1, 101) n`.execute(product.db);
    const pages = await Promise.all([1, 2].map((pageNo) => list({ pageNo, pageSize: 100 })));
    expect(pages.map(({ body }) => [body.infos.length, body.total])).toEqual([
      [100, 105],
      [5, 105],
    ]);
    expect(new Set(pages.flatMap(({ body }) => slugs(body))).size).toBe(105);
    expect((await list({ pageSize: 1e9 })).body.infos).toHaveLength(100);
  });

  test('strange input is refused', async () => {
    for (const input of [
      { orderBy: 'id; drop table contests' },
      { pageNo: 0 },
      { pageNo: -1 },
      { pageSize: 'x' },
      { a: 1 },
    ])
      expect((await list(input)).status, JSON.stringify(input)).toBe(400);
  });
});
