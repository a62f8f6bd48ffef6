import { beforeAll, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { FOR_EVER, licenceInfo, mailsTo, makeBuyer, todayInChina, trailOf } from '#tests/support/buyers.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveOrder } from './orders.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const lin = await makeBuyer(product);
const wei = await makeBuyer(product);
const SALES = 'sales@framehall.test';
const NOBODYS = 999_999_999;
let sales = '';
let finance = '';

beforeAll(async () => {
  sales = await signIn(product, 'sales');
  finance = await signIn(product, 'finance');
});

const office = (path: string, input: object, token = sales) => product.call(`/office/sales${path}`, input, { token });
const asSystem = () => systemContext(product.services, 'test');

async function payFor(orderId: number): Promise<void> {
  expect(await moveOrder(asSystem(), { id: orderId, from: 'quoted', to: 'paid', by: 'system' })).toBeUndefined();
}

test('[D1] asked for a change the order goes back to sales with a new clock, and its quote is over', async () => {
  const orderId = await lin.order([film]);
  const { quote } = await lin.detail(orderId);
  const words = '能否便宜一些？<b>谢谢</b>';
  expect((await lin.call('/order/say', { orderId, words, asksChange: true })).body.success).toBe(true);
  const order = await lin.detail(orderId);
  expect(order).toMatchObject({ state: 'submitted', quote: null, totalFen: null, payBy: null });
  expect(order.quotes).toMatchObject([{ quoteId: quote.quoteId, state: 'ended' }]);
  expect(order.messages).toMatchObject([{ side: 'buyer', author: 'Wei', asksChange: true, words }]);
  expect(Date.parse(order.quoteDueAt)).toBeGreaterThan(Date.now() + 11 * 3_600_000);
  expect((await trailOf(product, orderId)).at(-1)).toMatchObject({ action: 'order.submitted', reason: words });
  expect((await mailsTo(product, SALES)).at(-1)).toContain(words);
  // Asking a second time changes nothing.
  expect((await lin.call('/order/say', { orderId, words, asksChange: true })).status).toBe(409);
  expect((await lin.detail(orderId)).messages).toHaveLength(1);
});

test('[S9] a quote that ended does not come back with the next one', async () => {
  const orderId = await lin.order([film]);
  await lin.call('/order/say', { orderId, words: '改', asksChange: true });
  const { lines } = await lin.detail(orderId);
  const quoted = await office('/quote', { orderId, basedOn: 0, lines: [{ lineId: lines[0].lineId, priceFen: 77 }] });
  expect(quoted.body).toMatchObject({ version: 2 });
  const order = await lin.detail(orderId);
  expect(order.quotes.map(({ state }: { state: string }) => state)).toEqual(['live', 'ended']);
  expect([order.quote.quoteId, order.totalFen]).toEqual([quoted.body.quoteId, 77]);
});

test('[D1] buyer and sales talk in a thread, each told what the other says', async () => {
  const orderId = await lin.order([film], FOR_EVER);
  await lin.call('/order/say', { orderId, words: '什么时候有报价？' });
  expect((await mailsTo(product, SALES)).at(-1)).toContain('什么时候有报价？');
  expect((await office('/say', { orderId, words: '今天下午' })).body.success).toBe(true);
  expect((await mailsTo(product, lin.account)).at(-1)).toContain('今天下午');
  const { messages, state } = await lin.detail(orderId);
  expect(state).toBe('submitted');
  expect(messages).toMatchObject([
    { side: 'buyer', words: '什么时候有报价？' },
    { side: 'staff', author: 'Chen He · Sales', words: '今天下午' },
  ]);
  expect((await office('/say', { orderId, words: 'x' }, finance)).status).toBe(403);
  for (const words of ['', '好'.repeat(501)]) {
    expect((await lin.call('/order/say', { orderId, words })).status).toBe(400);
    expect((await office('/say', { orderId, words })).status).toBe(400);
  }
});

test('a buyer closes what is not paid, with a reason', async () => {
  const orderId = await lin.order([film]);
  expect((await lin.call('/order/close', { orderId, reason: 'duplicate' })).status).toBe(400);
  const closing = { orderId, reason: 'quote-rejected', words: '太贵' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => lin.call('/order/close', closing)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const order = await lin.detail(orderId);
  expect(order).toMatchObject({ state: 'closed', closeReason: 'quote-rejected', closeWords: '太贵', next: 'nothing' });
  expect(order.quotes).toMatchObject([{ state: 'ended' }]);
  expect(Object.values(order.may)).toEqual([false, false, false, false, false, false, false]);
  const trail = await trailOf(product, orderId);
  expect(trail.filter(({ action }) => action === 'order.closed')).toMatchObject([{ reason: 'quote-rejected: 太贵' }]);
});

test('sales close with a reason that the buyer is told', async () => {
  const orderId = await lin.order([film], FOR_EVER);
  const closing = { orderId, reason: 'material-unavailable', words: '作者已撤回' };
  expect((await office('/close', closing, finance)).status).toBe(403);
  expect((await office('/close', { ...closing, words: ' ' })).status).toBe(400);
  expect((await office('/close', { ...closing, reason: 'quote-rejected' })).status).toBe(400);
  expect((await office('/close', closing)).body.success).toBe(true);
  expect((await office('/close', closing)).status).toBe(409);
  expect((await mailsTo(product, lin.account)).at(-1)).toContain('作者已撤回');
  expect(await lin.detail(orderId)).toMatchObject({ state: 'closed', closeReason: 'material-unavailable' });
});

test('what is paid is neither closed, quoted nor changed any more', async () => {
  const orderId = await lin.order([film]);
  const { lines } = await lin.detail(orderId);
  await payFor(orderId);
  const quote = { orderId, basedOn: 1, lines: [{ lineId: lines[0].lineId, priceFen: 1 }] };
  for (const { status, body } of [
    await lin.call('/order/close', { orderId, reason: 'cancelled' }),
    await lin.call('/order/say', { orderId, words: '改', asksChange: true }),
    await office('/close', { orderId, reason: 'cancelled', words: 'x' }),
    await office('/quote', quote),
  ])
    expect([status, body.problem]).toEqual([409, 'already-paid']);
  expect(await lin.detail(orderId)).toMatchObject({ state: 'paid', quote: { state: 'accepted' } });
});

test('[D2] what the papers will say can be changed until they are made, and the trail says from what', async () => {
  const orderId = await lin.order([film]);
  const licence = licenceInfo({ brand: '新品牌', startsOn: todayInChina(5) });
  expect((await lin.call('/order/saveLicence', { orderId, licence })).body.success).toBe(true);
  expect((await lin.detail(orderId)).licence).toEqual(licence);
  expect((await trailOf(product, orderId)).at(-1)).toMatchObject({
    action: 'order.licence-changed',
    before: { brand: '山海', startsOn: todayInChina() },
    after: { brand: '新品牌', startsOn: todayInChina(5) },
  });
  const rows = (await trailOf(product, orderId)).length;
  await lin.call('/order/saveLicence', { orderId, licence });
  expect(await trailOf(product, orderId)).toHaveLength(rows);
  const late = { orderId, licence: { ...licence, startsOn: todayInChina(-1) } };
  expect((await lin.call('/order/saveLicence', late)).status).toBe(400);
  await payFor(orderId);
  expect((await lin.call('/order/saveLicence', { orderId, licence: licenceInfo() })).status).toBe(200);
  must(await moveOrder(asSystem(), { id: orderId, from: 'paid', to: 'confirmed', by: 'system' }));
  expect((await lin.call('/order/saveLicence', { orderId, licence })).status).toBe(409);
  expect((await lin.detail(orderId)).licence).toEqual(licenceInfo());
});

test('[D2] a day that has passed meanwhile does not stand in the way of another change', async () => {
  const orderId = await lin.order([film]);
  await product.moveTime('2 days');
  const licence = licenceInfo({ brand: '另一个' });
  expect((await lin.call('/order/saveLicence', { orderId, licence })).body.success).toBe(true);
  await product.moveTime('0 days');
});

test('[rule 11] somebody else’s order and one that does not exist are answered alike', async () => {
  const theirs = await wei.order([film]);
  const quoteId = (await wei.detail(theirs)).quote.quoteId;
  const mine = await lin.order([film]);
  const calls: [string, object][] = [
    ['/order/detail', {}],
    ['/order/saveLicence', { licence: licenceInfo() }],
    ['/order/say', { words: 'x' }],
    ['/order/say', { words: 'x', asksChange: true }],
    ['/order/close', { reason: 'cancelled' }],
    ['/order/quotePaper', { quoteId }],
  ];
  for (const [path, input] of calls) {
    const [foreign, unknown] = [
      await lin.call(path, { ...input, orderId: theirs }),
      await lin.call(path, { ...input, orderId: NOBODYS }),
    ];
    expect([foreign.status, foreign.body], path).toEqual([404, unknown.body]);
    expect((await product.call(path, { ...input, orderId: theirs })).status, path).toBe(401);
  }
  expect((await lin.call('/order/quotePaper', { orderId: mine, quoteId })).status).toBe(404);
  expect(await wei.detail(theirs)).toMatchObject({ state: 'quoted', messages: [] });
  expect(await trailOf(product, theirs)).toHaveLength(1);
});

test('[D1] a quote is a PDF too, for its buyer', async () => {
  const orderId = await lin.order([film]);
  const { quoteId } = (await lin.detail(orderId)).quote;
  const { body } = await lin.call('/order/quotePaper', { orderId, quoteId });
  const paper = await fetch(body.url);
  expect([
    paper.status,
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-']);
});
