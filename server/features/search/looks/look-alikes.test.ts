import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaKind } from '#contract/domain/media.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { filtersOf } from '../filters.ts';
import { codesOf } from '../postgres/filter-codes.ts';
import { updateSearch } from '../search.jobs.ts';
import { closePictureProcess } from './picture-process.ts';
import { weighted } from './layout.ts';
import { readNearest } from './look-alikes.queries.ts';
import { putLook, rebuildLooks } from './rebuild.ts';

let product: Product;
const made = new Map<string, number>();

/** A uniform layout with this mean luma, blueness and redness. */
const even = (luma: number, blueness = 128, redness = 128) =>
  Array.from({ length: 24 }, (_, index) =>
    index === 0 ? luma : index === 12 ? blueness : index === 18 ? redness : 128,
  );

const ORANGE = even(120, 90, 165);
const PIECES: [string, MediaKind, number[] | null, string[]][] = [
  ['sunset at sea', 'photo', ORANGE, ['sunset', 'sea', 'waves']],
  ['another sea', 'photo', even(105, 110, 150), ['sea', 'waves', 'horizon']],
  ['orange wall', 'photo', even(122, 92, 163), ['wall', 'texture', 'paint']],
  ['blue ice', 'photo', even(180, 170, 100), ['ice', 'cold', 'winter']],
  ['sea in motion', 'video', even(118, 95, 160), ['sea', 'waves', 'motion']],
  ['piano', 'music', null, ['piano', 'calm', 'sea']],
  ['more piano', 'music', null, ['piano', 'calm', 'night']],
  ['drums', 'music', null, ['drums', 'loud', 'fast']],
];

async function make(title: string, kind: MediaKind, layout: number[] | null, words: string[]): Promise<number> {
  const id = await makeMaterial(product, { kind, description: { titleZh: '', titleEn: title, keywordsEn: words } });
  const hash = (BigInt(id) * 0x9e37_79b9_7f4a_7c15n) & 0x7fff_ffff_ffff_ffffn;
  await sql`insert into material_looks (material_id, hash, layout)
    values (${id}, ${hash.toString()}::bigint, ${layout})`.execute(product.db);
  return id;
}

const update = (...materialIds: number[]) => updateSearch(systemContext(product.services, 'test'), { materialIds });

beforeAll(async () => {
  product = await startProduct();
  for (const [title, kind, layout, words] of PIECES) made.set(title, await make(title, kind, layout, words));
  await update(...made.values());
});
afterAll(closePictureProcess);

const titleOf = (info: { title?: string; musicName?: string }) => info.title ?? info.musicName;

async function get(query: Record<string, string | number>) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const reply = await fetch(`${product.url}/search?${search.toString()}`, { headers: { 'accept-language': 'en' } });
  // oxlint-disable-next-line typescript/no-explicit-any
  const body = (await reply.json()) as any;
  return { status: reply.status, body, titles: body.infos?.map(titleOf) };
}
const idOf = (title: string) => made.get(title) ?? 0;

describe('like another material', () => {
  test('[C6] words count beside looks: a sea is more like a sunset at sea than a wall of that colour', async () => {
    const { titles, body } = await get({ type: 'pic', like: idOf('sunset at sea') });
    expect(titles).toEqual(['another sea', 'orange wall', 'blue ice']);
    expect([body.total, body.more, body.next]).toEqual([3, false, null]);
  });

  test('[C6] a photo is like clips, too', async () => {
    expect((await get({ type: 'video', like: idOf('sunset at sea') })).titles).toEqual(['sea in motion']);
  });

  test('[C6] music, which looks like nothing, goes by its words', async () => {
    expect((await get({ type: 'music', like: idOf('piano') })).titles).toEqual(['more piano']);
    expect((await get({ type: 'pic', like: idOf('piano') })).titles).toEqual(['sunset at sea', 'another sea']);
  });

  test('[C6] the rest of its series comes first, and can be left out', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into material_groups (owner_id, title_zh, title_en)
      select id, '海', 'Seas' from users order by id limit 1 returning id`.execute(product.db);
    const [sea, ice] = [idOf('sunset at sea'), idOf('blue ice')];
    await sql`update materials set group_id = ${rows[0]!.id} where id in (${sea}, ${ice})`.execute(product.db);
    expect((await get({ type: 'pic', like: sea })).titles).toEqual(['blue ice', 'another sea', 'orange wall']);
    const beyond = await get({ type: 'pic', like: sea, beyondSeries: '1' });
    expect(beyond.titles).toEqual(['another sea', 'orange wall']);
    expect((await get({ type: 'video', like: sea, beyondSeries: '1' })).titles).toEqual(['sea in motion']);
    await sql`update materials set group_id = null where id in (${sea}, ${ice})`.execute(product.db);
  });

  test('[C6] filters hold', async () => {
    expect((await get({ type: 'pic', like: idOf('sunset at sea'), orientation: 'portrait' })).titles).toEqual([]);
    expect((await get({ type: 'pic', like: idOf('sunset at sea'), orientation: 'landscape' })).titles).toHaveLength(3);
  });

  test('[C6] pages follow each other without a gap', async () => {
    const query = { type: 'pic', like: idOf('sunset at sea'), pageSize: 2 };
    const first = await get(query);
    const second = await get({ ...query, after: first.body.next });
    expect([...first.titles, ...second.titles]).toEqual(['another sea', 'orange wall', 'blue ice']);
    expect(second.body.next).toBeNull();
    const elsewhere = await get({ ...query, like: idOf('blue ice'), after: first.body.next });
    expect(elsewhere.status).toBe(400);
  });

  test('[C6] nothing is like what is not there or not on sale', async () => {
    const off = await make('offline', 'photo', ORANGE, ['sea']);
    await sql`update materials set state = 'offline' where id = ${off}`.execute(product.db);
    for (const like of [999_999_999, off]) expect((await get({ type: 'pic', like })).status).toBe(404);
  });

  test('[C6] what goes off sale is gone at once, and what comes on sale is found', async () => {
    const wall = idOf('orange wall');
    const found = async () => (await get({ type: 'pic', like: idOf('sunset at sea') })).titles;
    await sql`update materials set state = 'offline' where id = ${wall}`.execute(product.db);
    expect(await found()).toEqual(['another sea', 'blue ice']);
    await update(wall);
    expect(await product.db.selectFrom('lookEntries').where('materialId', '=', wall).execute()).toEqual([]);
    await sql`update materials set state = 'online' where id = ${wall}`.execute(product.db);
    await update(wall);
    expect(await found()).toEqual(['another sea', 'orange wall', 'blue ice']);
  });
});

describe('content before colours', () => {
  const GREY = even(120);
  let ids: number[];
  beforeAll(async () => {
    ids = [
      await make('Lavender field', 'photo', ORANGE, ['lavender', 'rows', 'floral', 'countryside']),
      await make('Tea garden', 'photo', GREY, ['tea', 'rows', 'countryside', 'morning']),
      await make('Firs in the mist', 'photo', ORANGE, ['firs', 'mist', 'dark', 'needles']),
      await make('Old bridge', 'photo', GREY, ['bridge', 'stones', 'arches', 'river']),
    ];
    for (const id of [ids[0], ids[3]])
      await sql`update materials set place_en = 'Valensole' where id = ${id}`.execute(product.db);
    await update(...ids);
  });
  afterAll(async () => {
    await sql`update materials set state = 'offline' where id = any(${ids})`.execute(product.db);
    await update(...ids);
  });

  test('[C6] what shows the same comes first, then the same place, then the same colours', async () => {
    const { titles } = await get({ type: 'pic', like: ids[0]! });
    expect(titles.slice(0, 2)).toEqual(['Tea garden', 'Old bridge']);
    expect(titles).toContain('Firs in the mist');
  });
});

describe('like a picture', () => {
  const send = async (background: string) => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const { body } = await product.call('/search/picture', { image: picture.toString('base64') });
    return body.imageKey as string;
  };

  test('[C6] the nearest in colour and light come first', async () => {
    const orange = await get({ type: 'pic', imageKey: await send('#c0662b') });
    expect(orange.titles.at(-1)).toBe('blue ice');
    const ice = await get({ type: 'pic', imageKey: await send('#a0c8ff') });
    expect(ice.titles[0]).toBe('blue ice');
    expect((await get({ type: 'music', imageKey: await send('#a0c8ff') })).titles).toEqual([]);
  });

  test('[C6] an unknown key finds nothing, a wrong one is bad input', async () => {
    expect((await get({ type: 'pic', imageKey: 'A'.repeat(22) })).status).toBe(404);
    expect((await get({ type: 'pic', imageKey: '../../etc/passwd' })).status).toBe(400);
  });
});

describe('many', () => {
  const COUNT = 4000;
  const photos = filtersOf({ type: 'pic' })!;
  const layoutAt = (index: number) =>
    Array.from(
      { length: 24 },
      (_, at) => 60 + (((index % 97) * (at + 3) * 7 + Math.floor(index / 97) * (at % 5) * 3) % 140),
    );

  beforeAll(async () => {
    const { ownerId: owner } = await product.db.selectFrom('materials').select('ownerId').executeTakeFirstOrThrow();
    const layouts = Array.from({ length: COUNT }, (_, index) => `{${layoutAt(index).join(',')}}`);
    await sql`
      with made as (
        insert into materials (kind, owner_id, state, title_en, file_name, size_bytes, published_at)
        select 'photo', ${owner}, 'online', 'Many', 'many.jpg', 1, clock_now() from generate_series(1, ${COUNT})
        returning id
      ), numbered as (select id, row_number() over (order by id) as place from made)
      insert into material_looks (material_id, hash, layout)
      select id, place * 7919 * 1000003, layout::smallint[]
      from numbered join unnest(${layouts}::text[]) with ordinality given (layout, place) using (place)`.execute(
      product.db,
    );
    await sql`
      insert into search.docs (material_id, by_score, by_time, kind, traits, terms)
      select id, id, id, ${codesOf(photos)?.kind}, 0, '{}' from materials where title_en = 'Many'`.execute(product.db);
    await rebuildLooks(product.db, { small: 1000, perList: 63 });
  });

  const nearest = async (point: number[], lists: number) =>
    (await readNearest(product.db, weighted(point), { filters: photos, lists, limit: 50 })).map(({ id }) => id);

  test('[C6] lists find what a look at all of them finds', async () => {
    const { rows } = await sql<{ lists: number }>`select count(*) as lists from look_centroids`.execute(product.db);
    expect(rows[0]?.lists).toBe(64);
    let found = 0;
    for (let query = 0; query < 20; query += 1) {
      const point = layoutAt(query * 191).map((value, at) => value + ((query + at) % 5));
      const all = new Set(await nearest(point, 64));
      found += (await nearest(point, 16)).filter((id) => all.has(id)).length;
    }
    expect(found / 1000).toBeGreaterThanOrEqual(0.95);
  });

  test('[C6] the nearest is the one with the same layout, and its distance is none', async () => {
    const [first] = await readNearest(product.db, weighted(ORANGE), { filters: photos, lists: 16, limit: 1 });
    expect(first).toEqual({ id: idOf('sunset at sea'), distance: 0 });
  });

  test('[C6] what is published while lists are made is in them afterwards, and what is withdrawn is not', async () => {
    const [late, gone] = [await make('late', 'photo', even(33), ['late']), idOf('blue ice')];
    const rebuilding = rebuildLooks(product.db, { small: 1000, perList: 63 });
    await update(late);
    await sql`update materials set state = 'offline' where id = ${gone}`.execute(product.db);
    await update(gone);
    await rebuilding;
    const listed = await product.db
      .selectFrom('lookEntries')
      .select('materialId')
      .where('materialId', 'in', [late, gone])
      .execute();
    expect(listed).toEqual([{ materialId: late }]);
    expect((await nearest(even(33), 16))[0]).toBe(late);
  });

  test('[C6] a small catalogue has no lists', async () => {
    await rebuildLooks(product.db);
    expect(await product.db.selectFrom('lookCentroids').select('centroid').execute()).toEqual([]);
    await putLook(product.db, [idOf('sunset at sea')]);
    expect((await nearest(ORANGE, 16))[0]).toBe(idOf('sunset at sea'));
  });
});
