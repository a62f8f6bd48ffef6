import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo, makeBuyer, todayInChina } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { becomeVip, makePlan, orderPlan, startPayingProduct } from '#tests/support/memberships.ts';
import { quotedOrder } from '#tests/support/orders.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { findViolations } from '../payments/invariants.ts';
import { settle } from '../payments/settle.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const finance = await signIn(product, 'finance');
const never = new AbortController().signal;
const planId = await makePlan(product, { days: 30, percent: 20, priceFen: 19_900 });

type Person = { token: string };
const call = (path: string, input: object, as?: Person) => product.call(path, input, as ? { token: as.token } : {});
const orderOf = (id: number) =>
  product.db.selectFrom('productOrders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const daysOf = async (person: Person, productOrderId: number) => {
  const { body } = await call('/vip/orderDetail', { productOrderId }, person);
  return [body.order.standing, body.order.startsOn, body.order.endsOn];
};
const paymentsOf = (id: number) =>
  product.db
    .selectFrom('payments')
    .select(['id', 'state', 'reason', 'gateway', 'amountFen', 'orderId', 'quoteId'])
    .where('productOrderId', '=', id)
    .orderBy('id')
    .execute();
const desk = (name: string, input: object) => product.call(`/office/finance/${name}`, input, { token: finance });
const voucherFor = (productOrderId: number, amountFen = 19_900) => ({
  key: randomUUID(),
  productOrderId,
  payer: '林小满',
  amountFen,
  paidOn: todayInChina(),
  picture: `data:application/pdf;base64,${aPdf().toString('base64')}`,
});
let bankNumber = 5000;
const foundAs = (paymentId: number) => ({
  key: randomUUID(),
  paymentId,
  tradeNo: `VIP${(bankNumber += 1)}`,
  amountFen: 19_900,
  receivedOn: todayInChina(),
});

describe('ordering a plan', () => {
  test('anybody reads the plans; only members order', async () => {
    const { body } = await product.call('/vip/plans');
    expect(body.infos).toContainEqual({
      planId,
      version: 1,
      name: 'Monthly',
      days: 30,
      percent: 20,
      priceFen: 19_900,
      kinds: ['video', 'photo', 'music'],
    });
    const wish = { key: randomUUID(), planId, version: 1 };
    expect((await call('/vip/order', wish)).status).toBe(401);
    expect((await call('/vip/preview', { planId })).status).toBe(401);
  });

  test('shows price and last day before, and freezes the plan', async () => {
    const buyer = await makeBuyer(product);
    const own = await makePlan(product, { days: 90, percent: 25, priceFen: 49_900 });
    const { body } = await call('/vip/preview', { planId: own }, buyer);
    expect(body).toMatchObject({
      plan: { priceFen: 49_900 },
      startsOn: todayInChina(),
      endsOn: todayInChina(89),
      company: null,
      mayBuy: true,
    });
    const id = await orderPlan(product, buyer, own);
    await sql`update membership_plans set percent = 50, price_fen = 1, version = 2 where id = ${own}`.execute(
      product.db,
    );
    expect(await orderOf(id)).toMatchObject({ state: 'awaiting', totalFen: 49_900, percent: 25, days: 90 });
  });

  test('takes no price from the browser', async () => {
    const buyer = await makeBuyer(product);
    const wish = { key: randomUUID(), planId, version: 1, priceFen: 1 };
    expect((await call('/vip/order', wish, buyer)).status).toBe(400);
    expect((await call('/vip/orders', {}, buyer)).body.infos).toEqual([]);
  });

  test('is found again among one’s orders, newest first, and by nobody else', async () => {
    const [buyer, other] = [await makeBuyer(product), await makeBuyer(product)];
    const [first, second] = [await orderPlan(product, buyer, planId), await orderPlan(product, buyer, planId)];
    const listed = async (who: { token: string }) =>
      (await call('/vip/orders', {}, who)).body.infos.map((one: { productOrderId: number }) => one.productOrderId);
    expect(await listed(buyer)).toEqual([second, first]);
    expect(await listed(other)).toEqual([]);
    expect((await product.call('/vip/orders')).status).toBe(401);
  });

  test('refuses a plan that is unknown, changed or withdrawn since the page was shown', async () => {
    const buyer = await makeBuyer(product);
    const order = (plan: number) => call('/vip/order', { key: randomUUID(), planId: plan, version: 1 }, buyer);
    expect((await order(999_999)).status).toBe(404);
    const changed = await makePlan(product);
    await sql`update membership_plans set version = 2 where id = ${changed}`.execute(product.db);
    expect((await order(changed)).body).toMatchObject({ code: 409, problem: 'plan-changed' });
    const withdrawn = await makePlan(product);
    await sql`update membership_plans set withdrawn_at = clock_now() where id = ${withdrawn}`.execute(product.db);
    expect((await order(withdrawn)).body).toMatchObject({ code: 409, problem: 'plan-changed' });
    expect((await call('/vip/preview', { planId: withdrawn }, buyer)).status).toBe(404);
  });

  test('sent twice with one key is one order; with another plan it is refused', async () => {
    const buyer = await makeBuyer(product);
    const wish = { key: randomUUID(), planId, version: 1 };
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('/vip/order', wish, buyer)));
    expect(new Set(replies.map(({ body }) => body.productOrderId)).size).toBe(1);
    const other = await makePlan(product);
    expect((await call('/vip/order', { ...wish, planId: other }, buyer)).body).toMatchObject({
      problem: 'request-differs',
    });
  });

  test('of somebody else’s product order knows nothing', async () => {
    const [buyer, stranger] = [await makeBuyer(product), await makeBuyer(product)];
    const productOrderId = await orderPlan(product, buyer, planId);
    const attempts: [string, object][] = [
      ['/vip/orderDetail', { productOrderId }],
      ['/vip/cancel', { productOrderId }],
      ['/payment/ofOrder', { productOrderId }],
      ['/payment/check', { productOrderId }],
      ['/payment/start', { key: randomUUID(), productOrderId, gateway: 'alipay' }],
      ['/payment/voucher', voucherFor(productOrderId)],
      ['/payment/askRefund', { key: randomUUID(), productOrderId, words: 'x' }],
    ];
    for (const [path, input] of attempts) {
      expect([path, (await call(path, input, stranger)).status]).toEqual([path, 404]);
      expect([path, (await call(path, { ...input, productOrderId: 999_999 }, stranger)).status]).toEqual([path, 404]);
    }
    expect(await orderOf(productOrderId)).toMatchObject({ state: 'awaiting' });
  });

  test('names an order or a product order, never both', async () => {
    const buyer = await makeBuyer(product);
    const productOrderId = await orderPlan(product, buyer, planId);
    const { orderId, quoteId } = await quotedOrder(product, { buyer: buyer.account });
    const both = { key: randomUUID(), productOrderId, orderId, quoteId, gateway: 'alipay' };
    expect((await call('/payment/start', both, buyer)).status).toBe(400);
    await expect(
      sql`insert into payments (gateway, order_id, quote_id, product_order_id, amount_fen, state, paid_at)
        values ('transfer', ${orderId}, ${quoteId}, ${productOrderId}, 1, 'claimed', clock_now())`.execute(product.db),
    ).rejects.toThrow(/payments_for_one_thing/);
    await expect(
      sql`insert into payments (gateway, amount_fen, state, paid_at)
        values ('transfer', 1, 'claimed', clock_now())`.execute(product.db),
    ).rejects.toThrow(/payments_for_one_thing/);
  });
});

describe('paying', () => {
  test.each(['alipay', 'wechat'] as const)('at %s begins the membership today', async (gateway) => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    expect((await call('/payment/ofOrder', { productOrderId: id }, buyer)).body).toMatchObject({
      ways: ['alipay', 'wechat', 'transfer'],
      payments: [],
    });
    const { target, outTradeNo } = await startPayingProduct(product, buyer, id, gateway);
    expect(outTradeNo).toMatch(/^FHP\d{8}T[0-9a-f]{20}$/);
    await payAt(target);
    expect((await call('/payment/check', { productOrderId: id }, buyer)).body).toMatchObject({ state: 'confirmed' });
    expect(await daysOf(buyer, id)).toEqual(['active', todayInChina(), todayInChina(29)]);
    expect(await paymentsOf(id)).toMatchObject([{ state: 'settled', amountFen: 19_900, orderId: null, quoteId: null }]);
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('takes 20% off');
    expect((await call('/bill/list', {}, buyer)).body).toMatchObject({
      infos: [{ productOrderId: id, orderId: null, projectName: 'Monthly', amountFen: 19_900 }],
      paidFen: 19_900,
    });
  });

  test('by transfer waits for finance, who find it or do not', async () => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    expect((await call('/payment/voucher', voucherFor(id, 100), buyer)).body).toMatchObject({
      problem: 'amount-differs',
    });
    const first = (await call('/payment/voucher', voucherFor(id), buyer)).body.paymentId;
    expect(await orderOf(id)).toMatchObject({ state: 'paid' });
    expect((await call('/vip/cancel', { productOrderId: id }, buyer)).body).toMatchObject({ problem: 'already-paid' });
    const { infos } = (await desk('list', { view: 'transfers' })).body;
    expect(infos).toContainEqual(
      expect.objectContaining({
        paymentId: first,
        productOrderId: id,
        orderId: null,
        orderState: 'paid',
        licensee: 'Monthly',
      }),
    );
    await desk('reject', { paymentId: first, reason: '没有到账' });
    expect(await orderOf(id)).toMatchObject({ state: 'awaiting', paidAt: null });
    const second = (await call('/payment/voucher', voucherFor(id), buyer)).body.paymentId;
    expect((await desk('confirm', foundAs(second))).body).toMatchObject({ state: 'settled' });
    expect(await daysOf(buyer, id)).toEqual(['active', todayInChina(), todayInChina(29)]);
  });

  test('again begins after the last day, whatever is paid first', async () => {
    const buyer = await makeBuyer(product);
    const ids = [await orderPlan(product, buyer, planId), await orderPlan(product, buyer, planId)];
    const started = await Promise.all(ids.map((id) => startPayingProduct(product, buyer, id)));
    for (const { target } of started) await payAt(target);
    await Promise.all(ids.map((productOrderId) => call('/payment/check', { productOrderId }, buyer)));
    const days = await Promise.all(ids.map((id) => daysOf(buyer, id)));
    expect(days.toSorted(([, one], [, other]) => (one < other ? -1 : 1))).toEqual([
      ['active', todayInChina(), todayInChina(29)],
      ['upcoming', todayInChina(30), todayInChina(59)],
    ]);
  });

  test('30 notices of one trade are one payment and one membership', async () => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    const { target, outTradeNo } = await startPayingProduct(product, buyer, id, 'wechat');
    await payAt(target);
    const trade = await sandbox.gateways.wechat.ask(outTradeNo);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => settle(ctx, 'wechat', trade)));
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect(await paymentsOf(id)).toHaveLength(1);
    const rows = product.db.selectFrom('memberships').select('id').where('productOrderId', '=', id);
    expect(await rows.execute()).toHaveLength(1);
  });

  test('twice at once: one pays, the other goes back', async () => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    const started = [
      await startPayingProduct(product, buyer, id, 'alipay'),
      await startPayingProduct(product, buyer, id, 'wechat'),
    ];
    for (const { target } of started) await payAt(target);
    const [alipay, wechat] = started.map(({ outTradeNo }) => outTradeNo);
    await Promise.all([
      settle(ctx, 'alipay', await sandbox.gateways.alipay.ask(alipay ?? '')),
      settle(ctx, 'wechat', await sandbox.gateways.wechat.ask(wechat ?? '')),
    ]);
    const payments = await paymentsOf(id);
    expect(payments.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
      'refund_due paid-twice',
      'settled ',
    ]);
    const back = payments.find(({ state }) => state === 'refund_due')!;
    expect((await desk('sendBack', { key: randomUUID(), paymentId: back.id })).status).toBe(200);
    const refund = await product.db
      .selectFrom('refunds')
      .select('id')
      .where('paymentId', '=', back.id)
      .executeTakeFirstOrThrow();
    await workers['payments.refund'](ctx, { refundId: refund.id }, never);
    expect((await paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual(['refunded', 'settled']);
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('199.00');
  });

  test('another amount than ordered is not booked', async () => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    const { target, outTradeNo } = await startPayingProduct(product, buyer, id);
    await payAt(target);
    const trade = await sandbox.gateways.alipay.ask(outTradeNo);
    expect(await settle(ctx, 'alipay', { ...trade, paid: { ...trade.paid!, amountFen: 19_899 } })).toBe('amount');
    expect(await orderOf(id)).toMatchObject({ state: 'awaiting' });
  });

  test('too late goes back: the order was cancelled or has expired', async () => {
    const buyer = await makeBuyer(product);
    const id = await orderPlan(product, buyer, planId);
    const { target, outTradeNo } = await startPayingProduct(product, buyer, id);
    await payAt(target);
    expect((await call('/vip/cancel', { productOrderId: id }, buyer)).status).toBe(200);
    expect((await call('/vip/cancel', { productOrderId: id }, buyer)).body).toMatchObject({
      problem: 'changed-meanwhile',
    });
    expect(await settle(ctx, 'alipay', await sandbox.gateways.alipay.ask(outTradeNo))).toBe('refund-due');
    expect(await paymentsOf(id)).toMatchObject([{ state: 'refund_due', reason: 'order-closed' }]);

    const forgotten = await orderPlan(product, buyer, planId);
    await sql`update product_orders set pay_by = clock_now() - interval '1 second' where id = ${forgotten}`.execute(
      product.db,
    );
    const late = { key: randomUUID(), productOrderId: forgotten, gateway: 'alipay' };
    expect((await call('/payment/start', late, buyer)).body).toMatchObject({ problem: 'order-ended' });
    await workers['membership.follow'](ctx, {}, never);
    expect(await orderOf(forgotten)).toMatchObject({ state: 'closed', closeReason: 'payment-expired' });
    expect(await orderOf(await orderPlan(product, buyer, planId))).toMatchObject({ state: 'awaiting' });
  });
});

describe('for a company', () => {
  test('only an administrator buys; all members see it, and lose it when they leave', async () => {
    const customerId = await makeCompany(product, '远山影视');
    const admin = await makeMember(product, customerId, 'admin');
    const colleague = await makeMember(product, customerId, 'buyer');
    const wish = { key: randomUUID(), planId, version: 1 };
    expect((await call('/vip/order', wish, colleague)).body).toMatchObject({ code: 403, problem: 'company-role' });
    expect((await call('/vip/preview', { planId }, colleague)).body).toMatchObject({
      company: '远山影视',
      mayBuy: false,
    });
    const id = await becomeVip(product, admin, planId);
    expect(await orderOf(id)).toMatchObject({ customerId });
    expect(await daysOf(colleague, id)).toEqual(['active', todayInChina(), todayInChina(29)]);
    expect((await call('/vip/cancel', { productOrderId: id }, colleague)).status).toBe(404);
    await sql`update users set customer_id = null where email = ${colleague.account}`.execute(product.db);
    expect((await call('/vip/orderDetail', { productOrderId: id }, colleague)).status).toBe(404);
  });
});

test('nothing of this breaks an invariant', async () => {
  expect(await findViolations(product.db)).toEqual([]);
});
