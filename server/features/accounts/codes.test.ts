import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { register, sendCodes } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { sendCode } from './codes.ts';

const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' });
const ctx = systemContext(product.services, 'test');
const password = 'a good password';
const agreed = { user: 1, privacy: 1 };
const CODE = '123456';

const mailsTo = (recipient: string) =>
  product.db.selectFrom('messages').select('body').where('recipient', '=', recipient).orderBy('id', 'desc').execute();

/** Has a code sent, and makes it one that the test knows, though nobody was told it. */
async function knowCode(account: string, purpose: string): Promise<void> {
  await product.moveTime('2 minutes');
  await product.call('/user/code', { account, purpose });
  await sendCodes(product);
  const codeHash = product.services.secrets.fingerprint('code', account, purpose, CODE);
  await product.db
    .updateTable('verificationCodes')
    .set({ codeHash })
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .execute();
}

test('a code has six digits, also one that begins with noughts, and says how long it is good', async () => {
  const account = { kind: 'email', value: 'often@example.com' } as const;
  for (let sent = 0; sent < 60; sent += 1) await sendCode(ctx, { account, purpose: 'register', language: 'en' });
  const codes = (await mailsTo(account.value)).map(({ body }) => /(?<!\d)\d+(?!\d)/.exec(body ?? '')?.[0]);
  expect(codes.filter((code) => code?.length !== 6)).toEqual([]);
  expect((await mailsTo(account.value))[0]?.body).toMatch(/\b5 minutes\b/);
});

test('whoever registers twice is led to the login page', async () => {
  const { account } = await register(product);
  await sendCode(ctx, { account: { kind: 'email', value: account }, purpose: 'register', language: 'en' });
  expect((await mailsTo(account))[0]?.body).toContain('http://localhost:4100/Login');
});

test('a right code opens no account that is there already', async () => {
  const { account } = await register(product);
  await knowCode(account, 'register');
  const input = { account, code: CODE, password, nickname: 'Else', agreed };
  expect(await product.call('/user/register', input)).toMatchObject({ status: 400, body: { problem: 'wrong-code' } });
  expect((await product.call('/user/login', { account, password })).body.success).toBe(true);
});

test.each(['login', 'reset'])('a right code to %s opens nothing where there is no account', async (purpose) => {
  const account = `nobody-to-${purpose}@example.com`;
  await knowCode(account, purpose);
  const input = { account, code: CODE, ...(purpose === 'reset' && { password }) };
  expect(await product.call(`/user/${purpose}`, input)).toMatchObject({ status: 400, body: { problem: 'wrong-code' } });
});

test('nobody registers under an agreement that is not in effect, and their code stays good', async () => {
  const account = 'agreeing@example.com';
  await knowCode(account, 'register');
  const join = (read: object) =>
    product.call('/user/register', { account, code: CODE, password, nickname: 'Wei', agreed: read });
  expect((await join({ ...agreed, privacy: 2 })).body.problem).toBe('agreement-changed');
  const { body } = await join(agreed);
  const { userId } = (await product.call('/session', {}, { token: body.token })).body.data;
  const trail = await product.db
    .selectFrom('auditEvents')
    .select(['action', 'after'])
    .where('subject', '=', `user:${userId}`)
    .execute();
  expect(trail).toEqual([{ action: 'account.registered', after: { agreed } }]);
});

test('an account without a password opens by none', async () => {
  const { account } = await register(product);
  await product.db.updateTable('users').set({ passwordHash: null }).where('email', '=', account).execute();
  for (const typed of ['nobody', password])
    expect((await product.call('/user/login', { account, password: typed })).body.problem).toBe('wrong-credentials');
});
