import { expect, test } from 'vitest';
import { newDataDir, runProduct } from './support/run.ts';

test('nothing secret reaches the log, however much is logged', { timeout: 60_000 }, async () => {
  const product = await runProduct({ DATA_DIR: newDataDir(), LOG_LEVEL: 'trace' });
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
  const registration = JSON.stringify({ account, code, password, nickname: 'Nick-of-Time' });
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
  product.process.kill('SIGTERM');
  await product.ended;
  const log = product.output();
  expect(log).toContain('"path":"/user/register"');
  expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  expect(log).toContain('"job":"messages.deliver"');
  for (const secret of [code, password, token, account, 'Nick-of-Time', 'in-the-query'])
    expect(log).not.toContain(secret);
});
