import { expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const create = (input: object, token?: string) => product.call('/feedback/create', input, { token });

test('[R101] anyone answers the survey, and staff read it', async () => {
  expect((await create({ score: 5, comment: '很好用', page: '/' })).body.success).toBe(true);
  await create({ score: 2, page: '/Vip', contact: 'me@example.com' }, await signIn(product, 'buyer'));
  const { body } = await product.call('/office/feedback/list', {}, { token: await signIn(product, 'editor') });
  expect(body).toMatchObject({ total: 2, averageScore: 3.5, scores: [0, 1, 0, 0, 1] });
  expect(body.infos[0]).toMatchObject({ score: 2, author: 'Lin Xiaoman', contact: 'me@example.com', page: '/Vip' });
  expect(body.infos[1]).toMatchObject({ score: 5, author: null, comment: '很好用' });
});

test('bad answers get a clear error by field', async () => {
  for (const [input, field] of [
    [{ score: 6, page: '/' }, 'score'],
    [{ score: 0, page: '/' }, 'score'],
    [{ score: 1.5, page: '/' }, 'score'],
    [{ score: '5', page: '/' }, 'score'],
    [{ page: '/' }, 'score'],
    [{ score: 3 }, 'page'],
    [{ score: 3, page: '/', comment: 'x'.repeat(501) }, 'comment'],
    [{ score: 3, page: '/', userId: 1 }, 'userId'],
  ] as const) {
    const reply = await create(input);
    expect(reply.status, JSON.stringify(input)).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  }
  expect((await create({ score: 3, page: '/', comment: '字'.repeat(500) })).body.success).toBe(true);
});

test('reading is for editors and administrators', async () => {
  expect((await product.call('/office/feedback/list', {})).body.code).toBe(1001);
  for (const name of ['buyer', 'sales'])
    expect((await product.call('/office/feedback/list', {}, { token: await signIn(product, name) })).status).toBe(403);
});

test('one address cannot flood the survey', async () => {
  const replies = await Promise.all(Array.from({ length: 25 }, () => create({ score: 1, page: '/' })));
  const refused = replies.filter((reply) => reply.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBeTruthy();
});
