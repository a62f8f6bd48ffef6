import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { moveOrder } from '#server/features/orders/orders.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { addPayment } from './ledger.ts';
import { must } from '#server/platform/problem.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');
const never = new AbortController().signal;

const ask = ({ orderId }: QuotedOrder, as = token, words = '拍错了') =>
  product.call('/payment/askRefund', { key: randomUUID(), orderId, words }, { token: as });
const desk = (name: string, input: object) => product.call(`/office/finance/${name}`, input, { token: finance });
const approve = ({ orderId }: QuotedOrder) => desk('approveRefund', { key: randomUUID(), orderId, answer: '' });
const sendBack = (paymentId: number, tradeNo = '') => desk('sendBack', { key: randomUUID(), paymentId, tradeNo });
const orderOf = ({ orderId }: QuotedOrder) =>
  product.db
    .selectFrom('orders')
    .select(['state', 'refund', 'closeReason', 'refundAnswer'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const paymentOf = ({ orderId }: QuotedOrder) =>
  product.db
    .selectFrom('payments')
    .select(['id', 'state', 'reason'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const refundsOf = (paymentId: number) =>
  product.db.selectFrom('refunds').selectAll().where('paymentId', '=', paymentId).execute();
const poll = () => workers['payments.poll'](ctx, {}, never);

async function runRefund(paymentId: number) {
  for (const { id } of await refundsOf(paymentId)) await workers['payments.refund'](ctx, { refundId: id }, never);
}

async function at(time: string, work: () => Promise<void>) {
  await product.moveTime(time);
  try {
    await work();
  } finally {
    await product.moveTime('0 seconds');
  }
}

describe('[R301] asking for the money back', () => {
  test('[S17] is possible until seven days after paying, and not a second longer', async () => {
    const [late, inTime] = [await paidOrder(product, { token }), await paidOrder(product, { token })];
    const paid = (order: QuotedOrder, ago: string) =>
      sql`update orders set paid_at = clock_now() - ${ago}::interval where id = ${order.orderId}`.execute(product.db);
    await paid(late, '7 days 1 second');
    await paid(inTime, '6 days 23:59:50');
    expect((await ask(late)).body).toMatchObject({ code: 409, problem: 'refund-too-late' });
    expect((await ask(inTime)).status).toBe(200);
    expect(await orderOf(late)).toMatchObject({ refund: 'none' });
    expect(await orderOf(inTime)).toMatchObject({ refund: 'requested', state: 'confirmed' });
  });

  test('[S17] goes by the database’s clock', async () => {
    const order = await paidOrder(product, { token });
    await at('7 days 1 second', async () => expect((await ask(order)).body.problem).toBe('refund-too-late'));
    await at('6 days 23:59:00', async () => expect((await ask(order)).status).toBe(200));
  });

  test('[S17] twice at once is one request', async () => {
    const order = await paidOrder(product, { token });
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(order)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)?.body.problem).toBe('refund-asked');
  });

  test('is for the buyer of a paid order alone', async () => {
    const order = await paidOrder(product, { token });
    expect((await ask(order, stranger)).status).toBe(404);
    expect((await ask(order, token, '')).body.fields).toHaveProperty('words');
    expect((await ask(order, token, 'x'.repeat(501))).status).toBe(400);
    expect((await ask(await quotedOrder(product))).body.problem).toBe('changed-meanwhile');
    expect(await orderOf(order)).toMatchObject({ refund: 'none' });
  });
});

describe('finance', () => {
  test('refuses with an answer, once, and everything stays', async () => {
    const order = await paidOrder(product, { token });
    await ask(order);
    const waiting = await desk('list', { view: 'requests', keyword: order.number });
    expect(waiting.body.infos).toMatchObject([{ refundState: 'requested', state: 'settled' }]);
    const detail = await desk('detail', { paymentId: waiting.body.infos[0].paymentId });
    expect(detail.body).toMatchObject({ refundWords: '拍错了', untouched: true });
    const refuse = () => desk('refuseRefund', { orderId: order.orderId, answer: '已下载' });
    expect((await refuse()).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ state: 'confirmed', refund: 'refused', refundAnswer: '已下载' });
    expect((await refuse()).body.problem).toBe('changed-meanwhile');
    expect((await ask(order)).body.problem).toBe('refund-asked');
  });

  test('approves: licences end, the sale is taken back, and the gateway sends the money once', async () => {
    const order = await paidOrder(product, { token, gateway: 'wechat' });
    await ask(order);
    const replies = await Promise.all([approve(order), approve(order)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await orderOf(order)).toMatchObject({ state: 'closed', refund: 'refunded', closeReason: 'refunded' });
    const licences = await product.db
      .selectFrom('licences')
      .select('state')
      .where('orderId', '=', order.orderId)
      .execute();
    expect(licences).toEqual([{ state: 'revoked' }]);
    const sales = await salesOf(order);
    expect(sales).toHaveLength(2);
    expect(sales.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const payment = await paymentOf(order);
    expect(payment).toMatchObject({ state: 'refund_due', reason: 'refund-approved' });
    await Promise.all([runRefund(payment.id), runRefund(payment.id)]);
    expect(await paymentOf(order)).toMatchObject({ state: 'refunded' });
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'done', amountFen: order.totalFen }]);
    const { body } = await product.call('/payment/ofOrder', { orderId: order.orderId }, { token });
    expect(body).toMatchObject({ trouble: false, payments: [{ state: 'refunded', refund: { state: 'done' } }] });
    expect((await sendBack(payment.id)).body.problem).toBe('changed-meanwhile');
  });

  test('cannot give back a transfer that was not found yet', async () => {
    const order = await quotedOrder(product);
    must(await moveOrder(ctx, { id: order.orderId, from: 'quoted', to: 'paid', by: 'buyer' }));
    await addPayment(ctx, {
      paidFor: { orderId: order.orderId, quoteId: order.quoteId, productOrderId: null },
      way: 'transfer',
      tradeNo: null,
      attemptId: null,
      amountFen: order.totalFen,
      state: 'claimed',
      reason: '',
      payer: 'x',
      paidAt: new Date(),
      voucherKey: null,
    });
    expect((await ask(order)).status).toBe(200);
    expect((await approve(order)).body.problem).toBe('payment-under-way');
  });

  test('sends back what came twice; a gateway that refuses is shown, and asked again under the same number', async () => {
    const order = await quotedOrder(product);
    const [one, two] = [
      await startPaying(product, order, { token, gateway: 'alipay' }),
      await startPaying(product, order, { token, gateway: 'wechat' }),
    ];
    await payAt(one.target);
    await payAt(two.target);
    await product.call('/payment/check', { orderId: order.orderId }, { token });
    const due = await product.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', order.orderId)
      .where('state', '=', 'refund_due')
      .executeTakeFirstOrThrow();
    const before = (await desk('counts', {})).body;
    await sandbox.control.whims({ refunds: 'refuse' });
    expect((await sendBack(due.id)).status).toBe(200);
    expect((await sendBack(due.id)).body.problem).toBe('changed-meanwhile');
    await runRefund(due.id);
    const [failed] = await refundsOf(due.id);
    expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('refused') });
    expect((await desk('counts', {})).body).toMatchObject({ failed: before.failed + 1, refundDue: before.refundDue });
    await sandbox.control.whims({ refunds: 'normal' });
    expect((await sendBack(due.id)).status).toBe(200);
    await runRefund(due.id);
    expect(await refundsOf(due.id)).toMatchObject([{ outRefundNo: failed?.outRefundNo, state: 'done', failure: '' }]);
    expect(await orderOf(order)).toMatchObject({ state: 'confirmed', refund: 'none' });
  });

  test('a gateway that is away or takes its time is asked again by itself', async () => {
    const order = await paidOrder(product, { token, gateway: 'wechat' });
    await ask(order);
    await approve(order);
    const payment = await paymentOf(order);
    await sandbox.control.whims({ down: true });
    await runRefund(payment.id);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'sending', tries: 1 }]);
    await sandbox.control.whims({ down: false, refunds: 'hold' });
    await at('3 minutes', poll);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'sending', failure: '' }]);
    await sandbox.control.whims({ refunds: 'normal' });
    await at('2 hours', poll);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'done' }]);
    expect(await paymentOf(order)).toMatchObject({ state: 'refunded' });
  });

  test('notes the bank’s number of a transfer that went back', async () => {
    const order = await paidOrder(product, { token });
    const paymentId = await addPayment(ctx, {
      paidFor: { orderId: order.orderId, quoteId: order.quoteId, productOrderId: null },
      way: 'transfer',
      tradeNo: 'B-1',
      attemptId: null,
      amountFen: order.totalFen,
      state: 'refund_due',
      reason: 'paid-twice',
      payer: 'x',
      paidAt: new Date(),
      voucherKey: null,
    });
    expect((await sendBack(paymentId!)).body.fields).toHaveProperty('tradeNo');
    const replies = await Promise.all([sendBack(paymentId!, 'OUT-1'), sendBack(paymentId!, 'OUT-2')]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refundsOf(paymentId!)).toMatchObject([{ state: 'done', tradeNo: expect.stringMatching(/^OUT-/) }]);
  });
});

async function salesOf({ orderId }: QuotedOrder): Promise<number[]> {
  const sales = await product.db
    .selectFrom('sales')
    .innerJoin('orderLines', 'orderLines.id', 'sales.lineId')
    .select('sales.amountFen')
    .where('orderLines.orderId', '=', orderId)
    .execute();
  return sales.map(({ amountFen }) => amountFen);
}
