import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { makePhotographer } from './accounts.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

test('a buyer becomes a photographer of what they may upload, once, and the trail says so', async () => {
  const { token } = await register(product);
  const session = async () => (await product.call('/session', {}, { token })).body.data;
  const { userId } = await session();
  expect(await makePhotographer(ctx, { userId, videos: true, photos: false })).toBeUndefined();
  const flags = { videoFlag: 1, photoFlag: 0, signFlag: 2 };
  expect(await session()).toMatchObject({ gid: 2, ...flags });
  expect(await makePhotographer(ctx, { userId, videos: true, photos: true })).toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await session()).toMatchObject({ gid: 2, ...flags });
  const trail = await product.db
    .selectFrom('auditEvents')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `user:${userId}`)
    .where('action', '<>', 'account.registered')
    .execute();
  expect(trail).toEqual([{ action: 'user.became-photographer', before: { gid: 1 }, after: { gid: 2, ...flags } }]);
});
