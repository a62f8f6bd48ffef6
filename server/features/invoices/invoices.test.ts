import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { COMPANY } from '#tests/support/einvoice.ts';
import { addTitle, applyFor, issueByHand } from '#tests/support/invoices.ts';
import { quotedOrder } from '#tests/support/orders.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const { db } = product;
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');

const call = (path: string, input: object = {}, as: string | undefined = token) =>
  product.call(`/invoice/${path}`, input, { token: as });
const paid = async (fen = 128_000) => await paidOrder(product, { token, fen });
const titleId = await addTitle(product, token);

/** An order that finance has found the transfer of. */
async function transferred() {
  const order = await quotedOrder(product, { fen: 5000 });
  const { orderId, quoteId } = order;
  const picture = `data:application/pdf;base64,${aPdf().toString('base64')}`;
  const voucher = { key: randomUUID(), orderId, quoteId, payer: '远山科技', amountFen: 5000, paidOn: '2026-02-01' };
  const { body } = await product.call('/payment/voucher', { ...voucher, picture }, { token });
  const found = { key: randomUUID(), paymentId: body.paymentId, tradeNo: 'BANK-8', amountFen: 5000 };
  await product.call('/office/finance/confirm', { ...found, receivedOn: '2026-02-03' }, { token: finance });
  return order;
}

describe('the book of titles', () => {
  test('keeps companies, institutions and people, the account sealed and shown by its end', async () => {
    const { token: own } = await register(product);
    const id = await addTitle(product, own);
    await addTitle(product, own, { kind: 'person', title: '李雷', taxNumber: '', account: '' });
    const { body } = await call('titles', {}, own);
    expect(body.titles).toMatchObject([
      { kind: 'person', title: '李雷', taxNumber: '', accountEnd: '' },
      { id, kind: 'company', title: '远山科技有限公司', taxNumber: '91310115MA1FHDEM0F', accountEnd: '3456' },
    ]);
    expect(JSON.stringify(body)).not.toContain('1234567890123456');
    const { rows } = await sql<{ sealed: string }>`
      select account_sealed as sealed from invoice_titles where id = ${id}`.execute(db);
    expect(rows[0]?.sealed).not.toContain('1234567890123456');
    const changed = { ...COMPANY, id, account: '', bank: '演示银行北京分行' };
    expect((await call('title/save', changed, own)).body.title).toMatchObject({
      bank: '演示银行北京分行',
      accountEnd: '3456',
    });
  });

  test.each<[string, object, Record<string, string>]>([
    ['a tax number of 17 signs', { taxNumber: '91310115MA1FHDEM0' }, { taxNumber: 'invalid' }],
    ['a company without a tax number', { taxNumber: '' }, { taxNumber: 'required' }],
    ['no title', { title: '  ' }, { title: 'required' }],
    ['no email', { email: '' }, { email: 'required' }],
    ['what is no email', { email: '13800000000' }, { email: 'invalid' }],
    ['letters for an account', { account: 'abc' }, { account: 'invalid' }],
    ['the same title twice', {}, { title: 'taken' }],
  ])('refuses %s', async (_name, change, fields) => {
    const { status, body } = await call('title/save', { ...COMPANY, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(fields)]);
  });

  test('is nobody else’s', async () => {
    expect(problemOf(await call('title/save', { ...COMPANY, id: titleId }, stranger))).toEqual([404, 'not-found']);
    expect(problemOf(await call('title/remove', { id: titleId }, stranger))).toEqual([404, 'not-found']);
    expect((await call('titles', {}, stranger)).body.titles).toEqual([]);
  });
});

describe('an application', () => {
  test('is for several orders, with amount and tax from the server, each order rounded by itself', async () => {
    const [one, two] = [await paid(10_001), await paid(10_001)];
    const { body: listed } = await call('orders');
    expect(listed.infos.slice(0, 2)).toMatchObject([
      { orderId: two.orderId, amountFen: 10_001, netFen: 9_435, vatFen: 566, way: 'alipay' },
      { orderId: one.orderId, amountFen: 10_001, netFen: 9_435, vatFen: 566, way: 'alipay' },
    ]);
    const { body } = await applyFor(product, token, { orderIds: [two.orderId, one.orderId], titleId });
    const { invoice } = (await call('detail', { id: body.id })).body;
    expect(invoice).toMatchObject({
      state: 'applied',
      title: '远山科技有限公司',
      amountFen: 20_002,
      netFen: 18_870,
      vatFen: 1_132,
      orderNumbers: [one.number, two.number],
      otherLicensees: [],
      files: [],
    });
    expect((await call('list')).body.infos[0]).toMatchObject({ id: body.id, overdue: false });
    const mails = await mailsTo(product, 'buyer@framehall.test');
    expect(mails.at(-1)?.body).toContain(invoice.number);
  });

  test('points out a licensee that is not the title', async () => {
    const order = await paidOrder(product, { token, licensee: '海川传媒' });
    const { body } = await applyFor(product, token, { orderIds: [order.orderId], titleId });
    expect((await call('detail', { id: body.id })).body.invoice.otherLicensees).toEqual(['海川传媒']);
  });

  test('of somebody else’s order or title is as if it did not exist', async () => {
    const { orderId } = await paid();
    const theirs = await addTitle(product, stranger, { title: '别家公司' });
    expect(problemOf(await applyFor(product, stranger, { orderIds: [orderId], titleId: theirs }))).toEqual([
      404,
      'not-found',
    ]);
    expect(problemOf(await applyFor(product, token, { orderIds: [orderId], titleId: theirs }))).toEqual([
      404,
      'not-found',
    ]);
    expect(problemOf(await applyFor(product, token, { orderIds: [999_999], titleId }))).toEqual([404, 'not-found']);
    expect(problemOf(await call('ofOrder', { orderId }, stranger))).toEqual([404, 'not-found']);
    expect((await call('ofOrder', { orderId })).body).toMatchObject({ may: true, invoices: [] });
  });

  test('for a special invoice is a company’s, with all four fields', async () => {
    const { orderId } = await paid();
    const person = await addTitle(product, token, { kind: 'person', title: '韩梅梅', taxNumber: '' });
    const bare = { title: '空山公司', address: '', phone: '', bank: '', account: '' };
    const lacking = await addTitle(product, token, bare);
    const special = (id: number) => applyFor(product, token, { orderIds: [orderId], titleId: id, type: 'special' });
    expect((await special(person)).body.fields).toHaveProperty('type');
    expect(Object.keys((await special(lacking)).body.fields)).toEqual(['address', 'phone', 'bank', 'account']);
    expect((await special(titleId)).status).toBe(200);
  });

  test('needs a paid order whose money was not asked back', async () => {
    const unpaid = await quotedOrder(product);
    const order = await paid();
    await product.call('/payment/askRefund', { key: randomUUID(), orderId: order.orderId, words: 'x' }, { token });
    for (const { orderId } of [unpaid, order])
      expect(problemOf(await applyFor(product, token, { orderIds: [orderId], titleId }))).toEqual([
        409,
        'not-invoiceable',
      ]);
    for (const orderIds of [[], [0], Array.from({ length: 51 }, (_, n) => n + 1)])
      expect((await applyFor(product, token, { orderIds, titleId })).status).toBe(400);
  });

  test('of one order at once is one invoice, and the same request is the same one', async () => {
    const [one, two] = [await paid(), await paid()];
    const sets = [[one.orderId, two.orderId], [two.orderId], [one.orderId], [two.orderId, one.orderId]];
    const replies = await Promise.all(sets.map((orderIds) => applyFor(product, token, { orderIds, titleId })));
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from invoice_lines where live and order_id in (${one.orderId}, ${two.orderId})`.execute(
      db,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(2);
    const refused = outcomesOf(replies).filter((outcome) => outcome !== 'done');
    expect(new Set(refused)).toEqual(new Set(['invoiced-already']));
    const third = await paid();
    const wish = { orderIds: [third.orderId], titleId, key: randomUUID() };
    const again = await Promise.all([applyFor(product, token, wish), applyFor(product, token, wish)]);
    expect(again[0]?.body.id).toBe(again[1]?.body.id);
    expect(problemOf(await applyFor(product, token, { ...wish, type: 'special' }))).toEqual([409, 'request-differs']);
  });

  test('can be withdrawn until finance has begun, and the order invoiced again', async () => {
    const { orderId } = await paid();
    const { body } = await applyFor(product, token, { orderIds: [orderId], titleId });
    expect(problemOf(await call('withdraw', { id: body.id }, stranger))).toEqual([404, 'not-found']);
    expect((await call('withdraw', { id: body.id })).body.invoice).toMatchObject({
      state: 'rejected',
      reason: 'withdrawn',
    });
    const next = await applyFor(product, token, { orderIds: [orderId], titleId });
    await product.call('/office/invoices/claim', { id: next.body.id }, { token: finance });
    expect(problemOf(await call('withdraw', { id: next.body.id }))).toEqual([409, 'changed-meanwhile']);
  });

  test('[R300] is due after 7 working days, after 10 when a transfer paid for it', async () => {
    const dueOf = async (orderIds: number[]) => {
      const { body } = await applyFor(product, token, { orderIds, titleId });
      const { rows } = await sql<{ days: number }>`
        select count(*) as days
        from invoices i, generate_series(day_in_china(i.applied_at) + 1, day_in_china(i.due_at), interval '1 day') d
        where i.id = ${body.id} and is_working_day(d::date)`.execute(db);
      return rows[0]?.days;
    };
    const [gateway, transfer] = [await paid(), await transferred()];
    expect(await dueOf([gateway.orderId])).toBe(7);
    expect(await dueOf([transfer.orderId])).toBe(10);
    await product.moveTime('6 days');
    const [late] = (await call('list', { pageSize: 1 })).body.infos;
    await product.moveTime('25 days');
    const [later] = (await call('list', { pageSize: 1 })).body.infos;
    await product.moveTime('0 seconds');
    expect([late.overdue, later.overdue]).toEqual([false, true]);
  });
});

test('files are the buyer’s once the invoice is issued, and nobody else’s', async () => {
  const { orderId } = await paid();
  const { body } = await applyFor(product, token, { orderIds: [orderId], titleId });
  const number = await issueByHand(product, finance, { id: body.id, amountFen: 128_000, taxFen: 7_245 });
  const { url } = (await call('file', { id: body.id, kind: 'pdf' })).body;
  const file = await fetch(url);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`Framehall-${number}.pdf`),
  ]);
  expect(problemOf(await call('file', { id: body.id, kind: 'pdf' }, stranger))).toEqual([404, 'not-found']);
  expect(problemOf(await call('file', { id: body.id, kind: 'ofd' }))).toEqual([404, 'not-found']);
  expect(problemOf(await call('detail', { id: body.id }, stranger))).toEqual([404, 'not-found']);
  expect((await call('ofOrder', { orderId })).body).toMatchObject({ may: false, invoices: [{ state: 'issued' }] });
});

test.each(['titles', 'orders', 'list'])('%s is for members', async (path) => {
  expect((await product.call(`/invoice/${path}`, {})).status).toBe(401);
});
