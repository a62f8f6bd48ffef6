import { expect, test } from 'vitest';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { SHOP } from '#tests/support/shop-settings.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');

const names = async (language: 'zh' | 'en') => {
  const { body } = await product.call('/office/user/list', { keyword: '@framehall.test' }, { token: admin, language });
  return body.infos.map((user: { nickname: string }) => user.nickname).toReversed();
};

test('the demo’s people have Latin names in English, and their own in Chinese', async () => {
  expect(await names('en')).toEqual([
    'Lin Xiaoman',
    'Lu Yuan',
    'Material manager',
    'Zhou Yu · Review',
    'Chen He · Sales',
    'He Qing · Finance',
    'Shen Yi · Editor',
    'Lu Yao · Coordinator',
    'Gu Yan · Admin',
  ]);
  expect((await names('zh')).slice(0, 2)).toEqual(['林小满', '陆远']);
  const session = await product.call('/session', {}, { token: admin, language: 'en' });
  expect(session.body.data.nickname).toBe('Gu Yan · Admin');
});

test('what people typed stays as it is', async () => {
  const { token } = await register(product);
  await product.call('/user/profile/save', { nickname: '王小明', language: 'zh' }, { token });
  const session = await product.call('/session', {}, { token, language: 'en' });
  expect(session.body.data.nickname).toBe('王小明');
  const profile = await product.call('/user/profile', {}, { token: admin, language: 'en' });
  expect(profile.body.profile.nickname).toBe('管理员 · 顾言');
});

test('a shop that is no demo shows every name as it is', async () => {
  const shop = await startProduct(SHOP);
  const { token } = await register(shop);
  await shop.call('/user/profile/save', { nickname: '林小满', language: 'zh' }, { token });
  expect((await shop.call('/session', {}, { token, language: 'en' })).body.data.nickname).toBe('林小满');
});
