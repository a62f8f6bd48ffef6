import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeBuyer } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { addTitle, applyFor, flushByHand, issueByHand } from '#tests/support/invoices.ts';
import { becomeVip, makePlan, orderPlan } from '#tests/support/memberships.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { withProvider } from '#tests/support/provider.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { findInvoiceViolations } from './invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const { db } = product;
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const finance = await signIn(product, 'finance');
const planId = await makePlan(product, { priceFen: 19_900 });
/** A plan of 199 yuan, tax included. */
const PLAN = { amountFen: 19_900, taxFen: 1_126 };

type Person = { token: string };
const call = (path: string, input: object, { token }: Person) => product.call(path, input, { token });
const desk = (path: string, input: object) => product.call(`/office/invoices/${path}`, input, { token: finance });
const detail = async (id: number) => (await desk('detail', { id })).body.invoice;
const offered = async (person: Person) =>
  (await call('/invoice/orders', {}, person)).body.infos.map((one: { orderNumber: string }) => one.orderNumber);

/** Somebody with a title who has paid for a VIP plan. */
async function makeVip() {
  const person = await makeBuyer(product);
  const productOrderId = await becomeVip(product, person, planId);
  const titleId = await addTitle(product, person.token);
  const { number } = await db
    .selectFrom('productOrders')
    .select('number')
    .where('id', '=', productOrderId)
    .executeTakeFirstOrThrow();
  return { ...person, productOrderId, titleId, number };
}
type Vip = Awaited<ReturnType<typeof makeVip>>;

const apply = ({ token, productOrderId, titleId }: Vip) =>
  applyFor(product, token, { productOrderIds: [productOrderId], titleId });

async function issued(vip: Vip): Promise<number> {
  const { id } = (await apply(vip)).body;
  await issueByHand(product, finance, { id, ...PLAN });
  return id;
}

async function refund({ productOrderId, ...vip }: Vip) {
  await call('/payment/askRefund', { key: randomUUID(), productOrderId, words: '买错了' }, vip);
  const wish = { key: randomUUID(), productOrderId, answer: '', redReason: '03' };
  return await product.call('/office/finance/approveRefund', wish, { token: finance });
}
const refundsOf = async ({ productOrderId }: Vip) => {
  const { rows } = await sql<{ state: string }>`
    select r.state from refunds r join payments p on p.id = r.payment_id
    where p.product_order_id = ${productOrderId}`.execute(db);
  return rows.map(({ state }) => state);
};
const release = ({ productOrderId }: Vip) => workers['payments.release'](ctx, { productOrderId }, never);

describe('an invoice of a VIP order', () => {
  test('is over what was paid, split by the server, and its title has no licensee to differ from', async () => {
    const vip = await makeVip();
    expect((await call('/invoice/orders', {}, vip)).body.infos).toEqual([
      {
        orderId: null,
        productOrderId: vip.productOrderId,
        orderNumber: vip.number,
        projectName: 'Monthly',
        licensees: [],
        way: 'alipay',
        paidAt: expect.any(String),
        amountFen: 19_900,
        netFen: 18_774,
        vatFen: 1_126,
      },
    ]);
    const { status, body } = await apply(vip);
    expect(status).toBe(200);
    expect((await call('/invoice/detail', { id: body.id }, vip)).body.invoice).toMatchObject({
      state: 'applied',
      amountFen: 19_900,
      netFen: 18_774,
      vatFen: 1_126,
      orderNumbers: [vip.number],
      otherLicensees: [],
      lines: [{ orderId: null, productOrderId: vip.productOrderId, projectName: 'Monthly', live: true }],
    });
    expect(await offered(vip)).toEqual([]);
    const found = await desk('list', { keyword: vip.number });
    expect(found.body.infos).toMatchObject([{ id: body.id }]);
  });

  test('may be one with that of orders, each a line of its own', async () => {
    const vip = await makeVip();
    const { orderId, number } = await paidOrder(product, { token: vip.token, buyer: vip.account, fen: 128_000 });
    expect((await offered(vip)).toSorted()).toEqual([number, vip.number]);
    const wish = { orderIds: [orderId], productOrderIds: [vip.productOrderId], titleId: vip.titleId };
    const { body } = await applyFor(product, vip.token, wish);
    expect(await detail(body.id)).toMatchObject({
      amountFen: 147_900,
      netFen: 139_529,
      vatFen: 8_371,
      orderNumbers: [number, vip.number],
    });
    await call('/payment/askRefund', { key: randomUUID(), orderId, words: '拍错了' }, vip);
    const approval = { key: randomUUID(), orderId, answer: '' };
    expect((await product.call('/office/finance/approveRefund', approval, { token: finance })).status).toBe(200);
    expect(await detail(body.id)).toMatchObject({ state: 'applied', amountFen: 19_900, orderNumbers: [vip.number] });
    expect(await findInvoiceViolations(db)).toEqual([]);
  });

  test('is asked for by its buyer alone, once it is paid', async () => {
    const [vip, stranger] = [await makeVip(), await makeBuyer(product)];
    const unpaid = await orderPlan(product, vip, planId);
    const asked = (productOrderIds: number[], more: object = {}) =>
      applyFor(product, vip.token, { productOrderIds, titleId: vip.titleId, ...more });
    expect(problemOf(await asked([unpaid]))).toEqual([409, 'not-invoiceable']);
    expect(problemOf(await asked([999_999]))).toEqual([404, 'not-found']);
    expect((await asked([])).status).toBe(400);
    expect((await asked(Array.from({ length: 101 }, (_, place) => place + 1))).status).toBe(400);
    const other = { productOrderIds: [vip.productOrderId], titleId: await addTitle(product, stranger.token) };
    expect(problemOf(await applyFor(product, stranger.token, other))).toEqual([404, 'not-found']);
    const { productOrderId } = vip;
    expect(problemOf(await call('/invoice/ofOrder', { productOrderId }, stranger))).toEqual([404, 'not-found']);
    expect((await product.call('/invoice/ofOrder', { productOrderId })).status).toBe(401);
    expect((await call('/invoice/ofOrder', { productOrderId }, vip)).body).toMatchObject({ may: true, invoices: [] });
    await asked([productOrderId]);
    expect((await call('/invoice/ofOrder', { productOrderId }, vip)).body).toMatchObject({
      may: false,
      invoices: [{ orderNumbers: [vip.number] }],
    });
  });

  test('is read by who may read the VIP order: who leaves the company has lost it', async () => {
    const customerId = await makeCompany(product);
    const [admin, viewer] = [
      await makeMember(product, customerId, 'admin'),
      await makeMember(product, customerId, 'viewer'),
    ];
    const productOrderId = await becomeVip(product, admin, planId);
    const titleId = await addTitle(product, admin.token);
    const { body } = await applyFor(product, admin.token, { productOrderIds: [productOrderId], titleId });
    expect((await call('/invoice/ofOrder', { productOrderId }, viewer)).body).toMatchObject({
      may: false,
      invoices: [{ id: body.id }],
    });
    expect((await call('/invoice/detail', { id: body.id }, admin)).status).toBe(200);
    await db.updateTable('users').set({ customerId: null }).where('customerId', '=', customerId).execute();
    expect(problemOf(await call('/invoice/detail', { id: body.id }, admin))).toEqual([404, 'not-found']);
    expect(problemOf(await call('/invoice/ofOrder', { productOrderId }, admin))).toEqual([404, 'not-found']);
  });

  test('is one at most, however many ask at once', async () => {
    const vip = await makeVip();
    const replies = await Promise.all([apply(vip), apply(vip), apply(vip)]);
    expect(outcomesOf(replies)).toEqual(['done', 'invoiced-already', 'invoiced-already']);
    const { invoiceId } = await db
      .selectFrom('invoiceLines')
      .select('invoiceId')
      .where('productOrderId', '=', vip.productOrderId)
      .executeTakeFirstOrThrow();
    const line = { invoiceId, amountFen: 19_900, netFen: 18_774, vatFen: 1_126 };
    const add = (things: object) =>
      db
        .insertInto('invoiceLines')
        .values({ ...line, ...things })
        .execute();
    await expect(add({ productOrderId: vip.productOrderId })).rejects.toThrow('invoice_lines_one_live_product');
    await expect(add({})).rejects.toThrow('invoice_lines_for_one_thing');
  });
});

describe('the refund of an invoiced VIP order', () => {
  test('ends an application that nobody has begun', async () => {
    const vip = await makeVip();
    const { id } = (await apply(vip)).body;
    expect((await refund(vip)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'rejected', reason: 'refunded' });
    expect(await refundsOf(vip)).toEqual(['sending']);
    expect(await offered(vip)).toEqual([]);
  });

  test('asks for the red invoice at once, waits for the buyer and goes on once it is confirmed', async () => {
    const vip = await makeVip();
    const id = await issued(vip);
    const { rows } = await sql<{ id: number }>`
      select id from payments where product_order_id = ${vip.productOrderId}`.execute(db);
    const paymentId = rows[0]!.id;
    const onDesk = async () => (await product.call('/office/finance/detail', { paymentId }, { token: finance })).body;
    expect(await onDesk()).toMatchObject({ invoiced: true, redFlush: null });
    expect((await refund(vip)).status).toBe(200);
    const [red] = (await detail(id)).reds;
    expect(red).toMatchObject({ state: 'requested', reason: '03', amountFen: 19_900, vatFen: 1_126 });
    expect(await onDesk()).toMatchObject({ redFlush: { invoiceId: id, state: 'requested' } });
    const early = { key: randomUUID(), paymentId, tradeNo: '' };
    expect(problemOf(await product.call('/office/finance/sendBack', early, { token: finance }))).toEqual([
      409,
      'red-flush-open',
    ]);
    await desk('claim', { id });
    await desk('red/confirming', { id: red.id, billNumber: '31010000000009' });
    await release(vip);
    expect(await refundsOf(vip)).toEqual([]);
    const { productOrderId } = vip;
    expect((await call('/payment/ofOrder', { productOrderId }, vip)).body).toMatchObject({
      redFlush: { state: 'confirming', confirmBy: expect.any(String) },
    });
    await desk('red/confirmed', { id: red.id });
    await Promise.all([release(vip), release(vip)]);
    expect(await refundsOf(vip)).toEqual(['sending']);
    expect((await flushByHand(product, finance, { id: red.id, ...PLAN })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'red-flushed', lines: [{ live: false }] });
    const { rows: jobs } = await sql<{ data: object }>`
      select data from pgboss.job where name = 'payments.release'`.execute(db);
    expect(jobs.map(({ data }) => data)).toContainEqual({ productOrderId });
  });

  test('against claiming, issuing or giving back at once leaves money and invoices in agreement', async () => {
    const [claimed, ready, given] = [await makeVip(), await makeVip(), await makeVip()];
    const ids: number[] = [];
    for (const vip of [claimed, ready, given]) ids.push((await apply(vip)).body.id);
    const [first, second, third] = ids as [number, number, number];
    for (const id of [second, third]) await desk('claim', { id });
    await Promise.all([
      desk('claim', { id: first }),
      issueByHand(product, finance, { id: second, ...PLAN }),
      desk('release', { id: third }),
      ...[claimed, ready, given].map((vip) => refund(vip)),
    ]);
    expect(await findInvoiceViolations(db)).toEqual([]);
    for (const id of ids) expect(['rejected', 'red-requested', 'issuing']).toContain((await detail(id)).state);
  });

  test('against asking for an invoice at once never leaves an invoice for money that went back', async () => {
    const vips = [await makeVip(), await makeVip(), await makeVip()];
    await Promise.all(vips.flatMap((vip) => [apply(vip), refund(vip)]));
    expect(await findInvoiceViolations(db)).toEqual([]);
    for (const vip of vips) expect(await offered(vip)).toEqual([]);
  });
});

test('a wrong title is taken back and issued anew for a VIP order too', async () => {
  const vip = await makeVip();
  const id = await issued(vip);
  const otherId = await addTitle(product, vip.token, { title: '海川传媒有限公司' });
  const wish = { key: randomUUID(), id, titleId: otherId, type: 'normal' };
  const { body } = await call('/invoice/correct', wish, vip);
  const [red] = (await detail(id)).reds;
  await desk('claim', { id });
  await desk('red/confirmed', { id: red.id });
  await flushByHand(product, finance, { id: red.id, ...PLAN });
  expect(await detail(body.id)).toMatchObject({
    state: 'applied',
    title: '海川传媒有限公司',
    amountFen: 19_900,
    lines: [{ productOrderId: vip.productOrderId, live: true }],
  });
});

test('the provider issues it and takes it back by itself', async () => {
  const vip = await makeVip();
  const { goOn } = await withProvider(product, sandbox);
  const { id } = (await apply(vip)).body;
  await goOn(id);
  const { number, state } = await detail(id);
  expect(state).toBe('issued');
  expect(await sandbox.control.provider.papers(number)).toMatchObject([{ netFen: 18_774, vatFen: 1_126 }]);
  await refund(vip);
  await goOn(id);
  await release(vip);
  expect(await refundsOf(vip)).toEqual(['sending']);
  await goOn(id);
  expect(await detail(id)).toMatchObject({ state: 'red-flushed', reds: [{ state: 'flushed' }] });
  product.services.invoicing = undefined;
});

test('what is invoiced is never more than what was paid and kept', async () => {
  expect(await findInvoiceViolations(db)).toEqual([]);
  const vip = await makeVip();
  await issued(vip);
  await sql`update payments set amount_fen = 1 where product_order_id = ${vip.productOrderId}`.execute(db);
  expect(await findInvoiceViolations(db)).toEqual([
    expect.stringContaining(`order ${vip.number} 19900 fen invoiced, 1 kept`),
  ]);
});
