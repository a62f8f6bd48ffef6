import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { todayInChina } from '#tests/support/buyers.ts';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const company = await makeCompany(product);
const [lin, wei] = [await makeMember(product, company), await makeMember(product, company, 'viewer')];
const stranger = await makeMember(product, await makeCompany(product, '近水文化有限公司'));
const [film, other, own] = [
  await makeOriginal(product, randomBytes(10), 'one'),
  await makeOriginal(product, randomBytes(10), 'two'),
  await makeOriginal(product, randomBytes(10), 'three'),
];
const bought = async (materialId: number, more: object = {}) =>
  await makeLicences(product, {
    buyer: lin.account,
    customerId: company,
    lines: [{ materialId, ...more }],
    copied: false,
  });
const held = async ({ call }: typeof lin) =>
  (await call('/licence/held', { materialIds: [film, other, own] })).body.infos;

test('[D9] members learn what their company holds, of each the licence that lasts longest', async () => {
  expect(await held(wei)).toEqual([]);
  await makeLicences(product, { buyer: lin.account, lines: [{ materialId: own }], copied: false });
  await bought(film, { terms: { period: 'month' } });
  const { orderId } = await bought(film, { terms: { period: 'permanent' } });
  for (const person of [lin, wei])
    expect(await held(person)).toEqual([{ materialId: film, orderId, by: 'Wei', endsOn: null }]);
  expect(await held(stranger)).toEqual([]);
  await belong(product, wei.account, null);
  expect(await held(wei)).toEqual([]);
  await setCompanyStatus(product, company, 3);
  expect(await held(lin)).toEqual([]);
  await setCompanyStatus(product, company, 1);
});

test('what has expired or was revoked is held no more', async () => {
  const { licence } = await bought(other, { terms: { period: 'month' } });
  const endOn = async (endsOn: string) =>
    await product.db.updateTable('licences').set({ endsOn }).where('id', '=', licence.id).execute();
  await endOn(todayInChina(-1));
  expect(await held(lin)).toEqual([expect.objectContaining({ materialId: film })]);
  await endOn(todayInChina());
  expect((await held(lin))[1]).toMatchObject({ materialId: other, endsOn: todayInChina() });
  await product.db
    .updateTable('licences')
    .set({ state: 'revoked', endedAt: new Date() })
    .where('id', '=', licence.id)
    .execute();
  expect(await held(lin)).toHaveLength(1);
});

test('is asked for at most a hundred materials, by people who are logged in', async () => {
  const many = Array.from({ length: 101 }, (_, place) => place + 1);
  expect((await lin.call('/licence/held', { materialIds: many })).status).toBe(400);
  expect((await product.call('/licence/held', { materialIds: [film] })).body.code).toBe(1001);
});
