import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GATEWAYS, type GatewayName } from '#contract/domain/payment.ts';
import { sandboxControl } from '#tests/support/sandbox-control.ts';
import { addressOf, payAt, startSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { SHOP } from '#tests/support/shop-settings.ts';
import type { PaymentTarget } from '../gateway.ts';

let sandbox: TestSandbox;
/** The product's side: what it received, and what it answers. */
const came: { path: string; body: string }[] = [];
let answer = { status: 200, body: 'success' };

beforeAll(async () => {
  sandbox = await startSandbox({ pauses: [20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 400] });
  const shop = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      came.push({ path: request.url ?? '', body });
      response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  await sandbox.control.whims({ notices: { origin } });
  afterAll(() => shop.close());
});
beforeEach(async () => {
  came.length = 0;
  answer = { status: 200, body: 'success' };
  await sandbox.control.whims({ notices: { drop: false, delayMs: 0, copies: 1 } });
});

let count = 0;
async function begin(name: GatewayName, subject = '订单'): Promise<{ outTradeNo: string; target: PaymentTarget }> {
  const outTradeNo = `FHS00${(count += 1)}`;
  const target = await sandbox.gateways[name].begin({
    outTradeNo,
    amountFen: 5000,
    subject,
    expiresAt: new Date(Date.now() + 60_000),
    returnUrl: 'http://127.0.0.1:4000/OrderSuccess?orderId=7',
  });
  return { outTradeNo, target };
}

/** Vitest's own second is too short for a busy machine. */
const PATIENCE = { timeout: 60_000 };

async function toldOf(gateway: GatewayName, outTradeNo: string): Promise<void> {
  await vi.waitUntil(async () => (await sandbox.control.trade({ gateway, outTradeNo })).telling.done, PATIENCE);
}

describe.each(GATEWAYS)('[R3] the sandbox as %s', (name: GatewayName) => {
  test('tells of a payment once, when that is acknowledged', async () => {
    const { outTradeNo, target } = await begin(name);
    await payAt(target);
    await toldOf(name, outTradeNo);
    expect(came.map(({ path }) => path)).toEqual([`/payment/notice/${name}`]);
  });

  test.each([
    [503, 'success'],
    [400, 'failure'],
    [302, 'success'],
  ])('tells again and again while it hears %i', async (status, body) => {
    answer = { status, body };
    const { outTradeNo, target } = await begin(name);
    await payAt(target);
    await vi.waitUntil(() => came.length >= 3, PATIENCE);
    answer = { status: 200, body: 'success' };
    await toldOf(name, outTradeNo);
    const told = came.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(came).toHaveLength(told);
  });

  test('doubles, and drops until nobody asks for that any more', async () => {
    await sandbox.control.whims({ notices: { copies: 3 } });
    const doubled = await begin(name);
    await payAt(doubled.target);
    await toldOf(name, doubled.outTradeNo);
    expect(came).toHaveLength(3);
    expect(new Set(came.map(({ body }) => body)).size).toBe(1);
    came.length = 0;
    await sandbox.control.whims({ notices: { copies: 1, drop: true } });
    const dropped = await begin(name);
    await payAt(dropped.target);
    await vi.waitUntil(async () => {
      const { telling } = await sandbox.control.trade({ gateway: name, outTradeNo: dropped.outTradeNo });
      return telling.tries >= 2;
    }, PATIENCE);
    expect(came).toEqual([]);
    expect(await sandbox.gateways[name].ask(dropped.outTradeNo)).toMatchObject({ state: 'paid' });
  });

  test('forgets nothing over a restart: neither trades nor whom it has to tell', async () => {
    answer = { status: 503, body: '' };
    const paid = await begin(name);
    const open = await begin(name);
    await payAt(paid.target);
    await payAt(open.target, 'cancel');
    await vi.waitUntil(() => came.length > 0, PATIENCE);
    const origin = await originOf();
    const before = await sandbox.gateways[name].ask(paid.outTradeNo);
    await sandbox.restart();
    answer = { status: 200, body: 'success' };
    await sandbox.control.whims({ notices: { origin } });
    expect(await sandbox.gateways[name].ask(paid.outTradeNo)).toEqual(before);
    expect(await sandbox.gateways[name].ask(open.outTradeNo)).toMatchObject({ state: 'unpaid' });
    await toldOf(name, paid.outTradeNo);
  });

  test('a late payment pays what was closed; otherwise nothing does', async () => {
    const { outTradeNo, target } = await begin(name);
    await payAt(target, 'cancel');
    await sandbox.gateways[name].close(outTradeNo);
    await sandbox.control.pay({ gateway: name, outTradeNo });
    expect(await sandbox.gateways[name].ask(outTradeNo)).toMatchObject({ state: 'closed' });
    await sandbox.control.pay({ gateway: name, outTradeNo, late: true });
    expect(await sandbox.gateways[name].ask(outTradeNo)).toMatchObject({ state: 'paid' });
  });

  test('shows a page that says what it is, runs no script and escapes what others wrote', async () => {
    const { target } = await begin(name, '<script>alert(1)</script> "x"');
    const page = await fetch(addressOf(target));
    const html = await page.text();
    expect(html).toMatch(/沙箱支付，仅供演示[^]*No real money moves[^]*¥50\.00[^]*付款[^]*Pay[^]*取消[^]*Cancel/);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  });
});

async function originOf(): Promise<string> {
  const whims = (await sandbox.control.whims({})) as { notices: { origin: string } };
  return whims.notices.origin;
}

test('[R3] Alipay’s page leads back to the shop, paid or not', async () => {
  const paid = await begin('alipay');
  const back = new URL((await payAt(paid.target)).headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('http://127.0.0.1:4000/OrderSuccess');
  expect(back.searchParams.get('orderId')).toBe('7');
  expect(back.searchParams.get('out_trade_no')).toBe(paid.outTradeNo);
  const { target } = await begin('alipay');
  const away = await payAt(target, 'cancel');
  expect(away.headers.get('location')).toBe('http://127.0.0.1:4000/OrderSuccess?orderId=7');
});

test('[R3] a shop that is no demo has no sandbox', () => {
  const env = { ...SHOP, PATH: process.env['PATH'] ?? '', DATA_DIR: sandbox.dataDir };
  const run = spawnSync(process.execPath, ['server/payments-sandbox.ts'], { env, encoding: 'utf8', timeout: 60_000 });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('started where real gateways belong');
});

describe('[R3] the sandbox lets nobody in who is not the product', () => {
  test('questions without a signature', async () => {
    const alipay = await fetch(`${sandbox.url}/gateway.do`, {
      method: 'POST',
      body: new URLSearchParams({ method: 'alipay.trade.query', biz_content: '{}', sign: 'eA==', sign_type: 'RSA2' }),
    });
    expect(await alipay.json()).toMatchObject({ alipay_trade_query_response: { sub_code: 'isv.invalid-signature' } });
    const wechat = await fetch(`${sandbox.url}/v3/pay/transactions/out-trade-no/FHS1?mchid=1`);
    expect([wechat.status, await wechat.json()]).toMatchObject([401, { code: 'SIGN_ERROR' }]);
  });

  test('controls without the key', async () => {
    const stranger = sandboxControl(sandbox.url, 'x'.repeat(sandbox.keys.control.length));
    await expect(stranger.whims({ down: true })).rejects.toThrow(/knows no such/);
    await expect(sandboxControl(sandbox.url, '').whims({ down: true })).rejects.toThrow(/knows no such/);
  });

  test('its keys are for its owner’s eyes', () => {
    const file = join(sandbox.dataDir, 'payments-sandbox/keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(sandbox.keys);
  });

  test.each(['/', '/pay/', '/pay/0123', '/v3/', '/control/pay', '/gateway.do?method=x', '/gateway.do?sign=%'])(
    'nonsense at %s is not answered with success',
    async (path) => {
      const reply = await fetch(sandbox.url + path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    },
  );
});
