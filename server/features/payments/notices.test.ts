import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import { moveOrder } from '#server/features/orders/orders.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { quotedOrder, type QuotedOrder, requote } from '#tests/support/orders.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { must } from '#server/platform/problem.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, proxyTo, sandbox);
const ctx = systemContext(product.services, 'test');
const buyer = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');
// The gateways send no notices here, so that each test decides which notice comes when.
await sandbox.control.whims({ notices: { drop: true } });
const never = new AbortController().signal;

const GATEWAYS: GatewayName[] = ['alipay', 'wechat'];

const start = (order: QuotedOrder, gateway: GatewayName = 'alipay') =>
  startPaying(product, order, { token: buyer, gateway });

async function pay(order: QuotedOrder, gateway: GatewayName = 'alipay') {
  const started = await start(order, gateway);
  await payAt(started.target);
  return started;
}

async function noticeOf(gateway: GatewayName, outTradeNo: string, wish: object = {}) {
  return (await sandbox.control.notice({ gateway, outTradeNo, send: false, ...wish })).notice;
}

type Notice = Awaited<ReturnType<typeof noticeOf>>;
async function send(gateway: GatewayName, { headers, body }: Notice) {
  const reply = await fetch(`${product.url}/payment/notice/${gateway}`, { method: 'POST', headers, body });
  return { status: reply.status, text: await reply.text() };
}

const stateOf = async ({ orderId }: QuotedOrder) => {
  const order = await product.db
    .selectFrom('orders')
    .select(['state', 'closeReason'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await product.db
    .selectFrom('payments')
    .select(['gateway', 'state', 'reason', 'amountFen'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  const licences = await product.db
    .selectFrom('licences')
    .select(['state', 'lineId'])
    .where('orderId', '=', orderId)
    .execute();
  return { state: order.state, closeReason: order.closeReason, payments, licences };
};

const outcomesOf = async (outTradeNo: string) =>
  (
    await product.db
      .selectFrom('paymentNotices')
      .select('outcome')
      .where('outTradeNo', '=', outTradeNo)
      .orderBy('id')
      .execute()
  ).map(({ outcome }) => outcome);

describe('a notice', () => {
  test.each(GATEWAYS)('[R3] of %s confirms the order: its licence is issued, the buyer is told', async (gateway) => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await pay(order, gateway);
    const reply = await send(gateway, await noticeOf(gateway, outTradeNo));
    expect(reply).toEqual({ status: 200, text: sandbox.gateways[gateway].acknowledgement.body });
    expect(await stateOf(order)).toMatchObject({
      state: 'confirmed',
      payments: [{ gateway, state: 'settled', amountFen: order.totalFen }],
      licences: [{ state: 'valid' }],
    });
    const mails = await product.db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', 'buyer@framehall.test')
      .where('body', 'like', `%${order.number}%`)
      .execute();
    expect(mails.some(({ body }) => body?.includes('¥1,280.00'))).toBe(true);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `order:${order.orderId}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'order.submitted',
      'order.quoted',
      'order.paid',
      'order.confirmed',
    ]);
    expect(await outcomesOf(outTradeNo)).toEqual(['settled']);
  });

  test('[S1] thirty times at once, while the database is slow: one entry, one licence a line, all acknowledged', async () => {
    const materialIds = [
      await makeMaterial(product, { kind: 'video' }),
      await makeMaterial(product, { kind: 'video' }),
    ];
    const order = await quotedOrder(product, { materialIds });
    const { outTradeNo } = await pay(order, 'wechat');
    const notice = await noticeOf('wechat', outTradeNo);
    product.proxy?.delay(100);
    const replies = await Promise.all(Array.from({ length: 30 }, () => send('wechat', notice)));
    product.proxy?.delay(0);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const after = await stateOf(order);
    expect(after.payments).toHaveLength(1);
    expect(after.licences).toHaveLength(2);
    expect(new Set(after.licences.map(({ lineId }) => lineId)).size).toBe(2);
    expect((await outcomesOf(outTradeNo)).toSorted()).toEqual([...Array<string>(29).fill('known'), 'settled']);
  });

  test.each(GATEWAYS)(
    '[S2] of %s that comes again after the refund is acknowledged and changes nothing',
    async (gateway) => {
      const order = await quotedOrder(product);
      const { outTradeNo } = await pay(order, gateway);
      const notice = await noticeOf(gateway, outTradeNo);
      await send(gateway, notice);
      await product.call(
        '/payment/askRefund',
        { key: randomUUID(), orderId: order.orderId, words: 'no' },
        { token: buyer },
      );
      await product.call(
        '/office/finance/approveRefund',
        { key: randomUUID(), orderId: order.orderId, answer: '' },
        { token: finance },
      );
      const refund = await product.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select('refunds.id')
        .where('payments.orderId', '=', order.orderId)
        .executeTakeFirstOrThrow();
      await workers['payments.refund'](ctx, { refundId: refund.id }, never);
      const before = await stateOf(order);
      expect(before).toMatchObject({ state: 'closed', closeReason: 'refunded', payments: [{ state: 'refunded' }] });
      expect((await send(gateway, notice)).status).toBe(200);
      expect(await stateOf(order)).toEqual(before);
    },
  );

  const WRONG = [
    ['alipay', { wrong: 'amount', amountFen: 127_999 }, 'amount'],
    ['alipay', { wrong: 'amount', amountFen: 128_001 }, 'amount'],
    ['alipay', { wrong: 'app' }, 'merchant'],
    ['alipay', { wrong: 'seller' }, 'merchant'],
    ['alipay', { wrong: 'order' }, 'unknown-order'],
    ['alipay', { wrong: 'signature' }, 'signature'],
    ['alipay', { wrong: 'time', seconds: 400 }, 'time'],
    ['alipay', { wrong: 'time' }, 'time'],
    ['alipay', { wrong: 'unpaid' }, 'unpaid'],
    ['wechat', { wrong: 'amount', amountFen: 127_999 }, 'amount'],
    ['wechat', { wrong: 'amount', amountFen: 128_001 }, 'amount'],
    ['wechat', { wrong: 'app' }, 'merchant'],
    ['wechat', { wrong: 'seller' }, 'merchant'],
    ['wechat', { wrong: 'order' }, 'unknown-order'],
    ['wechat', { wrong: 'signature' }, 'signature'],
    ['wechat', { wrong: 'serial' }, 'serial'],
    ['wechat', { wrong: 'time', seconds: 400 }, 'time'],
    ['wechat', { wrong: 'time', seconds: -301 }, 'time'],
    ['wechat', { wrong: 'signtest' }, 'test'],
    ['wechat', { wrong: 'reserialised' }, 'signature'],
    ['wechat', { wrong: 'unpaid' }, 'unpaid'],
  ] as const;
  test.each(WRONG)('[S4] of %s that is wrong (%o) changes nothing: %s', async (gateway, wish, why) => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await start(order, gateway);
    if (gateway === 'alipay') await pay(order, gateway);
    const reply = await send(gateway, await noticeOf(gateway, outTradeNo, wish));
    expect(reply.status).toBe(wish.wrong === 'unpaid' ? 200 : 400);
    expect(await stateOf(order)).toMatchObject({ state: 'quoted', payments: [], licences: [] });
    const { outcome } = await product.db
      .selectFrom('paymentNotices')
      .select('outcome')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(outcome).toBe(why);
  });

  test('that is no notice at all is refused', async () => {
    const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
      fetch(`${product.url}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
    expect((await post('/payment/notice/alipay', undefined)).status).toBe(400);
    expect((await post('/payment/notice/alipay', 'x'.repeat(70_000))).status).toBe(413);
    expect((await post('/payment/notice/wechat', '{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('/payment/notice/bank', 'x=1')).status).toBe(404);
    // All other calls accept only JSON.
    const form = { 'content-type': 'application/x-www-form-urlencoded', access_token: buyer };
    expect((await post('/payment/check', 'orderId=1', form)).status).toBe(415);
  });
});

describe('money that does not pay for its order', () => {
  test('[R279] two gateways at once: one pays, the other must go back, and the buyer is warned', async () => {
    const order = await quotedOrder(product);
    const first = await pay(order, 'alipay');
    const second = await pay(order, 'wechat');
    const notices = [await noticeOf('alipay', first.outTradeNo), await noticeOf('wechat', second.outTradeNo)] as const;
    const replies = await Promise.all([send('alipay', notices[0]), send('wechat', notices[1])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const after = await stateOf(order);
    expect(after.state).toBe('confirmed');
    expect(after.licences).toHaveLength(1);
    expect(after.payments.map(({ state }) => state).toSorted()).toEqual(['refund_due', 'settled']);
    expect(after.payments.find(({ state }) => state === 'refund_due')?.reason).toBe('paid-twice');
    const { body } = await product.call('/payment/ofOrder', { orderId: order.orderId }, { token: buyer });
    expect(body).toMatchObject({ trouble: true, ways: [], underWay: null });
    const told = await product.db
      .selectFrom('messages')
      .select(['recipient', 'body'])
      .where('body', 'like', `%${order.number}%`)
      .execute();
    expect(
      told.some(
        ({ recipient, body: text }) => recipient.startsWith('buyer') && /请勿重复支付|pay twice/.test(text ?? ''),
      ),
    ).toBe(true);
    expect(told.some(({ recipient }) => recipient.startsWith('finance'))).toBe(true);
  });

  test('after the order was closed', async () => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await pay(order);
    must(
      await moveOrder(ctx, {
        id: order.orderId,
        from: 'quoted',
        to: 'closed',
        by: 'system',
        set: { closeReason: 'quote-expired' },
      }),
    );
    expect((await send('alipay', await noticeOf('alipay', outTradeNo))).status).toBe(200);
    expect(await stateOf(order)).toMatchObject({
      state: 'closed',
      payments: [{ state: 'refund_due', reason: 'order-closed' }],
      licences: [],
    });
  });

  test('[S9] for a quote that was replaced', async () => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await pay(order);
    must(await moveOrder(ctx, { id: order.orderId, from: 'quoted', to: 'submitted', by: 'buyer' }));
    await requote(product, { orderId: order.orderId, fen: 100_000 });
    await send('alipay', await noticeOf('alipay', outTradeNo));
    expect(await stateOf(order)).toMatchObject({
      state: 'quoted',
      payments: [{ state: 'refund_due', reason: 'quote-replaced' }],
      licences: [],
    });
  });

  test('for what somebody else has bought out meanwhile: the order is closed', async () => {
    const order = await quotedOrder(product);
    const other = await quotedOrder(product, { buyer: 'manager', materialIds: order.materialIds, period: 'buyout' });
    const { outTradeNo } = await pay(order);
    const manager = await signIn(product, 'manager');
    const { body } = await product.call(
      '/payment/start',
      { key: randomUUID(), orderId: other.orderId, quoteId: other.quoteId, gateway: 'wechat' },
      { token: manager },
    );
    await payAt(body.target);
    await product.call('/payment/check', { orderId: other.orderId }, { token: manager });
    expect((await stateOf(other)).state).toBe('confirmed');
    await send('alipay', await noticeOf('alipay', outTradeNo));
    expect(await stateOf(order)).toMatchObject({
      state: 'closed',
      closeReason: 'material-unavailable',
      payments: [{ state: 'refund_due', reason: 'order-closed' }],
      licences: [],
    });
  });

  test('two buyouts of one material paid at once: one gets it, the other gets the money back', async () => {
    const first = await quotedOrder(product, { period: 'buyout' });
    const second = await quotedOrder(product, { buyer: 'manager', materialIds: first.materialIds, period: 'buyout' });
    const manager = await signIn(product, 'manager');
    const one = await start(first);
    const { body } = await product.call(
      '/payment/start',
      { key: randomUUID(), orderId: second.orderId, quoteId: second.quoteId, gateway: 'alipay' },
      { token: manager },
    );
    await payAt(one.target);
    await payAt(body.target);
    await Promise.all([
      product.call('/payment/check', { orderId: first.orderId }, { token: buyer }),
      product.call('/payment/check', { orderId: second.orderId }, { token: manager }),
    ]);
    const states = [await stateOf(first), await stateOf(second)];
    expect(states.map(({ state }) => state).toSorted()).toEqual(['closed', 'confirmed']);
    expect(states.flatMap(({ payments }) => payments.map(({ state }) => state)).toSorted()).toEqual([
      'refund_due',
      'settled',
    ]);
    expect(states.flatMap(({ licences }) => licences)).toHaveLength(1);
  });
});
