import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { must } from '#server/platform/problem.ts';
import {
  FOR_EVER,
  licenceInfo,
  makeBuyer,
  ONE_YEAR,
  pricedLine,
  todayInChina,
  trailOf,
} from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { expireOrder } from './close.ts';
import { moveOrder, readOrderForPaper, setRefund } from './orders.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const film = await makeMaterial(product, { kind: 'video' });
const lin = await makeBuyer(product);
let sales = '';
let finance = '';
beforeAll(async () => {
  sales = await signIn(product, 'sales');
  finance = await signIn(product, 'finance');
});

const office = (path: string, input: object, token = sales) => product.call(`/office/sales${path}`, input, { token });
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Orders in every state, as they come about. */
async function orders() {
  const submitted = await lin.order([film], FOR_EVER);
  const [quoted, paid, confirmed, closed] = [
    await lin.order([film]),
    await lin.order([film]),
    await lin.order([film]),
    await lin.order([film]),
  ];
  for (const id of [paid, confirmed]) must(await moveOrder(ctx, { id, from: 'quoted', to: 'paid', by: 'system' }));
  must(await moveOrder(ctx, { id: confirmed, from: 'paid', to: 'confirmed', by: 'system' }));
  await lin.call('/order/close', { orderId: closed, reason: 'cancelled' });
  return { submitted, quoted, paid, confirmed, closed };
}

const may = (close: boolean, askChange: boolean, pay: boolean, editLicence: boolean, askRefund: boolean) => ({
  say: true,
  close,
  askChange,
  pay,
  editLicence,
  askRefund,
  approve: false,
});

test('what a buyer and staff may do with an order, and when it came to where it is', async () => {
  const ids = await orders();
  const none = { paidAt: null, confirmedAt: null, closedAt: null, refundUntil: null };
  const of = async (orderId: number) => {
    const { state, next, quoteDueAt, payBy, paidAt, confirmedAt, closedAt, refundUntil, ...order } =
      await lin.detail(orderId);
    return { state, next, quoteDueAt, payBy, times: { paidAt, confirmedAt, closedAt, refundUntil }, may: order.may };
  };
  expect(await of(ids.submitted)).toEqual({
    state: 'submitted',
    next: 'sales-quotes',
    quoteDueAt: moment,
    payBy: null,
    times: none,
    may: may(true, false, false, true, false),
  });
  expect(await of(ids.quoted)).toEqual({
    state: 'quoted',
    next: 'buyer-pays',
    quoteDueAt: null,
    payBy: moment,
    times: none,
    may: may(true, true, true, true, false),
  });
  const later = { quoteDueAt: null, payBy: null };
  expect(await of(ids.paid)).toEqual({
    ...later,
    state: 'paid',
    next: 'finance-confirms',
    times: { ...none, paidAt: moment, refundUntil: moment },
    may: may(false, false, false, true, true),
  });
  expect(await of(ids.confirmed)).toEqual({
    ...later,
    state: 'confirmed',
    next: 'finished',
    times: { paidAt: moment, confirmedAt: moment, closedAt: null, refundUntil: moment },
    may: may(false, false, false, false, true),
  });
  expect(await of(ids.closed)).toEqual({
    ...later,
    state: 'closed',
    next: 'nothing',
    times: { ...none, closedAt: moment },
    may: { ...may(false, false, false, false, false), say: false },
  });
  const asStaff = async (orderId: number, token = sales) =>
    (await office('/detail', { orderId }, token)).body.order.may.close as boolean;
  const closable = [];
  for (const id of Object.values(ids)) closable.push([await asStaff(id), await asStaff(id, finance)]);
  expect(closable.map(([seller]) => seller)).toEqual([true, true, false, false, false]);
  expect(closable.map(([, cashier]) => cashier)).toEqual([false, false, false, false, false]);
});

test('what is confirmed or closed is neither closed, quoted nor changed any more', async () => {
  const ids = await orders();
  const said = async (orderId: number) => {
    const { lines } = await lin.detail(orderId);
    const basedOn = orderId === ids.confirmed ? 1 : 0;
    const quote = { orderId, basedOn, lines: [{ lineId: lines[0].lineId, priceFen: 1 }] };
    const replies = [
      await lin.call('/order/close', { orderId, reason: 'cancelled' }),
      await lin.call('/order/say', { orderId, words: '改', asksChange: true }),
      await office('/close', { orderId, reason: 'cancelled', words: 'x' }),
      await office('/quote', quote),
      await lin.call('/order/saveLicence', { orderId, licence: licenceInfo({ brand: '新' }) }),
    ];
    return replies.map(({ body }) => body.problem as string);
  };
  const paid = 'already-paid';
  const changed = 'changed-meanwhile';
  expect(await said(ids.confirmed)).toEqual([paid, paid, paid, paid, changed]);
  expect(await said(ids.closed)).toEqual([changed, changed, changed, changed, changed]);
});

describe('on record', () => {
  test('stands what was ordered, quoted and asked back, before and after', async () => {
    const orderId = await lin.order([film], FOR_EVER);
    const { lines } = await lin.detail(orderId);
    const line = { lineId: lines[0].lineId, priceFen: 5000 };
    const { quoteId } = (
      await office('/quote', { orderId, basedOn: 0, note: '首单', discountPercent: 10, lines: [line] })
    ).body;
    expect(quoteId).toEqual(expect.any(Number));
    must(await moveOrder(ctx, { id: orderId, from: 'quoted', to: 'paid', by: 'system' }));
    must(await setRefund(ctx, { id: orderId, from: 'none', to: 'requested', words: '不要了' }));
    must(await setRefund(ctx, { id: orderId, from: 'requested', to: 'none', reason: '没有付款' }));
    const by = { actor: 'system', reason: null };
    const seller = '销售 · 陈禾';
    const quoted = { ...line, discountFen: 500, vipFen: 0, terms: FOR_EVER, special: { zh: '', en: '' } };
    expect(await trailOf(product, orderId)).toEqual([
      {
        action: 'order.submitted',
        actor: 'Wei',
        before: null,
        after: { state: 'submitted', kind: 'video', lines: 1, totalFen: null, agreement: 1 },
        reason: null,
      },
      {
        action: 'order.quoted',
        actor: seller,
        before: { state: 'submitted' },
        after: { state: 'quoted', totalFen: 4500, payBy: moment },
        reason: null,
      },
      {
        action: 'quote.made',
        actor: seller,
        before: { version: 0, totalFen: null },
        after: { version: 1, totalFen: 4500, lines: [quoted], validUntil: moment },
        reason: '首单',
      },
      { ...by, action: 'order.paid', before: { state: 'quoted' }, after: { state: 'paid' } },
      {
        ...by,
        action: 'order.refund-requested',
        before: { refund: 'none' },
        after: { refund: 'requested' },
        reason: '不要了',
      },
      {
        ...by,
        action: 'order.refund-none',
        before: { refund: 'requested' },
        after: { refund: 'none' },
        reason: '没有付款',
      },
    ]);
    expect(await setRefund(ctx, { id: orderId, from: 'requested', to: 'refused' })).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  test('stands of the licence’s details what changed and nothing else', async () => {
    const licence = licenceInfo();
    const orderId = await lin.order([film], ONE_YEAR, { licence });
    await lin.call('/order/saveLicence', { orderId, licence: { ...licence, brand: '新品牌' } });
    expect((await trailOf(product, orderId)).at(-1)).toEqual({
      action: 'order.licence-changed',
      actor: 'Wei',
      before: { brand: '山海' },
      after: { brand: '新品牌' },
      reason: null,
    });
  });

  test('stands who closed an order, and why', async () => {
    const [first, second] = [await lin.order([film]), await lin.order([film])];
    await lin.call('/order/close', { orderId: first, reason: 'cancelled' });
    await office('/close', { orderId: second, reason: 'duplicate', words: '重复了' });
    const last = async (orderId: number) => (await trailOf(product, orderId)).at(-1);
    expect(await last(first)).toEqual({
      action: 'order.closed',
      actor: 'Wei',
      before: { state: 'quoted' },
      after: { state: 'closed', closeReason: 'cancelled', closeWords: '' },
      reason: 'cancelled',
    });
    expect(await last(second)).toMatchObject({ actor: '销售 · 陈禾', reason: 'duplicate: 重复了' });
    expect(await lin.detail(second)).toMatchObject({ closeReason: 'duplicate', closeWords: '重复了' });
  });
});

test('a refund can be asked for once, until seven days after paying', async () => {
  const [asked, waiting] = [await lin.order([film]), await lin.order([film])];
  for (const id of [asked, waiting]) must(await moveOrder(ctx, { id, from: 'quoted', to: 'paid', by: 'system' }));
  must(await setRefund(ctx, { id: asked, from: 'none', to: 'requested', words: '不要了' }));
  const mayAsk = async (orderId: number) => (await lin.detail(orderId)).may.askRefund as boolean;
  expect([await mayAsk(asked), await mayAsk(waiting)]).toEqual([false, true]);
  await product.moveTime('7 days');
  expect(await mayAsk(waiting)).toBe(false);
  await product.moveTime('0 seconds');
});

test('a quote holds until its last moment', async () => {
  const orderId = await lin.order([film]);
  const payBy = new Date((await lin.detail(orderId)).payBy);
  await product.moveTime('15 days');
  expect((await lin.detail(orderId)).may).toMatchObject({ pay: false, close: true });
  await product.moveTime('0 seconds');
  await expireOrder(ctx, orderId, payBy);
  expect(await lin.detail(orderId)).toMatchObject({ state: 'quoted' });
  await expireOrder(ctx, orderId, new Date(payBy.getTime() + 1));
  expect(await lin.detail(orderId)).toMatchObject({ state: 'closed', closeReason: 'quote-expired', closeWords: '' });
});

test('a line, a message and a paper say all that belongs to them', async () => {
  const licence = licenceInfo({ startsOn: todayInChina(3) });
  const orderId = await lin.order([film], ONE_YEAR, { licence, specialRequest: '要上大屏' });
  await lin.call('/order/say', { orderId, words: '什么时候？' });
  const { lines, messages, specialRequest, number, quotes } = await lin.detail(orderId);
  expect({ specialRequest, quotes }).toEqual({ specialRequest: '要上大屏', quotes: [] });
  const code = expect.stringMatching(/^V\d{8,}$/);
  expect(lines).toEqual([
    {
      lineId: expect.any(Number),
      materialId: film,
      code,
      kind: 'video',
      title: 'Mountain',
      thumbnail: expect.stringContaining(`/${film}/thumb-1x`),
      online: true,
      terms: ONE_YEAR,
      excerpt: null,
      listFen: 48_000,
      part: 0,
    },
  ]);
  expect(messages).toEqual([
    { id: expect.any(Number), side: 'buyer', author: 'Wei', asksChange: false, words: '什么时候？', at: moment },
  ]);
  const special = { zh: '可上大屏', en: 'Billboards too' };
  const quote = { lineId: lines[0].lineId, priceFen: 9999, special };
  const { quoteId } = (
    await office('/quote', { orderId, basedOn: 0, note: '首单', discountPercent: 10, lines: [quote] })
  ).body;
  const { validUntil, createdAt } = (await lin.detail(orderId)).quote;
  expect(await readOrderForPaper(ctx, orderId, quoteId)).toEqual({
    orderId,
    orderNumber: number,
    quoteId,
    version: 1,
    state: 'live',
    licence,
    references: { poNumber: '', costCentre: '' },
    specialRequest: '要上大屏',
    note: '首单',
    quotedAt: new Date(createdAt),
    validUntil: new Date(validUntil),
    lines: [
      {
        code,
        titleZh: '山',
        titleEn: 'Mountain',
        terms: ONE_YEAR,
        special,
        priceFen: 9999,
        discountFen: 999,
        vipFen: 0,
        amountFen: 9000,
      },
    ],
    discountFen: 999,
    vipFen: 0,
    totalFen: 9000,
    netFen: 8491,
    vatFen: 509,
  });
});

test('what is refused of an order is named', async () => {
  const line = await pricedLine(product, film);
  const song = await makeMaterial(product, { kind: 'music' });
  const refused = async (lines: object[]) => {
    const { body } = await lin.create({ lines: lines as never });
    return [body.problem, Object.keys(body.fields ?? {})];
  };
  expect(await refused([line, line])).toEqual(['bad-input', ['lines']]);
  expect(await refused([line, { ...line, materialId: song }])).toEqual(['bad-input', ['lines']]);
  const orderId = await lin.order([film], FOR_EVER);
  const { body } = await office('/quote', { orderId, basedOn: 0, lines: [{ lineId: 999_999_999, priceFen: 5 }] });
  expect([body.problem, Object.keys(body.fields)]).toEqual(['bad-input', ['lines']]);
  const missing = await lin.create({ lines: [{ ...line, priceFen: null }] });
  expect(missing.body).toMatchObject({ code: 409, problem: 'price-changed' });
});
