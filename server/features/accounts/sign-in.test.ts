import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readCode, register, sendCodes, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();

const password = 'a good password';
const nickname = 'Wei';
const agreed = { user: 1, privacy: 1 };

async function askForCode(account: string, purpose: string) {
  return await product.call('/user/code', { account, purpose });
}

/** What the database keeps about codes for an account. */
async function keptOf(account: string) {
  const messages = product.db.selectFrom('messages').select('subject').where('recipient', '=', account);
  const codes = product.db.selectFrom('verificationCodes').select('id').where('account', '=', account);
  return { messages: await messages.execute(), codes: await codes.execute() };
}

describe('registering', () => {
  test('[R298] an e-mail address with its code opens a buyer account', async () => {
    const account = 'New.Person@Example.com';
    expect((await askForCode(account, 'register')).body).toMatchObject({ code: 0, success: true });
    const code = await readCode(product, 'new.person@example.com');
    const { body } = await product.call('/user/register', { account, code, password, nickname, agreed });
    const session = await product.call('/session', {}, { token: body.token });
    expect(session.body.data).toMatchObject({ verity: true, gid: 1, nickname: 'Wei', roles: [] });
  });

  test('a mobile number works in any way of writing it', async () => {
    await askForCode('138 0013 8000', 'register');
    const code = await readCode(product, '+8613800138000');
    const { body } = await product.call('/user/register', {
      account: '+86 13800138000',
      code,
      password,
      nickname,
      agreed,
    });
    expect(body.success).toBe(true);
    const login = await product.call('/user/login', { account: '13800138000', password });
    expect(login.body.success).toBe(true);
  });

  test('[R298] a code is good for five minutes and not a second longer', async () => {
    const account = 'late@example.com';
    await askForCode(account, 'register');
    const code = await readCode(product, account);
    await product.moveTime('5 minutes 1 second');
    const late = await product.call('/user/register', { account, code, password, nickname, agreed });
    expect(late).toMatchObject({ status: 400, body: { problem: 'wrong-code' } });
    await product.moveTime('4 minutes 50 seconds');
    const inTime = await product.call('/user/register', { account, code, password, nickname, agreed });
    expect(inTime.body.success).toBe(true);
    await product.moveTime('0 seconds');
  });

  test('thirty at once with one code make one account', async () => {
    const account = 'thirty@example.com';
    await askForCode(account, 'register');
    const code = await readCode(product, account);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => product.call('/user/register', { account, code, password, nickname, agreed })),
    );
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status >= 500)).toHaveLength(0);
    const users = await product.db.selectFrom('users').select('id').where('email', '=', account).execute();
    expect(users).toHaveLength(1);
  });

  test('two hundred guesses: five are counted, and then not even the right code helps', async () => {
    const account = 'guess@example.com';
    await askForCode(account, 'register');
    const right = await readCode(product, account);
    const guess = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        product.call('/user/register', { account, code: guess(index), password, nickname, agreed }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([400]));
    const { attempts } = await product.db
      .selectFrom('verificationCodes')
      .select('attempts')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    const after = await product.call('/user/register', { account, code: right, password, nickname, agreed });
    expect(after.body.problem).toBe('wrong-code');
  });

  test('a code for one purpose opens nothing else', async () => {
    const account = 'purpose@example.com';
    await askForCode(account, 'register');
    const code = await readCode(product, account);
    expect((await product.call('/user/login', { account, code })).body.problem).toBe('wrong-code');
    expect((await product.call('/user/reset', { account, code, password })).body.problem).toBe('wrong-code');
  });

  test('the code is stored only as a fingerprint', async () => {
    const account = 'hashed@example.com';
    await askForCode(account, 'register');
    const code = await readCode(product, account);
    const row = await product.db
      .selectFrom('verificationCodes')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.codeHash).toHaveLength(32);
  });
});

describe('known and unknown accounts', () => {
  test('get the same answers', async () => {
    const known = (await register(product)).account;
    const unknown = 'nobody-at-all@example.com';
    await product.moveTime('2 minutes');
    for (const purpose of ['register', 'login', 'reset']) {
      const answers = await Promise.all([known, unknown].map((account) => askForCode(account, purpose)));
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(answers[0]?.status).toBe(answers[1]?.status);
      await product.moveTime(`${10 + ['register', 'login', 'reset'].indexOf(purpose) * 10} minutes`);
    }
    for (const [path, input] of [
      ['/user/login', { password: 'wrong password' }],
      ['/user/login', { code: '000000' }],
      ['/user/reset', { code: '000000', password }],
      ['/user/register', { code: '000000', password, nickname, agreed }],
    ] as const) {
      const answers = await Promise.all([known, unknown].map((account) => product.call(path, { account, ...input })));
      expect(answers[0]?.body, path).toEqual(answers[1]?.body);
      expect(answers[0]?.status, path).toBe(answers[1]?.status);
    }
    await product.moveTime('0 seconds');
  });

  test('asking for a code leaves the same work for later, and none that only one of them needs', async () => {
    const known = (await register(product)).account;
    await product.moveTime('40 minutes');
    for (const [index, purpose] of ['register', 'login', 'reset'].entries()) {
      for (const account of [known, 'no-one@example.com']) {
        await sendCodes(product);
        const before = await keptOf(account);
        expect((await askForCode(account, purpose)).status).toBe(200);
        expect(await keptOf(account)).toEqual(before);
        const jobs = await product.services.jobs.boss.findJobs('accounts.send-code', { queued: true });
        const asked = { account: { kind: 'email', value: account }, purpose, language: 'en' };
        expect(jobs.map(({ data }) => data)).toEqual([asked]);
      }
      await product.moveTime(`${42 + index * 2} minutes`);
    }
    await sendCodes(product);
    expect((await keptOf('no-one@example.com')).messages).toEqual([{ subject: 'Your Framehall verification code' }]);
    await product.moveTime('0 seconds');
  });

  test('somebody who registers twice is told so by mail, not by the site', async () => {
    const { account } = await register(product);
    await product.moveTime('2 minutes');
    await askForCode(account, 'register');
    await sendCodes(product);
    const message = await product.db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', account)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(message.body).toMatch(/already exists/);
    expect(message.body).not.toMatch(/\d{6}/);
    await product.moveTime('0 seconds');
  });
});

describe('limits', () => {
  test('one code a minute and ten a day for one account', async () => {
    const account = 'limited@example.com';
    expect((await askForCode(account, 'login')).status).toBe(200);
    const second = await askForCode(account, 'login');
    expect(second).toMatchObject({ status: 429, body: { problem: 'code-sent-already' } });
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(50);
    for (let minute = 1; minute < 10; minute += 1) {
      await product.moveTime(`${minute * 61} seconds`);
      expect((await askForCode(account, 'login')).status).toBe(200);
    }
    await product.moveTime('20 minutes');
    expect((await askForCode(account, 'login')).status).toBe(429);
    await product.moveTime('25 hours');
    expect((await askForCode(account, 'login')).status).toBe(200);
    await product.moveTime('0 seconds');
  });

  test('120 codes an hour for one network', async () => {
    const asked = sql`key like 'code:address:%'`;
    await sql`update rate_limits set points = 119, expires_at = clock_now() + interval '1 hour' where ${asked}`.execute(
      product.db,
    );
    expect((await askForCode('neighbour1@example.com', 'login')).status).toBe(200);
    const more = await askForCode('neighbour2@example.com', 'login');
    expect(more).toMatchObject({ status: 429, body: { problem: 'code-sent-already' } });
    await product.moveTime('61 minutes');
    expect((await askForCode('neighbour2@example.com', 'login')).status).toBe(200);
    await sql`delete from rate_limits where ${asked}`.execute(product.db);
    await product.moveTime('0 seconds');
  });

  test('a new code replaces the one before it', async () => {
    const account = 'newer@example.com';
    await askForCode(account, 'register');
    const older = await readCode(product, account);
    await product.moveTime('2 minutes');
    await askForCode(account, 'register');
    const newer = await readCode(product, account);
    const opened = [];
    for (const code of [older, newer])
      opened.push((await product.call('/user/register', { account, code, password, nickname, agreed })).body.success);
    expect(opened).toEqual([false, true]);
    await product.moveTime('0 seconds');
  });

  test('headers of a proxy that nobody trusts change nothing', async () => {
    const account = 'spoofed@example.com';
    const ask = async (address: string) =>
      await fetch(`${product.url}/user/code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, forwarded: `for=${address}` },
        body: JSON.stringify({ account, purpose: 'login' }),
      });
    expect((await ask('1.2.3.4')).status).toBe(200);
    expect((await ask('5.6.7.8')).status).toBe(429);
  });

  test('eleven wrong passwords close the account to password guesses for a while', async () => {
    const { account } = await register(product);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await product.call('/user/login', { account, password: 'wrong' })).status).toBe(400);
    const right = await product.call('/user/login', { account, password });
    expect(right).toMatchObject({ status: 429, body: { problem: 'too-many-attempts' } });
    await product.moveTime('16 minutes');
    expect((await product.call('/user/login', { account, password })).body.success).toBe(true);
    await product.moveTime('0 seconds');
  });
});

describe('logging in', () => {
  test('[R229] by code', async () => {
    const { account } = await register(product);
    await product.moveTime('2 minutes');
    await askForCode(account, 'login');
    const { body } = await product.call('/user/login', { account, code: await readCode(product, account) });
    expect(body).toMatchObject({ success: true, secondFactor: 'none' });
    await product.moveTime('0 seconds');
  });

  test('needs a password or a code, and not both', async () => {
    for (const input of [{}, { password, code: '123456' }]) {
      const reply = await product.call('/user/login', { account: 'a@example.com', ...input });
      expect(reply).toMatchObject({ status: 400, body: { problem: 'bad-input' } });
      expect(reply.body.fields).toHaveProperty('password');
    }
  });

  test('every demo role can sign in', async () => {
    const roles = { buyer: 1, photographer: 2, manager: 35, reviewer: 1, sales: 1, finance: 1, editor: 1, admin: 1 };
    for (const [name, gid] of Object.entries(roles)) {
      const { body } = await product.call('/session', {}, { token: await signIn(product, name) });
      expect(body.data).toMatchObject({ verity: true, gid });
      expect(body.data.roles).toEqual(['buyer', 'photographer', 'manager'].includes(name) ? [] : [name]);
    }
  });
});

describe('resetting a password', () => {
  test('sets the new one and ends every session', async () => {
    const { account, token } = await register(product);
    await product.moveTime('2 minutes');
    await askForCode(account, 'reset');
    const code = await readCode(product, account);
    const reset = await product.call('/user/reset', { account, code, password: 'another password' });
    expect(reset.body.success).toBe(true);
    expect((await product.call('/user/profile', {}, { token })).body.code).toBe(1001);
    expect((await product.call('/user/login', { account, password })).body.problem).toBe('wrong-credentials');
    expect((await product.call('/user/login', { account, password: 'another password' })).body.success).toBe(true);
    await product.moveTime('0 seconds');
  });
});

test('an account that was disabled opens neither by password nor by code, nor by a reset', async () => {
  const { account } = await register(product);
  // One code a minute.
  await product.moveTime('2 minutes');
  await askForCode(account, 'login');
  const code = await readCode(product, account);
  await product.moveTime('4 minutes');
  await askForCode(account, 'reset');
  const resetCode = await readCode(product, account);
  await product.db.updateTable('users').set({ disabledAt: new Date() }).where('email', '=', account).execute();
  for (const proof of [{ password }, { code }])
    expect((await product.call('/user/login', { account, ...proof })).body.problem).toBe('account-disabled');
  const reset = await product.call('/user/reset', { account, code: resetCode, password: 'another password' });
  expect(reset.body.problem).toBe('account-disabled');
  await product.moveTime('0 seconds');
});
