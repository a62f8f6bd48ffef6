import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readCode, readLink, register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ TRUSTED_PROXIES: '127.0.0.1' });
const password = 'a good password';
const DEVICE = 'the-browser-at-home-'.padEnd(43, 'h');
const OTHER_DEVICE = 'a-browser-elsewhere-'.padEnd(43, 'e');

/** Makes a call from a network address. */
async function callFrom(address: string, path: string, input: object) {
  const reply = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(input),
  });
  const body = (await reply.json()) as { success: boolean; problem?: string; token: string };
  return { status: reply.status, body, headers: reply.headers };
}

const logIn = (address: string, input: object) => callFrom(address, '/user/login', { password, ...input });

async function guessWrongly(address: string, account: string, times: number) {
  const statuses = [];
  for (let guess = 0; guess < times; guess += 1)
    statuses.push((await logIn(address, { account, password: 'wrong' })).status);
  return statuses;
}

/** Lets strangers use up the limit of the whole account. */
async function lockAccount(account: string) {
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    expect(await guessWrongly(address, account, 10)).toEqual(Array.from({ length: 10 }, () => 400));
}

const locked = { status: 429, body: { success: false, problem: 'too-many-attempts' } };
const welcome = { status: 200, body: { success: true } };

describe('strangers who guess a password', () => {
  test('lock their own network address, and nobody at another', async () => {
    const { account } = await register(product);
    await guessWrongly('10.0.0.1', account, 10);
    const own = await logIn('10.0.0.1', { account });
    expect(own).toMatchObject(locked);
    expect(Number(own.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await logIn('10.0.0.2', { account })).toMatchObject(welcome);
  });

  test('have thirty guesses in all, from however many addresses', async () => {
    const { account } = await register(product);
    await lockAccount(account);
    expect(await logIn('10.0.0.4', { account })).toMatchObject(locked);
    expect(await guessWrongly('10.0.0.5', account, 2)).toEqual([429, 429]);
    await product.moveTime('16 minutes');
    expect(await logIn('10.0.0.4', { account })).toMatchObject(welcome);
    await product.moveTime('0 seconds');
  });

  test('have 300 guesses at one address, at however many accounts', async () => {
    const { account } = await register(product);
    expect(await guessWrongly('10.0.9.9', 'nobody1@example.com', 1)).toEqual([400]);
    await sql`update rate_limits set points = 299 where key = 'login:address:10.0.9.9'`.execute(product.db);
    expect(await guessWrongly('10.0.9.9', 'nobody2@example.com', 2)).toEqual([400, 429]);
    expect(await logIn('10.0.9.9', { account })).toMatchObject(locked);
    expect(await logIn('10.0.9.8', { account })).toMatchObject(welcome);
  });

  test('use up nothing of the whole account’s once their address is locked', async () => {
    const { account } = await register(product);
    await guessWrongly('10.0.0.1', account, 40);
    expect(await logIn('10.0.0.2', { account })).toMatchObject(welcome);
  });

  test('no longer lock out an owner who resets the password by a code', async () => {
    const { account } = await register(product);
    await lockAccount(account);
    await product.moveTime('2 minutes');
    await callFrom('10.0.0.1', '/user/code', { account, purpose: 'reset' });
    const code = await readCode(product, account);
    const reset = { account, code, password: 'a better password' };
    expect(await callFrom('10.0.0.1', '/user/reset', reset)).toMatchObject(welcome);
    for (const address of ['10.0.0.1', '10.0.0.4'])
      expect(await logIn(address, { account, password: 'a better password' })).toMatchObject(welcome);
    await product.moveTime('0 seconds');
  });

  test('are locked at unknown accounts alike', async () => {
    await lockAccount('nobody-there@example.com');
    expect(await logIn('10.0.0.4', { account: 'nobody-there@example.com' })).toMatchObject(locked);
  });
});

describe('a device that has logged in to the account before', () => {
  test('still gets in, at an address of strangers too', async () => {
    const { account } = await register(product);
    expect(await logIn('10.0.1.1', { account, device: DEVICE })).toMatchObject(welcome);
    await lockAccount(account);
    expect(await logIn('10.0.1.1', { account, device: DEVICE })).toMatchObject(welcome);
    expect(await logIn('10.0.0.1', { account, device: DEVICE })).toMatchObject(welcome);
    expect(await logIn('10.0.1.1', { account, device: OTHER_DEVICE })).toMatchObject(locked);
    expect(await logIn('10.0.1.1', { account })).toMatchObject(locked);
  });

  test('is known from the moment at which its owner registered or accepted an invitation there', async () => {
    const [account, colleague] = ['new-here@example.com', 'colleague@example.com'];
    await product.call('/user/code', { account, purpose: 'register' });
    const joining = { code: await readCode(product, account), nickname: 'Wei', agreed: { user: 1, privacy: 1 } };
    await callFrom('10.0.1.1', '/user/register', { account, password, device: DEVICE, ...joining });
    const invite = { email: colleague, roles: ['editor'], language: 'en', reason: 'New colleague' };
    await product.call('/office/user/invite', invite, { token: await signIn(product, 'admin') });
    const accepting = { token: await readLink(product, colleague), nickname: 'Mei', password, device: DEVICE };
    expect(await callFrom('10.0.1.1', '/user/invite/accept', accepting)).toMatchObject(welcome);
    for (const own of [account, colleague]) {
      await lockAccount(own);
      expect(await logIn('10.0.1.1', { account: own, device: DEVICE })).toMatchObject(welcome);
      expect(await logIn('10.0.1.1', { account: own, device: OTHER_DEVICE })).toMatchObject(locked);
    }
  });

  test('has ten guesses of its own', async () => {
    const { account } = await register(product);
    await logIn('10.0.1.1', { account, device: DEVICE });
    for (let guess = 0; guess < 10; guess += 1)
      expect((await logIn('10.0.1.1', { account, device: DEVICE, password: 'wrong' })).status).toBe(400);
    expect(await logIn('10.0.1.2', { account, device: DEVICE })).toMatchObject(locked);
    expect(await logIn('10.0.1.1', { account })).toMatchObject(welcome);
  });

  test('is known to that account only', async () => {
    const { account } = await register(product);
    const { account: another } = await register(product);
    await logIn('10.0.1.1', { account: another, device: DEVICE });
    await lockAccount(account);
    expect(await logIn('10.0.1.1', { account, device: DEVICE })).toMatchObject(locked);
  });

  test('is forgotten when the password is reset, except the one that resets it', async () => {
    const { account } = await register(product);
    await logIn('10.0.1.1', { account, device: OTHER_DEVICE });
    await product.moveTime('2 minutes');
    await callFrom('10.0.1.1', '/user/code', { account, purpose: 'reset' });
    const code = await readCode(product, account);
    await callFrom('10.0.1.1', '/user/reset', { account, code, password: 'a better password', device: DEVICE });
    await lockAccount(account);
    const again = { account, password: 'a better password' };
    expect(await logIn('10.0.1.1', { ...again, device: OTHER_DEVICE })).toMatchObject(locked);
    expect(await logIn('10.0.1.1', { ...again, device: DEVICE })).toMatchObject(welcome);
    await product.moveTime('0 seconds');
  });

  test('stays known when it exchanges its token and changes the password', async () => {
    const { account } = await register(product);
    const { body } = await logIn('10.0.1.1', { account, device: DEVICE });
    const { token } = (await product.call('/user/refresh', {}, { token: body.token })).body;
    const change = { oldPassword: password, newPassword: 'a better password' };
    expect((await product.call('/user/password', change, { token })).body.success).toBe(true);
    await lockAccount(account);
    expect(await logIn('10.0.1.1', { account, password: 'a better password', device: DEVICE })).toMatchObject(welcome);
  });

  test('is stored only as a hash', async () => {
    const rows = await product.db
      .selectFrom('sessions')
      .select('deviceHash')
      .where('deviceHash', 'is not', null)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ deviceHash }) => deviceHash?.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(DEVICE);
  });

  test('sends a token that cannot be guessed', async () => {
    const { account } = await register(product);
    expect(await logIn('10.0.1.1', { account, device: 'x'.repeat(31) })).toMatchObject({ status: 400 });
  });
});
