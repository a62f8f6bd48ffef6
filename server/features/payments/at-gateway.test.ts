import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import { GatewayRefused } from '#server/platform/payment-gateways/failures.ts';
import type { Gateway } from '#server/platform/payment-gateways/gateway.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { settle } from './settle.ts';

const sandbox = await startSandbox();
const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' }, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');
const never = new AbortController().signal;

/** Replaces what a gateway does, until the test ends. */
function instead(name: GatewayName, changes: Partial<Gateway>): void {
  product.services.gateways = { ...sandbox.gateways, [name]: { ...sandbox.gateways[name], ...changes } };
}
afterEach(async () => {
  vi.restoreAllMocks();
  product.services.gateways = sandbox.gateways;
  await sandbox.control.whims({ down: false, refunds: 'normal' });
  await product.moveTime('0 seconds');
});

const wishFor = ({ orderId, quoteId }: QuotedOrder, gateway: GatewayName = 'alipay') => ({
  key: randomUUID(),
  orderId,
  quoteId,
  gateway,
});
const start = (wish: object) => product.call('/payment/start', wish, { token });
const attemptsOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('paymentAttempts').select('state').where('orderId', '=', orderId).orderBy('id').execute();
const ofOrder = async ({ orderId }: QuotedOrder) =>
  (await product.call('/payment/ofOrder', { orderId }, { token })).body;
const poll = () => workers['payments.poll'](systemContext(product.services, 'test'), {}, never);

describe('a gateway', () => {
  test('is told what is paid, how long it may take and where the buyer goes on', async () => {
    const seen: unknown[] = [];
    instead('alipay', {
      begin: async (request) => {
        seen.push(request);
        return await sandbox.gateways.alipay.begin(request);
      },
    });
    const order = await quotedOrder(product, { fen: 123_456 });
    const { body } = await start(wishFor(order));
    await start(wishFor(order));
    expect(seen).toEqual([
      {
        outTradeNo: expect.stringMatching(`^${order.number}T`),
        amountFen: 123_456,
        subject: `Framehall ${order.number}`,
        expiresAt: new Date(body.expiresAt),
        returnUrl: `http://localhost:4100/OrderSuccess?orderId=${order.orderId}`,
      },
    ]);
    expect((await ofOrder(order)).underWay).toEqual({ gateway: 'alipay', expiresAt: body.expiresAt });
  });

  test('that is not connected is not offered, and takes no payment', async () => {
    product.services.gateways = {};
    const order = await quotedOrder(product);
    expect((await start(wishFor(order))).body).toMatchObject({ code: 502, problem: 'gateway-failed' });
    expect(await attemptsOf(order)).toEqual([]);
    expect((await ofOrder(order)).ways).toEqual(['transfer']);
  });

  test('that cannot say whether the last attempt was paid begins no other', async () => {
    const order = await quotedOrder(product);
    await startPaying(product, order, { token });
    await product.moveTime('31 minutes');
    await sandbox.control.whims({ down: true });
    expect((await start(wishFor(order))).body.problem).toBe('gateway-failed');
    expect(await attemptsOf(order)).toEqual([{ state: 'open' }]);
  });

  test('that refuses to close an unpaid attempt is asked again later', async () => {
    const order = await quotedOrder(product);
    await startPaying(product, order, { token, gateway: 'wechat' });
    instead('wechat', { close: () => Promise.reject(new GatewayRefused('wechat', 'BUSY')) });
    await product.moveTime('31 minutes');
    await poll();
    expect(await attemptsOf(order)).toEqual([{ state: 'open' }]);
    product.services.gateways = sandbox.gateways;
    await product.moveTime('33 minutes');
    await poll();
    expect(await attemptsOf(order)).toEqual([{ state: 'closed' }]);
  });

  test('that tells of another amount is reported, and books nothing', async () => {
    const order = await quotedOrder(product, { fen: 123_456 });
    const { target, outTradeNo } = await startPaying(product, order, { token });
    await payAt(target);
    const trade = await sandbox.gateways.alipay.ask(outTradeNo);
    if (!trade.paid) throw new Error('the sandbox took no payment');
    const other = { ...trade, paid: { ...trade.paid, amountFen: 123_455 } };
    instead('alipay', { ask: async () => other });
    const ctx = systemContext(product.services, 'test');
    const reported = vi.spyOn(ctx.log, 'error');
    await product.moveTime('31 minutes');
    await workers['payments.poll'](ctx, {}, never);
    expect(reported.mock.calls.map(([, words]) => words)).toEqual(['a payment that does not match its attempt']);
    expect((await ofOrder(order)).payments).toEqual([]);
    product.services.gateways = sandbox.gateways;
    await product.moveTime('33 minutes');
    await workers['payments.poll'](systemContext(product.services, 'test'), {}, never);
    expect((await ofOrder(order)).payments).toMatchObject([{ amountFen: 123_456 }]);
  });

  test('that never said where to pay leaves nothing to go on with', async () => {
    const order = await quotedOrder(product);
    const wish = wishFor(order, 'wechat');
    await sandbox.control.whims({ down: true });
    expect((await start(wish)).body.problem).toBe('gateway-failed');
    await sandbox.control.whims({ down: false });
    await product.moveTime('31 minutes');
    await poll();
    expect(await attemptsOf(order)).toEqual([{ state: 'closed' }]);
    expect((await start(wish)).body.problem).toBe('changed-meanwhile');
    expect((await start(wishFor(order, 'wechat'))).body.target.kind).toBe('qr');
  });
});

test('money of which we heard while the database was away is booked when we hear of it again', async () => {
  const ctx = systemContext(product.services, 'test');
  const order = await quotedOrder(product);
  const { target, outTradeNo } = await startPaying(product, order, { token });
  await payAt(target);
  const trade = await sandbox.gateways.alipay.ask(outTradeNo);
  await expect(settle({ ...ctx, db: undefined as never }, 'alipay', trade)).rejects.toThrow();
  expect(await settle(ctx, 'alipay', trade)).toBe('settled');
  const check = await product.call('/payment/check', { orderId: order.orderId }, { token });
  expect(check.body).toMatchObject({ state: 'confirmed', trouble: false });
});

describe('a refund', () => {
  async function approved(): Promise<QuotedOrder> {
    const order = await paidOrder(product, { token, gateway: 'wechat', fen: 123_456 });
    const { orderId } = order;
    await product.call('/payment/askRefund', { key: randomUUID(), orderId, words: 'x' }, { token });
    const wish = { key: randomUUID(), orderId, answer: '' };
    await product.call('/office/finance/approveRefund', wish, { token: finance });
    return order;
  }
  const send = async (order: QuotedOrder) => {
    const refund = product.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.paymentId')
      .select(['refunds.id', 'refunds.outRefundNo', 'refunds.state', 'refunds.failure', 'refunds.reason'])
      .where('payments.orderId', '=', order.orderId);
    const { id } = await refund.executeTakeFirstOrThrow();
    const ctx = systemContext(product.services, 'test');
    await workers['payments.refund'](ctx, { refundId: id }, never);
    return await refund.executeTakeFirstOrThrow();
  };

  test('is asked for in full, with its reason', async () => {
    const order = await approved();
    const seen: unknown[] = [];
    instead('wechat', {
      refund: async (request) => {
        seen.push(request);
        return await sandbox.gateways.wechat.refund(request);
      },
    });
    const { outRefundNo, state } = await send(order);
    expect(seen).toEqual([
      {
        outTradeNo: expect.stringMatching(`^${order.number}T`),
        outRefundNo,
        amountFen: 123_456,
        totalFen: 123_456,
        reason: 'refund-approved',
      },
    ]);
    expect(state).toBe('done');
    const [payment] = (await ofOrder(order)).payments;
    expect(payment.refund).toMatchObject({ state: 'done', amountFen: 123_456, tradeNo: expect.stringMatching(/\d/) });
  });

  test('that was asked for is no trouble to its buyer unless it fails', async () => {
    const order = await approved();
    expect((await ofOrder(order)).trouble).toBe(false);
    instead('wechat', { refund: () => Promise.reject(new Error('x'.repeat(400))) });
    expect(await send(order)).toMatchObject({ state: 'sending', failure: 'x'.repeat(300) });
    expect((await ofOrder(order)).trouble).toBe(false);
    instead('wechat', { refund: () => Promise.reject(new GatewayRefused('wechat', 'NOT_ENOUGH')) });
    expect(await send(order)).toMatchObject({ state: 'failed', failure: 'wechat refused (NOT_ENOUGH)' });
    expect((await ofOrder(order)).trouble).toBe(true);
    expect((await product.call('/payment/check', { orderId: order.orderId }, { token })).body.trouble).toBe(true);
    const mails = await product.db
      .selectFrom('messages')
      .select('recipient')
      .where('subject', '=', '退款没有成功，请处理')
      .execute();
    expect(mails).toHaveLength(2);
  });
});
