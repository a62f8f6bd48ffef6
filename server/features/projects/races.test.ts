import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findViolations } from '#server/features/payments/invariants.ts';
import { ONE_YEAR } from '#tests/support/buyers.ts';
import { makeMember } from '#tests/support/companies.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';
import { findProjectViolations } from './invariants.ts';

const product = await startProduct();
const { desk, customerId, admin, buyer } = await makeProject(product);
type Person = typeof buyer;
const clip = async () => await makeOriginal(product, randomBytes(12), 'Harbour');
const take = ({ call }: Person, skuId: number, materialIds: number[]) =>
  call('/project/take', { key: randomUUID(), skuId, materialIds });
const usedOf = async (skuId: number) =>
  (await product.db.selectFrom('projectSkus').select('used').where('id', '=', skuId).executeTakeFirstOrThrow()).used;
const violations = async () => [...(await findViolations(product.db)), ...(await findProjectViolations(product.db))];

async function freshSku(quota: number) {
  const projectId = await desk.open(customerId, [admin.userId, buyer.userId]);
  return { projectId, skuId: await desk.addSku(projectId, { quota }) };
}

test('thirty at once for the last five: five get one each', { timeout: 180_000 }, async () => {
  const { skuId } = await freshSku(5);
  const clips = await Promise.all(Array.from({ length: 30 }, clip));
  const replies = await Promise.all(clips.map((id, place) => take(place % 2 ? admin : buyer, skuId, [id])));
  const outcomes = replies.map(({ body }) => body.problem ?? 'taken');
  expect(Map.groupBy(outcomes, (one) => one).get('taken')).toHaveLength(5);
  expect(outcomes.filter((one) => one === 'quota-used-up')).toHaveLength(25);
  expect(await usedOf(skuId)).toBe(5);
  expect(await violations()).toEqual([]);
});

test('colleagues who take the same material by two SKUs at once get one licence', async () => {
  const { skuId, projectId } = await freshSku(5);
  const second = await desk.addSku(projectId, { branch: '北京' });
  const material = await clip();
  const replies = await Promise.all([take(admin, skuId, [material]), take(buyer, second, [material])]);
  expect(new Set(replies.map(({ body }) => body.problem ?? 'taken'))).toEqual(new Set(['company-has-it', 'taken']));
  expect((await usedOf(skuId)) + (await usedOf(second))).toBe(1);
  expect(await violations()).toEqual([]);
});

test('ending the project against taking: nothing is taken after the end', async () => {
  const { skuId, projectId } = await freshSku(20);
  const clips = await Promise.all(Array.from({ length: 8 }, clip));
  const [ended, ...replies] = await Promise.all([
    desk.call('/end', { projectId, words: '到期' }),
    ...clips.map((id) => take(buyer, skuId, [id])),
  ]);
  expect(ended!.status).toBe(200);
  const taken = replies.filter(({ status }) => status === 200).length;
  expect(replies.every(({ status, body }) => status === 200 || body.problem === 'sku-ended')).toBe(true);
  expect(await usedOf(skuId)).toBe(taken);
  expect((await take(buyer, skuId, [await clip()])).body.problem).toBe('sku-ended');
  expect(await violations()).toEqual([]);
});

test('leaving against taking and downloading: whoever has left gets nothing more', async () => {
  const { skuId, projectId } = await freshSku(20);
  const leaver = await makeMember(product, customerId, 'buyer');
  await desk.call('/setPeople', { projectId, userIds: [admin.userId, leaver.userId] });
  const first = (await take(leaver, skuId, [await clip()])).body.orderId as number;
  const clips = await Promise.all(Array.from({ length: 6 }, clip));
  const [left, ...replies] = await Promise.all([
    leaver.call('/company/leave'),
    ...clips.map((id) => take(leaver, skuId, [id])),
  ]);
  expect(left!.status).toBe(200);
  expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(await usedOf(skuId)).toBe(1 + replies.filter(({ status }) => status === 200).length);
  expect((await leaver.call('/licence/archive', { orderId: first })).status).toBe(404);
  expect((await take(leaver, skuId, [await clip()])).status).toBe(404);
  expect((await admin.call('/order/detail', { orderId: first })).body.order).toMatchObject({
    state: 'confirmed',
    lines: [{ terms: ONE_YEAR }],
  });
  expect(await violations()).toEqual([]);
});

test('lowering the quota against taking never goes below what was taken', async () => {
  const { skuId } = await freshSku(6);
  const { endsOn } = (await admin.call('/company/projects')).body.infos
    .flatMap((one: { skus: { skuId: number; endsOn: string }[] }) => one.skus)
    .find((one: { skuId: number }) => one.skuId === skuId);
  const clips = await Promise.all(Array.from({ length: 6 }, clip));
  await Promise.all([
    ...clips.map((id) => take(buyer, skuId, [id])),
    desk.call('/setSku', { skuId, quota: 3, endsOn, seen: { quota: 6, endsOn } }),
  ]);
  expect(await violations()).toEqual([]);
});
