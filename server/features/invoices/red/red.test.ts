import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findInvoiceViolations } from '../invariants.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { COMPANY } from '#tests/support/einvoice.ts';
import { addTitle, applyFor, flushByHand, issueByHand } from '#tests/support/invoices.ts';
import type { QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const { db } = product;
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');
const titleId = await addTitle(product, token);
const personId = await addTitle(product, token, { kind: 'person', title: '李雷', taxNumber: '', account: '' });
const otherId = await addTitle(product, token, { title: '海川传媒有限公司' });

const desk = (path: string, input: object) => product.call(`/office/invoices/${path}`, input, { token: finance });
const detail = async (id: number) => (await desk('detail', { id })).body.invoice;
const paid = (fen = 128_000) => paidOrder(product, { token, fen });
const PART = { amountFen: 128_000, taxFen: 7_245 };

async function applied(orders: QuotedOrder[], title = titleId): Promise<number> {
  const { body } = await applyFor(product, token, { orderIds: orders.map(({ orderId }) => orderId), titleId: title });
  return body.id;
}

/** An issued invoice for orders of 1280 yuan each. */
async function issued(orders: QuotedOrder[], title: Partial<typeof COMPANY> & { id?: number } = {}): Promise<number> {
  const id = await applied(orders, title.id);
  const sums = { amountFen: 128_000 * orders.length, taxFen: 7_245 * orders.length };
  const { title: name = COMPANY.title, taxNumber = COMPANY.taxNumber } = title;
  await issueByHand(product, finance, { id, ...sums, title: name, taxNumber });
  return id;
}

async function refund({ orderId }: QuotedOrder, more: object = {}) {
  await product.call('/payment/askRefund', { key: randomUUID(), orderId, words: '拍错了' }, { token });
  const wish = { key: randomUUID(), orderId, answer: '', ...more };
  return await product.call('/office/finance/approveRefund', wish, { token: finance });
}

const refundsOf = async ({ orderId }: QuotedOrder) => {
  const { rows } = await sql<{ state: string }>`
    select r.state from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`.execute(db);
  return rows.map(({ state }) => state);
};
const release = ({ orderId }: QuotedOrder) => workers['payments.release'](ctx, { orderId }, never);
const redOf = async (id: number) => (await detail(id)).reds[0];
const ofOrder = async ({ orderId }: QuotedOrder) =>
  (await product.call('/payment/ofOrder', { orderId }, { token })).body;

describe('an approved refund', () => {
  test('of an application that nobody has begun takes the order off it, and the last one ends it', async () => {
    const [one, two] = [await paid(), await paid()];
    const id = await applied([one, two]);
    expect((await refund(one)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'applied', amountFen: 128_000, vatFen: 7_245, reds: [] });
    expect(await refundsOf(one)).toEqual(['sending']);
    await refund(two);
    expect(await detail(id)).toMatchObject({ state: 'rejected', reason: 'refunded' });
  });

  test('of an issued one asks for that order’s part, waits for the buyer, and goes on once it is confirmed', async () => {
    const [one, two] = [await paid(), await paid()];
    const id = await issued([one, two]);
    expect((await refund(one, { redReason: '02' })).status).toBe(200);
    const red = await redOf(id);
    expect(red).toMatchObject({ state: 'requested', reason: '02', amountFen: 128_000, vatFen: 7_245 });
    expect((await detail(id)).state).toBe('red-requested');
    expect(await refundsOf(one)).toEqual([]);
    expect(await ofOrder(one)).toMatchObject({ redFlush: { invoiceId: id, state: 'requested' } });
    const { rows } = await sql<{ id: number }>`select id from payments where order_id = ${one.orderId}`.execute(db);
    const sendBack = { key: randomUUID(), paymentId: rows[0]?.id, tradeNo: '' };
    const early = await product.call('/office/finance/sendBack', sendBack, { token: finance });
    expect(problemOf(early)).toEqual([409, 'red-flush-open']);
    expect(problemOf(await desk('red/confirmed', { id: red.id }))).toEqual([409, 'claim-ended']);
    await desk('claim', { id });
    await desk('red/confirming', { id: red.id, billNumber: '31010000000001' });
    expect((await mailsTo(product, 'buyer@framehall.test')).at(-1)?.body).toContain('31010000000001');
    await release(one);
    expect(await refundsOf(one)).toEqual([]);
    expect(await ofOrder(one)).toMatchObject({ redFlush: { state: 'confirming', confirmBy: expect.any(String) } });
    await desk('red/confirmed', { id: red.id });
    await Promise.all([release(one), release(one)]);
    expect(await refundsOf(one)).toEqual(['sending']);
    const replies = await Promise.all([
      flushByHand(product, finance, { id: red.id, ...PART }),
      flushByHand(product, finance, { id: red.id, ...PART }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await detail(id)).toMatchObject({ state: 'issued', lines: [{ live: false }, { live: true }] });
    expect((await mailsTo(product, COMPANY.email)).at(-1)?.body).toContain('-¥1,280.00');
  });

  test('of a person’s invoice does not wait, since nobody has to confirm', async () => {
    const order = await paid();
    const id = await issued([order], { id: personId, title: '李雷', taxNumber: '' });
    await refund(order);
    expect(await refundsOf(order)).toEqual(['sending']);
    expect(await redOf(id)).toMatchObject({ state: 'requested', reason: '03' });
  });

  test('against issuing at once never leaves an invoice for money that went back', async () => {
    const order = await paid();
    const id = await applied([order]);
    await desk('claim', { id });
    await refund(order);
    expect(await refundsOf(order)).toEqual([]);
    await issueByHand(product, finance, { id, ...PART });
    expect(await detail(id)).toMatchObject({ state: 'red-requested', reds: [{ state: 'requested' }] });
    const second = await paid();
    const given = await applied([second]);
    await desk('claim', { id: given });
    await refund(second);
    await desk('release', { id: given });
    expect(await detail(given)).toMatchObject({
      state: 'rejected',
      reason: 'refunded',
      reds: [{ state: 'cancelled' }],
    });
    await release(second);
    expect(await refundsOf(second)).toEqual(['sending']);
  });

  test('at the very moment of claiming, issuing or giving back leaves money and invoices in agreement', async () => {
    const orders = [await paid(), await paid(), await paid()];
    const [claimed, ready, given] = await Promise.all(orders.map((order) => applied([order])));
    for (const id of [ready, given]) await desk('claim', { id });
    await Promise.all([
      desk('claim', { id: claimed }),
      issueByHand(product, finance, { id: ready!, ...PART }),
      desk('release', { id: given }),
      ...orders.map((order) => refund(order)),
    ]);
    expect(await findInvoiceViolations(db)).toEqual([]);
    for (const id of [claimed, ready, given])
      expect(['rejected', 'red-requested', 'issuing']).toContain((await detail(id!)).state);
  });

  test('a red invoice over another amount is refused', async () => {
    const order = await paid();
    const id = await issued([order]);
    await refund(order);
    const red = await redOf(id);
    await desk('claim', { id });
    await desk('red/confirmed', { id: red.id });
    const wrong = await flushByHand(product, finance, { id: red.id, amountFen: 127_999, taxFen: 7_245 });
    expect(problemOf(wrong)).toEqual([409, 'invoice-differs']);
    expect((await flushByHand(product, finance, { id: red.id, ...PART })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'red-flushed' });
  });
});

test('what the buyer does not confirm within 72 hours lapses and is asked for anew', async () => {
  const order = await paid();
  const id = await issued([order]);
  await refund(order);
  const red = await redOf(id);
  await desk('claim', { id });
  const toConfirm = async (of: string | undefined) => await product.call('/invoice/toConfirm', {}, { token: of });
  expect((await toConfirm(token)).body.infos).toEqual([]);
  await desk('red/confirming', { id: red.id, billNumber: '31010000000002' });
  expect((await toConfirm(token)).body.infos).toEqual([
    { id, invoiceNumber: (await detail(id)).invoiceNumber, confirmBy: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect((await toConfirm(stranger)).body.infos).toEqual([]);
  expect((await toConfirm(undefined)).status).toBe(401);
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from confirm_by - clock_now()) / 3600) as hours from red_flushes where id = ${red.id}`.execute(
    db,
  );
  expect(Number(rows[0]?.hours)).toBe(72);
  const passes = (time: string) =>
    sql`update red_flushes set confirm_by = confirm_by - ${time}::interval where id = ${red.id}`.execute(db);
  await passes('71 hours 50 minutes');
  await workers['invoices.renew'](ctx, {}, never);
  expect((await detail(id)).reds).toHaveLength(1);
  await passes('11 minutes');
  await Promise.all([workers['invoices.renew'](ctx, {}, never), workers['invoices.renew'](ctx, {}, never)]);
  expect((await detail(id)).reds).toMatchObject([
    { state: 'requested', amountFen: 128_000 },
    { id: red.id, state: 'lapsed' },
  ]);
  expect(await refundsOf(order)).toEqual([]);
});

describe('a wrong title', () => {
  const correct = (id: number, as = token, more: object = {}) =>
    product.call(
      '/invoice/correct',
      { key: randomUUID(), id, titleId: otherId, type: 'normal', ...more },
      { token: as },
    );

  test('is taken back and issued anew in one step, once', async () => {
    const order = await paid();
    const id = await issued([order]);
    expect(problemOf(await correct(id, stranger))).toEqual([404, 'not-found']);
    const replies = await Promise.all([correct(id), correct(id)]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    const next = replies.find(({ status }) => status === 200)?.body.id;
    expect(await detail(next)).toMatchObject({
      state: 'awaiting',
      title: '海川传媒有限公司',
      lines: [{ live: false }],
    });
    const red = await redOf(id);
    expect(red).toMatchObject({ reason: '01', state: 'requested' });
    await desk('claim', { id });
    await desk('red/confirmed', { id: red.id });
    await flushByHand(product, finance, { id: red.id, ...PART });
    expect((await detail(id)).state).toBe('red-flushed');
    expect(await detail(next)).toMatchObject({ state: 'applied', amountFen: 128_000, lines: [{ live: true }] });
  });

  test('of an order that is refunded meanwhile is not issued anew', async () => {
    const order = await paid();
    const id = await issued([order]);
    const next = (await correct(id)).body.id;
    await refund(order);
    const red = await redOf(id);
    await desk('claim', { id });
    await desk('red/confirmed', { id: red.id });
    await flushByHand(product, finance, { id: red.id, ...PART });
    expect(await detail(next)).toMatchObject({ state: 'rejected', reason: 'refunded' });
  });
});

test('what is invoiced is never more than what was paid and kept', async () => {
  expect(await findInvoiceViolations(db)).toEqual([]);
  const order = await paid();
  await issued([order]);
  await sql`update payments set amount_fen = 1 where order_id = ${order.orderId}`.execute(db);
  expect(await findInvoiceViolations(db)).toEqual([
    expect.stringContaining(`order ${order.number} 128000 fen invoiced, 1 kept`),
  ]);
});
