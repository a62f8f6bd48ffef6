import { expect, test } from 'vitest';
import { licenceInfo, makeBuyer, ONE_YEAR } from '#tests/support/buyers.ts';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const photo = await makeMaterial(product, { kind: 'photo' });
const film = await makeMaterial(product, { kind: 'video' });

const CODE = '91350100M000100Y43';
/** Its last character should be another. */
const WRONG_CODE = '91350100M000100Y42';
type Person = Awaited<ReturnType<typeof makeBuyer>>;
const list = async (person: Person) => (await person.call('/licensee/list')).body;
const namesOf = async (person: Person) =>
  (await list(person)).infos.map(({ licensee }: { licensee: string }) => licensee);
const save = (person: Person, licensee: string, more: object = {}) =>
  person.call('/licensee/save', { licenseeType: 'company', licensee, creditCode: '', ...more });

test('what was ordered for is offered again, the last used first and each name once', async () => {
  const lin = await makeBuyer(product);
  expect(await list(lin)).toMatchObject({ infos: [], shared: false, mayChange: true });
  await lin.order([photo], undefined, { licence: licenceInfo({ licensee: '甲公司' }) });
  await lin.order([film], undefined, { licence: licenceInfo({ licensee: '乙公司' }) });
  expect(await namesOf(lin)).toEqual(['乙公司', '甲公司']);
  await lin.order([photo, film], undefined, { licence: licenceInfo({ licensee: '甲公司' }) });
  expect(await namesOf(lin)).toEqual(['甲公司', '乙公司']);
});

test('an order that is refused leaves no name', async () => {
  const lin = await makeBuyer(product);
  const lines = [{ materialId: photo, terms: ONE_YEAR, priceFen: 1 }];
  expect((await lin.create({ lines, licence: licenceInfo({ licensee: '丙公司' }) })).status).toBe(409);
  expect(await namesOf(lin)).toEqual([]);
});

test('a name is kept, renamed and removed; orders keep what they say', async () => {
  const lin = await makeBuyer(product);
  const orderId = await lin.order([photo], undefined, { licence: licenceInfo({ licensee: '旧名' }) });
  const [{ id }] = (await list(lin)).infos;
  const renamed = await save(lin, '新名', { id });
  expect(renamed.body.licensee).toEqual({ id, licenseeType: 'company', licensee: '新名', creditCode: '' });
  await save(lin, '林小雨', { licenseeType: 'individual' });
  expect(await namesOf(lin)).toEqual(['林小雨', '新名']);
  expect((await lin.call('/licensee/remove', { id })).status).toBe(200);
  expect(await namesOf(lin)).toEqual(['林小雨']);
  expect((await lin.detail(orderId)).licence.licensee).toBe('旧名');
});

test('a code stays when the name is used again without one', async () => {
  const lin = await makeBuyer(product);
  await save(lin, '甲公司', { creditCode: CODE });
  await save(lin, '甲公司');
  expect((await list(lin)).infos).toMatchObject([{ licensee: '甲公司', creditCode: CODE }]);
});

test('refused by the name of the field: several parties, a name that is there, a person with a code', async () => {
  const lin = await makeBuyer(product);
  await save(lin, '甲公司');
  const { id } = (await save(lin, '乙公司')).body.licensee;
  const refused = async (licensee: string, more: object = {}) => {
    const { status, body } = await save(lin, licensee, more);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused('甲公司、乙公司')).toEqual([400, ['licensee']]);
  expect(await refused('甲公司', { id })).toEqual([400, ['licensee']]);
  expect(await refused('')).toEqual([400, ['licensee']]);
  expect(await refused('林小雨', { licenseeType: 'individual', creditCode: CODE })).toEqual([400, ['creditCode']]);
  expect(await refused('丁公司', { creditCode: WRONG_CODE })).toEqual([400, ['creditCode']]);
  expect(await refused('丁公司', { userId: 1 })).toEqual([400, ['userId']]);
});

test('what is somebody else’s does not exist, and visitors have none', async () => {
  const [lin, wei] = [await makeBuyer(product), await makeBuyer(product)];
  const { id } = (await save(lin, '甲公司')).body.licensee;
  expect((await save(wei, '乙公司', { id })).body.problem).toBe('not-found');
  expect((await wei.call('/licensee/remove', { id })).body.problem).toBe('not-found');
  expect((await wei.call('/licensee/remove', { id: 999_999_999 })).body.problem).toBe('not-found');
  expect(await namesOf(lin)).toEqual(['甲公司']);
  for (const [path, input] of [
    ['/licensee/list', {}],
    ['/licensee/save', { licenseeType: 'company', licensee: '甲', creditCode: '' }],
    ['/licensee/remove', { id }],
  ] as const)
    expect((await product.call(path, input)).status, path).toBe(401);
});

test('members of an open company share its names; who leaves loses them at once, and viewers only look', async () => {
  const customerId = await makeCompany(product);
  const [buyer, admin, viewer] = [
    await makeMember(product, customerId, 'buyer'),
    await makeMember(product, customerId, 'admin'),
    await makeMember(product, customerId, 'viewer'),
  ];
  await buyer.order([photo], undefined, { licence: licenceInfo({ licensee: '远山科技有限公司' }) });
  for (const person of [buyer, admin, viewer]) expect(await namesOf(person)).toEqual(['远山科技有限公司']);
  expect(await list(admin)).toMatchObject({ shared: true, mayChange: true });
  const [{ id }] = (await list(viewer)).infos;
  expect(await list(viewer)).toMatchObject({ mayChange: false });
  expect((await save(viewer, '别的', { id })).body.problem).toBe('company-role');
  expect((await viewer.call('/licensee/remove', { id })).body.problem).toBe('company-role');
  expect((await save(admin, '远山科技股份有限公司', { id })).status).toBe(200);
  expect(await namesOf(buyer)).toEqual(['远山科技股份有限公司']);
  await belong(product, buyer.account, null);
  expect(await namesOf(buyer)).toEqual([]);
  await setCompanyStatus(product, customerId, 0);
  expect(await namesOf(admin)).toEqual([]);
});

test('thirty at once keep one name once, and renaming two to one leaves two', async () => {
  const lin = await makeBuyer(product);
  const replies = await Promise.all(Array.from({ length: 30 }, () => save(lin, '甲公司')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const { id } = (await save(lin, '乙公司')).body.licensee;
  const third = (await save(lin, '丙公司')).body.licensee;
  const renamed = await Promise.all([id, third.id].map((one) => save(lin, '丁公司', { id: one })));
  expect(new Set(renamed.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(await namesOf(lin)).toHaveLength(3);
});

test('fifty are kept; those used longest ago are forgotten', async () => {
  const lin = await makeBuyer(product);
  for (let place = 0; place < 52; place += 1) await save(lin, `公司 ${place}`);
  const names = await namesOf(lin);
  expect(names).toHaveLength(50);
  expect([names[0], names.at(-1)]).toEqual(['公司 51', '公司 2']);
});
