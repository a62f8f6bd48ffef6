import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PriceLeaf } from '#contract/calls/prices-desk.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const sales = await signIn(product, 'sales');
const desk = async (path: string, input: object) =>
  (await product.call(`/office/prices/${path}`, input, { token: sales })).body;

interface Table {
  leaves: PriceLeaf[];
  factors: Record<string, number>;
}

/** The first price table of a kind, to be edited. */
async function first(kind: string): Promise<Table> {
  const { id } = (await desk('versions', { kind })).infos[0];
  return await desk('table', { id });
}

interface Shown {
  terms: Omit<PriceLeaf, 'fen'>;
  nowFen: number | null;
  thenFen: number | null;
}

/** The preview of the newest material, one line for each use. */
async function shownOf(kind: string, leaves: PriceLeaf[], factors: Record<string, number>): Promise<string[]> {
  const { infos } = await desk('preview', { kind, leaves, factors });
  return infos[0].uses.map(
    ({ terms: { scene, channel, period, area }, nowFen, thenFen }: Shown) =>
      `${scene} ${channel} ${period} ${area}: ${nowFen} → ${thenFen}`,
  );
}

const social = ({ scene, fen }: PriceLeaf) => scene === 'social' && fen !== null;
const USUAL = [
  'social internet year mainland: 48000 → 48000',
  'promotion internet year mainland: 67000 → 67000',
  'advertising internet year mainland: 91000 → 91000',
  'advertising all-media five-years global: 1188000 → 1188000',
  'film-tv tv three-years greater-china: 238000 → 238000',
  'publishing all-media five-years global: 389000 → 389000',
];

const film = await makeMaterial(product, { kind: 'video' });

test('where nothing changes a preview shows what most people ask for', async () => {
  const { leaves, factors } = await first('video');
  expect(await shownOf('video', leaves, factors)).toEqual(USUAL);
});

test('what changes comes first, and nothing twice', async () => {
  const { leaves, factors } = await first('video');
  const dearer = leaves.map((leaf) =>
    social(leaf) && leaf.area === 'mainland' && (leaf.period === 'month' || leaf.period === 'year')
      ? { ...leaf, fen: 50_000 }
      : leaf,
  );
  expect(await shownOf('video', dearer, factors)).toEqual([
    'social internet month mainland: 24000 → 50000',
    'social internet year mainland: 48000 → 50000',
    ...USUAL.slice(1, 5),
  ]);
});

test('of many changes six are shown, from all over the table', async () => {
  const { leaves, factors } = await first('video');
  const twelve = leaves.map((leaf) => (social(leaf) ? { ...leaf, fen: 100 } : leaf));
  expect(await shownOf('video', twelve, factors)).toEqual([
    'social internet month mainland: 24000 → 100',
    'social internet month global: 43000 → 100',
    'social internet year greater-china: 60000 → 100',
    'social internet three-years mainland: 86000 → 100',
    'social internet three-years global: 156000 → 100',
    'social internet five-years greater-china: 150000 → 100',
  ]);
  const seven = leaves.map((leaf) =>
    social(leaf) && leaf.period !== 'five-years' && (leaf.area === 'mainland' || leaf.period !== 'year')
      ? { ...leaf, fen: 100 }
      : leaf,
  );
  expect(await shownOf('video', seven, factors)).toEqual([
    'social internet month mainland: 24000 → 100',
    'social internet month global: 43000 → 100',
    'social internet year mainland: 48000 → 100',
    'social internet three-years mainland: 86000 → 100',
    'social internet three-years greater-china: 108000 → 100',
    'social internet three-years global: 156000 → 100',
  ]);
});

test('what is sold no more, on request or new has no price on one side', async () => {
  const { leaves, factors } = await first('video');
  const others = leaves.filter((leaf) => !social(leaf) || leaf.period !== 'month');
  const changed = [
    ...others.map((leaf) => (social(leaf) && leaf.period === 'year' ? { ...leaf, fen: null } : leaf)),
    { scene: 'social', channel: 'tv', period: 'year', area: 'mainland', fen: 7000 } as PriceLeaf,
  ];
  expect(await shownOf('video', changed, factors)).toEqual([
    'social internet month mainland: 24000 → null',
    'social internet month global: 43000 → null',
    'social internet year mainland: 48000 → null',
    'social internet year greater-china: 60000 → null',
    'social internet year global: 86000 → null',
    'social tv year mainland: null → 7000',
  ]);
});

test('music and sound effects are shown by their names and covers', async () => {
  const song = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Still water' } });
  const effect = await makeMaterial(product, { kind: 'effect', description: { titleEn: 'Door', priceClass: 'C' } });
  const { leaves, factors } = await first('music');
  const { infos } = await desk('preview', { kind: 'music', leaves, factors });
  expect(infos).toMatchObject([
    { materialId: song, title: 'Still water', code: expect.stringMatching(/^M\d{8}$/) },
    { materialId: effect, title: 'Door', thumbnail: expect.stringContaining(`/${effect}/cover`) },
  ]);
  expect(infos[1].uses[0]).toMatchObject({ nowFen: 24_000, thenFen: 24_000 });
});

test('one material is shown for each way in which factors meet, six at most', async () => {
  const { leaves, factors } = await first('video');
  const shown = async () =>
    (await desk('preview', { kind: 'video', leaves, factors })).infos.map(
      ({ materialId }: { materialId: number }) => materialId,
    );
  expect(await shown()).toEqual([film]);
  const newer = await makeMaterial(product, { kind: 'video' });
  expect(await shown()).toEqual([newer]);
  const six = [];
  for (const priceClass of ['A', 'C'] as const)
    for (const source of ['raw', 'other'] as const)
      six.push(await makeMaterial(product, { kind: 'video', description: { priceClass, source } }));
  expect(new Set(await shown())).toEqual(new Set([newer, ...six]));
  for (const priceClass of ['A', 'C'] as const) {
    const bright = await makeMaterial(product, { kind: 'video', description: { priceClass, source: 'other' } });
    await sql`update materials set hdr = true where id = ${bright}`.execute(product.db);
    six.push(bright);
  }
  expect(new Set(await shown())).toEqual(new Set(six));
});
