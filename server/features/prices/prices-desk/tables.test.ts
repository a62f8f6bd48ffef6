import { beforeEach, describe, expect, test } from 'vitest';
import type { PriceLeaf, PriceVersion } from '#contract/calls/prices-desk.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { currentTable, priceLines } from '../prices.ts';

const product = await startProduct();
const [sales, admin, finance, buyer] = await Promise.all(
  ['sales', 'admin', 'finance', 'buyer'].map((name) => signIn(product, name)),
);

const desk = (path: string, input: object = {}, token: string | undefined = sales) =>
  product.call(`/office/prices/${path}`, input, { token });

interface Table {
  id: number;
  version: number;
  leaves: PriceLeaf[];
  factors: Record<string, number>;
  floorFen: number;
}

/** The newest price table of a kind, to be edited. */
async function newest(kind: string): Promise<Table> {
  const { id, version } = (await desk('versions', { kind })).body.infos[0];
  const { leaves, factors, floorFen } = (await desk('table', { id })).body;
  return { id, version, leaves, factors, floorFen };
}

const SOCIAL = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' } as const;
const isSocial = (leaf: PriceLeaf) => Object.entries(SOCIAL).every(([name, value]) => leaf[name as 'scene'] === value);
const withSocial = (leaves: PriceLeaf[], fen: number | null) =>
  leaves.map((leaf) => (isSocial(leaf) ? { ...leaf, fen } : leaf));

function publish(kind: string, { version, leaves, factors, floorFen }: Table, change: object = {}, token = sales) {
  const input = { kind, basedOn: version, leaves, factors, floorFen, note: 'Summer', effectiveAt: null, ...change };
  return desk('publish', input, token);
}

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const trail = async (id: number) =>
  (await product.call('/office/audit/list', { subject: `price-table:${id}` }, { token: admin })).body.infos;

const film = await makeMaterial(product, { kind: 'video' });
const costs = async () => (await priceLines(product, [{ materialId: film, terms: SOCIAL }]))[0]?.fen;

let table: Table;
beforeEach(async () => {
  table = await newest('video');
});

describe('publishing', () => {
  test('[D12] a new version counts from now on, and the old one stays as it was', async () => {
    const reply = await publish('video', { ...table, leaves: withSocial(table.leaves, 52_000) });
    expect(reply.body).toMatchObject({ success: true, version: table.version + 1 });
    expect(await costs()).toBe(52_000);
    expect((await desk('table', { id: table.id })).body).toMatchObject({
      kind: 'video',
      leaves: table.leaves,
      table: { standing: 'past', version: table.version },
    });
    expect((await desk('versions', { kind: 'video' })).body.infos[0]).toMatchObject({
      id: reply.body.id,
      note: 'Summer',
      standing: 'current',
      createdBy: expect.any(String),
    });
    expect(await trail(reply.body.id)).toMatchObject([
      {
        action: 'price-table.published',
        actor: 'Chen He · Sales',
        reason: 'Summer',
        before: null,
        after: {
          kind: 'video',
          version: table.version + 1,
          effectiveAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          leaves: table.leaves.length,
          factors: table.factors,
        },
      },
    ]);
  });

  test('[D12] one for later counts from its day on', async () => {
    const now = await costs();
    const planned = await publish(
      'video',
      { ...table, leaves: withSocial(table.leaves, 61_000) },
      { effectiveAt: soon(3) },
    );
    expect(planned.body.success).toBe(true);
    expect(await costs()).toBe(now);
    await product.moveTime('4 days');
    expect(await costs()).toBe(61_000);
    await product.moveTime('0');
    expect(await costs()).toBe(now);
    await desk('withdraw', { id: planned.body.id, reason: 'only a try' });
  });

  test('[D12] of two at once one wins', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => publish('video', table)));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(3);
    expect((await newest('video')).version).toBe(table.version + 1);
  });

  test('nobody replaces a version that they have not seen', async () => {
    for (const basedOn of [table.version - 1, table.version + 1, 0, -1])
      expect((await publish('video', table, { basedOn })).body.problem).toBe('changed-meanwhile');
  });

  test.each<[string, (leaves: PriceLeaf[]) => PriceLeaf[]]>([
    ['the same use twice', (leaves) => [...leaves, leaves[0] as PriceLeaf]],
    ['a price for ever', (leaves) => leaves.map((leaf) => (leaf.period === 'permanent' ? { ...leaf, fen: 1 } : leaf))],
    ['a price of a buyout', (leaves) => leaves.map((leaf) => (leaf.period === 'buyout' ? { ...leaf, fen: 1 } : leaf))],
    ['nothing for sale', () => []],
    ['nothing to pay', (leaves) => withSocial(leaves, 0)],
    ['less than nothing', (leaves) => withSocial(leaves, -1)],
    ['half a fen', (leaves) => withSocial(leaves, 0.5)],
    ['more than anything costs', (leaves) => withSocial(leaves, 1e12)],
    ['an unknown use', (leaves) => [...leaves, { ...SOCIAL, scene: 'war', fen: 100 } as unknown as PriceLeaf]],
  ])('[S7] refuses %s', async (_, change) => {
    expect((await publish('video', { ...table, leaves: change(table.leaves) })).body.fields).toHaveProperty('leaves');
    expect((await newest('video')).version).toBe(table.version);
  });

  test('refuses music on request', async () => {
    const music = await newest('music');
    for (const leaf of [
      { ...SOCIAL, channel: 'event', fen: null },
      { ...SOCIAL, period: 'permanent', fen: null },
    ])
      expect(
        (await publish('music', { ...music, leaves: [...music.leaves, leaf as PriceLeaf] })).body.fields,
      ).toHaveProperty('leaves');
  });

  test('takes a use on request, and one that is sold no more', async () => {
    const photo = await newest('photo');
    const byQuote = withSocial(photo.leaves, null);
    expect((await publish('photo', { ...photo, leaves: byQuote })).body.success).toBe(true);
    const next = await newest('photo');
    expect(next.leaves.find(isSocial)?.fen).toBeNull();
    const gone = next.leaves.filter((leaf) => !isSocial(leaf));
    expect((await publish('photo', { ...next, leaves: gone })).body.success).toBe(true);
    expect((await newest('photo')).leaves.some(isSocial)).toBe(false);
  });

  test('a material of which every use is on request costs nothing that could be named', async () => {
    const materialId = await makeMaterial(product, { kind: 'photo' });
    const photo = await newest('photo');
    const byQuote = photo.leaves.map((leaf) => ({ ...leaf, fen: null }));
    expect((await publish('photo', { ...photo, leaves: byQuote })).body.success).toBe(true);
    const reply = await fetch(`${product.url}/price/from?materialId=${materialId}`);
    expect(await reply.json()).toMatchObject({ success: true, priceFen: null, terms: null });
  });

  test.each([
    // Missing or extra factors are reported under `factors`, a wrong value under its own name.
    [{ 'class-A': 150 }, 'factors'],
    [{ 'class-A': 150, 'class-B': 100, 'class-C': 60, raw: 10 }, 'factors'],
    [{ 'class-A': 150, 'class-B': 100, 'class-C': 0 }, 'class-C'],
    [{ 'class-A': 150, 'class-B': 100, 'class-C': 10_001 }, 'class-C'],
    [{ 'class-A': 150, 'class-B': 100, 'class-C': 1.5 }, 'class-C'],
  ])('refuses factors %j for music, and says where: %s', async (factors, field) => {
    const reply = await publish('music', await newest('music'), { factors });
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  test('refuses a day that has passed, and no reason', async () => {
    for (const effectiveAt of [soon(-1), '0000-01-01T00:00:00Z', new Date().toISOString()])
      expect((await publish('video', table, { effectiveAt })).body.fields).toHaveProperty('effectiveAt');
    expect((await publish('video', table, { effectiveAt: 'tomorrow' })).status).toBe(400);
    expect((await publish('video', table, { note: '  ' })).body.fields).toHaveProperty('note');
  });
});

describe('withdrawing', () => {
  test('[D12] takes back what is planned, once, with a reason', async () => {
    const { id } = (await publish('video', table, { effectiveAt: soon(5) })).body;
    const replies = await Promise.all([1, 2].map(() => desk('withdraw', { id, reason: 'A slip' })));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect((await desk('table', { id })).body.table.standing).toBe('withdrawn');
    expect(await trail(id)).toMatchObject([
      {
        action: 'price-table.withdrawn',
        reason: 'A slip',
        before: { standing: 'planned', kind: 'video', version: table.version + 1 },
        after: { standing: 'withdrawn', kind: 'video', version: table.version + 1 },
      },
      { action: 'price-table.published' },
    ]);
    await product.moveTime('6 days');
    expect((await currentTable(product, 'video'))?.id).not.toBe(id);
    await product.moveTime('0');
  });

  test('leaves what is or was in effect', async () => {
    expect((await publish('video', table)).body.success).toBe(true);
    const { infos } = (await desk('versions', { kind: 'video' })).body;
    const inEffect = infos.filter((one: PriceVersion) => one.standing === 'current' || one.standing === 'past');
    expect(inEffect.length).toBeGreaterThan(1);
    for (const { id } of inEffect)
      expect((await desk('withdraw', { id, reason: 'x' })).body.problem).toBe('changed-meanwhile');
    expect((await desk('withdraw', { id: 999_999, reason: 'x' })).status).toBe(404);
    expect((await desk('withdraw', { id: table.id, reason: '' })).status).toBe(400);
  });
});

describe('looking', () => {
  test('[D12] a preview shows real materials with their prices now and then', async () => {
    const dear = await makeMaterial(product, { kind: 'video', description: { priceClass: 'A', titleEn: 'Dear' } });
    await makeMaterial(product, { kind: 'photo' });
    const now = (await costs()) ?? 0;
    const factors = { ...table.factors, 'class-A': 200 };
    const leaves = withSocial(table.leaves, now * 2);
    const { infos } = (await desk('preview', { kind: 'video', leaves, factors })).body;
    expect(infos).toHaveLength(2);
    const shown = infos.find((info: { materialId: number }) => info.materialId === dear);
    expect(shown).toMatchObject({ title: 'Dear', code: expect.stringMatching(/^V\d{8}$/) });
    expect(shown.uses).toHaveLength(6);
    expect(shown.uses[0]).toEqual({ terms: SOCIAL, nowFen: now * 1.5, thenFen: now * 4 });
    expect((await newest('video')).version).toBe(table.version);
  });

  test('a preview of what cannot be sold by is refused', async () => {
    const { leaves, factors } = table;
    expect((await desk('preview', { kind: 'photo', leaves, factors })).body.fields).toHaveProperty('factors');
    expect((await desk('preview', { kind: 'video', leaves: [leaves[0], leaves[0]], factors })).status).toBe(400);
  });

  test('the summary names what is in effect and counts what is to come', async () => {
    const { id } = (await publish('music', await newest('music'), { effectiveAt: soon(9) })).body;
    const { infos } = (await desk('summary')).body;
    expect(infos.map((info: { kind: string }) => info.kind)).toEqual(['video', 'photo', 'music']);
    expect(infos[2]).toMatchObject({ current: { version: 1, standing: 'current' }, planned: 1 });
    await desk('withdraw', { id, reason: 'over' });
    expect((await desk('summary')).body.infos[2].planned).toBe(0);
  });

  test('an unknown table is not found', async () => {
    expect((await desk('table', { id: 999_999 })).status).toBe(404);
  });
});

test('only sales and administrators come to this desk', async () => {
  const calls: [string, object][] = [
    ['versions', { kind: 'video' }],
    ['table', { id: table.id }],
    ['preview', { kind: 'video', leaves: table.leaves, factors: table.factors }],
    ['withdraw', { id: table.id, reason: 'x' }],
    ['summary', {}],
  ];
  for (const [path, input] of calls) {
    for (const token of [finance, buyer]) expect((await desk(path, input, token)).status).toBe(403);
    expect((await product.call(`/office/prices/${path}`, input)).body.code).toBe(1001);
    expect((await desk(path, input, admin)).status).not.toBe(403);
  }
  for (const token of [finance, buyer]) expect((await publish('video', table, {}, token)).status).toBe(403);
});
