import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readCode, readLink, register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const password = 'a good password';

describe('[R71] the e-mail address', () => {
  test('changes once the link sent to it is opened', async () => {
    const { token, account } = await register(product);
    const email = 'second@example.com';
    await product.call('/user/email/change', { email, password }, { token });
    const pending = await product.call('/user/profile', {}, { token });
    expect(pending.body.profile).toMatchObject({ email: account, pendingEmail: email });
    const link = await readLink(product, email);
    expect((await product.call('/user/email/confirm', { token: link })).body).toMatchObject({ success: true, email });
    const after = await product.call('/user/profile', {}, { token });
    expect(after.body.profile).toMatchObject({ email, pendingEmail: null });
    expect((await product.call('/user/email/confirm', { token: link })).body.problem).toBe('link-expired');
  });

  test('a link dies after a day, and when a newer one was asked for', async () => {
    const { token } = await register(product);
    await product.call('/user/email/change', { email: 'third@example.com', password }, { token });
    const first = await readLink(product, 'third@example.com');
    await product.call('/user/email/change', { email: 'fourth@example.com', password }, { token });
    expect((await product.call('/user/email/confirm', { token: first })).body.problem).toBe('link-expired');
    const second = await readLink(product, 'fourth@example.com');
    await product.moveTime('24 hours 1 second');
    expect((await product.call('/user/email/confirm', { token: second })).body.problem).toBe('link-expired');
    await product.moveTime('0 seconds');
  });

  test('gets five links an hour', async () => {
    const { token } = await register(product);
    const ask = () => product.call('/user/email/change', { email: 'patient@example.com', password }, { token });
    for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(200);
    const more = await ask();
    expect(more).toMatchObject({ status: 429, body: { problem: 'too-many-requests' } });
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(3000);
    await product.moveTime('61 minutes');
    expect((await ask()).status).toBe(200);
    await product.moveTime('0 seconds');
  });

  test('an address that belongs to somebody else stays theirs', async () => {
    const owner = await register(product);
    const { token } = await register(product);
    const asked = await product.call('/user/email/change', { email: owner.account, password }, { token });
    expect(asked.body.success, 'the same answer as for a free address').toBe(true);
    const link = await readLink(product, owner.account);
    expect((await product.call('/user/email/confirm', { token: link })).body.problem).toBe('account-taken');
  });
});

describe('the mobile number', () => {
  test('is set with a code', async () => {
    const { token } = await register(product);
    const mobile = '13900139000';
    expect((await product.call('/user/code', { account: mobile, purpose: 'bind' })).body.code).toBe(1001);
    await product.call('/user/code', { account: mobile, purpose: 'bind' }, { token });
    const code = await readCode(product, `+86${mobile}`);
    const changed = await product.call('/user/mobile/change', { mobile, code, password }, { token });
    expect(changed.body.profile.mobile).toBe(`+86${mobile}`);
    const login = await product.call('/user/login', { account: mobile, password });
    expect(login.body.success).toBe(true);
    const again = await product.call('/user/mobile/change', { mobile, code, password }, { token });
    expect(again.body.problem, 'a code works once').toBe('wrong-code');
  });

  test('is refused without the right code, or when it is an e-mail address', async () => {
    const { token } = await register(product);
    const wrong = await product.call(
      '/user/mobile/change',
      { mobile: '13900139001', code: '000000', password },
      { token },
    );
    expect(wrong.body.problem).toBe('wrong-code');
    const mail = await product.call(
      '/user/mobile/change',
      { mobile: 'a@example.com', code: '000000', password },
      { token },
    );
    expect(mail.body.fields).toHaveProperty('mobile');
  });

  test('that belongs to somebody else stays theirs, and nothing else counts as taken', async () => {
    const [{ token: first }, { token: second }] = [await register(product), await register(product)];
    let minutes = 0;
    const change = async (token: string, mobile: string) => {
      await product.moveTime(`${(minutes += 2)} minutes`);
      await product.call('/user/code', { account: mobile, purpose: 'bind' }, { token });
      const code = await readCode(product, mobile);
      return await product.call('/user/mobile/change', { mobile, code, password }, { token });
    };
    expect((await change(first, '+8613900139007')).status).toBe(200);
    expect((await change(second, '+8613900139007')).body.problem).toBe('account-taken');
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      product.db,
    );
    await sql`
      create trigger refuse before update on users for each row when (new.mobile = '+8613900139008')
      execute function refuse()`.execute(product.db);
    expect((await change(second, '+8613900139008')).status).toBe(500);
    await product.moveTime('0 seconds');
  });
});

describe('somebody at an open browser who is not the owner', () => {
  const inputs = [
    ['/user/email/change', { email: 'stranger@example.com' }],
    ['/user/mobile/change', { mobile: '13900139002', code: '000000' }],
  ] as const;

  test.each(inputs)('%s needs the password or a code, and not both', async (path, input) => {
    const { token } = await register(product);
    for (const proof of [{}, { password, ownerCode: '123456' }]) {
      const reply = await product.call(path, { ...input, ...proof }, { token });
      expect(reply).toMatchObject({ status: 400, body: { problem: 'bad-input' } });
      expect(Object.keys(reply.body.fields)).toEqual(['password']);
    }
  });

  test.each(inputs)('%s is refused with a wrong password or code', async (path, input) => {
    const { token } = await register(product);
    const guess = await product.call(path, { ...input, password: 'wrong' }, { token });
    expect(guess).toMatchObject({ status: 400, body: { problem: 'wrong-password' } });
    const code = await product.call(path, { ...input, ownerCode: '000000' }, { token });
    expect(code).toMatchObject({ status: 400, body: { problem: 'wrong-owner-code' } });
    const sent = product.db.selectFrom('messages').select('id').where('recipient', '=', 'stranger@example.com');
    expect(await sent.execute()).toEqual([]);
  });

  test('guesses ten passwords, and then not even the right one helps', async () => {
    const { token } = await register(product);
    const change = (typed: string) =>
      product.call('/user/email/change', { email: 'stranger@example.com', password: typed }, { token });
    for (let guess = 0; guess < 10; guess += 1) expect((await change('wrong')).status).toBe(400);
    const more = await change(password);
    expect(more).toMatchObject({ status: 429, body: { problem: 'too-many-attempts' } });
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('a code to the old address', () => {
  const prove = async (account: string, token: string) => {
    await product.moveTime('2 minutes');
    expect((await product.call('/user/code', { account, purpose: 'prove' })).body.code).toBe(1001);
    await product.call('/user/code', { account, purpose: 'prove' }, { token });
    return await readCode(product, account);
  };

  test('proves the owner once', async () => {
    const { account, token } = await register(product);
    const ownerCode = await prove(account, token);
    const change = (email: string) => product.call('/user/email/change', { email, ownerCode }, { token });
    expect((await change('by-code@example.com')).body.success).toBe(true);
    expect((await change('by-code-too@example.com')).body.problem).toBe('wrong-owner-code');
    await product.moveTime('0 seconds');
  });

  test('a code to an address of one’s own choice proves nothing', async () => {
    const { token } = await register(product);
    const { account: foreign, token: accomplice } = await register(product);
    const ownerCode = await prove(foreign, accomplice);
    const reply = await product.call('/user/email/change', { email: 'x@example.com', ownerCode }, { token });
    expect(reply.body.problem).toBe('wrong-owner-code');
    await product.moveTime('0 seconds');
  });

  test('goes to the email address while there is no mobile number', async () => {
    const { account, token } = await register(product);
    const ownerCode = await prove(account, token);
    const mobile = '13900139003';
    await product.call('/user/code', { account: mobile, purpose: 'bind' }, { token });
    const code = await readCode(product, `+86${mobile}`);
    const { body } = await product.call('/user/mobile/change', { mobile, code, ownerCode }, { token });
    expect(body.profile.mobile).toBe('+8613900139003');
    await product.moveTime('0 seconds');
  });
});

test('a new password ends the wait for a new address that the old one asked for', async () => {
  const { token } = await register(product);
  await product.call('/user/email/change', { email: 'waiting@example.com', password }, { token });
  const link = await readLink(product, 'waiting@example.com');
  await product.call('/user/password', { oldPassword: password, newPassword: 'a better password' }, { token });
  expect((await product.call('/user/email/confirm', { token: link })).body.problem).toBe('link-expired');
});

test('the first password needs a code, or whoever has the session would prove themselves by it', async () => {
  const { account, token } = await register(product);
  await product.db.updateTable('users').set({ passwordHash: null }).where('email', '=', account).execute();
  const newPassword = 'my first password';
  const alone = await product.call('/user/password', { newPassword }, { token });
  expect(alone).toMatchObject({ status: 400, body: { problem: 'wrong-password' } });
  await product.moveTime('2 minutes');
  await product.call('/user/code', { account, purpose: 'prove' }, { token });
  const ownerCode = await readCode(product, account);
  const set = await product.call('/user/password', { ownerCode, newPassword }, { token });
  expect(set.body.success).toBe(true);
  expect((await product.call('/user/login', { account, password: newPassword })).body.success).toBe(true);
  await product.moveTime('0 seconds');
});
