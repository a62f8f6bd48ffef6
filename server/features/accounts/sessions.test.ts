import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { signOutEverywhere } from './accounts.ts';
import { describeDevice } from './sessions.ts';

const product = await startProduct();

async function codeOf(token: string, path = '/user/profile') {
  return (await product.call(path, {}, { token })).body.code;
}

async function logIn(account: string): Promise<string> {
  return (await product.call('/user/login', { account, password: 'a good password' })).body.token;
}

describe('the session', () => {
  test('[R160] [R238] tells who is calling', async () => {
    const token = await signIn(product, 'photographer');
    const { status, body } = await product.call('/session', {}, { token });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      verity: true,
      token,
      userId: expect.any(Number),
      gid: 2,
      nickname: 'Lu Yuan',
      customerId: null,
      customerStatus: null,
      customerType: null,
      projectId: null,
      projectStatus: null,
      videoFlag: 1,
      photoFlag: 1,
      signFlag: 0,
      hintsSeen: [],
      roles: [],
      secondFactor: 'none',
      stale: false,
    });
  });

  test('knows the company and project of a customer', async () => {
    const { token, account } = await register(product);
    await sql`
      with customer as (insert into customers (name) values ('Nine Films') returning id),
        project as (insert into projects (customer_id, name) select id, 'Spring' from customer returning id)
      update users set customer_id = (select id from customer), project_id = (select id from project)
      where email = ${account}`.execute(product.db);
    const { body } = await product.call('/session', {}, { token });
    expect(body.data).toMatchObject({ customerStatus: 1, customerType: 1, projectStatus: 1 });
    expect(body.data.customerId).toBeGreaterThan(0);
    expect(body.data.projectId).toBeGreaterThan(0);
  });

  test('[R188] without a valid token it says verity false, and nothing else', async () => {
    for (const token of [undefined, 'x', 'y'.repeat(5000), "' or 1=1 --"]) {
      const reply = await product.call('/session', {}, { token });
      expect(reply).toMatchObject({ status: 200, body: { code: 1001, success: false, data: { verity: false } } });
      expect(Object.keys(reply.body.data)).toEqual(['verity']);
    }
  });

  test('the token is stored only as a hash', async () => {
    const { token } = await register(product);
    const rows = await product.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('ends by itself after thirty days without a visit', async () => {
    const { token } = await register(product);
    await product.moveTime('29 days 23 hours');
    expect(await codeOf(token)).toBe(0);
    await product.moveTime('30 days 1 minute');
    expect(await codeOf(token)).toBe(1001);
    await product.moveTime('0 seconds');
  });

  test('a member of staff signs in every day', async () => {
    const token = await signIn(product, 'sales');
    await product.moveTime('13 hours');
    expect(await codeOf(token)).toBe(1001);
    await product.moveTime('0 seconds');
  });
});

describe('exchanging the token', () => {
  test('[R239] gives a new one and ends the old', async () => {
    const { token } = await register(product);
    const { body } = await product.call('/user/refresh', {}, { token });
    expect(body).toMatchObject({ code: 0, success: true });
    expect(await codeOf(token)).toBe(1001);
    expect(await codeOf(body.token)).toBe(0);
  });

  test('a token that was exchanged before ends the whole session', async () => {
    const { token } = await register(product);
    const fresh = (await product.call('/user/refresh', {}, { token })).body.token;
    expect((await product.call('/user/refresh', {}, { token })).body.code).toBe(1001);
    expect(await codeOf(fresh)).toBe(1001);
  });

  test('ten at once leave no live session behind that a thief could hold', async () => {
    const { token } = await register(product);
    const replies = await Promise.all(Array.from({ length: 10 }, () => product.call('/user/refresh', {}, { token })));
    const won = replies.filter((reply) => reply.body.success);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const reply of won) expect(await codeOf(reply.body.token)).toBe(1001);
  });

  test('is asked for once a quarter of its life is over', async () => {
    const { token } = await register(product);
    await product.moveTime('8 days');
    expect((await product.call('/session', {}, { token })).body.data.stale).toBe(true);
    await product.moveTime('0 seconds');
  });

  test('without a token there is nothing to exchange', async () => {
    expect(await product.call('/user/refresh')).toMatchObject({ status: 401, body: { code: 1001 } });
  });
});

describe('ending sessions', () => {
  test('staff log one person out on every device, and nobody else', async () => {
    const [person, other] = [await register(product), await register(product)];
    const second = await logIn(person.account);
    const { userId } = (await product.call('/session', {}, { token: person.token })).body.data;
    expect(await signOutEverywhere(systemContext(product.services, 'test'), userId, 'staff')).toBe(2);
    expect([await codeOf(person.token), await codeOf(second), await codeOf(other.token)]).toEqual([3, 3, 0]);
  });

  test('[R240] logging off ends this one only', async () => {
    const { account, token } = await register(product);
    const other = await logIn(account);
    expect((await product.call('/logoff', {}, { token })).body.success).toBe(true);
    expect(await codeOf(token)).toBe(1001);
    expect(await codeOf(other)).toBe(0);
    expect((await product.call('/logoff')).body.success).toBe(true);
  });

  test('changing the password ends all, replies with a new one and is told to the owner', async () => {
    const { account, token } = await register(product);
    const other = await logIn(account);
    const input = { oldPassword: 'a good password', newPassword: 'a better password' };
    const wrong = await product.call('/user/password', { ...input, oldPassword: 'wrong' }, { token });
    expect(wrong).toMatchObject({ status: 400, body: { problem: 'wrong-password' } });
    const { userId } = (await product.call('/session', {}, { token })).body.data;
    const changed = await product.call('/user/password', input, { token });
    expect(changed.body.success).toBe(true);
    expect([await codeOf(token), await codeOf(other)]).toEqual([1001, 1001]);
    expect(await codeOf(changed.body.token)).toBe(0);
    const told = await product.db
      .selectFrom('messages')
      .select(['subject', 'body'])
      .where('recipient', '=', account)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({
      subject: 'Your Framehall password was changed',
      body: expect.stringMatching(/reset your password on the login page now: http:\/\/\S+\/Login\?mode=reset$/),
    });
    const last = await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `user:${userId}`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ action: 'account.password-changed' });
  });

  test('[R270] a device signed out from another one is told so with code 3', async () => {
    const { account, token } = await register(product);
    const other = await logIn(account);
    const { body } = await product.call('/user/device/list', {}, { token });
    expect(body.infos).toHaveLength(2);
    const target = body.infos.find((device: { current: boolean }) => !device.current);
    expect((await product.call('/user/device/signout', { id: target.id }, { token })).body.success).toBe(true);
    expect(await codeOf(other)).toBe(3);
    expect(await codeOf(other, '/user/refresh')).toBe(3);
    expect((await product.call('/session', {}, { token: other })).body).toMatchObject({
      code: 3,
      data: { verity: false },
    });
    expect(await codeOf(token)).toBe(0);
  });

  test('a device is listed while it is logged in, with when it logged in and was last seen', async () => {
    const { account, token } = await register(product);
    const list = async (of: string) => (await product.call('/user/device/list', {}, { token: of })).body.infos;
    const [first] = await list(token);
    await product.moveTime('1 minute');
    expect(await list(token)).toEqual([first]);
    await product.moveTime('6 minutes');
    const [later] = await list(token);
    expect(later).toEqual({ ...first, lastSeenAt: expect.any(String) });
    expect(Date.parse(later.lastSeenAt) - Date.parse(first.lastSeenAt)).toBeGreaterThanOrEqual(360_000);
    const { token: fresh } = (await product.call('/user/refresh', {}, { token })).body;
    const [exchanged, ...more] = await list(fresh);
    expect([exchanged.signedInAt, exchanged.current, more]).toEqual([first.signedInAt, true, []]);
    await product.moveTime('31 days');
    const last = await logIn(account);
    const [own, ...expired] = await list(last);
    expect([own.current, expired]).toEqual([true, []]);
    expect((await product.call('/user/device/signout', { id: own.id }, { token: last })).body.success).toBe(true);
    expect(await codeOf(last)).toBe(1001);
    await product.moveTime('0 seconds');
  });

  test('somebody else’s device is as unknown as none', async () => {
    const victim = await register(product);
    const { body } = await product.call('/user/device/list', {}, { token: victim.token });
    const { token } = await register(product);
    const foreign = await product.call('/user/device/signout', { id: body.infos[0].id }, { token });
    const unknown = await product.call('/user/device/signout', { id: 999_999_999 }, { token });
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign).toMatchObject({ status: 404, body: { problem: 'not-found' } });
    expect(await codeOf(victim.token)).toBe(0);
  });

  test('signing the others out leaves this device signed in', async () => {
    const { account, token } = await register(product);
    const others = [await logIn(account), await logIn(account)];
    expect((await product.call('/user/device/signoutOthers', {}, { token })).body.count).toBe(2);
    expect(await Promise.all(others.map((other) => codeOf(other)))).toEqual([3, 3]);
    expect(await codeOf(token)).toBe(0);
  });

  test('devices need a session', async () => {
    for (const path of ['/user/device/list', '/user/device/signout', '/user/device/signoutOthers', '/user/password'])
      expect(await product.call(path, { id: 1 })).toMatchObject({ status: 401, body: { code: 1001 } });
  });
});

test('a device gets a name that its owner recognises', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  expect(describeDevice(mac)).toBe('Chrome · macOS');
  expect(describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) MicroMessenger/8.0 miniProgram')).toBe('WeChat');
  expect(describeDevice('curl/8.1')).toBe('curl');
  expect(describeDevice('Wget on something')).toBe('Wget');
  expect(describeDevice('')).toBe('?');
});

test('a session keeps where it was opened, and of a browser’s words only the first 400', async () => {
  const { account } = await register(product);
  const reply = await fetch(`${product.url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Windows Firefox/1 ${'x'.repeat(1000)}` },
    body: JSON.stringify({ account, password: 'a good password' }),
  });
  const { token } = (await reply.json()) as { token: string };
  const { infos } = (await product.call('/user/device/list', {}, { token })).body;
  const current = infos.find((one: { current: boolean }) => one.current);
  expect(current).toMatchObject({ device: 'Firefox · Windows', address: expect.stringMatching(/127\.0\.0\.1$/) });
  const row = await product.db
    .selectFrom('sessions')
    .select('userAgent')
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow();
  expect(row.userAgent).toHaveLength(400);
});
