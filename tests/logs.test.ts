import { expect, test } from 'vitest';
import { connectGateways } from '#server/platform/payment-gateways/connect.ts';
import { readProviderKeys } from '#server/platform/invoice-provider/sandbox/keys.ts';
import { readSandboxKeys, sandboxSettings } from '#server/platform/payment-gateways/sandbox/keys.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';
import { sandboxControl } from './support/sandbox-control.ts';

/** Sends the product payment notices, right and wrong; returns the secrets that must not appear in the log. */
async function notify({ url, paymentsUrl }: Run, dataDir: string): Promise<string[]> {
  const keys = readSandboxKeys(dataDir);
  if (!keys) throw new Error('there is no sandbox');
  const { wechat } = connectGateways(sandboxSettings(keys, paymentsUrl), url);
  const outTradeNo = 'FHLOGGED0001';
  const expiresAt = new Date(Date.now() + 60_000);
  await wechat?.begin({ outTradeNo, amountFen: 100, subject: 'Secret-Subject', expiresAt, returnUrl: url });
  const control = sandboxControl(paymentsUrl, keys.control);
  const notices = [];
  for (const wrong of [undefined, 'signature', 'seller'] as const)
    notices.push((await control.notice({ gateway: 'wechat', outTradeNo, wrong })).notice);
  const { privateKey } = keys.wechat.merchant;
  const provider = readProviderKeys(dataDir);
  if (!provider) throw new Error('there is no provider');
  const content = 'orderno=FP00000001&content=Secret-Content';
  await fetch(`${url}/invoice/callback`, { method: 'POST', body: content });
  return [
    'Secret-Content',
    provider.appSecret,
    provider.accessToken,
    'Secret-Subject',
    keys.control,
    keys.wechat.apiV3Key,
    privateKey.slice(100, 150),
    ...notices.flatMap(({ headers, body }) => [headers['wechatpay-signature'] ?? '', body.slice(-60, -20)]),
  ];
}

test('nothing secret reaches the log, however much is logged', { timeout: 180_000 }, async () => {
  const DATA_DIR = newDataDir();
  const product = await runProduct({ DATA_DIR, LOG_LEVEL: 'trace' });
  await product.says(/Framehall is ready/);
  const post = async (path: string, body: string, token = '') =>
    await fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: token },
      body,
    });
  const account = 'secretive@example.com';
  await post('/user/code', JSON.stringify({ account, purpose: 'register' }));
  const code = await product.newestCode();
  const password = 'swordfish-42';
  const registration = JSON.stringify({
    account,
    code,
    password,
    nickname: 'Nick-of-Time',
    agreed: { user: 1, privacy: 1 },
  });
  const { token } = (await (await post('/user/register', registration)).json()) as { token: string };
  await post('/user/profile?token=in-the-query', '{}', token);
  await post('/user/login', JSON.stringify({ account, password: `${password}!` }));
  await post('/user/login', `{"password": "${password}`);
  await post(
    '/user/profile/save',
    JSON.stringify({ nickname: 'Nick-of-Time', language: 'xx', extra: password }),
    token,
  );
  await post('/user/email/confirm', JSON.stringify({ token: `${token}-wrong` }));
  await fetch(`${product.url}/mailconfirm?token=in-the-query`);
  const unsaid = await notify(product, DATA_DIR);
  product.process.kill('SIGTERM');
  await product.ended;
  const log = product.output();
  expect(log).toContain('"path":"/user/register"');
  expect(log).toContain('"path":"/payment/notice/wechat"');
  expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  expect(log).toContain('"job":"messages.deliver"');
  for (const secret of [code, password, token, account, 'Nick-of-Time', 'in-the-query', ...unsaid])
    expect(log).not.toContain(secret);
});
