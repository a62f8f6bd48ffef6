import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Description } from '#server/features/catalogue/catalogue.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { reindex } from '../catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

const video = (description: Partial<Description>) => makeMaterial(product, { kind: 'video', description });
const found = async (query: Record<string, string | number>) => idsOf(await search(product, query));
const withdraw = (id: number) =>
  moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'staff', reason: 'test' }).then(() => undefined);

/** Sets facts that the pipeline or people would have found. */
async function know(id: number, facts: Record<string, unknown>): Promise<void> {
  await product.db
    .updateTable('materials')
    .set(facts as never)
    .where('id', '=', id)
    .execute();
  await reindex(ctx, [id]);
}

describe('[R25] words', () => {
  let id: number;
  beforeAll(async () => {
    id = await video({
      titleZh: '海边日落航拍',
      titleEn: 'Aerial view of sunsets',
      keywordsEn: ['beach', 'slow motion'],
    });
    await video({ titleZh: '雪山', titleEn: 'Snow mountain', keywordsZh: ['冬天'], placeEn: 'Yunnan' });
    await catchUp(product);
  });

  test.each([
    '日落',
    '日落航拍',
    '航拍日落',
    'sunset',
    'Sunsets',
    'sunset 航拍',
    'SUNSET',
    'beaches',
    '海',
    'slow',
    'ｓｕｎｓｅｔ',
  ])('%s finds it, in both languages', async (keyword) => {
    expect(await found({ keyword })).toEqual([id]);
  });

  test('all of them must fit', async () => {
    expect(await found({ keyword: 'aerial beach' })).toEqual([id]);
    expect((await search(product, { keyword: 'mountain Yunnan 冬天' })).body).toMatchObject({ total: 1, more: false });
  });

  test('a minus leaves words out, of any width and in both languages, and stays through corrections', async () => {
    const crowd = await video({ titleZh: '沙漠与人群', titleEn: 'Crowd in a desert', keywordsEn: ['camel train'] });
    const empty = await video({ titleZh: '沙漠', titleEn: 'Empty desert', keywordsEn: ['camel train'] });
    await catchUp(product);
    expect((await found({ keyword: 'desert' })).toSorted((one, other) => one - other)).toEqual([crowd, empty]);
    for (const keyword of ['desert -crowd', '-crowd desert', 'desert －crowds', '沙漠 -人群', '沙漠　−人群'])
      for (const sort of ['relevance', 'newest', 'popular'])
        expect(await found({ keyword, sort }), keyword).toEqual([empty]);
    expect(await found({ keyword: '-沙漠 -crowd -desert' })).not.toContain(empty);
    expect((await found({ keyword: '-zzzyx' })).length).toBeGreaterThan(1);
    const { body } = await search(product, { keyword: 'dessert camel -crowd', pageSize: 1 });
    expect([body.infos.map((item: { id: number }) => item.id), body.total]).toEqual([[empty], 1]);
    expect(body.help.corrected ?? body.help.instead).toMatch(/ -crowd$/);
  });

  test('pages of a search without words go on where they ended', async () => {
    for (const keywordsEn of [[], ['boat'], []]) await video({ titleEn: 'Lagoon', keywordsEn });
    await catchUp(product);
    const first = await search(product, { keyword: 'lagoon -boat', pageSize: 1 });
    const next = await search(product, { keyword: 'lagoon -boat', pageSize: 1, after: first.body.next });
    expect([first.body.total, next.body.next]).toEqual([2, null]);
    expect(new Set([...idsOf(first), ...idsOf(next)]).size).toBe(2);
    const other = await search(product, { keyword: 'lagoon', pageSize: 1, after: first.body.next });
    expect(other.status).toBe(400);
  });

  test('stop words alone are taken at their word, signs find nothing', async () => {
    for (const keyword of ['the of', '的', 'a']) expect((await search(product, { keyword })).status).toBe(200);
    for (const keyword of [
      '%',
      '_',
      '\\',
      '"',
      "'",
      "' or 1=1 --",
      '%%%',
      '🌅',
      '\u0007',
      '*',
      '~1.1',
      '()',
      '{}',
      '-',
    ])
      expect(await found({ keyword }), keyword).toEqual([]);
  });

  test('a code finds its material', async () => {
    const code = `V${String(id).padStart(8, '0')}`;
    expect(await found({ keyword: code })).toEqual([id]);
    expect(await found({ keyword: code.toLowerCase() })).toEqual([id]);
    expect(await found({ keyword: 'V99999999' })).toEqual([]);
  });

  test('a code finds its material whatever type is searched, also without its letter or its zeros', async () => {
    const digits = String(id).padStart(8, '0');
    for (const type of ['video', 'pic', 'music', 'effect'])
      for (const keyword of [`V${digits}`, digits, `v${id}`, ` V${digits} `])
        expect(await found({ keyword, type }), `${keyword} in ${type}`).toEqual([id]);
    expect(await found({ keyword: `V${digits}`, orientation: 'portrait' })).toEqual([id]);
    // Another letter names another kind, and a number alone may be a year.
    for (const keyword of [`P${digits}`, `p${id}`, String(id)]) expect(await found({ keyword }), keyword).toEqual([]);
  });

  test('when nothing has all of them, those that find most are told and shown, page by page', async () => {
    await video({ titleEn: 'Sunset one' });
    await catchUp(product);
    const { body } = await search(product, { keyword: 'sunset zzzyx 雪山', pageSize: 1 });
    expect(body.help.instead).toBe('sunset');
    expect(body.total).toBe(2);
    const next = await search(product, { keyword: 'sunset zzzyx 雪山', pageSize: 1, after: body.next });
    expect(next.body.help.instead).toBe('sunset');
    expect(new Set([...idsOf({ ...next, body }), ...idsOf(next)]).size).toBe(2);
    expect((await search(product, { keyword: 'zzzyx qqqq' })).body).toMatchObject({
      infos: [],
      help: { instead: null },
    });
  });

  test('when each finds something and nothing has all, one goes on from what is shown, and no mistake is supposed', async () => {
    await video({ titleEn: 'Glacier', keywordsEn: ['glacier', 'blue ice'] });
    await video({ titleEn: 'Tram', keywordsEn: ['tram', 'rails'] });
    await catchUp(product);
    const { body } = await search(product, { keyword: 'glacier tram' }, { 'accept-language': 'en' });
    expect(['glacier', 'tram']).toContain(body.help.instead);
    expect([body.help.corrected, body.help.didYouMean]).toEqual([null, null]);
    expect(body.help.related).toEqual(body.help.instead === 'glacier' ? ['blue ice'] : ['rails']);
  });
});

describe('[R25] [R26] filters', () => {
  let one: number;
  let other: number;
  let categories: number[];
  let shops: number[];
  beforeAll(async () => {
    const rows = await sql<{ id: number }>`
      insert into categories (kind, slug, name_zh, name_en) values ('video', 'a', '甲', 'A'), ('video', 'b', '乙', 'B')
      returning id`.execute(product.db);
    categories = rows.rows.map((row) => row.id);
    const owners = await sql<{ id: number }>`
      insert into shops (owner_id, name_zh, name_en)
      select id, nickname, nickname from users order by id limit 2 returning id`.execute(product.db);
    shops = owners.rows.map((row) => row.id);
    one = await video({ titleEn: 'Filtered lantern' });
    other = await video({ titleEn: 'Filtered lantern' });
    await know(one, {
      categoryId: categories[0],
      shopId: shops[0],
      sizeClass: '4K',
      width: 3840,
      height: 1600,
      durationMs: 4999,
      frameRate: 23.976,
      hdr: true,
      people: true,
      source: 'raw',
      priceClass: 'A',
    });
    await know(other, {
      categoryId: categories[1],
      shopId: shops[1],
      sizeClass: '8K',
      width: 2160,
      height: 4096,
      durationMs: 5000,
      frameRate: 120,
      people: false,
      source: 'pond5',
      priceClass: 'C',
    });
    await sql`insert into material_looks (material_id, hash, colours) values
      (${one}, 1234567, '{#d7263d}'), (${other}, 7654321099, '{#2e6fd8}')`.execute(product.db);
    await catchUp(product);
  });

  test.each([
    ['categoryId', () => [categories[0], categories[1]]],
    ['shopId', () => [shops[0], shops[1]]],
    ['resolution', () => ['4K', '8K']],
    ['length', () => ['0-5', '5-10']],
    ['frameRate', () => ['24', '100']],
    ['orientation', () => ['landscape', 'portrait']],
    ['orientation', () => ['panorama', 'portrait']],
    ['hdr', () => ['1']],
    ['people', () => ['1', '0']],
    ['source', () => ['raw', 'pond5']],
    ['colour', () => ['red', 'blue']],
    ['priceClass', () => ['A', 'C']],
  ] as [string, () => (string | number)[]][])('%s', async (filter, values) => {
    const asked = values().map((value, index) => ({ value, id: index === 0 ? one : other }));
    for (const query of [{ keyword: 'lantern' }, {}, { sort: 'newest' }, { keyword: 'lantern', sort: 'newest' }])
      for (const { value, id } of asked) {
        const ids = await found({ ...query, [filter]: value });
        expect(ids.filter((known) => known === one || known === other)).toEqual([id]);
      }
  });

  test('type: each kind by itself', async () => {
    const photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Lantern' } });
    const music = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Lantern' } });
    const effect = await makeMaterial(product, { kind: 'effect', description: { titleEn: 'Lantern' } });
    await catchUp(product);
    expect(await found({ type: 'pic', keyword: 'lantern' })).toEqual([photo]);
    expect(await found({ type: 'music', keyword: 'lantern' })).toEqual([music]);
    expect(await found({ type: 'effect', keyword: 'lantern' })).toEqual([effect]);
    expect((await found({ keyword: 'lantern' })).toSorted((a, b) => a - b)).toEqual([one, other]);
  });

  test('together they narrow further', async () => {
    expect(await found({ hdr: '1', source: 'raw', colour: 'red' })).toEqual([one]);
    expect(await found({ hdr: '1', source: 'pond5' })).toEqual([]);
    expect((await search(product, { keyword: 'lantern', source: 'raw', people: '1' })).body.total).toBe(1);
  });

  test('a number that is nobody’s finds nothing, a value that is none is refused', async () => {
    for (const query of [{ categoryId: 999_999 }, { shopId: Number.MAX_SAFE_INTEGER }, { categoryId: 2 ** 31 }])
      expect(await found(query as Record<string, number>)).toEqual([]);
    for (const query of [
      { resolution: '16K' },
      { length: '1-2' },
      { frameRate: '23' },
      { orientation: 'diagonal' },
      { hdr: '0' },
      { people: '2' },
      { source: 'nowhere' },
      { colour: 'ultraviolet' },
      { priceClass: 'D' },
      { categoryId: '-1' },
      { shopId: '1.5' },
      { type: 'film' },
      { sort: 'price' },
      { unheardOf: '1' },
    ] as Record<string, string>[]) {
      const { status, body } = await search(product, query);
      expect([status, Object.keys(body.fields)], JSON.stringify(query)).toEqual([400, Object.keys(query)]);
    }
  });
});

describe('[R25] orders and pages', () => {
  test('relevance has titles first, newest the last published, popular what people want', async () => {
    const inKeywords = await video({ titleEn: 'Something', keywordsEn: ['pagoda'] });
    const inTitle = await video({ titleEn: 'Old pagoda' });
    const wanted = await video({ titleEn: 'Another', keywordsEn: ['pagoda'] });
    await know(inTitle, { publishedAt: sql`clock_now() - interval '201 days'` });
    await know(wanted, { publishedAt: sql`clock_now() - interval '200 days'` });
    await sql`insert into material_days (material_id, day, opens, sales) values (${wanted}, current_date, 50, 9)`.execute(
      product.db,
    );
    await catchUp(product);
    expect((await found({ keyword: 'pagoda' }))[0]).toBe(inTitle);
    expect(await found({ keyword: 'pagoda', sort: 'newest' })).toEqual([inKeywords, wanted, inTitle]);
    expect((await found({ keyword: 'pagoda', sort: 'popular' }))[0]).toBe(wanted);
  });

  test('[R25] pages follow one another without a gap or a double while others are published', async () => {
    const before: number[] = [];
    for (let n = 0; n < 9; n++) before.push(await video({ titleEn: `Ferry ${n}` }));
    await catchUp(product);
    for (const sort of ['relevance', 'newest', 'popular']) {
      const seen: number[] = [];
      let after: string | undefined;
      for (let page = 0; page < 20 && (page === 0 || after); page++) {
        const reply = await search(product, { keyword: 'ferry', sort, pageSize: 2, ...(after ? { after } : {}) });
        seen.push(...idsOf(reply));
        after = reply.body.next ?? undefined;
        if (page < 2) await video({ titleEn: `Ferry of ${sort} ${page}` });
        await catchUp(product);
      }
      expect(new Set(seen).size, sort).toBe(seen.length);
      for (const id of before) expect(seen, sort).toContain(id);
    }
  });

  test('a page is full although some of it has just been withdrawn, and the next goes on behind it', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 8; n++) ids.push(await video({ titleEn: 'Windmill' }));
    await catchUp(product);
    const order = await found({ keyword: 'windmill' });
    for (const id of order.slice(0, 3)) await withdraw(id);
    const first = await search(product, { keyword: 'windmill', pageSize: 3 });
    expect(idsOf(first)).toEqual(order.slice(3, 6));
    const second = await search(product, { keyword: 'windmill', pageSize: 3, after: first.body.next });
    expect(idsOf(second)).toEqual(order.slice(6));
    expect(second.body.next).toBeNull();
  });

  test('later pages tell what the first one counted', async () => {
    const first = await search(product, { keyword: 'ferry', pageSize: 3 });
    const second = await search(product, { keyword: 'ferry', pageSize: 3, after: first.body.next });
    expect(second.body.total).toBe(first.body.total);
    expect(first.body.total).toBeGreaterThan(9);
  });

  test('a page size out of range is brought back into it', async () => {
    expect((await search(product, { pageSize: 1e9 })).body.infos.length).toBeLessThanOrEqual(100);
    expect((await search(product, { pageSize: 0 })).body.infos).toHaveLength(1);
    expect((await search(product, { pageSize: -5 })).body.infos).toHaveLength(1);
    expect((await search(product, { pageSize: 'many' })).status).toBe(400);
  });
});

describe('cursors', () => {
  const refusal = async (query: Record<string, string | number>) => {
    const { status, body } = await search(product, query);
    return [status, ...Object.keys(body.fields ?? {})];
  };
  const REFUSED = [400, 'after'];

  test('of another search are refused', async () => {
    const { next } = (await search(product, { keyword: 'ferry', pageSize: 2 })).body;
    expect((await search(product, { keyword: 'ferry', pageSize: 4, after: next })).status).toBe(200);
    for (const other of [{ keyword: 'windmill' }, { sort: 'newest' }, { type: 'pic' }, { hdr: '1' }, { keyword: '' }])
      expect(await refusal({ keyword: 'ferry', ...other, after: next }), JSON.stringify(other)).toEqual(REFUSED);
  });

  /** A cursor, and its search, engine and index, in which others are made. */
  const taken = async () => {
    const { next } = (await search(product, { keyword: 'ferry', pageSize: 2 })).body;
    const [print = '', place = ''] = Buffer.from(next, 'base64url').toString().split(' ');
    return { next, print, index: place.split('.')[0] ?? '' };
  };

  test('that are none, or of another engine or index, are refused', async () => {
    const { next, print, index } = await taken();
    const made = (text: string) => Buffer.from(text).toString('base64url');
    for (const after of [
      '-1',
      '0',
      'x',
      "' or 1=1",
      '🌅',
      '%00',
      next.slice(0, -4),
      made(`${print} ${index}.-5 3 0 0`),
      made(`${print} ${index}.99999999999999999999 3 0 0`),
      made(`${print} ${index}.9223372036854775808 3 0 0`),
      made(`${print} ${index}.1.5 3 0 0`),
      made(`${print} ${index}.5 3 0`),
      made(`${print} 5 3 0 0`),
      made(`${print} x${index}.5 3 0 0`),
      made(`${print} ${index}0.5 3 0 0`),
      made(`${print} ${index.slice(0, 1)}4.5 3 0 0`),
    ])
      expect(await refusal({ keyword: 'ferry', after }), after).toEqual(REFUSED);
    expect(await refusal({ keyword: 'ferry', after: 'a'.repeat(301) })).toEqual(REFUSED);
  });

  test('with another number of the same search are a place like any other', async () => {
    const { print, index } = await taken();
    const zero = Buffer.from(`${print} ${index}.0 3 0 0`).toString('base64url');
    expect((await search(product, { keyword: 'ferry', after: zero })).body.infos).toEqual([]);
    const odd = Buffer.from(`${print} ${index}.7777777777777777777 3 0 999999999`).toString('base64url');
    expect((await search(product, { keyword: 'ferry', after: odd })).status).toBe(200);
  });
});

test('bad input is told so, or finds nothing, and never harms', async () => {
  expect((await search(product, { keyword: 'x'.repeat(10_000) })).status).toBe(400);
  expect((await search(product, { keyword: 'x'.repeat(201) })).body.fields).toHaveProperty('keyword');
  expect(
    (await search(product, { keyword: 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3) })).status,
  ).toBe(200);
  expect((await search(product, { keyword: '日'.repeat(200) })).status).toBe(200);
  expect((await fetch(`${product.url}/search?keyword=%00`)).status).toBe(400);
  expect((await fetch(`${product.url}/search?keyword=%ED%A0%80`)).status).toBeLessThan(500);
  expect((await fetch(`${product.url}/search?keyword=a&keyword=b`)).status).toBe(400);
  expect((await search(product, { keyword: '\u0001\u0002 lantern \u001f' })).body.total).toBe(2);
});

describe('what is for sale', () => {
  test('is found once it is published, and gone once it is withdrawn', async () => {
    const id = await video({ titleEn: 'Heron' });
    expect(await found({ keyword: 'heron' })).toEqual([]);
    await catchUp(product);
    expect(await found({ keyword: 'heron' })).toEqual([id]);
    await withdraw(id);
    expect(await found({ keyword: 'heron' })).toEqual([]);
    await catchUp(product);
    expect((await search(product, { keyword: 'heron' })).body.total).toBe(0);
    must(await moveMaterial(ctx, { id, from: 'offline', to: 'online', by: 'staff' }));
    await catchUp(product);
    expect((await search(product, { keyword: 'heron' })).body.total).toBe(1);
  });

  test('is found by its new words after a change, and not by the old', async () => {
    const id = await video({ titleEn: 'Kingfisher' });
    await catchUp(product);
    await know(id, { titleEn: 'Egret' });
    await catchUp(product);
    expect(await found({ keyword: 'kingfisher' })).toEqual([]);
    expect(await found({ keyword: 'egret' })).toEqual([id]);
  });

  test('[R169] versions of a piece of music stand behind it', async () => {
    const id = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Nocturne' } });
    await makeMaterial(product, { kind: 'music', description: { titleEn: 'Nocturne, short', versionOf: id } });
    await catchUp(product);
    expect(await found({ type: 'music', keyword: 'nocturne' })).toEqual([id]);
  });

  test('shows its reader’s bookmarks and nobody else’s, and is kept for visitors only', async () => {
    const visitor = await search(product, { keyword: 'egret' });
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=3');
    expect(visitor.body.infos[0].bookmarkId).toBeNull();
    const stranger = await search(product, { keyword: 'egret' }, { access_token: 'x'.repeat(43) });
    expect(stranger.headers.get('cache-control')).toBe('no-store');
  });
});
