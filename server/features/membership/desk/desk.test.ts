import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailsTo, makeBuyer } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { becomeVip } from '#tests/support/memberships.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const NAMES = ['admin', 'sales', 'finance', 'reviewer', 'editor', 'buyer'] as const;
const tokens = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, await signIn(product, name)] as const)),
);
const desk = (name: string, input: object = {}, as = 'sales') =>
  product.call(`/office/vip/${name}`, input, { token: tokens[as] });
const offer = {
  nameZh: '周末 VIP',
  nameEn: 'Weekend VIP',
  days: 3,
  percent: 5,
  priceFen: 990,
  kinds: ['photo'],
};
const onSale = async (planId: number) =>
  (await product.call('/vip/plans')).body.infos.find((plan: { planId: number }) => plan.planId === planId);
const trail = (subject: string) =>
  product.db
    .selectFrom('auditEvents')
    .select(['action', 'reason'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

test('sales and admin change, finance only look, others see nothing', async () => {
  const calls: [string, object, string[]][] = [
    ['plans', {}, ['admin', 'sales', 'finance']],
    ['sold', { view: 'all' }, ['admin', 'sales', 'finance']],
    ['figures', { days: 365 }, ['admin', 'sales', 'finance']],
    ['addPlan', offer, ['admin', 'sales']],
    ['changePlan', { ...offer, planId: 999_999, version: 1 }, ['admin', 'sales']],
    ['withdrawPlan', { planId: 999_999, version: 1 }, ['admin', 'sales']],
    ['revoke', { productOrderId: 999_999, words: 'x' }, ['admin', 'sales']],
  ];
  for (const [name, input, may] of calls) {
    for (const role of NAMES)
      expect([name, role, (await desk(name, input, role)).status === 403]).toEqual([name, role, !may.includes(role)]);
    expect((await product.call(`/office/vip/${name}`, input)).status).toBe(401);
  }
});

describe('a plan', () => {
  test('is added, changed by whoever saw it last, and withdrawn, on record', async () => {
    const { planId } = (await desk('addPlan', offer)).body;
    expect(await onSale(planId)).toMatchObject({ name: 'Weekend VIP', percent: 5, priceFen: 990, version: 1 });
    const changes = [10, 15].map((percent) => desk('changePlan', { ...offer, planId, version: 1, percent }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await onSale(planId)).toMatchObject({ version: 2 });
    expect((await desk('withdrawPlan', { planId, version: 1 })).status).toBe(409);
    expect((await desk('withdrawPlan', { planId, version: 2 })).status).toBe(200);
    expect(await onSale(planId)).toBeUndefined();
    const actions = (await trail(`plan:${planId}`)).map(({ action }) => action);
    expect(actions).toEqual(['plan.added', 'plan.changed', 'plan.withdrawn']);
  });

  test.each([
    ['51 %', { percent: 51 }],
    ['nothing off', { percent: 0 }],
    ['no days', { days: 0 }],
    ['no price', { priceFen: 0 }],
    ['no kinds', { kinds: [] }],
    ['a kind that is not sold', { kinds: ['paintings'] }],
    ['no name', { nameZh: ' ' }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await desk('addPlan', { ...offer, ...wrong })).status).toBe(400);
  });
});

describe('a membership', () => {
  test('is found by number, buyer and account, with what it saved', async () => {
    const buyer = await makeBuyer(product);
    const productOrderId = await becomeVip(product, buyer, { percent: 20 });
    const find = async (keyword: string) => (await desk('sold', { view: 'active', keyword })).body.infos;
    const row = { productOrderId, account: buyer.account, standing: 'active', used: false, savedFen: 0, percent: 20 };
    expect(await find(buyer.account)).toMatchObject([row]);
    const [{ number }] = await find(buyer.account);
    expect(await find(number)).toMatchObject([row]);
    expect(await find('nobody at all')).toEqual([]);
    const { infos } = (await desk('figures', {})).body;
    expect(infos.at(-1)).toMatchObject({ plansFen: 19_900, packagesFen: 0, savedFen: 0 });
    expect((await desk('figures', { days: 31 })).status).toBe(400);
    await buyer.call('/payment/askRefund', { key: randomUUID(), productOrderId, words: 'x' });
    const requests = (await desk('sold', { view: 'requests' })).body.infos;
    expect(requests).toMatchObject([{ productOrderId, paymentId: expect.any(Number) }]);
    // Finance decide on it first.
    expect((await desk('revoke', { productOrderId, words: 'x' })).status).toBe(409);
  });

  test('that is revoked ends at once, keeps its money, and a live quote keeps its discount', async () => {
    const buyer = await makeBuyer(product);
    const productOrderId = await becomeVip(product, buyer, { percent: 20 });
    const film = await makeMaterial(product, { kind: 'video' });
    const kept = await buyer.order([film]);
    expect((await desk('revoke', { productOrderId, words: '转售账号' })).status).toBe(200);
    expect((await desk('revoke', { productOrderId, words: '转售账号' })).body).toMatchObject({
      problem: 'membership-ended',
    });
    expect((await buyer.call('/vip/mine')).body).toMatchObject({ membership: null });
    expect((await buyer.detail(kept)).quote.vipFen).toBeGreaterThan(0);
    const next = await buyer.order([await makeMaterial(product, { kind: 'video' })]);
    expect((await buyer.detail(next)).quote.vipFen).toBe(0);
    expect((await mailsTo(product, buyer.account)).filter((mail) => mail.includes('转售账号'))).toHaveLength(1);
    const { order } = (await buyer.call('/vip/orderDetail', { productOrderId })).body;
    expect(order).toMatchObject({ state: 'confirmed', standing: 'revoked', may: { askRefund: false } });
  });
});
