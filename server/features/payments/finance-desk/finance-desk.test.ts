import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { startPaying } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');

const desk = async (name: string, input: object, language: 'zh' | 'en' = 'zh') =>
  (await product.call(`/office/finance/${name}`, input, { token: finance, language })).body;
const ofOrder = async ({ orderId }: QuotedOrder) =>
  (await product.call('/payment/ofOrder', { orderId }, { token })).body;

const PAID_AT = '2026-03-01T02:05:00.000Z';
const DONE_AT = '2026-03-02T17:30:00.000Z';
const paymentId = expect.any(Number);
const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Paid by WeChat, told by a notice, paid again by Alipay, and the second payment sent back. */
let twice: QuotedOrder;
let tradeNo: string;
let second: { tradeNo: string; refundTradeNo: string | null };
/** Paid by a transfer that finance found. */
let transferred: QuotedOrder;

async function payTwice(): Promise<void> {
  twice = await quotedOrder(product, { fen: 123_456, licensee: '海川传媒' });
  const wechat = await startPaying(product, twice, { token, gateway: 'wechat' });
  const alipay = await startPaying(product, twice, { token, gateway: 'alipay' });
  for (const { target } of [wechat, alipay]) await payAt(target);
  await sandbox.control.notice({ gateway: 'wechat', outTradeNo: wechat.outTradeNo });
  await sandbox.control.notice({ gateway: 'wechat', outTradeNo: wechat.outTradeNo });
  await product.call('/payment/check', { orderId: twice.orderId }, { token });
  const [due] = (await desk('list', { view: 'refund-due' })).infos;
  await desk('sendBack', { key: randomUUID(), paymentId: due.paymentId });
  const { id } = await product.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await workers['payments.refund'](ctx, { refundId: id }, new AbortController().signal);
  await sql`update payments set paid_at = ${PAID_AT}, payer = '李雷' where order_id = ${twice.orderId}`.execute(
    product.db,
  );
  await sql`update refunds set done_at = ${DONE_AT}`.execute(product.db);
  const [first, other] = (await ofOrder(twice)).payments;
  tradeNo = first.tradeNo;
  second = { tradeNo: other.tradeNo, refundTradeNo: other.refund.tradeNo };
}

async function transfer(): Promise<void> {
  transferred = await quotedOrder(product, { fen: 5000 });
  const { orderId, quoteId } = transferred;
  const picture = `data:application/pdf;base64,${aPdf().toString('base64')}`;
  const voucher = { key: randomUUID(), orderId, quoteId, payer: '远山科技', amountFen: 5000, paidOn: '2026-02-01' };
  const { body } = await product.call('/payment/voucher', { ...voucher, picture }, { token });
  const found = { key: randomUUID(), paymentId: body.paymentId, tradeNo: 'BANK-7', amountFen: 5000 };
  await desk('confirm', { ...found, receivedOn: '2026-02-03' });
}

beforeAll(async () => {
  await payTwice();
  await transfer();
});

const ordered = () => ({
  orderId: twice.orderId,
  productOrderId: null,
  orderNumber: twice.number,
  orderState: 'confirmed',
});

describe('finance reads', () => {
  test('of each payment what, when, by whom, for which order, and how it went back', async () => {
    const { infos, total } = await desk('list', { view: 'ledger', keyword: '海川' });
    expect(total).toBe(2);
    const same = {
      amountFen: 123_456,
      payer: '李雷',
      paidAt: PAID_AT,
      createdAt,
      refundState: 'none',
      buyer: '林小满',
    };
    const order = { ...ordered(), licensee: '海川传媒', totalFen: 123_456 };
    expect(infos).toEqual([
      {
        ...same,
        ...order,
        paymentId,
        way: 'alipay',
        tradeNo: second.tradeNo,
        state: 'refunded',
        reason: 'paid-twice',
        refund: { state: 'done', amountFen: 123_456, tradeNo: second.refundTradeNo, doneAt: DONE_AT },
      },
      { ...same, ...order, paymentId, way: 'wechat', tradeNo, state: 'settled', reason: '', refund: null },
    ]);
    const page = await desk('list', { view: 'ledger', pageNo: 2, pageSize: 1, keyword: '海川' });
    expect(page).toMatchObject({ total: 2, infos: [{ way: 'wechat' }] });
  });

  test('the receipt that a buyer sent, the other payments of the order, and every notice', async () => {
    const [sentBack, kept] = (await desk('list', { view: 'ledger', keyword: '海川' })).infos;
    const detail = await desk('detail', { paymentId: kept.paymentId });
    expect(detail).toMatchObject({ payment: kept, voucher: null, refundWords: '', refundRequestedAt: null });
    expect(detail.others).toMatchObject([{ paymentId: sentBack.paymentId, way: 'alipay', state: 'refunded' }]);
    expect(detail.notices).toEqual([
      { at: createdAt, outcome: 'known', tradeNo },
      { at: createdAt, outcome: 'settled', tradeNo },
    ]);
    const { infos } = await desk('list', { view: 'ledger', way: 'transfer' });
    expect(infos).toMatchObject([{ paidAt: '2026-02-02T16:00:00.000Z', tradeNo: 'BANK-7', payer: '远山科技' }]);
    const other = await desk('detail', { paymentId: infos[0].paymentId });
    expect(other).toMatchObject({ voucher: { kind: 'pdf' }, others: [], notices: [] });
  });

  test('when the money was asked back, in which words, and what was fetched before', async () => {
    const [{ paymentId: id }] = (await desk('list', { view: 'ledger', way: 'transfer' })).infos;
    expect(await desk('detail', { paymentId: id })).toMatchObject({ untouched: true, downloads: 0, certificates: 0 });
    await sql`update licences set certificate_at = clock_now() where order_id = ${transferred.orderId}`.execute(
      product.db,
    );
    expect(await desk('detail', { paymentId: id })).toMatchObject({ untouched: false, downloads: 0, certificates: 1 });
    await sql`
      with taken as (
        update licences set certificate_at = null where order_id = ${transferred.orderId} returning id
      )
      insert into downloads (licence_id, user_id, how) select id, (select min(id) from users), 'file' from taken`.execute(
      product.db,
    );
    expect(await desk('detail', { paymentId: id })).toMatchObject({ untouched: false, downloads: 1, certificates: 0 });
    const wish = { key: randomUUID(), orderId: transferred.orderId, words: '颜色不对' };
    await product.call('/payment/askRefund', wish, { token });
    const asked = await desk('detail', { paymentId: id });
    expect(asked).toMatchObject({ refundWords: '颜色不对', payment: { refundState: 'requested', refund: null } });
    expect(Math.abs(Date.now() - Date.parse(asked.refundRequestedAt))).toBeLessThan(600_000);
  });
});

describe('as a table', () => {
  test('the ledger has every column, in Chinese time and in the reader’s words', async () => {
    const refund = second.refundTradeNo ?? '';
    expect((await desk('export', { keyword: '海川' })).csv).toBe(
      `\uFEFF时间,订单号,买家,被授权方,支付方式,交易号,付款方,金额（元）,状态,原因,已退金额（元）,退款交易号\r\n` +
        `2026-03-01 10:05,${twice.number},林小满,海川传媒,支付宝,${second.tradeNo},李雷,1234.56,已退款,重复付款,1234.56,${refund}\r\n` +
        `2026-03-01 10:05,${twice.number},林小满,海川传媒,微信支付,${tradeNo},李雷,1234.56,已到账,,,\r\n`,
    );
    expect((await desk('export', { way: 'transfer' }, 'en')).csv).toBe(
      `\uFEFFDate,Order,Buyer,Licensee,Payment method,Transaction,Payer,Amount (CNY),Status,Reason,Refunded (CNY),Refund transaction\r\n` +
        `2026-02-03,${transferred.number},林小满,远山科技有限公司,Bank transfer,BANK-7,远山科技,50,Received,,,\r\n`,
    );
  });

  test('the bill has every column', async () => {
    const { csv } = (await product.call('/bill/export', {}, { token, language: 'en' })).body;
    expect(csv).toBe(
      `\uFEFFDate,Type,Order,Project,Payment method,Transaction,Status,Amount (CNY)\r\n` +
        `2026-03-03 01:30,Refund,${twice.number},新年广告,Alipay,${second.refundTradeNo},Refunded,-1234.56\r\n` +
        `2026-03-01 10:05,Payment,${twice.number},新年广告,Alipay,${second.tradeNo},Refunded,1234.56\r\n` +
        `2026-03-01 10:05,Payment,${twice.number},新年广告,WeChat Pay,${tradeNo},Received,1234.56\r\n` +
        `2026-02-03,Payment,${transferred.number},新年广告,Bank transfer,BANK-7,Received,50\r\n`,
    );
  });
});

test('a buyer reads what finance reads of a payment, and where to transfer to', async () => {
  const { bankAccount, payments, trouble, ways } = await ofOrder(twice);
  expect({ trouble, ways }).toEqual({ trouble: false, ways: [] });
  expect(bankAccount).toEqual(product.services.config.bankAccount);
  expect(payments.map(({ way, state }: { way: string; state: string }) => `${way} ${state}`)).toEqual([
    'wechat settled',
    'alipay refunded',
  ]);
});
