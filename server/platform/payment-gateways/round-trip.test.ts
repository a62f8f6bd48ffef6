import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GATEWAYS, type GatewayName } from '#contract/domain/payment.ts';
import { addressOf, asRaw, payAt, startSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { connectGateways } from './connect.ts';
import { GatewayRefused, GatewayUnanswered } from './failures.ts';
import type { Gateway, PaymentTarget } from './gateway.ts';
import { sandboxSettings } from './sandbox/keys.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.control.whims({ down: false, refunds: 'normal' });
});

let count = 0;

interface Begun {
  outTradeNo: string;
  target: PaymentTarget;
}

async function begin(gateway: Gateway, { amountFen = 128_050, minutes = 30, number = '' } = {}): Promise<Begun> {
  const outTradeNo = number || `FHT${String((count += 1)).padStart(6, '0')}`;
  const target = await gateway.begin({
    outTradeNo,
    amountFen,
    subject: '订单 Order <b>“1”</b> & more = 字'.repeat(6),
    expiresAt: new Date(Date.now() + minutes * 60_000),
    returnUrl: 'http://127.0.0.1:4000/OrderSuccess?orderId=7',
  });
  return { outTradeNo, target };
}

/** Opens the payment page, since Alipay knows a payment only after that. */
async function look({ target }: Begun): Promise<Response> {
  return await fetch(addressOf(target));
}

async function beginPaid(gateway: Gateway): Promise<Begun> {
  const begun = await begin(gateway);
  await payAt(begun.target);
  return begun;
}

describe.each(GATEWAYS)('[R3] %s', (name: GatewayName) => {
  const gateway = () => sandbox.gateways[name];

  test('is paid, and says so when asked', async () => {
    const begun = await begin(gateway());
    const { outTradeNo } = begun;
    expect(await (await look(begun)).text()).toContain('¥1,280.50');
    expect(await gateway().ask(outTradeNo)).toEqual({ outTradeNo, state: 'unpaid', paid: undefined });
    await payAt(begun.target);
    const trade = await gateway().ask(outTradeNo);
    expect(trade).toMatchObject({ outTradeNo, state: 'paid', paid: { amountFen: 128_050 } });
    expect(Math.abs(Date.now() - Number(trade.paid?.at))).toBeLessThan(60_000);
    expect(trade.paid?.tradeNo).toMatch(/^\d{24,28}$/);
  });

  test('has a page for phones, which leads back to the shop', async () => {
    const outTradeNo = `FHP${name}1`;
    const target = await gateway().begin({
      outTradeNo,
      amountFen: 4_800,
      subject: 'Order',
      expiresAt: new Date(Date.now() + 300_000),
      returnUrl: 'http://127.0.0.1:4000/OrderSuccess?orderId=7',
      phone: { address: '203.0.113.7' },
    });
    if (target.kind !== 'page') throw new Error('a phone cannot scan itself');
    const { url } = await fetch(target.url);
    const paid = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
    expect(paid.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4000\/OrderSuccess\?orderId=7/);
    expect(await gateway().ask(outTradeNo)).toMatchObject({ state: 'paid', paid: { amountFen: 4_800 } });
  });

  test('a notice tells the same as asking', async () => {
    const { outTradeNo } = await beginPaid(gateway());
    const { notice } = await sandbox.control.notice({ gateway: name, outTradeNo, send: false });
    expect(await gateway().readNotice(asRaw(notice))).toEqual({ trade: await gateway().ask(outTradeNo) });
  });

  test.each([1, 10, 99, 100, 105, 1_000_000_000])('%i fen arrive as they are', async (amountFen) => {
    const { outTradeNo, target } = await begin(gateway(), { amountFen });
    await payAt(target);
    expect((await gateway().ask(outTradeNo)).paid?.amountFen).toBe(amountFen);
  });

  test('one that nobody has begun is unknown, and closing it harms nobody', async () => {
    expect(await gateway().ask('FHT-NOBODY')).toMatchObject({ state: 'unknown', paid: undefined });
    await gateway().close('FHT-NOBODY');
  });

  test('closed, it cannot be paid; closing again changes nothing', async () => {
    const begun = await begin(gateway());
    await look(begun);
    await gateway().close(begun.outTradeNo);
    await gateway().close(begun.outTradeNo);
    await payAt(begun.target);
    expect(await gateway().ask(begun.outTradeNo)).toMatchObject({ state: 'closed', paid: undefined });
  });

  test('what is paid cannot be closed', async () => {
    const { outTradeNo } = await beginPaid(gateway());
    await expect(gateway().close(outTradeNo)).rejects.toThrow(GatewayRefused);
    expect(await gateway().ask(outTradeNo)).toMatchObject({ state: 'paid' });
  });

  test('ends by itself when its time is over', async () => {
    const begun = await begin(gateway(), { minutes: -1 });
    await look(begun);
    await payAt(begun.target);
    expect(await gateway().ask(begun.outTradeNo)).toMatchObject({ state: 'closed' });
  });

  test('gives money back once for each number, in parts too', async () => {
    const { outTradeNo } = await beginPaid(gateway());
    const part = { outTradeNo, outRefundNo: `${outTradeNo}R1`, amountFen: 28_050, totalFen: 128_050, reason: '退款' };
    expect(await gateway().refund(part)).toMatchObject({ state: 'done' });
    expect(await gateway().refund(part)).toMatchObject({ state: 'done' });
    expect(await gateway().ask(outTradeNo)).toMatchObject({ state: 'paid' });
    await expect(gateway().refund({ ...part, amountFen: 1 })).rejects.toThrow(GatewayRefused);
    const rest = { ...part, outRefundNo: `${outTradeNo}R2`, amountFen: 100_000 };
    expect(await gateway().refund(rest)).toMatchObject({ state: 'done' });
    await expect(gateway().refund({ ...rest, outRefundNo: `${outTradeNo}R3`, amountFen: 1 })).rejects.toThrow(
      GatewayRefused,
    );
    expect(await gateway().ask(outTradeNo)).toMatchObject({ state: 'refunded', paid: { amountFen: 128_050 } });
    const { refunds } = await sandbox.control.trade({ gateway: name, outTradeNo });
    expect(refunds.map(({ amountFen }) => amountFen)).toEqual([28_050, 100_000]);
  });

  test('a refund may be refused, or take its time', async () => {
    const { outTradeNo } = await beginPaid(gateway());
    const whole = { outTradeNo, outRefundNo: `${outTradeNo}R1`, amountFen: 128_050, totalFen: 128_050, reason: 'x' };
    await sandbox.control.whims({ refunds: 'refuse' });
    await expect(gateway().refund(whole)).rejects.toThrow(GatewayRefused);
    await sandbox.control.whims({ refunds: 'hold' });
    expect(await gateway().refund(whole)).toMatchObject({ state: 'sending' });
    expect(await gateway().refund(whole)).toMatchObject({ state: 'sending' });
    await sandbox.control.whims({ refunds: 'normal' });
    expect(await gateway().refund(whole)).toMatchObject({ state: 'done' });
  });

  test('what was never paid is not paid back', async () => {
    const begun = await begin(gateway());
    await look(begun);
    const wish = { outTradeNo: begun.outTradeNo, outRefundNo: 'X', amountFen: 1, totalFen: 128_050, reason: 'x' };
    await expect(gateway().refund(wish)).rejects.toThrow(GatewayRefused);
  });

  test('a gateway that is not there is said to be unanswered, without a word of keys or signatures', async () => {
    const { outTradeNo } = await beginPaid(gateway());
    await sandbox.control.whims({ down: true });
    const failure: unknown = await gateway()
      .ask(outTradeNo)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayUnanswered);
    expect((failure as Error).message).toMatch(/^\w+ did not answer \(.{1,60}\)$/);
    expect(failure).not.toHaveProperty('config');
    expect((failure as Error).cause).toBeUndefined();
  });
});

test('[R3] the same payment is begun again; for another amount it is another', async () => {
  const { wechat } = sandbox.gateways;
  const first = await begin(wechat);
  expect(await begin(wechat, { number: first.outTradeNo })).toEqual(first);
  await expect(begin(wechat, { number: first.outTradeNo, amountFen: 1 })).rejects.toThrow(GatewayRefused);
});

test('[R3] a link to Alipay of which anything was changed opens nothing', async () => {
  const begun = await begin(sandbox.gateways.alipay);
  const url = begun.target.kind === 'page' ? begun.target.url : '';
  const cheaper = url.replace('1280.50', '0.01');
  expect(cheaper).not.toBe(url);
  expect((await fetch(cheaper)).status).toBe(400);
  expect(await sandbox.gateways.alipay.ask(begun.outTradeNo)).toMatchObject({ state: 'unknown' });
});

describe('[R3] whoever is not the gateway is not believed', () => {
  let server: Server;
  let answer: (() => string) | undefined;

  /** Both gateways at an address where another server answers, or none. */
  async function elsewhere(): Promise<Record<GatewayName, Gateway>> {
    server = createServer((_request, response) => {
      if (answer) response.setHeader('content-type', 'application/json').end(answer());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return connectGateways(sandboxSettings(sandbox.keys, url), 'http://127.0.0.1:9', 300) as Record<
      GatewayName,
      Gateway
    >;
  }

  test.each(GATEWAYS)('%s: an answer without a signature, one that never comes', async (name) => {
    const gateways = await elsewhere();
    const paid = { code: '10000', out_trade_no: 'A1', trade_status: 'TRADE_SUCCESS', total_amount: '1.00' };
    answer = () => JSON.stringify({ alipay_trade_query_response: paid, sign: 'c2lnbg==', trade_state: 'SUCCESS' });
    await expect(gateways[name].ask('A1')).rejects.toThrow(GatewayUnanswered);
    answer = undefined;
    await expect(gateways[name].ask('A1')).rejects.toThrow(GatewayUnanswered);
    server.closeAllConnections();
    server.close();
  });
});
