import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readLink, register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');
const reason = 'New colleague';
let count = 0;
const newEmail = () => `colleague${(count += 1)}@example.com`;

const office = (path: string, input: object, token: string | undefined = admin) =>
  product.call(`/office/user/${path}`, input, { token, language: 'en' });
const invite = (email: string, more: object = {}) =>
  office('invite', { email, roles: ['sales', 'editor'], language: 'en', reason, ...more });
const accept = (token: string, more: object = {}) =>
  product.call('/user/invite/accept', { token, nickname: 'Mei', password: 'a good password', ...more });
const actions = async (subject: string) =>
  (await product.call('/office/audit/list', { subject }, { token: admin })).body.infos;
const openInvites = async (): Promise<{ id: number; email: string }[]> => (await office('invites', {})).body.infos;

/** Invites somebody and reads the link in their email. */
async function invited(email = newEmail()) {
  expect((await invite(email)).status).toBe(200);
  return { email, token: await readLink(product, email.toLowerCase()) };
}

describe('an invitation', () => {
  test('opens an account with its roles, by a link that works once, and the trail says who sent it and why', async () => {
    const { email, token } = await invited('New.Person@Example.com');
    const [open] = await openInvites();
    expect(open).toMatchObject({ email: 'new.person@example.com', roles: ['editor', 'sales'], by: 'Gu Yan · Admin' });
    const read = await product.call('/user/invite', { token });
    expect(read.body).toMatchObject({ email: 'new.person@example.com', roles: ['editor', 'sales'] });
    const joined = await accept(token);
    expect(joined.status).toBe(200);
    const session = await product.call('/session', {}, { token: joined.body.token });
    expect(session.body.data).toMatchObject({ nickname: 'Mei', gid: 1, roles: ['editor', 'sales'] });
    const login = await product.call('/user/login', { account: email, password: 'a good password' });
    expect(login.body.success).toBe(true);

    expect((await accept(token)).body.problem).toBe('link-expired');
    expect((await product.call('/user/invite', { token })).body.problem).toBe('link-expired');
    expect(await openInvites()).toEqual([]);
    expect(await actions(`invite:${open!.id}`)).toMatchObject([
      { action: 'invite.accepted', after: { userId: session.body.data.userId } },
      { action: 'invite.sent', actor: 'Gu Yan · Admin', after: { roles: ['editor', 'sales'] }, reason },
    ]);
    expect(await actions(`user:${session.body.data.userId}`)).toMatchObject([
      { action: 'account.invited', after: { email: 'new.person@example.com', roles: ['editor', 'sales'] } },
    ]);
  });

  test('comes in the chosen language, which its account keeps', async () => {
    const email = newEmail();
    await invite(email, { language: 'zh' });
    const mail = await product.db
      .selectFrom('messages')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirst();
    expect(mail?.subject).toBe('邀请您加入帧库管理后台');
    const { body } = await accept(await readLink(product, email));
    const profile = await product.call('/user/profile', {}, { token: body.token, language: 'en' });
    expect(profile.body.profile).toMatchObject({ email, language: 'zh', hasPassword: true });
  });

  test('is stored only as a hash', async () => {
    const { token } = await invited();
    const { rows } = await sql`select * from staff_invites`.execute(product.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends after 72 hours', async () => {
    const { token } = await invited();
    await product.moveTime('71 hours 59 minutes');
    expect((await product.call('/user/invite', { token })).status).toBe(200);
    await product.moveTime('72 hours 1 second');
    expect((await accept(token)).body.problem).toBe('link-expired');
    await product.moveTime('0 hours');
  });

  test('is used by one of several at once', async () => {
    const { token } = await invited();
    const replies = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  });

  test('is replaced by the next to the same address, and of two at once one stays', async () => {
    const { email, token } = await invited();
    const replies = await Promise.all([invite(email), invite(email)]);
    // Two that arrive at the same moment collide; one that comes a moment later replaces the other.
    const [first, second] = replies.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(first).toBe(200);
    expect([200, 409]).toContain(second);
    expect((await openInvites()).filter((open) => open.email === email)).toHaveLength(1);
    expect((await accept(token)).body.problem).toBe('link-expired');
    expect((await accept(await readLink(product, email))).status).toBe(200);
  });

  test('can be withdrawn, once', async () => {
    const { email, token } = await invited();
    const { id } = (await openInvites()).find((open) => open.email === email)!;
    expect((await office('invite/withdraw', { id })).status).toBe(200);
    expect((await office('invite/withdraw', { id })).status).toBe(404);
    expect((await accept(token)).body.problem).toBe('link-expired');
    expect((await actions(`invite:${id}`))[0].action).toBe('invite.withdrawn');
  });

  test('dies with the right of whoever sent it, and with their account', async () => {
    const { token: first } = await register(product, 'second-admin@example.com');
    const change = (values: { roles?: string[]; disabledAt?: Date | null }) =>
      product.db.updateTable('users').set(values).where('email', '=', 'second-admin@example.com').execute();
    await change({ roles: ['admin'] });
    const email = newEmail();
    await sql`update sessions set second_factor_at = clock_now() where ended_at is null`.execute(product.db);
    expect((await office('invite', { email, roles: ['admin'], language: 'en', reason }, first)).status).toBe(200);
    for (const lost of [{ roles: [] }, { disabledAt: new Date() }]) {
      await change(lost);
      expect((await accept(await readLink(product, email))).body.problem).toBe('link-expired');
      await change({ roles: ['admin'], disabledAt: null });
    }
    expect((await accept(await readLink(product, email))).status).toBe(200);
  });

  test('does not take over an account that was opened meanwhile', async () => {
    const { email, token } = await invited();
    const { token: own } = await register(product, email);
    expect((await accept(token)).body.problem).toBe('account-taken');
    expect((await product.call('/session', {}, { token: own })).body.data.roles).toEqual([]);
  });
});

test('only administrators invite, and only people without an account', async () => {
  const input = { email: newEmail(), roles: ['editor'], language: 'en', reason };
  for (const name of ['editor', 'sales', 'finance', 'reviewer', 'buyer']) {
    const token = await signIn(product, name);
    expect((await office('invite', input, token)).status, name).toBe(403);
    expect((await office('invites', {}, token)).status, name).toBe(403);
    expect((await office('invite/withdraw', { id: 1 }, token)).status, name).toBe(403);
  }
  expect((await product.call('/office/user/invite', input)).status).toBe(401);
  expect((await invite('buyer@framehall.test')).body.fields).toEqual({ email: 'This already exists' });
});

test('refuses what cannot be an invitation', async () => {
  expect((await invite('not an address')).body.fields).toHaveProperty('email');
  expect((await invite('13800000000')).body.fields).toHaveProperty('email');
  expect((await invite(newEmail(), { roles: [] })).body.fields).toHaveProperty('roles');
  expect((await invite(newEmail(), { roles: ['owner'] })).status).toBe(400);
  expect((await invite(newEmail(), { reason: ' ' })).body.fields).toHaveProperty('reason');
  const { token } = await invited();
  expect((await accept(token, { password: 'short' })).body.fields).toHaveProperty('password');
  expect((await accept(token, { nickname: '' })).body.fields).toHaveProperty('nickname');
  expect((await accept(`${token.slice(1)}x`)).body.problem).toBe('link-expired');
});

test('an administrator sends fifty invitations a day', async () => {
  const setSent = (count: number) =>
    sql`update rate_limits set points = ${count} where key like 'invite:%'`.execute(product.db);
  await setSent(49);
  expect((await invite(newEmail())).status).toBe(200);
  const more = await invite(newEmail());
  expect(more).toMatchObject({ status: 429, body: { problem: 'too-many-requests' } });
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
});
