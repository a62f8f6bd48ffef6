import { describe, expect, test } from 'vitest';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');
const reason = 'asked for by the owner';

const office = (path: string, input: object, token: string | undefined = admin) =>
  product.call(`/office/user/${path}`, input, { token });

async function idOf(email: string): Promise<number> {
  return (await product.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

async function newUser() {
  const person = await register(product);
  return { ...person, id: await idOf(person.account) };
}

describe('finding users', () => {
  test('by part of a name, an address or an id', async () => {
    const { id, account } = await newUser();
    for (const keyword of [account.slice(0, 8), String(id)]) {
      const { body } = await office('list', { keyword });
      expect(body.infos.map((user: { id: number }) => user.id)).toContain(id);
    }
  });

  test('% and _ mean themselves', async () => {
    expect((await office('list', { keyword: '%' })).body.total).toBe(0);
    expect((await office('list', { keyword: '_' })).body.total).toBe(0);
    expect((await office('list', { keyword: "'; drop table users; --" })).body.total).toBe(0);
  });

  test('by role, kind and state, in the order asked for', async () => {
    expect((await office('list', { role: 'finance' })).body.infos).toMatchObject([{ roles: ['finance'] }]);
    expect((await office('list', { gid: 35 })).body.infos).toMatchObject([{ gid: 35 }]);
    expect((await office('list', { state: 'disabled' })).body.total).toBe(0);
    const { infos } = (await office('list', { orderBy: 'name', pageSize: 100 })).body;
    expect(infos.length).toBeGreaterThan(7);
    expect((await office('list', { orderBy: 'password_hash' })).status).toBe(400);
  });

  test('page by page, with the page size kept within bounds', async () => {
    const all = (await office('list', { pageSize: 1_000_000 })).body;
    expect(all.infos.length).toBeLessThanOrEqual(100);
    const second = (await office('list', { pageSize: 2, pageNo: 2 })).body;
    expect(second.infos.map((user: { id: number }) => user.id)).toEqual(
      all.infos.slice(2, 4).map((user: { id: number }) => user.id),
    );
    expect((await office('list', { pageSize: -5 })).body.infos).toHaveLength(1);
  });

  test('one by its id', async () => {
    const { id, account } = await newUser();
    expect((await office('detail', { id })).body.user).toMatchObject({ id, email: account, sessions: 1 });
    expect(await office('detail', { id: 999_999_999 })).toMatchObject({ status: 404, body: { problem: 'not-found' } });
  });

  test('never shows a password or a secret', async () => {
    const { body } = await office('list', { pageSize: 100 });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|totp/i);
  });
});

describe('changing users', () => {
  test('roles and kind take effect at once and leave a trace', async () => {
    const { id, token } = await newUser();
    const changed = await office('roles', { id, gid: 2, roles: ['editor', 'editor'], reason });
    expect(changed.body.user).toMatchObject({ gid: 2, roles: ['editor'] });
    expect((await product.call('/session', {}, { token })).body.data).toMatchObject({ gid: 2, roles: ['editor'] });
    expect((await product.call('/office/feedback/list', {}, { token })).body.success).toBe(true);
    await office('roles', { id, gid: 1, roles: [], reason });
    expect((await product.call('/office/feedback/list', {}, { token })).status).toBe(403);
    const { body } = await product.call('/office/audit/list', { subject: `user:${id}` }, { token: admin });
    expect(body.infos[0]).toMatchObject({
      action: 'user.roles-changed',
      actor: 'Gu Yan · Admin',
      before: { gid: 2, roles: ['editor'] },
      after: { gid: 1, roles: [] },
      reason,
    });
  });

  test('a disabled account is out at once and cannot come back until enabled', async () => {
    const { id, token, account } = await newUser();
    expect((await office('disable', { id, reason })).body.user.disabled).toBe(true);
    expect((await product.call('/user/profile', {}, { token })).body.code).toBe(1001);
    const login = await product.call('/user/login', { account, password: 'a good password' });
    expect(login).toMatchObject({ status: 403, body: { problem: 'account-disabled' } });
    expect((await office('disable', { id, reason })).body.problem).toBe('changed-meanwhile');
    expect((await office('enable', { id, reason })).body.user.disabled).toBe(false);
    expect((await product.call('/user/login', { account, password: 'a good password' })).body.success).toBe(true);
  });

  test('two who disable at once make one change', async () => {
    const { id } = await newUser();
    const replies = await Promise.all([1, 2, 3, 4].map(() => office('disable', { id, reason })));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    const { total } = (
      await product.call('/office/audit/list', { subject: `user:${id}`, keyword: 'disabled' }, { token: admin })
    ).body;
    expect(total).toBe(1);
  });

  test('[R270] signing a user out everywhere is told with code 3', async () => {
    const { id, token } = await newUser();
    expect((await office('signout', { id, reason })).body.user.sessions).toBe(0);
    expect((await product.call('/user/profile', {}, { token })).body.code).toBe(3);
  });

  test('the second factor of somebody who lost it can be reset', async () => {
    const { id } = await newUser();
    await product.db
      .updateTable('users')
      .set({ totpSecret: 'x', totpConfirmedAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await office('resetSecondFactor', { id, reason })).body.success).toBe(true);
    const row = await product.db
      .selectFrom('users')
      .select('totpSecret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.totpSecret).toBeNull();
    const { body } = await product.call('/office/audit/list', { subject: `user:${id}` }, { token: admin });
    expect(body.infos[0]).toMatchObject({ action: 'user.second-factor-reset', actor: 'Gu Yan · Admin', reason });
  });

  test('nobody locks themselves out', async () => {
    const id = await idOf('admin@framehall.test');
    expect((await office('disable', { id, reason })).body.problem).toBe('own-account');
    expect((await office('roles', { id, gid: 1, roles: ['editor'], reason })).body.problem).toBe('own-account');
    expect((await office('roles', { id, gid: 1, roles: ['admin', 'editor'], reason })).body.success).toBe(true);
  });

  test('needs a reason and somebody to change', async () => {
    const { id } = await newUser();
    for (const path of ['disable', 'enable', 'signout', 'resetSecondFactor']) {
      expect((await office(path, { id, reason: ' ' })).body.fields).toHaveProperty('reason');
      expect(await office(path, { id: 999_999_999, reason })).toMatchObject({
        status: 404,
        body: { problem: 'not-found' },
      });
      expect((await office(path, { id: 'x', reason })).status).toBe(400);
      expect((await office(path, { id: 2 ** 60, reason })).status).toBeLessThan(500);
    }
    expect((await office('roles', { id, gid: 3, roles: [], reason })).status).toBe(400);
    expect((await office('roles', { id, gid: 1, roles: ['god'], reason })).status).toBe(400);
  });
});

test('only administrators may', async () => {
  const id = await idOf('buyer@framehall.test');
  for (const path of ['list', 'detail', 'roles', 'disable', 'enable', 'signout', 'resetSecondFactor']) {
    const input = { id, reason, gid: 1, roles: [] };
    expect((await product.call(`/office/user/${path}`, input)).body.code).toBe(1001);
    for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'finance', 'editor'])
      expect((await office(path, input, await signIn(product, name))).body.problem, `${name} ${path}`).toBe(
        'not-allowed',
      );
  }
});
