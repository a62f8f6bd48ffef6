import { expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { ensureAccount } from './accounts.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const account = { kind: 'email', value: 'first@example.com' } as const;

const trailOf = (userId: number) =>
  product.db
    .selectFrom('auditEvents')
    .select(['action', 'after'])
    .where('subject', '=', `user:${userId}`)
    .orderBy('id')
    .execute();
const found = () =>
  product.db
    .selectFrom('users')
    .select(['id', 'nickname', 'gid', 'roles'])
    .where('email', '=', account.value)
    .executeTakeFirstOrThrow();

test('an account that must be there is opened once, gets roles that it lacks, and the trail says so', async () => {
  await ensureAccount(ctx, { account, nickname: 'First', gid: 1, roles: ['admin'] });
  const { id, ...opened } = await found();
  expect(opened).toEqual({ nickname: 'First', gid: 1, roles: ['admin'] });
  await ensureAccount(ctx, { account, nickname: 'Other', gid: 2, roles: ['admin'] });
  expect(await found()).toEqual({ id, ...opened });
  const after = { gid: 1, roles: ['admin'] };
  expect(await trailOf(id)).toEqual([{ action: 'account.ensured', after }]);
  await ensureAccount(ctx, { account, nickname: 'First', gid: 1, roles: ['editor'] });
  expect((await found()).roles.toSorted()).toEqual(['admin', 'editor']);
  expect(await trailOf(id)).toHaveLength(2);
});

test('one with a password opens by it, in Chinese; one that is there keeps its own', async () => {
  const second = { kind: 'email', value: 'second@example.com' } as const;
  const ensure = (password: string) =>
    ensureAccount(ctx, { account: second, nickname: 'Second', gid: 1, roles: [], password });
  const logIn = (password: string) => product.call('/user/login', { account: second.value, password });
  await ensure('the first password');
  const { body } = await logIn('the first password');
  const { profile } = (await product.call('/user/profile', {}, { token: body.token })).body;
  expect(profile).toMatchObject({ language: 'zh', hasPassword: true });
  await ensure('another password');
  expect((await logIn('another password')).body.problem).toBe('wrong-credentials');
  expect((await logIn('the first password')).body.success).toBe(true);
  const { demo } = await product.db
    .selectFrom('users')
    .select('demo')
    .where('email', '=', second.value)
    .executeTakeFirstOrThrow();
  expect(demo).toBe(false);
});
