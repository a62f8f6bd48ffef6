import { describe, expect, test } from 'vitest';
import { register, sendCodes } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();

describe('the profile', () => {
  test('is the caller’s own and can be changed', async () => {
    const { token, account } = await register(product);
    const before = await product.call('/user/profile', {}, { token });
    expect(before.body.profile).toMatchObject({ nickname: 'Wei', email: account, mobile: null, hasPassword: true });
    const saved = await product.call(
      '/user/profile/save',
      { nickname: ' 林\r\n\u2028晚\t ', language: 'en' },
      { token },
    );
    expect(saved.body.profile).toMatchObject({ nickname: '林 晚', language: 'en' });
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

test('a hint that was put away stays away, however often that is said at once', async () => {
  const { token } = await register(product);
  const dismiss = (hint: string) => product.call('/user/hint/dismiss', { hint }, { token });
  const replies = await Promise.all([dismiss('cart'), dismiss('cart'), dismiss('office-sales')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await product.call('/session', {}, { token });
  expect(body.data.hintsSeen.toSorted()).toEqual(['cart', 'office-sales']);
  expect((await dismiss('nothing')).status).toBe(400);
  expect((await product.call('/user/hint/dismiss', { hint: 'cart' })).body.problem).toBe('no-session');
});

test('messages follow the language in which their reader reads the site', async () => {
  const { token, account } = await register(product);
  const languageOf = async () => (await product.call('/user/profile', {}, { token })).body.profile.language;
  const subject = async () =>
    (
      await product.db
        .selectFrom('messages')
        .select('subject')
        .where('recipient', '=', account)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).subject;
  const askFor = async (purpose: string) => {
    await product.call('/user/code', { account, purpose }, { language: 'en' });
    await sendCodes(product);
  };
  const change = (language: string) => product.call('/user/language', { language }, { token, language: 'en' });
  expect((await change('zh')).status).toBe(200);
  expect(await languageOf()).toBe('zh');
  await product.moveTime('2 minutes');
  await askFor('login');
  expect(await subject()).toBe('帧库验证码');
  await change('en');
  await change('en');
  await product.moveTime('4 minutes');
  await askFor('reset');
  expect(await subject()).toBe('Your Framehall verification code');
  const trail = await product.db
    .selectFrom('auditEvents')
    .select(['before', 'after'])
    .where('action', '=', 'account.language-changed')
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { before: { language: 'en' }, after: { language: 'zh' } },
    { before: { language: 'zh' }, after: { language: 'en' } },
  ]);
  expect((await change('fr')).status).toBe(400);
  expect((await product.call('/user/language', { language: 'zh' })).body.code).toBe(1001);
  await product.moveTime('0 minutes');
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
  expect(events[1]).toMatchObject({
    before: { nickname: 'Wei', language: 'en' },
    after: { nickname: 'Next', language: 'zh' },
  });
});
