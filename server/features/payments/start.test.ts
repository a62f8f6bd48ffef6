import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import { moveOrder } from '#server/features/orders/orders.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder, requote } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { settle } from './settle.ts';
import { must } from '#server/platform/problem.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
// The gateways send no notices here, so that payments are found only by asking.
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const never = new AbortController().signal;

const call = (name: string, input: object, as: string | undefined = token) =>
  product.call(`/payment/${name}`, input, { token: as });
const wishFor = ({ orderId, quoteId }: QuotedOrder, gateway: GatewayName = 'alipay') => ({
  key: randomUUID(),
  orderId,
  quoteId,
  gateway,
});
const attemptsOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('paymentAttempts').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
const paymentsOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('payments').select(['state', 'reason']).where('orderId', '=', orderId).execute();
const stateOf = async ({ orderId }: QuotedOrder) =>
  (await product.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state;
const poll = () => workers['payments.poll'](ctx, {}, never);

describe('beginning to pay', () => {
  test.each([
    ['alipay', 'page'],
    ['wechat', 'qr'],
  ] as const)('[R3] at %s gives the buyer somewhere to go, and again the same', async (gateway, kind) => {
    const order = await quotedOrder(product);
    const first = await call('start', wishFor(order, gateway));
    expect(first.body.target.kind).toBe(kind);
    const [attempt] = await attemptsOf(order);
    expect(attempt).toMatchObject({ state: 'open', amountFen: order.totalFen, gateway });
    expect(attempt?.outTradeNo).toMatch(/^FH\d{8}T[0-9a-f]{20}$/);
    const again = await call('start', wishFor(order, gateway));
    expect(again.body.target).toEqual(first.body.target);
    expect(await attemptsOf(order)).toHaveLength(1);
    const { body } = await call('ofOrder', { orderId: order.orderId });
    expect(body).toMatchObject({
      ways: ['alipay', 'wechat', 'transfer'],
      underWay: { gateway },
      payments: [],
      trouble: false,
    });
    expect(body.bankAccount.account).toEqual(expect.any(String));
  });

  test.each(['alipay', 'wechat'] as const)(
    'at %s on a phone ends what was begun at a desk, and the other way round',
    async (gateway) => {
      const order = await quotedOrder(product);
      const desk = wishFor(order, gateway);
      expect((await call('start', desk)).status).toBe(200);
      const phone = await call('start', { ...wishFor(order, gateway), phone: true });
      expect(phone.body.target.kind).toBe('page');
      const again = await call('start', { ...wishFor(order, gateway), phone: true });
      expect(again.body.target).toEqual(phone.body.target);
      const states = async () => (await attemptsOf(order)).map(({ state, phone: onPhone }) => [state, onPhone]);
      expect(await states()).toEqual([
        ['closed', false],
        ['open', true],
      ]);
      await payAt(phone.body.target);
      await call('check', { orderId: order.orderId });
      expect(await stateOf(order)).toBe('confirmed');
      expect((await call('start', desk)).status).toBe(409);
    },
  );

  test('with one key is done once, and another wish under it is refused', async () => {
    const order = await quotedOrder(product);
    const wish = wishFor(order);
    const replies = await Promise.all(Array.from({ length: 10 }, () => call('start', wish)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.target))).size).toBe(1);
    expect(await attemptsOf(order)).toHaveLength(1);
    expect((await call('start', { ...wish, gateway: 'wechat' })).body.problem).toBe('request-differs');
  });

  test('with many keys at once makes one attempt for each gateway', async () => {
    const order = await quotedOrder(product);
    const wishes = Array.from({ length: 10 }, (_, place) => wishFor(order, place % 2 === 0 ? 'alipay' : 'wechat'));
    const replies = await Promise.all(wishes.map((wish) => call('start', wish)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await attemptsOf(order)).toHaveLength(2);
  });

  test('goes on after the gateway was away, under the same number', async () => {
    const order = await quotedOrder(product);
    await sandbox.control.whims({ down: true });
    expect((await call('start', wishFor(order, 'wechat'))).body).toMatchObject({
      code: 502,
      problem: 'gateway-failed',
    });
    await sandbox.control.whims({ down: false });
    const [before] = await attemptsOf(order);
    expect((await call('ofOrder', { orderId: order.orderId })).body.underWay).toBeNull();
    expect((await call('start', wishFor(order, 'wechat'))).body.target.kind).toBe('qr');
    expect((await attemptsOf(order)).map((attempt) => attempt.outTradeNo)).toEqual([before?.outTradeNo]);
  });

  test('after half an hour begins anew, and the old one can no longer be paid', async () => {
    const order = await quotedOrder(product);
    const old = await startPaying(product, order, { token });
    await fetch((old.target as { url: string }).url);
    await product.moveTime('31 minutes');
    try {
      const { body } = await call('start', wishFor(order));
      expect(body.target).not.toEqual(old.target);
      const attempts = await attemptsOf(order);
      expect(attempts.map(({ state }) => state)).toEqual(['closed', 'open']);
      expect((await sandbox.gateways.alipay.ask(old.outTradeNo)).state).toBe('closed');
    } finally {
      await product.moveTime('0 minutes');
    }
  });

  test('is refused for a superseded quote, after its time, and for what is paid, closed or bought out', async () => {
    const replaced = await quotedOrder(product);
    must(await moveOrder(ctx, { id: replaced.orderId, from: 'quoted', to: 'submitted', by: 'buyer' }));
    expect((await call('start', wishFor(replaced))).body.problem).toBe('quote-replaced');
    await requote(product, { orderId: replaced.orderId, fen: 5000 });
    expect((await call('start', wishFor(replaced))).body.problem).toBe('quote-replaced');
    const late = await quotedOrder(product, { validFor: '-1 second' });
    expect((await call('start', wishFor(late))).body.problem).toBe('quote-replaced');
    const paid = await paidOrder(product, { token });
    expect((await call('start', wishFor(paid))).body.problem).toBe('already-paid');
    const exclusive = await quotedOrder(product, { buyer: 'manager', materialIds: paid.materialIds, period: 'buyout' });
    expect((await call('start', wishFor(exclusive), stranger)).body.problem).toBe('bought-out');
    const closed = await quotedOrder(product);
    const set = { closeReason: 'cancelled' } as const;
    must(await moveOrder(ctx, { id: closed.orderId, from: 'quoted', to: 'closed', by: 'buyer', set }));
    expect((await call('start', wishFor(closed))).body.problem).toBe('quote-replaced');
    expect(await attemptsOf(closed)).toEqual([]);
  });

  test('somebody else’s order is like one that does not exist', async () => {
    const order = await quotedOrder(product);
    const other = await quotedOrder(product);
    const missing = { ...wishFor(order), orderId: 999_999_999 };
    const own = await call('start', missing, stranger);
    const foreign = await call('start', wishFor(order), stranger);
    expect(foreign.body).toEqual(own.body);
    expect(foreign.status).toBe(404);
    for (const name of ['ofOrder', 'check'])
      expect((await call(name, { orderId: order.orderId }, stranger)).status).toBe(404);
    // A quote of another order cannot pay for this one.
    expect((await call('start', { ...wishFor(order), quoteId: other.quoteId })).body.problem).toBe('quote-replaced');
    expect(await attemptsOf(order)).toEqual([]);
    const nobody = await product.call('/payment/start', wishFor(order));
    expect(nobody.body.code).toBe(1001);
  });

  test.each([{ gateway: 'paypal' }, { key: 'x' }, { orderId: 0 }, { amountFen: 1 }, { quoteId: '1' }])(
    'is refused with %o',
    async (wrong) => {
      const order = await quotedOrder(product);
      expect((await call('start', { ...wishFor(order), ...wrong })).status).toBe(400);
    },
  );
});

describe('when no notice comes', () => {
  test('whoever waits asks, and the order is confirmed', async () => {
    const order = await quotedOrder(product);
    const { target } = await startPaying(product, order, { token, gateway: 'wechat' });
    expect((await call('check', { orderId: order.orderId })).body).toMatchObject({ state: 'quoted', trouble: false });
    await payAt(target);
    // The gateway is asked at most every two seconds, which a slow machine would let pass.
    await product.moveTime('-1 minute');
    expect((await call('check', { orderId: order.orderId })).body.state).toBe('quoted');
    await product.moveTime('3 seconds');
    expect((await call('check', { orderId: order.orderId })).body.state).toBe('confirmed');
    await product.moveTime('0 seconds');
    expect(await attemptsOf(order)).toMatchObject([{ state: 'paid' }]);
  });

  test('the product asks by itself, with longer and longer pauses', async () => {
    const order = await quotedOrder(product);
    const { target } = await startPaying(product, order, { token });
    await payAt(target);
    await poll();
    expect(await stateOf(order)).toBe('quoted');
    await product.moveTime('40 seconds');
    await poll();
    await product.moveTime('0 seconds');
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('what is not paid in time is closed at the gateway and here', async () => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await startPaying(product, order, { token, gateway: 'wechat' });
    await product.moveTime('31 minutes');
    await poll();
    await product.moveTime('0 minutes');
    expect(await attemptsOf(order)).toMatchObject([{ state: 'closed' }]);
    expect((await sandbox.gateways.wechat.ask(outTradeNo)).state).toBe('closed');
    expect(await stateOf(order)).toBe('quoted');
    const { body } = await call('start', wishFor(order, 'wechat'));
    expect(body.target.kind).toBe('qr');
  });

  test.each(['before', 'after'] as const)('what is paid just %s it is closed is found at once', async (moment) => {
    const order = await quotedOrder(product);
    const { outTradeNo } = await startPaying(product, order, { token, gateway: 'wechat' });
    const pay = () => sandbox.control.pay({ gateway: 'wechat', outTradeNo, late: moment === 'after' });
    const close = async () => {
      if (moment === 'before') await pay();
      await sandbox.gateways.wechat.close(outTradeNo);
      if (moment === 'after') await pay();
    };
    const gateways = { ...sandbox.gateways, wechat: { ...sandbox.gateways.wechat, close } };
    await product.moveTime('31 minutes');
    await workers['payments.poll']({ ...ctx, gateways }, {}, never);
    await product.moveTime('0 minutes');
    expect(await stateOf(order)).toBe('confirmed');
    expect(await attemptsOf(order)).toMatchObject([{ state: 'paid' }]);
  });

  test('an attempt for a quote that was replaced is closed; money that comes in spite of it must go back', async () => {
    const order = await quotedOrder(product);
    const { outTradeNo, target } = await startPaying(product, order, { token });
    await fetch((target as { url: string }).url);
    must(await moveOrder(ctx, { id: order.orderId, from: 'quoted', to: 'submitted', by: 'buyer' }));
    await product.moveTime('1 minute');
    await poll();
    await product.moveTime('0 minutes');
    expect(await attemptsOf(order)).toMatchObject([{ state: 'closed' }]);
    await sandbox.control.pay({ gateway: 'alipay', outTradeNo, late: true });
    const trade = await sandbox.gateways.alipay.ask(outTradeNo);
    expect(await settle(ctx, 'alipay', trade)).toBe('refund-due');
    expect(await paymentsOf(order)).toEqual([{ state: 'refund_due', reason: 'quote-replaced' }]);
    expect(await attemptsOf(order)).toMatchObject([{ state: 'paid' }]);
  });

  test('a gateway that is away stops nobody: everything is asked again later', async () => {
    const order = await quotedOrder(product);
    const { target } = await startPaying(product, order, { token, gateway: 'wechat' });
    await payAt(target);
    await sandbox.control.whims({ down: true });
    await product.moveTime('31 minutes');
    await poll();
    expect(await attemptsOf(order)).toMatchObject([{ state: 'open' }]);
    expect((await call('check', { orderId: order.orderId })).body.state).toBe('quoted');
    await sandbox.control.whims({ down: false });
    await product.moveTime('32 minutes');
    await poll();
    await product.moveTime('0 minutes');
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('money that comes a second time for one attempt is booked too, and must go back', async () => {
    const order = await quotedOrder(product);
    const { target, outTradeNo } = await startPaying(product, order, { token });
    await payAt(target);
    const trade = await sandbox.gateways.alipay.ask(outTradeNo);
    const second = { ...trade, paid: { ...trade.paid!, tradeNo: `${trade.paid!.tradeNo}2` } };
    const outcomes = [await settle(ctx, 'alipay', trade), await settle(ctx, 'alipay', second)];
    expect([...outcomes, await settle(ctx, 'alipay', second)]).toEqual(['settled', 'refund-due', 'known']);
    expect(await paymentsOf(order)).toEqual([
      { state: 'settled', reason: '' },
      { state: 'refund_due', reason: 'paid-twice' },
    ]);
  });

  test('two processes that hear of the same money at the same moment book it once', async () => {
    const order = await quotedOrder(product);
    const { target, outTradeNo } = await startPaying(product, order, { token });
    await payAt(target);
    const trade = await sandbox.gateways.alipay.ask(outTradeNo);
    const elsewhere = (await import('./settle.ts?elsewhere' as './settle.ts')).settle;
    expect(elsewhere).not.toBe(settle);
    const outcomes = await Promise.all([settle(ctx, 'alipay', trade), elsewhere(ctx, 'alipay', trade)]);
    expect(outcomes.toSorted()).toEqual(['known', 'settled']);
    expect(await paymentsOf(order)).toHaveLength(1);
  });
});
