import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PriceTree } from '#contract/calls/prices.ts';
import type { Area, LicenceTerms, Period } from '#contract/domain/licence-terms.ts';
import type { Factors } from '#contract/domain/prices.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { currentTable, priceLines } from './prices.ts';

const product = await startProduct();

async function read(path: string, query: Record<string, string | number>) {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const reply = await fetch(`${product.url}${path}?${asked.toString()}`);
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as never };
}
const treeFor = async (kind: string): Promise<PriceTree> =>
  ((await read('/price/tree', { kind })).body as { tree: PriceTree }).tree;
const of = (input: object) => product.call('/price/of', input);

const SOCIAL: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };
const PERIODS: Period[] = ['month', 'year', 'three-years', 'five-years', 'permanent', 'buyout'];
const AREAS: Area[] = ['mainland', 'greater-china', 'global'];
/** Perpetual and buyout. */
const BY_QUOTE: Period[] = ['permanent', 'buyout'];
const CLASSES = { 'class-A': 150, 'class-B': 100, 'class-C': 60 };
const FIRST_FACTORS: ['video' | 'photo' | 'music', Factors][] = [
  ['video', { ...CLASSES, 'size-1080P': 100, 'size-4K': 150, 'size-8K': 240, hdr: 120, raw: 40 }],
  ['photo', { ...CLASSES, 'size-M': 100, 'size-L': 130, 'size-XL': 170 }],
  ['music', CLASSES],
];
const ids = { film: 0, photo: 0, song: 0, effect: 0, draft: 0 };

beforeAll(async () => {
  ids.film = await makeMaterial(product, { kind: 'video', description: { priceClass: 'A', source: 'raw' } });
  ids.photo = await makeMaterial(product, { kind: 'photo' });
  ids.song = await makeMaterial(product, { kind: 'music' });
  ids.effect = await makeMaterial(product, { kind: 'effect', description: { priceClass: 'C' } });
  ids.draft = await makeMaterial(product, { kind: 'video', online: false });
  await sql`update materials set size_class = '4K', hdr = true where id = ${ids.film}`.execute(product.db);
  await sql`update materials set width = 6000, height = 4000 where id = ${ids.photo}`.execute(product.db);
});

describe('the first prices', () => {
  test.each(FIRST_FACTORS)(
    '[D12] there is a table of %s, with all factors and whole tens of yuan',
    async (kind, factors) => {
      const table = await currentTable(product, kind);
      expect(table?.version).toBe(1);
      expect(table?.factors).toEqual(factors);
      const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from price_leaves where table_id = ${table?.id} and fen % 1000 <> 0`.execute(product.db);
      expect(rows[0]?.wrong).toBe(0);
    },
  );

  test.each(['video', 'photo', 'music'])(
    '[D12] of %s rise with each longer period and each larger area',
    async (kind) => {
      const { rows } = await sql<LicenceTerms & { fen: number | null }>`
      select leaf.* from price_leaves leaf join price_tables t on t.id = table_id where kind = ${kind}`.execute(
        product.db,
      );
      const fenOf = new Map(
        rows.map((leaf) => [`${leaf.scene} ${leaf.channel} ${leaf.period} ${leaf.area}`, leaf.fen]),
      );
      for (const { scene, channel, period, area, fen } of rows) {
        expect(fen === null).toBe(BY_QUOTE.includes(period));
        const longer = fenOf.get(`${scene} ${channel} ${PERIODS[PERIODS.indexOf(period) + 1]} ${area}`) ?? Infinity;
        const larger = fenOf.get(`${scene} ${channel} ${period} ${AREAS[AREAS.indexOf(area) + 1]}`) ?? Infinity;
        expect(Math.min(longer, larger)).toBeGreaterThan(fen ?? 0);
      }
    },
  );
});

describe('the tree', () => {
  test('[D12] [R304] [R305] asks four questions in their order', async () => {
    const tree = await treeFor('video');
    expect(tree.map(({ scene }) => scene)).toEqual([
      'advertising',
      'promotion',
      'social',
      'film-tv',
      'publishing',
      'education',
    ]);
    expect(tree[2]?.channels.map(({ channel }) => channel)).toEqual(['internet']);
    expect(tree[3]?.channels.map(({ channel }) => channel)).toEqual(['internet', 'tv', 'cinema', 'all-media']);
    expect(tree[0]?.channels[0]?.periods).toEqual(PERIODS.map((period) => ({ period, areas: [...AREAS] })));
  });

  test('[D12] music is never on request', async () => {
    const periods = (await treeFor('music')).flatMap(({ channels }) => channels.flatMap((one) => one.periods));
    expect(new Set(periods.map(({ period }) => period))).toEqual(
      new Set(['month', 'year', 'three-years', 'five-years']),
    );
  });

  test('may be kept by anybody; an unknown kind is refused', async () => {
    expect((await read('/price/tree', { kind: 'photo' })).headers.get('cache-control')).toBe('public, max-age=60');
    expect((await read('/price/tree', { kind: 'effect' })).status).toBe(400);
    expect((await read('/price/tree', {})).status).toBe(400);
  });
});

describe('prices of materials', () => {
  test('[D12] are the leaf times grade, size, HDR and raw, for each kind its own', async () => {
    const { body } = await of({ materialIds: [ids.photo, ids.film, ids.effect, ids.song], terms: SOCIAL });
    expect(body.infos).toEqual([
      { materialId: ids.photo, priceFen: 20_800 },
      { materialId: ids.film, priceFen: 51_840 },
      { materialId: ids.effect, priceFen: 24_000 },
      { materialId: ids.song, priceFen: 40_000 },
    ]);
  });

  test('[D12] for ever and for one buyer alone are on request', async () => {
    for (const period of BY_QUOTE) {
      const { body } = await of({ materialIds: [ids.film], terms: { ...SOCIAL, period } });
      expect(body.infos).toEqual([{ materialId: ids.film, priceFen: null }]);
    }
  });

  test('what is not on sale or does not exist has none', async () => {
    const { body } = await of({ materialIds: [ids.draft, 999_999, ids.song], terms: SOCIAL });
    expect(body.infos.map((info: { materialId: number }) => info.materialId)).toEqual([ids.song]);
  });

  test('[S7] a use that is not in the tree of a kind is refused', async () => {
    const cinema = { ...SOCIAL, channel: 'cinema' };
    expect((await of({ materialIds: [ids.film], terms: cinema })).body.problem).toBe('no-such-use');
    const forEver = { ...SOCIAL, period: 'permanent' };
    expect((await of({ materialIds: [ids.film, ids.song], terms: forEver })).body.problem).toBe('no-such-use');
  });

  test.each([
    [{ ...SOCIAL, price: 1 }],
    [{ ...SOCIAL, scene: 'tv' }],
    [{ ...SOCIAL, area: '' }],
    [{ scene: 'social' }],
    ['social'],
    [null],
  ])('[S7] %j is no use', async (terms) => {
    expect((await of({ materialIds: [ids.film], terms })).status).toBe(400);
  });

  test('[S7] the wrong things instead of numbers of materials are refused', async () => {
    for (const materialIds of [[], [0], [-1], [1.5], ['1'], ['1e309'], Array.from({ length: 101 }, () => ids.film)])
      expect((await of({ materialIds, terms: SOCIAL })).status).toBe(400);
  });
});

describe('from', () => {
  test('[D12] is the cheapest use of a material on sale', async () => {
    const cheapest = { scene: 'education', channel: 'event', period: 'month', area: 'mainland' };
    expect((await read('/price/from', { materialId: ids.photo })).body).toMatchObject({
      priceFen: 5200,
      terms: cheapest,
    });
    expect((await read('/price/from', { materialId: ids.song })).body).toMatchObject({ terms: cheapest });
  });

  test('is of nothing that is not on sale', async () => {
    for (const materialId of [ids.draft, 999_999])
      expect((await read('/price/from', { materialId })).body).toMatchObject({ problem: 'not-found' });
    for (const materialId of ['x', 0, 1.5, '1e300'])
      expect((await read('/price/from', { materialId })).status).toBe(400);
  });
});

describe('grades', () => {
  const grades = async (query: Record<string, string>) =>
    (await read('/price/classes', query)).body as { infos: { priceClass: string; fromFen: number; toFen: number }[] };

  test('[D12] are told apart by what they cost for a year on social media', async () => {
    expect((await grades({ kind: 'video' })).infos).toEqual([
      { priceClass: 'C', fromFen: 28_800, toFen: 82_944 },
      { priceClass: 'B', fromFen: 48_000, toFen: 138_240 },
      { priceClass: 'A', fromFen: 72_000, toFen: 207_360 },
    ]);
    expect((await grades({ kind: 'photo' })).infos).toEqual([
      { priceClass: 'C', fromFen: 9600, toFen: 16_320 },
      { priceClass: 'B', fromFen: 16_000, toFen: 27_200 },
      { priceClass: 'A', fromFen: 24_000, toFen: 40_800 },
    ]);
    expect((await grades({ kind: 'music' })).infos[1]).toEqual({ priceClass: 'B', fromFen: 40_000, toFen: 40_000 });
  });

  test('[D12] cost what the other filters leave', async () => {
    const [cheapest] = (await grades({ kind: 'video', resolution: '4K', hdr: '1', source: 'raw' })).infos;
    expect(cheapest).toEqual({ priceClass: 'C', fromFen: 20_736, toFen: 20_736 });
    const [anyRange] = (await grades({ kind: 'video', resolution: '8K', source: 'other' })).infos;
    expect(anyRange).toEqual({ priceClass: 'C', fromFen: 69_120, toFen: 82_944 });
  });

  test('[S7] are those of kinds and filters that exist', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { kind: 'effect' },
      { kind: 'video', hdr: '0' },
      { kind: 'video', x: '1' },
    ];
    for (const query of wrong) expect((await read('/price/classes', query)).status).toBe(400);
    expect((await read('/price/classes', { kind: 'music' })).headers.get('cache-control')).toBe('public, max-age=60');
  });
});

test('[D12] lines are priced in their order, with their table and whether their use exists', async () => {
  const lines = [
    { materialId: ids.song, terms: { ...SOCIAL, channel: 'tv' as const } },
    { materialId: 999_999, terms: SOCIAL },
    { materialId: ids.draft, terms: SOCIAL },
    { materialId: ids.song, terms: SOCIAL },
    { materialId: ids.film, terms: { ...SOCIAL, period: 'buyout' as const } },
  ];
  const [music, video] = await Promise.all([currentTable(product, 'music'), currentTable(product, 'video')]);
  expect(await priceLines(product, lines)).toEqual([
    { materialId: ids.song, kind: 'music', floorFen: 0, tableId: music?.id, exists: false, fen: null },
    { materialId: ids.draft, kind: 'video', floorFen: 0, tableId: video?.id, exists: true, fen: 48_000 },
    { materialId: ids.song, kind: 'music', floorFen: 0, tableId: music?.id, exists: true, fen: 40_000 },
    { materialId: ids.film, kind: 'video', floorFen: 0, tableId: video?.id, exists: true, fen: null },
  ]);
  expect(await priceLines(product, [])).toEqual([]);
});
