import { expect, test } from 'vitest';
import { FOR_EVER, licenceInfo, makeBuyer, ONE_YEAR } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const photos = [
  await makeMaterial(product, { kind: 'photo' }),
  await makeMaterial(product, { kind: 'photo' }),
  await makeMaterial(product, { kind: 'photo' }),
  await makeMaterial(product, { kind: 'photo' }),
  await makeMaterial(product, { kind: 'photo' }),
];
const lin = await makeBuyer(product);
const wei = await makeBuyer(product);
const idsOf = ({ infos }: { infos: { orderId: number }[] }) => infos.map(({ orderId }) => orderId);
const list = async (filter: object = {}) => (await lin.call('/order/list', filter)).body;

test('[R34] the caller’s orders, newest first, by state and kind, in pages', async () => {
  expect(await list()).toMatchObject({ infos: [], total: 0 });
  const waiting = await lin.order([film], FOR_EVER);
  const quoted = await lin.order([film]);
  const pictures = await lin.order(photos);
  const closed = await lin.order([film]);
  await lin.call('/order/close', { orderId: closed, reason: 'cancelled' });
  await wei.order([film]);
  expect(idsOf(await list())).toEqual([closed, pictures, quoted, waiting]);
  expect(idsOf(await list({ state: 'quoted' }))).toEqual([pictures, quoted]);
  expect(idsOf(await list({ state: 'quoted', kind: 'photo' }))).toEqual([pictures]);
  expect(idsOf(await list({ pageSize: 3, pageNo: 2 }))).toEqual([waiting]);
  expect((await list({ pageSize: 3, pageNo: 9 })).total).toBe(4);
  const { counts } = (await lin.call('/order/counts')).body;
  expect(counts).toEqual({ submitted: 1, quoted: 2, paid: 0, confirmed: 0, closed: 1 });
});

test('[R34] a row says what is in an order, what happens next and until when', async () => {
  const [, pictures, quoted, waiting] = (await list()).infos;
  expect(pictures).toMatchObject({ kind: 'photo', lineCount: 5, licensee: '北京山海文化有限公司' });
  expect(pictures.thumbnails).toEqual(photos.slice(0, 4).map((id) => expect.stringContaining(`/${id}/thumb-1x`)));
  expect(quoted).toMatchObject({ next: 'buyer-pays', payBy: expect.any(String), quoteDueAt: null });
  expect(waiting).toMatchObject({ next: 'sales-quotes', payBy: null, quoteDueAt: expect.any(String), totalFen: null });
});

test('[R34] a keyword finds one’s own orders only', async () => {
  const licence = licenceInfo({ projectName: '极光计划' });
  const orderId = await lin.order([film], ONE_YEAR, { licence });
  await wei.order([film], ONE_YEAR, { licence });
  expect(idsOf(await list({ keyword: '极光' }))).toEqual([orderId]);
  const { number, lines } = await lin.detail(orderId);
  expect(idsOf(await list({ keyword: number }))).toEqual([orderId]);
  expect((await list({ keyword: lines[0].code, kind: 'video' })).total).toBe(4);
  expect((await list({ keyword: 'wei' })).total).toBe(0);
  expect((await lin.call('/order/list', { keyword: 'x'.repeat(61) })).status).toBe(400);
  expect((await product.call('/order/list')).status).toBe(401);
});

test('[R150] titles are in the reader’s language', async () => {
  const [{ orderId }] = (await list()).infos;
  const titleIn = async (language: 'zh' | 'en') =>
    (await product.call('/order/detail', { orderId }, { token: lin.token, language })).body.order.lines[0].title;
  expect([await titleIn('zh'), await titleIn('en')]).toEqual(['山', 'Mountain']);
});
