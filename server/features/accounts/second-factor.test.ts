import { expect, test } from 'vitest';
import { register } from '#tests/support/people.ts';
import { SHOP } from '#tests/support/shop-settings.ts';
import { startProduct } from '#tests/support/product.ts';
import { matchingStep, stepAt, totpCode } from './totp.ts';

const product = await startProduct(SHOP);

async function newStaff(): Promise<{ account: string; token: string }> {
  const person = await register(product);
  await product.db
    .updateTable('users')
    .set({ roles: ['admin'] })
    .where('email', '=', person.account)
    .execute();
  return person;
}

const confirm = (token: string, code: string) => product.call('/user/totp/confirm', { code }, { token });
const nextCode = (secret: string, ahead = 0) => totpCode(secret, stepAt(new Date()) + ahead);

test('the codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpCode(secret, stepAt(new Date(59_000)))).toBe('287082');
  expect(totpCode(secret, stepAt(new Date(1_111_111_109_000)))).toBe('081804');
  expect(totpCode(secret, stepAt(new Date(20_000_000_000_000)))).toBe('353130');
});

test('a code is right in its half minute, in the one before and in the one after', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const stepFor = (milliseconds: number) => matchingStep(secret, '081804', new Date(milliseconds));
  expect(stepFor(1_111_111_049_999)).toBeUndefined();
  for (const moment of [1_111_111_050_000, 1_111_111_080_000, 1_111_111_110_000, 1_111_111_139_999])
    expect(stepFor(moment)).toBe(37_037_036);
  expect(stepFor(1_111_111_140_000)).toBeUndefined();
});

test('staff can do nothing before the second factor is set up and proven', async () => {
  const { account, token } = await newStaff();
  expect((await product.call('/session', {}, { token })).body.data).toMatchObject({
    secondFactor: 'set-up',
    roles: [],
  });
  for (const path of ['/office/user/list', '/user/profile'])
    expect(await product.call(path, {}, { token })).toMatchObject({
      status: 403,
      body: { problem: 'second-factor-needed' },
    });

  const { secret, uri } = (await product.call('/user/totp/begin', {}, { token })).body;
  const name = encodeURIComponent(account);
  expect(uri).toBe(`otpauth://totp/Framehall:${name}?secret=${secret}&issuer=Framehall`);
  expect((await confirm(token, '000000')).body.problem).toBe('wrong-code');
  const code = nextCode(secret);
  expect((await confirm(token, code)).body.success).toBe(true);
  expect((await product.call('/office/user/list', {}, { token })).body.success).toBe(true);

  const login = await product.call('/user/login', { account, password: 'a good password' });
  expect(login.body.secondFactor).toBe('enter');
  const second = login.body.token;
  expect((await product.call('/user/totp/begin', {}, { token: second })).body.problem).toBe('already-set');
  expect((await confirm(second, code)).body.problem, 'a code works once').toBe('wrong-code');
  expect((await confirm(second, nextCode(secret, 1))).body.success).toBe(true);
  const { roles, userId } = (await product.call('/session', {}, { token: second })).body.data;
  expect(roles).toEqual(['admin']);
  const trail = await product.db
    .selectFrom('auditEvents')
    .select('action')
    .where('subject', '=', `user:${userId}`)
    .where('action', 'like', '%factor%')
    .execute();
  expect(trail).toEqual([{ action: 'account.second-factor-set' }]);
});

test('an account without an email address is named by its number', async () => {
  const { account, token } = await newStaff();
  const mobile = '+8613500135000';
  await product.db.updateTable('users').set({ email: null, mobile }).where('email', '=', account).execute();
  const { uri } = (await product.call('/user/totp/begin', {}, { token })).body;
  expect(uri).toContain('otpauth://totp/Framehall:%2B8613500135000?');
});

test('a code before there is a secret is wrong', async () => {
  const { token } = await newStaff();
  expect(await confirm(token, '000000')).toMatchObject({ status: 400, body: { problem: 'wrong-code' } });
});

test('five guesses, then a pause', async () => {
  const { token } = await newStaff();
  const { secret } = (await product.call('/user/totp/begin', {}, { token })).body;
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm(token, '000000')).status).toBe(400);
  const more = await confirm(token, nextCode(secret));
  expect(more.body.problem).toBe('too-many-attempts');
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(200);
});

test('the secret is sealed in the database', async () => {
  const { token, account } = await newStaff();
  const { secret } = (await product.call('/user/totp/begin', {}, { token })).body;
  const row = await product.db.selectFrom('users').selectAll().where('email', '=', account).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(product.services.secrets.open(row.totpSecret ?? '')).toBe(secret);
});

test('an exchanged token keeps the proof', async () => {
  const { token } = await newStaff();
  const { secret } = (await product.call('/user/totp/begin', {}, { token })).body;
  await confirm(token, nextCode(secret));
  const fresh = (await product.call('/user/refresh', {}, { token })).body.token;
  expect((await product.call('/session', {}, { token: fresh })).body.data.secondFactor).toBe('none');
});

test('the demo accounts cannot be used once the demo is over', async () => {
  const reply = await product.call('/user/login', { account: 'admin@framehall.test', password: 'framehall-demo' });
  expect(reply.body.success).toBe(false);
});
