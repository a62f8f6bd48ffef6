import { describe, expect, test } from 'vitest';
import { readCode, readLink, register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const password = 'a good password';

/** Replies with the token of the link that the old address got. */
async function changeEmail(token: string, from: string, email: string): Promise<string> {
  await product.call('/user/email/change', { email, password }, { token });
  const confirmed = await product.call('/user/email/confirm', { token: await readLink(product, email) });
  expect(confirmed.body).toMatchObject({ success: true, email });
  return await readLink(product, from);
}

async function changeMobile(token: string, mobile: string): Promise<void> {
  await product.call('/user/code', { account: mobile, purpose: 'bind' }, { token });
  const code = await readCode(product, mobile);
  const { body } = await product.call('/user/mobile/change', { mobile, code, password }, { token });
  expect(body.profile.mobile).toBe(mobile);
}

const undo = (token: string) => product.call('/user/change/undo', { token });

async function newestMessage(recipient: string) {
  return await product.db
    .selectFrom('messages')
    .select(['channel', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

const addressesOf = (email: string) =>
  product.db.selectFrom('users').select(['email', 'mobile', 'passwordHash']).where('email', '=', email).execute();

describe('the old address', () => {
  test('is told of a new one, in the language of its owner', async () => {
    const { account, token } = await register(product);
    await changeEmail(token, account, 'told@example.com');
    expect(await newestMessage(account)).toEqual({
      channel: 'mail',
      subject: 'The email address of your Framehall account was changed',
      body: expect.stringMatching(
        /^The email address of your Framehall account was just changed\. If this wasn’t you, open this link within 72 hours to undo the change and log out all devices: http:\/\/\S+\/undochange\?token=[\w-]{43}$/,
      ),
    });
    await product.call('/user/profile/save', { nickname: 'Wei', language: 'zh' }, { token });
    await changeMobile(token, '+8613700137000');
    expect((await newestMessage('told@example.com')).subject).toBe('您的帧库账号已更换手机号');
    await changeMobile(token, '+8613700137001');
    const sms = await newestMessage('+8613700137000');
    expect(sms.channel).toBe('sms');
    expect(sms.body).toMatch(/^您的帧库账号刚刚更换了手机号。如非本人操作，请在 72 小时内打开以下链接/);
  });

  test('gets a link that is stored only as a hash', async () => {
    const { account, token } = await register(product);
    const link = await changeEmail(token, account, 'hashed-link@example.com');
    const rows = await product.db.selectFrom('accountChanges').selectAll().execute();
    expect(link).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});

describe('undoing', () => {
  test('puts the address back, ends every session and leaves only a reset by code', async () => {
    const { account, token } = await register(product);
    const link = await changeEmail(token, account, 'thief@example.com');
    await product.call('/user/email/change', { email: 'thief-too@example.com', password }, { token });
    const waiting = await readLink(product, 'thief-too@example.com');
    expect((await undo(link)).body).toMatchObject({ code: 0, success: true });
    expect((await product.call('/user/profile', {}, { token })).body.code).toBe(1001);
    for (const name of [account, 'thief@example.com'])
      expect((await product.call('/user/login', { account: name, password })).body.problem).toBe('wrong-credentials');
    expect((await product.call('/user/email/confirm', { token: waiting })).body.problem).toBe('link-expired');
    await product.moveTime('2 minutes');
    await product.call('/user/code', { account, purpose: 'reset' });
    const code = await readCode(product, account);
    const reset = await product.call('/user/reset', { account, code, password: 'mine again' });
    expect(reset.body.success).toBe(true);
    await product.moveTime('0 seconds');
  });

  test('works once and for 72 hours', async () => {
    const { account, token } = await register(product);
    const link = await changeEmail(token, account, 'late-undo@example.com');
    await product.moveTime('72 hours 1 second');
    expect((await undo(link)).body.problem).toBe('link-expired');
    await product.moveTime('71 hours 59 minutes');
    expect((await undo(link)).body.success).toBe(true);
    expect((await undo(link)).body.problem).toBe('link-expired');
    expect((await undo('never-a-token-of-ours')).body.problem).toBe('link-expired');
    await product.moveTime('0 seconds');
  });

  test('undoes what was changed since, and a later link then nothing', async () => {
    const { account, token } = await register(product);
    const first = await changeEmail(token, account, 'one@example.com');
    const second = await changeEmail(token, 'one@example.com', 'two@example.com');
    await changeMobile(token, '+8613700137002');
    expect((await undo(first)).body.success).toBe(true);
    expect(await addressesOf(account)).toEqual([{ email: account, mobile: null, passwordHash: null }]);
    expect((await undo(second)).body.problem).toBe('link-expired');
  });

  test('of a later change leaves earlier ones to their own link', async () => {
    const { account, token } = await register(product);
    const first = await changeEmail(token, account, 'early@example.com');
    const second = await changeEmail(token, 'early@example.com', 'later@example.com');
    expect((await undo(second)).body.success).toBe(true);
    expect(await addressesOf('early@example.com')).toHaveLength(1);
    expect((await undo(first)).body.success).toBe(true);
    expect(await addressesOf(account)).toHaveLength(1);
  });

  test('ten at once undo once', async () => {
    const { account, token } = await register(product);
    const link = await changeEmail(token, account, 'crowd@example.com');
    const replies = await Promise.all(Array.from({ length: 10 }, () => undo(link)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('is refused once another account has the old address, and changes nothing', async () => {
    const { account, token } = await register(product);
    const link = await changeEmail(token, account, 'moved@example.com');
    await product.moveTime('2 minutes');
    await register(product, account);
    await product.moveTime('0 seconds');
    expect(await undo(link)).toMatchObject({
      status: 409,
      body: {
        problem: 'old-account-taken',
        message:
          'Another account now uses your old email or mobile number, so the change can’t be undone. Please contact us',
      },
    });
    expect((await product.call('/user/profile', {}, { token })).body.profile.email).toBe('moved@example.com');
    expect((await product.call('/user/login', { account: 'moved@example.com', password })).body.success).toBe(true);
  });

  test('is in the audit trail', async () => {
    const { account, token } = await register(product);
    await undo(await changeEmail(token, account, 'trail@example.com'));
    const events = await product.db
      .selectFrom('auditEvents')
      .select(['action', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toEqual([
      {
        action: 'account.change-undone',
        before: { email: 'trail@example.com', mobile: null },
        after: { email: account, mobile: null },
      },
      { action: 'account.email-changed', before: { email: account }, after: { email: 'trail@example.com' } },
    ]);
  });
});
