import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeBuyer, todayInChina } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const piece = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Harbour at dawn' } });
const version = (titleEn: string) =>
  makeMaterial(product, { kind: 'music', description: { titleEn, versionOf: piece } });
const [short, long] = [await version('Harbour, 30 s'), await version('Harbour, 60 s')];
await sql`update materials set duration_ms = case id when ${short} then 30000 else 60000 end
  where version_of = ${piece}`.execute(product.db);
const effect = await makeMaterial(product, { kind: 'effect' });
const film = await makeMaterial(product, { kind: 'video' });
const hidden = await makeMaterial(product, { kind: 'music', online: false });
const lin = await makeBuyer(product);

const music = {
  sceneId: 'social',
  channelId: 'internet',
  periodId: 'year',
  authAreaId: 'mainland',
  price: 'B',
  purchasePrice: 0,
  projectName: '春季新品',
  brand: '山海',
  companyName: '北京山海文化有限公司',
};

interface Node {
  label: string;
  value: string;
  children?: Node[];
  purchasePrice?: number | null;
  purchasePriceYuan?: string | null;
}

const at = (nodes: Node[] | undefined, value: string) => nodes?.find((node) => node.value === value);

async function skuList(price: string, language: 'zh' | 'en' = 'zh'): Promise<Node[]> {
  return (await product.call('/music/skuList', { price }, { language })).body.skuList;
}

describe('[R262] the versions of a piece', () => {
  test.each([
    ['the piece', () => piece, () => [long, short]],
    ['a version', () => long, () => [piece, short]],
    ['a piece that has none', () => effect, () => []],
  ])('of %s are the others, the piece first, then longer ones', async (_of, of, expected) => {
    const { body } = await product.call('/music/version', { musicId: of() });
    expect(body.infos.map(({ musicId }: { musicId: number }) => musicId)).toEqual(expected());
  });

  test.each([
    ['a video', () => film],
    ['a piece off sale', () => hidden],
    ['nothing', () => 99_999_999],
  ])('of %s are not there', async (_of, of) => {
    expect((await product.call('/music/version', { musicId: of() })).status).toBe(404);
  });
});

describe('[R261] the preview to save', () => {
  test('is for people who have logged in, whatever the version', async () => {
    expect((await product.call('/music/download', { musicId: piece })).status).toBe(401);
    for (const musicId of [piece, short, effect]) {
      const { body } = await lin.call('/music/download', { musicId });
      expect(new URL(body.playInfo.fileUrl).pathname).toContain(`${musicId}/preview`);
    }
  });

  test('is of sound on sale only', async () => {
    for (const musicId of [film, hidden, 99_999_999])
      expect((await lin.call('/music/download', { musicId })).status).toBe(404);
  });
});

describe('[R264] [R174] the pricing template', () => {
  test('asks four questions, the last with a price, in the reader’s language', async () => {
    const social = at(await skuList('B'), 'social');
    const year = at(at(social?.children, 'internet')?.children, 'year');
    expect([social?.label, year?.label]).toEqual(['自媒体与社交', '1 年']);
    expect(at(year?.children, 'mainland')).toEqual({
      label: '中国大陆',
      value: 'mainland',
      purchasePrice: 40_000,
      purchasePriceYuan: '400.00',
    });
    expect(at(await skuList('B', 'en'), 'social')?.label).toBe('Social media');
  });

  test('depends on the class', async () => {
    const prices = await Promise.all(
      ['A', 'B', 'C'].map(async (price) => {
        const year = at(at(at(await skuList(price), 'social')?.children, 'internet')?.children, 'year');
        return at(year?.children, 'mainland')?.purchasePrice;
      }),
    );
    expect(prices).toEqual([60_000, 40_000, 24_000]);
  });

  test('offers no use whose price sales decide', async () => {
    const internet = at(at(await skuList('B'), 'social')?.children, 'internet');
    expect(internet?.children?.map(({ value }) => value)).toEqual(['month', 'year', 'three-years', 'five-years']);
  });

  test.each([['D'], [''], [7], [null], [undefined]])('refuses the class %j', async (price) => {
    expect((await product.call('/music/skuList', { price })).status).toBe(400);
  });
});

describe('[R265] [R173] an order for music', () => {
  const order = (more: object = {}) =>
    lin.call('/music/order/create', { ...music, musicId: piece, purchasePrice: 40_000, ...more });

  test('[D1] is quoted at once, with the contact of the account and from today on', async () => {
    const { body } = await order();
    expect(body).toMatchObject({ success: true, orderId: expect.any(Number) });
    const made = await lin.detail(body.orderId);
    expect(made).toMatchObject({ kind: 'music', state: 'quoted', totalFen: 40_000, next: 'buyer-pays' });
    expect(made.licence).toEqual({
      licenseeType: 'company',
      licensee: '北京山海文化有限公司',
      creditCode: '',
      projectName: '春季新品',
      brand: '山海',
      endClient: '',
      contactName: 'Wei',
      contact: lin.account,
      startsOn: todayInChina(),
    });
  });

  test('of a version is of its piece', async () => {
    const { body } = await order({ musicId: short });
    const { lines } = await lin.detail(body.orderId);
    expect(lines.map(({ materialId }: { materialId: number }) => materialId)).toEqual([piece]);
  });

  test.each([
    ['0', { purchasePrice: 0 }, 400],
    ['more than any number', { purchasePrice: Number.MAX_VALUE }, 400],
    ['another price', { purchasePrice: 39_999 }, 409],
    ['the price of another class', { price: 'A', purchasePrice: 60_000 }, 409],
    ['a use that sales price', { periodId: 'permanent' }, 409],
    ['two licensees', { companyName: '甲公司、乙公司' }, 400],
    ['no project', { projectName: ' ' }, 400],
    ['no brand', { brand: '' }, 400],
    ['no answer', { channelId: undefined }, 400],
    ['an unknown answer', { authAreaId: 'moon' }, 400],
  ])('[C25] is refused with %s', async (_what, more, status) => {
    expect((await order(more)).status).toBe(status);
  });

  test('[C7] is of sound on sale that is not one’s own', async () => {
    const owner = await signIn(product, 'photographer');
    const own = { ...music, musicId: piece, purchasePrice: 40_000 };
    expect((await product.call('/music/order/create', own, { token: owner })).body.problem).toBe('own-material');
    for (const musicId of [film, hidden, 99_999_999])
      expect((await order({ musicId })).body.problem).toBe('not-on-sale');
    expect((await product.call('/music/order/create', own)).status).toBe(401);
  });

  test('[rule 5] is one, though thirty with one key come at once; another wish with that key is refused', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 30 }, () => order({ key })));
    expect(replies.every(({ body }) => body.success)).toBe(true);
    expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1);
    expect((await order({ key, brand: '海' })).body.problem).toBe('request-differs');
  });
});
