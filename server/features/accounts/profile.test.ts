import { describe, expect, test } from 'vitest';
import { readCode, register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();

async function newestLink(email: string): Promise<string> {
  const { body } = await product.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';
}

describe('the profile', () => {
  test('is the caller’s own and can be changed', async () => {
    const { token, account } = await register(product);
    const before = await product.call('/user/profile', {}, { token });
    expect(before.body.profile).toMatchObject({ nickname: 'Wei', email: account, mobile: null, hasPassword: true });
    const saved = await product.call('/user/profile/save', { nickname: '  林 ', language: 'en' }, { token });
    expect(saved.body.profile).toMatchObject({ nickname: '林', language: 'en' });
  });

  test('refuses what is not a name', async () => {
    const { token } = await register(product);
    for (const nickname of ['', '   ', 'x'.repeat(41), 7, null, ['a'], 'a\0b', '\ud800']) {
      const reply = await product.call('/user/profile/save', { nickname, language: 'zh' }, { token });
      expect(reply.status, JSON.stringify(nickname)).toBe(400);
    }
    const emoji = '🎬'.repeat(40);
    const fits = await product.call('/user/profile/save', { nickname: emoji, language: 'zh' }, { token });
    expect(fits.body.profile.nickname).toBe(emoji);
  });

  test('nobody makes themselves a photographer, a customer or staff', async () => {
    const { token } = await register(product);
    const before = (await product.call('/session', {}, { token })).body.data;
    for (const extra of [{ gid: 2 }, { roles: ['admin'] }, { videoFlag: 1 }, { customerStatus: 1 }, { verity: true }]) {
      const input = { nickname: 'Wei', language: 'zh', ...extra };
      const reply = await product.call('/user/profile/save', input, { token });
      expect(reply).toMatchObject({ status: 400, body: { problem: 'bad-input' } });
      expect(Object.keys(reply.body.fields)).toEqual(Object.keys(extra));
    }
    expect((await product.call('/session', {}, { token })).body.data).toEqual(before);
  });
});

describe('[R71] the e-mail address', () => {
  test('changes once the link sent to it is opened', async () => {
    const { token, account } = await register(product);
    const email = 'second@example.com';
    await product.call('/user/email/change', { email }, { token });
    const pending = await product.call('/user/profile', {}, { token });
    expect(pending.body.profile).toMatchObject({ email: account, pendingEmail: email });
    const link = await newestLink(email);
    expect((await product.call('/user/email/confirm', { token: link })).body).toMatchObject({ success: true, email });
    const after = await product.call('/user/profile', {}, { token });
    expect(after.body.profile).toMatchObject({ email, pendingEmail: null });
    expect((await product.call('/user/email/confirm', { token: link })).body.problem).toBe('link-expired');
  });

  test('a link dies after a day, and when a newer one was asked for', async () => {
    const { token } = await register(product);
    await product.call('/user/email/change', { email: 'third@example.com' }, { token });
    const first = await newestLink('third@example.com');
    await product.call('/user/email/change', { email: 'fourth@example.com' }, { token });
    expect((await product.call('/user/email/confirm', { token: first })).body.problem).toBe('link-expired');
    const second = await newestLink('fourth@example.com');
    await product.moveTime('24 hours 1 second');
    expect((await product.call('/user/email/confirm', { token: second })).body.problem).toBe('link-expired');
    await product.moveTime('0 seconds');
  });

  test('an address that belongs to somebody else stays theirs', async () => {
    const owner = await register(product);
    const { token } = await register(product);
    const asked = await product.call('/user/email/change', { email: owner.account }, { token });
    expect(asked.body.success, 'the same answer as for a free address').toBe(true);
    const link = await newestLink(owner.account);
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
    const changed = await product.call('/user/mobile/change', { mobile, code }, { token });
    expect(changed.body.profile.mobile).toBe(`+86${mobile}`);
    const login = await product.call('/user/login', { account: mobile, password: 'a good password' });
    expect(login.body.success).toBe(true);
  });

  test('is refused without the right code, or when it is an e-mail address', async () => {
    const { token } = await register(product);
    const wrong = await product.call('/user/mobile/change', { mobile: '13900139001', code: '000000' }, { token });
    expect(wrong.body.problem).toBe('wrong-code');
    const mail = await product.call('/user/mobile/change', { mobile: 'a@example.com', code: '000000' }, { token });
    expect(mail.body.fields).toHaveProperty('mobile');
  });
});

test('every change of an account is in the audit trail', async () => {
  const { token, account } = await register(product);
  await product.call('/user/profile/save', { nickname: 'Next', language: 'zh' }, { token });
  const { id } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', account)
    .executeTakeFirstOrThrow();
  const events = await product.db
    .selectFrom('auditEvents')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `user:${id}`)
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.action)).toEqual(['account.registered', 'account.profile-changed']);
  expect(events[1]).toMatchObject({ before: { nickname: 'Wei' }, after: { nickname: 'Next' } });
});
