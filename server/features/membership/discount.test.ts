import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { FOR_EVER, mailsTo, makeBuyer, ONE_YEAR, pricedLine } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { becomeVip, makePlan } from '#tests/support/memberships.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { findViolations } from '../payments/invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const [sales, finance] = await Promise.all(['sales', 'finance'].map((name) => signIn(product, name)));
const never = new AbortController().signal;
const film = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
/** What the film costs for a year, from the first price table. */
const PRICE = (await pricedLine(product, film)).priceFen ?? 0;

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;
const quoteOf = async (buyer: Buyer, orderId: number) => (await buyer.detail(orderId)).quote;
const askRefund = (buyer: Buyer, productOrderId: number) =>
  buyer.call('/payment/askRefund', { key: randomUUID(), productOrderId, words: '买错了' });
const desk = (name: string, input: object) => product.call(`/office/finance/${name}`, input, { token: finance });
const approve = (productOrderId: number) => desk('approveRefund', { key: randomUUID(), productOrderId, answer: '' });
const membershipOf = (productOrderId: number) =>
  product.db
    .selectFrom('memberships')
    .selectAll()
    .where('productOrderId', '=', productOrderId)
    .executeTakeFirstOrThrow();
const pay = async (buyer: Buyer, orderId: number) => {
  const { quoteId } = await quoteOf(buyer, orderId);
  const { target } = await startPaying(product, { orderId, quoteId }, buyer);
  await payAt(target);
  expect((await buyer.call('/payment/check', { orderId })).body).toMatchObject({ state: 'confirmed' });
};

describe('[R12] a membership takes its percent off a quote', () => {
  test('of a price at once, as a figure of its own, down to licence and sale', async () => {
    const buyer = await makeBuyer(product);
    await becomeVip(product, buyer, { percent: 20 });
    const lines = [{ materialId: film, terms: ONE_YEAR }];
    const vipFen = Math.floor((PRICE * 20) / 100);
    expect((await buyer.call('/price/vip', { lines })).body).toMatchObject({ percent: 20, vipFen });
    const orderId = await buyer.order([film]);
    expect(await quoteOf(buyer, orderId)).toMatchObject({
      totalFen: PRICE - vipFen,
      discountFen: vipFen,
      vipFen,
      lines: [{ priceFen: PRICE, discountFen: vipFen, vipFen, amountFen: PRICE - vipFen }],
    });
    expect((await buyer.call('/vip/mine')).body.membership).toMatchObject({ percent: 20, daysLeft: 30, savedFen: 0 });
    await pay(buyer, orderId);
    expect((await buyer.call('/vip/mine')).body.membership).toMatchObject({ savedFen: vipFen });
    const licence = product.db.selectFrom('licences').select('amountFen').where('orderId', '=', orderId);
    expect(await licence.executeTakeFirstOrThrow()).toEqual({ amountFen: PRICE - vipFen });
  });

  test('never more than half with the discount of sales, which is told apart', async () => {
    const buyer = await makeBuyer(product);
    await becomeVip(product, buyer, { percent: 20 });
    const orderId = await buyer.order([film], FOR_EVER);
    const [line] = (await buyer.detail(orderId)).lines;
    const quote = (basedOn: number, discountPercent: number) => {
      const lines = [{ lineId: line.lineId, priceFen: 100_000 }];
      return product.call('/office/sales/quote', { orderId, basedOn, discountPercent, lines }, { token: sales });
    };
    await quote(0, 10);
    expect(await quoteOf(buyer, orderId)).toMatchObject({ totalFen: 70_000, discountFen: 30_000, vipFen: 20_000 });
    await quote(1, 40);
    expect(await quoteOf(buyer, orderId)).toMatchObject({ totalFen: 50_000, discountFen: 50_000, vipFen: 10_000 });
    expect((await quote(2, 51)).status).toBe(400);
    await expect(
      sql`update quote_lines set discount_fen = 51000, vip_fen = 51000 where line_id = ${line.lineId}`.execute(
        product.db,
      ),
    ).rejects.toThrow(/check constraint/);
  });

  test('never below the floor of the price table, nor below a material’s own', async () => {
    const buyer = await makeBuyer(product);
    await becomeVip(product, buyer, { percent: 50 });
    const floored = await makeMaterial(product, { kind: 'video' });
    await sql`update price_tables set floor_fen = ${PRICE - 300} where kind = 'video'`.execute(product.db);
    await sql`update materials set floor_fen = ${PRICE - 100} where id = ${floored}`.execute(product.db);
    try {
      const orderId = await buyer.order([film, floored]);
      expect((await quoteOf(buyer, orderId)).lines).toMatchObject([{ vipFen: 300 }, { vipFen: 100 }]);
    } finally {
      await sql`update price_tables set floor_fen = 0`.execute(product.db);
    }
  });

  test('which sales see before they quote, by the same rule', async () => {
    const buyer = await makeBuyer(product);
    const floored = await makeMaterial(product, { kind: 'video' });
    await sql`update materials set floor_fen = 90000 where id = ${floored}`.execute(product.db);
    const orderId = await buyer.order([film, floored], FOR_EVER);
    const seen = async (token = sales) => (await product.call('/office/sales/detail', { orderId }, { token })).body.vip;
    expect(await seen()).toBeNull();
    await becomeVip(product, buyer, { percent: 30, kinds: ['video'] });
    const [one, two] = (await buyer.detail(orderId)).lines;
    expect(await seen()).toMatchObject({ percent: 30, lines: [{}, {}] });
    expect((await seen(finance)).lines).toContainEqual({ lineId: one.lineId, percent: 30, floorFen: 0 });
    expect((await seen()).lines).toContainEqual({ lineId: two.lineId, percent: 30, floorFen: 90_000 });
    const lines = [one, two].map(({ lineId }) => ({ lineId, priceFen: 100_000 }));
    await product.call('/office/sales/quote', { orderId, basedOn: 0, discountPercent: 5, lines }, { token: sales });
    // 5 % by sales, then 30 %, or as far as the floor.
    expect(await quoteOf(buyer, orderId)).toMatchObject({
      totalFen: 155_000,
      lines: [{ vipFen: 30_000 }, { vipFen: 5000 }],
    });
    await pay(buyer, orderId);
    expect(await seen()).toBeNull();
  });

  test('only of kinds that the plan covers, and never above 50 %', async () => {
    const buyer = await makeBuyer(product);
    await becomeVip(product, buyer, { percent: 30, kinds: ['photo'] });
    expect(await quoteOf(buyer, await buyer.order([film]))).toMatchObject({
      totalFen: PRICE,
      discountFen: 0,
      vipFen: 0,
    });
    const order = await buyer.order([photo]);
    const { vipFen, totalFen } = await quoteOf(buyer, order);
    expect(vipFen).toBe(Math.floor(((vipFen + totalFen) * 30) / 100));
    const both = await quoteOf(buyer, await buyer.order([film, photo]));
    expect(both).toMatchObject({ totalFen: PRICE + totalFen, vipFen, lines: [{ vipFen: 0 }, { vipFen }] });
    await expect(makePlan(product, { percent: 51 })).rejects.toThrow(/check constraint/);
  });

  test('for all members of a company, and for nobody else', async () => {
    const customerId = await makeCompany(product);
    const admin = await makeMember(product, customerId, 'admin');
    const colleague = await makeMember(product, customerId, 'buyer');
    await becomeVip(product, admin, { percent: 10 });
    const orderId = await colleague.order([film]);
    expect(await quoteOf(colleague, orderId)).toMatchObject({ vipFen: Math.floor(PRICE / 10) });
    const stranger = await makeBuyer(product);
    expect(await quoteOf(stranger, await stranger.order([film]))).toMatchObject({ vipFen: 0 });
    expect((await stranger.call('/vip/mine')).body).toMatchObject({ membership: null });
    await sql`update users set customer_id = null where email = ${colleague.account}`.execute(product.db);
    expect(await quoteOf(colleague, await colleague.order([film]))).toMatchObject({ vipFen: 0 });
  });

  test('until its last day; a live quote keeps it and is paid with it', async () => {
    const buyer = await makeBuyer(product);
    const id = await becomeVip(product, buyer, { percent: 20 });
    const kept = await buyer.order([film]);
    const end = (days: number) =>
      sql`update memberships set starts_on = day_in_china(clock_now()) - 29 - ${days}::int,
        ends_on = day_in_china(clock_now()) - ${days}::int where product_order_id = ${id}`.execute(product.db);
    await end(0);
    expect((await buyer.call('/vip/mine')).body.membership).toMatchObject({ daysLeft: 1 });
    expect(await quoteOf(buyer, await buyer.order([await makeMaterial(product, { kind: 'video' })]))).toMatchObject({
      vipFen: Math.floor(PRICE / 5),
    });
    await end(1);
    const other = await makeMaterial(product, { kind: 'video' });
    expect(await quoteOf(buyer, await buyer.order([other]))).toMatchObject({ vipFen: 0 });
    expect(await quoteOf(buyer, kept)).toMatchObject({ vipFen: Math.floor(PRICE / 5) });
    await pay(buyer, kept);
  });
});

test('says what each plan would have saved on the orders of the last twelve months', async () => {
  const buyer = await makeBuyer(product);
  const tenth = await makePlan(product, { percent: 10 });
  const photos = await makePlan(product, { percent: 50, kinds: ['photo'] });
  const savedBy = async (planId: number) => {
    const { infos } = (await buyer.call('/vip/savings')).body;
    return infos.find((one: { planId: number }) => one.planId === planId).savedFen;
  };
  await pay(buyer, await buyer.order([film]));
  await buyer.order([await makeMaterial(product, { kind: 'video' })]);
  expect((await buyer.call('/vip/savings')).body).toMatchObject({ lines: 1, paidFen: PRICE });
  expect([await savedBy(tenth), await savedBy(photos)]).toEqual([Math.floor(PRICE / 10), 0]);
  await sql`update orders set paid_at = clock_now() - interval '13 months' where state = 'confirmed'`.execute(
    product.db,
  );
  expect(await savedBy(tenth)).toBe(0);
  expect((await product.call('/vip/savings')).status).toBe(401);
});

describe('a refund', () => {
  test('of an unused membership ends it, and sends the money back', async () => {
    const buyer = await makeBuyer(product);
    const first = await becomeVip(product, buyer);
    const second = await becomeVip(product, buyer);
    expect((await askRefund(buyer, first)).status).toBe(200);
    // While it is asked for, it gives no discount.
    expect(await quoteOf(buyer, await buyer.order([film]))).toMatchObject({ vipFen: 0 });
    const { infos } = (await desk('list', { view: 'requests' })).body;
    const request = infos.find((one: { productOrderId: number }) => one.productOrderId === first);
    expect((await desk('detail', { paymentId: request.paymentId })).body).toMatchObject({
      untouched: true,
      refundWords: '买错了',
    });
    expect((await approve(first)).status).toBe(200);
    const { id } = await product.db.selectFrom('refunds').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await workers['payments.refund'](ctx, { refundId: id }, never);
    const { order } = (await buyer.call('/vip/orderDetail', { productOrderId: first })).body;
    expect(order).toMatchObject({ state: 'closed', closeReason: 'refunded', standing: 'refunded' });
    // The one after it moves up and begins today.
    const next = (await buyer.call('/vip/orderDetail', { productOrderId: second })).body.order;
    expect(next).toMatchObject({ standing: 'active', startsOn: order.startsOn, endsOn: order.endsOn });
    expect((await buyer.call('/bill/list')).body).toMatchObject({ refundedFen: 19_900 });
  });

  test('is refused once a quote has used it, and eight days after paying', async () => {
    const buyer = await makeBuyer(product);
    const used = await becomeVip(product, buyer);
    await buyer.order([film]);
    expect((await askRefund(buyer, used)).body).toMatchObject({ code: 409, problem: 'membership-used' });
    const late = await makeBuyer(product);
    const old = await becomeVip(product, late);
    await sql`update product_orders set paid_at = clock_now() - interval '7 days 1 second' where id = ${old}`.execute(
      product.db,
    );
    expect((await askRefund(late, old)).body).toMatchObject({ code: 409, problem: 'refund-too-late' });
  });

  test('that finance decline lets it give discounts again', async () => {
    const buyer = await makeBuyer(product);
    const id = await becomeVip(product, buyer);
    await askRefund(buyer, id);
    expect((await desk('refuseRefund', { productOrderId: id, answer: '已超出范围' })).status).toBe(200);
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('已超出范围');
    expect(await quoteOf(buyer, await buyer.order([film]))).toMatchObject({ vipFen: Math.floor(PRICE / 5) });
    expect((await askRefund(buyer, id)).body).toMatchObject({ problem: 'refund-asked' });
    expect((await approve(id)).body).toMatchObject({ problem: 'changed-meanwhile' });
  });

  test('against use: whatever comes first, money never goes back for what was used', async () => {
    for (let time = 0; time < 5; time += 1) {
      const buyer = await makeBuyer(product);
      const id = await becomeVip(product, buyer);
      const work = await makeMaterial(product, { kind: 'video' });
      const [refund, orderId] = await Promise.all([askRefund(buyer, id), buyer.order([work])]);
      const { vipFen } = await quoteOf(buyer, orderId);
      expect(vipFen > 0).toBe(refund.status !== 200);
      expect((await membershipOf(id)).usedAt !== null).toBe(vipFen > 0);
    }
  });

  test('ending against quotes: each is whole or without discount', async () => {
    const buyer = await makeBuyer(product);
    const id = await becomeVip(product, buyer);
    await askRefund(buyer, id);
    const works = await Promise.all(Array.from({ length: 4 }, () => makeMaterial(product, { kind: 'video' })));
    const [, ...orders] = await Promise.all([approve(id), ...works.map((work) => buyer.order([work]))]);
    for (const orderId of orders) expect(await quoteOf(buyer, orderId as number)).toMatchObject({ vipFen: 0 });
    expect(await membershipOf(id)).toMatchObject({ endReason: 'refunded', usedAt: null });
  });
});

test('holders are reminded once, a week before the last day, unless more follows', async () => {
  const [buyer, extended] = [await makeBuyer(product), await makeBuyer(product)];
  await becomeVip(product, buyer, { days: 8 });
  await becomeVip(product, extended, { days: 8 });
  await becomeVip(product, extended, { days: 30 });
  const reminded = async (account: string) =>
    (await mailsTo(product, account)).filter((mail) => mail.includes('ends on')).length;
  await workers['membership.follow'](ctx, {}, never);
  await workers['membership.follow'](ctx, {}, never);
  expect([await reminded(buyer.account), await reminded(extended.account)]).toEqual([1, 0]);
});

test('nothing of this breaks an invariant', async () => {
  expect(await findViolations(product.db)).toEqual([]);
});
