import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
// The gateways send no notices here, so that each test decides which notice comes when.
await sandbox.control.whims({ notices: { drop: true } });
const buyer = await signIn(product, 'buyer');
let finance = await signIn(product, 'finance');

const notices = (input: object = {}, token: string | undefined = finance) =>
  product.call('/office/finance/notices', input, { token });
const counted = async () =>
  (await product.call('/office/finance/counts', {}, { token: finance })).body.notices as number;

type Wish = Omit<Parameters<typeof sandbox.control.notice>[0], 'gateway' | 'outTradeNo'>;
async function tell(gateway: GatewayName, outTradeNo: string, wish: Wish = {}): Promise<number | undefined> {
  return (await sandbox.control.notice({ gateway, outTradeNo, ...wish })).reply?.status;
}

let order: QuotedOrder;
let first: Awaited<ReturnType<typeof startPaying>>;
let outTradeNo: string;
const tradeNo = expect.stringMatching(/^\d{20,}$/);

beforeAll(async () => {
  order = await quotedOrder(product);
  first = await startPaying(product, order, { token: buyer, gateway: 'wechat' });
  ({ outTradeNo } = first);
});

describe('[S4] notices that were not taken', () => {
  test('are listed with what was wrong and, where it is known, whose they are and what was to be paid', async () => {
    expect((await notices()).body).toMatchObject({ infos: [], total: 0 });
    expect(await tell('wechat', outTradeNo, { wrong: 'signature' })).toBe(400);
    expect(await tell('wechat', outTradeNo, { wrong: 'order' })).toBe(400);
    expect(await tell('wechat', outTradeNo, { wrong: 'amount', amountFen: 1 })).toBe(400);
    const { body } = await notices();
    const at = expect.any(String);
    const known = { noticeId: expect.any(Number), at, firstAt: at, times: 1, address: '127.0.0.1', gateway: 'wechat' };
    const nothing = { orderId: null, productOrderId: null, orderNumber: null, expectedFen: null };
    expect(body.infos).toEqual([
      {
        ...known,
        outcome: 'amount',
        outTradeNo,
        tradeNo,
        orderId: order.orderId,
        productOrderId: null,
        orderNumber: order.number,
        announcedFen: 1,
        expectedFen: order.totalFen,
      },
      { ...known, ...nothing, outcome: 'unknown-order', outTradeNo: `X${outTradeNo}`, tradeNo, announcedFen: 128_000 },
      // A notice with a wrong signature is refused, and its contents are not stored.
      { ...known, ...nothing, outcome: 'signature', outTradeNo: null, tradeNo: null, announcedFen: null },
    ]);
    expect(body.total).toBe(3);
    expect(await counted()).toBe(3);
  });

  test('do not hold what was taken', async () => {
    const before = (await notices()).body.total;
    const second = await startPaying(product, order, { token: buyer, gateway: 'alipay' });
    for (const { target } of [first, second]) await payAt(target);
    expect(await tell('wechat', outTradeNo, { wrong: 'unpaid' })).toBe(200);
    for (let time = 0; time < 2; time += 1) expect(await tell('wechat', outTradeNo)).toBe(200);
    expect(await tell('alipay', second.outTradeNo)).toBe(200);
    const { rows } = await sql<{ outcome: string }>`
      select outcome from payment_notices order by id desc limit 4`.execute(product.db);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refund-due', 'known', 'settled', 'unpaid']);
    expect((await notices()).body.total).toBe(before);
    expect(await counted()).toBe(before);
  });

  test('hold every reason for which there are words', async () => {
    for (const wrong of ['amount', 'app', 'order', 'signature', 'serial', 'time', 'signtest'] as const)
      expect(await tell('wechat', outTradeNo, { wrong })).toBe(400);
    expect((await fetch(`${product.url}/payment/notice/alipay`, { method: 'POST', body: 'x=1' })).status).toBe(400);
    const { infos } = (await notices()).body as { infos: { outcome: string }[] };
    const outcomes = new Set(infos.map(({ outcome }) => outcome));
    expect([...outcomes].toSorted()).toEqual([
      'amount',
      'malformed',
      'merchant',
      'serial',
      'signature',
      'test',
      'time',
      'unknown-order',
    ]);
  });

  test('name no order that another gateway was asked about, and say what nobody has words for', async () => {
    await sql`
      insert into payment_notices (gateway, out_trade_no, outcome, amount_fen)
      values ('alipay', ${outTradeNo}, 'of-another-time', 5)`.execute(product.db);
    const { infos } = (await notices({ pageSize: 1 })).body;
    expect(infos).toMatchObject([{ outcome: 'of-another-time', outTradeNo, announcedFen: 5, orderId: null }]);
    expect(infos).toMatchObject([{ orderNumber: null, expectedFen: null, tradeNo: null }]);
  });

  test('of one sender are one row with a count, also when many come at once', async () => {
    const group = async (outcome: string) => {
      const { infos } = (await notices({ pageSize: 100 })).body;
      type Row = { outcome: string; address: string; times: number; at: string; firstAt: string };
      return (infos as Row[]).filter((row) => row.outcome === outcome && row.address === '127.0.0.1');
    };
    const [before] = await group('time');
    const { total } = (await notices()).body;
    await Promise.all(Array.from({ length: 20 }, () => tell('wechat', outTradeNo, { wrong: 'time' })));
    const [after, ...others] = await group('time');
    expect(others).toEqual([]);
    expect(after?.times).toBe((before?.times ?? 0) + 20);
    expect(after?.firstAt).toBe(before?.firstAt);
    expect(Date.parse(after?.at ?? '')).toBeGreaterThan(Date.parse(before?.at ?? ''));
    expect((await notices()).body.total).toBe(total);
    for (const amountFen of [2, 3]) await tell('wechat', outTradeNo, { wrong: 'amount', amountFen });
    expect((await notices()).body.total).toBe(total + 2);
  });

  test('come in pages, in one order, however many came at one moment', async () => {
    await sql`
      insert into payment_notices (gateway, outcome, address)
      select 'wechat', 'signature', '203.0.113.' || sender from generate_series(1, 150) sender`.execute(product.db);
    const { infos: all, total } = (await notices({ pageSize: 1000 })).body;
    expect(all).toHaveLength(100);
    const rest = (await notices({ pageNo: 2, pageSize: 100 })).body;
    expect(rest.total).toBe(total);
    const ids = [...all, ...rest.infos].map(({ noticeId }: { noticeId: number }) => noticeId);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    const times = [...all, ...rest.infos].map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await notices({ pageNo: 3, pageSize: 5 })).body.infos).toEqual(all.slice(10, 15));
    expect((await notices({ pageSize: 0 })).body.infos).toHaveLength(1);
    expect((await notices({ pageNo: 1000 })).body).toMatchObject({ infos: [], total });
  });

  test('are for finance only, and asked for by page only', async () => {
    for (const name of ['buyer', 'photographer', 'sales', 'reviewer', 'editor'])
      expect((await notices({}, await signIn(product, name))).status).toBe(403);
    expect((await product.call('/office/finance/notices')).body).toMatchObject({ code: 1001, success: false });
    for (const input of [{ pageNo: 0 }, { pageNo: 1.5 }, { pageSize: 'all' }, { outcome: 'amount' }])
      expect((await notices(input)).status).toBe(400);
  });

  test('are counted for a week and listed for longer', async () => {
    const { total } = (await notices()).body;
    expect(await counted()).toBe(total);
    await product.moveTime('6 days 23 hours');
    finance = await signIn(product, 'finance');
    expect(await counted()).toBe(total);
    await product.moveTime('7 days 1 minute');
    expect(await counted()).toBe(0);
    await tell('wechat', outTradeNo, { wrong: 'signature' });
    expect(await counted()).toBe(1);
    expect((await notices()).body.total).toBe(total);
  });
});
