import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BUYOUT, ONE_YEAR } from '#tests/support/buyers.ts';
import { makeMember } from '#tests/support/companies.ts';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';
import { findProjectViolations } from './invariants.ts';

const product = await startProduct();
const clip = async () => await makeOriginal(product, randomBytes(12), 'Harbour');
const clips = async (count: number) => await Promise.all(Array.from({ length: count }, clip));
const { desk, customerId, admin, buyer, approver, viewer } = await makeProject(product);
const other = await makeProject(product, '近水文化有限公司');
const stranger = await makeMember(product);
type Person = typeof buyer;
const take = (person: Person, skuId: number, materialIds: number[], key: string = randomUUID()) =>
  person.call('/project/take', { key, skuId, materialIds });
const usedOf = async (skuId: number) =>
  (await product.db.selectFrom('projectSkus').select('used').where('id', '=', skuId).executeTakeFirstOrThrow()).used;

/** A SKU of a project of its own, so that each test has its own quota. */
async function freshSku(more: Parameters<typeof desk.addSku>[1] = {}) {
  const id = await desk.open(customerId, [admin.userId, buyer.userId, approver.userId, viewer.userId]);
  return { projectId: id, skuId: await desk.addSku(id, more) };
}

describe('[D9] taking from a project', () => {
  test('makes an order that is settled and licensed at once, at the price agreed on', async () => {
    const { skuId, projectId: own } = await freshSku({ unitFen: 31_800 });
    const materialIds = await clips(2);
    const { body } = await take(buyer, skuId, materialIds);
    expect(body).toMatchObject({ success: true, left: 3, number: expect.stringMatching(/^FH/) });
    const order = await buyer.detail(body.orderId);
    expect(order).toMatchObject({
      state: 'confirmed',
      totalFen: 63_600,
      refundUntil: null,
      licence: {
        licensee: '远山科技有限公司',
        licenseeType: 'company',
        projectName: '春季新品',
        brand: '远山',
        contact: buyer.account,
      },
      may: { askRefund: false, pay: false },
    });
    const paid = (await buyer.call('/payment/ofOrder', { orderId: body.orderId })).body;
    expect(paid.payments).toMatchObject([{ way: 'project', state: 'settled', amountFen: 63_600 }]);
    const licences = (await viewer.call('/licence/list', { pageSize: 100 })).body.infos;
    expect(licences.filter((one: { orderId: number }) => one.orderId === body.orderId)).toHaveLength(2);
    const sales = await product.db
      .selectFrom('sales')
      .innerJoin('orderLines', 'orderLines.id', 'sales.lineId')
      .select('sales.amountFen')
      .where('orderLines.orderId', '=', body.orderId)
      .execute();
    expect(sales).toEqual([{ amountFen: 31_800 }, { amountFen: 31_800 }]);
    expect(await usedOf(skuId)).toBe(2);
    const figures = await product.call('/office/company/figures', {}, { token: await signIn(product, 'sales') });
    expect(figures.body.infos.at(-1)).toMatchObject({ ordersFen: 0, projectsFen: 63_600 });
    await admin.call('/project/switch', { projectId: own });
    expect((await admin.call('/project/takings')).body).toMatchObject({
      total: 1,
      infos: [{ orderId: body.orderId, by: 'Wei', count: 2, totalFen: 63_600, branch: '上海', terms: ONE_YEAR }],
    });
    expect(
      (await buyer.call('/payment/askRefund', { key: randomUUID(), orderId: body.orderId, words: 'x' })).body.problem,
    ).toBe('taken-from-project');
  });

  test('twice with one key is once; another wish with that key is refused', async () => {
    const { skuId } = await freshSku();
    const [one, two] = [await clip(), await clip()];
    const key = randomUUID();
    const [first, second] = await Promise.all([take(buyer, skuId, [one], key), take(buyer, skuId, [one], key)]);
    expect(first.body).toEqual(second.body);
    expect((await take(buyer, skuId, [two], key)).body.problem).toBe('request-differs');
    expect(await usedOf(skuId)).toBe(1);
  });

  test('is for administrators and buyers of the project; to others the SKU does not exist', async () => {
    const { skuId } = await freshSku();
    const material = await clip();
    const outside = await makeMember(product, customerId, 'buyer');
    for (const [person, status] of [
      [approver, 403],
      [viewer, 403],
      [outside, 404],
      [other.buyer, 404],
      [stranger, 404],
    ] as const)
      expect((await take(person, skuId, [material])).status).toBe(status);
    expect((await take(buyer, 999_999, [material])).status).toBe(404);
    expect((await product.call('/project/take', { key: randomUUID(), skuId, materialIds: [material] })).body.code).toBe(
      1001,
    );
    expect((await take(admin, skuId, [material])).status).toBe(200);
  });

  test('refuses what cannot be taken', async () => {
    const { skuId } = await freshSku({ quota: 2 });
    const [fine, second, third] = await clips(3);
    const photo = await makeMaterial(product, { kind: 'photo' });
    const offline = await clip();
    await product.db.updateTable('materials').set({ state: 'offline' }).where('id', '=', offline).execute();
    const own = await clip();
    await product.db.updateTable('materials').set({ ownerId: buyer.userId }).where('id', '=', own).execute();
    const gone = await clip();
    await makeLicences(product, { lines: [{ materialId: gone, terms: BUYOUT }], copied: false });
    const refused = async (materialIds: number[]) => {
      const { status, body } = await take(buyer, skuId, materialIds);
      return [status, body.problem];
    };
    expect(await refused([])).toEqual([400, 'bad-input']);
    expect(await refused(Array.from({ length: 301 }, (_, place) => place + 1))).toEqual([400, 'bad-input']);
    expect(await refused([fine!, fine!])).toEqual([400, 'bad-input']);
    expect(await refused([photo])).toEqual([400, 'bad-input']);
    expect(await refused([999_999])).toEqual([409, 'not-on-sale']);
    expect(await refused([offline])).toEqual([409, 'not-on-sale']);
    expect(await refused([own])).toEqual([409, 'own-material']);
    expect(await refused([gone])).toEqual([409, 'bought-out']);
    expect(await refused([fine!, second!, third!])).toEqual([409, 'quota-used-up']);
    expect(await usedOf(skuId)).toBe(0);
  });

  test('refuses what the company holds for that use, and takes it for another', async () => {
    const { skuId, projectId: own } = await freshSku();
    const wider = await desk.addSku(own, { terms: { ...ONE_YEAR, period: 'three-years' } });
    const material = await clip();
    expect((await take(buyer, skuId, [material])).status).toBe(200);
    expect((await take(admin, skuId, [material])).body.problem).toBe('company-has-it');
    expect((await take(admin, wider, [material])).status).toBe(200);
    expect((await take(admin, wider, [material])).body.problem).toBe('company-has-it');
  });

  test('ends with the last day and with the project', async () => {
    const { skuId, projectId: own } = await freshSku();
    const material = await clip();
    await product.db.updateTable('projectSkus').set({ endsOn: '2020-01-31' }).where('id', '=', skuId).execute();
    expect((await take(buyer, skuId, [material])).body.problem).toBe('sku-ended');
    const next = await desk.addSku(own, { branch: '北京' });
    await desk.call('/end', { projectId: own, words: '合同到期' });
    expect((await take(buyer, next, [material])).body.problem).toBe('sku-ended');
  });
});

test('what was used, taken and licensed agrees after all that; where it does not, it is found', async () => {
  expect(await findProjectViolations(product.db)).toEqual([]);
  const { skuId } = await freshSku();
  await take(buyer, skuId, await clips(1));
  await product.db.updateTable('projectSkus').set({ used: 2 }).where('id', '=', skuId).execute();
  expect(await findProjectViolations(product.db)).toEqual([expect.stringContaining('2 of 5 used with 1 licences')]);
});
