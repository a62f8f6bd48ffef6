import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { addPayment, movePayment } from './ledger.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');

const bill = (input: object = {}, as = token) => product.call('/bill/list', input, { token: as });
const desk = (name: string, input: object, language: 'zh' | 'en' = 'en') =>
  product.call(`/office/finance/${name}`, input, { token: finance, language });
const today = async () =>
  (await sql<{ day: string }>`select day_in_china(clock_now())::text as day`.execute(product.db)).rows[0]!.day;

const MINUTE = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

let kept: QuotedOrder;
let returned: QuotedOrder;
let twice: number;

beforeAll(async () => {
  kept = await paidOrder(product, { token, fen: 30_000, licensee: '=1+1' });
  returned = await paidOrder(product, { token, fen: 20_000, gateway: 'wechat' });
  await product.call('/payment/askRefund', { key: randomUUID(), orderId: returned.orderId, words: 'x' }, { token });
  await desk('approveRefund', { key: randomUUID(), orderId: returned.orderId, answer: '' });
  const refund = await product.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await workers['payments.refund'](ctx, { refundId: refund.id }, new AbortController().signal);
  twice = (await addPayment(ctx, {
    paidFor: { orderId: kept.orderId, quoteId: kept.quoteId, productOrderId: null },
    way: 'transfer',
    tradeNo: '+861',
    attemptId: null,
    amountFen: 30_000,
    state: 'refund_due',
    reason: 'paid-twice',
    payer: '@evil',
    voucherKey: null,
    paidAt: new Date(Date.now() - 40 * 86_400_000),
  }))!;
  await quotedOrder(product);
  await paidOrder(product, { token: stranger, buyer: 'manager', fen: 77_700 });
});

describe('[R46] the bill', () => {
  test('lists a buyer’s payments and refunds, newest first, with their sums', async () => {
    const { body } = await bill();
    expect(body).toMatchObject({ total: 4, paidFen: 80_000, refundedFen: 20_000 });
    expect(body.infos.map(({ kind, amountFen, state }: Record<string, unknown>) => [kind, amountFen, state])).toEqual([
      ['refund', -20_000, 'done'],
      ['payment', 20_000, 'refunded'],
      ['payment', 30_000, 'settled'],
      ['payment', 30_000, 'refund_due'],
    ]);
    expect(body.infos[1]).toMatchObject({ orderNumber: returned.number, way: 'wechat', projectName: '新年广告' });
  });

  test('by kind, by days in China and by page', async () => {
    expect((await bill({ kind: 'refund' })).body).toMatchObject({ total: 1, paidFen: 0, refundedFen: 20_000 });
    const day = await today();
    expect((await bill({ from: day, to: day })).body).toMatchObject({ total: 3 });
    expect((await bill({ to: '2001-01-01' })).body).toMatchObject({ total: 0, infos: [], paidFen: 0 });
    const page = (await bill({ pageNo: 2, pageSize: 3 })).body;
    expect(page).toMatchObject({ total: 4, infos: [{ state: 'refund_due' }] });
    expect((await bill({ from: 'yesterday' })).status).toBe(400);
    expect((await bill({ kind: 'gift' })).status).toBe(400);
  });

  test('is one’s own', async () => {
    expect((await bill({}, stranger)).body).toMatchObject({ total: 1, paidFen: 77_700 });
    expect((await product.call('/bill/list', {})).body.code).toBe(1001);
    const { csv } = (await product.call('/bill/export', {}, { token: stranger })).body;
    expect(csv).not.toContain(kept.number);
  });

  test('[S54] as a table, in which nothing is a formula', async () => {
    const { csv } = (await product.call('/bill/export', {}, { token, language: 'zh' })).body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('时间,类型,订单号,项目名称,支付方式,交易号,状态,金额（元）');
    expect(lines[1]).toContain(`退款,${returned.number},新年广告,微信支付`);
    expect(lines[1]).toMatch(/退款成功,-200$/);
    expect(lines[4]).toContain("'+861");
    // Of a transfer only the day is known.
    const times = lines.slice(1).map((line: string) => line.split(',')[0]);
    expect(times.slice(0, 3)).toEqual([MINUTE, MINUTE, MINUTE].map((form) => expect.stringMatching(form)));
    expect(times[3]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('a payment moves only where the table of its states allows', async () => {
  const move = { id: twice, from: 'refund_due', to: 'settled', by: 'system' } as const;
  expect(await movePayment(ctx, move)).toMatchObject({ code: 'not-allowed' });
  const { state } = await product.db
    .selectFrom('payments')
    .select('state')
    .where('id', '=', twice)
    .executeTakeFirstOrThrow();
  expect(state).toBe('refund_due');
});

describe('the ledger', () => {
  test('shows what waits, and everything, by what it is asked for', async () => {
    const all = (await desk('list', { view: 'ledger' })).body;
    expect(all.total).toBe(4);
    expect(all.infos[0]).toMatchObject({ amountFen: 77_700 });
    expect((await desk('list', { view: 'refund-due' })).body.infos).toMatchObject([
      { paymentId: twice, reason: 'paid-twice', orderNumber: kept.number, refund: null },
    ]);
    expect((await desk('list', { view: 'ledger', keyword: '+86' })).body.total).toBe(1);
    expect((await desk('list', { view: 'ledger', keyword: '%' })).body.total).toBe(0);
    expect((await desk('list', { view: 'ledger', keyword: returned.number })).body.total).toBe(1);
    expect((await desk('list', { view: 'ledger', way: 'wechat' })).body.total).toBe(1);
    expect((await desk('list', { view: 'ledger', to: '2001-01-01' })).body.total).toBe(0);
    expect((await desk('counts', {})).body).toMatchObject({ transfers: 0, requests: 0, refundDue: 1, failed: 0 });
    expect((await desk('list', { view: 'everything' })).status).toBe(400);
  });

  test('tells of one payment what gateways and others said', async () => {
    const { body } = await desk('detail', { paymentId: twice });
    expect(body).toMatchObject({ voucher: null, others: [{ state: 'settled' }], notices: [], untouched: true });
    expect((await desk('detail', { paymentId: 999_999_999 })).status).toBe(404);
  });

  test('[S54] as a table, in which nothing is a formula', async () => {
    const { csv } = (await desk('export', {})).body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(csv).toContain("'=1+1");
    expect(csv).toContain("'@evil");
    expect(csv).toContain("'+861");
    expect(lines.find((row: string) => row.includes(returned.number))).toMatch(/,200,Refunded,Refund approved,200,/);
    const one = (await desk('export', { keyword: returned.number })).body.csv;
    expect(one.trim().split('\r\n')).toHaveLength(2);
  });

  test('in figures: what came by which way on each day, and what went back', async () => {
    const { infos } = (await desk('figures', { days: 30 })).body;
    expect(infos).toHaveLength(30);
    expect(infos.at(-1)).toEqual({
      day: await today(),
      alipayFen: 107700,
      wechatFen: 20_000,
      transferFen: 0,
      refundedFen: 20_000,
    });
    const longer = (await desk('figures', { days: 90 })).body.infos;
    expect(longer.reduce((sum: number, day: { transferFen: number }) => sum + day.transferFen, 0)).toBe(30_000);
    expect((await desk('figures', { days: 31 })).status).toBe(400);
  });
});
