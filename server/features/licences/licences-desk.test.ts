import { describe, expect, test } from 'vitest';
import { LICENSEE, makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const [buyer, sales, finance, admin] = [
  await signIn(product, 'buyer'),
  await signIn(product, 'sales'),
  await signIn(product, 'finance'),
  await signIn(product, 'admin'),
];
const call = (path: string, input: object, token?: string) => product.call(path, input, { token });
const bought = async () =>
  await makeLicences(product, { lines: [{ materialId: await makeMaterial(product, { kind: 'video' }) }] });
const wanted = { ...LICENSEE, licensee: 'Nine Films Shanghai' };
const ask = (licenceId: number, words = 'The name is wrong') =>
  call('/licence/askCorrection', { licenceId, wanted, words }, buyer);
const actionsOf = async (id: number) =>
  (
    await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `licence:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const verify = async (number: string) =>
  ((await (await fetch(`${product.url}/licence/verify?number=${number}`)).json()) as { licence: object }).licence;

describe('[D2] putting a licence right', () => {
  test('the buyer asks once, sales are told and issue a new version; the old number says so', async () => {
    const { licence } = await bought();
    expect((await ask(licence.id)).status).toBe(200);
    expect((await ask(licence.id)).body.message).toBe('You can request a correction only once per licence');
    const list = await call('/office/licences/list', { view: 'corrections', keyword: licence.number }, sales);
    expect(list.body).toMatchObject({ total: 1, infos: [{ wanted: { fields: wanted, words: 'The name is wrong' } }] });

    const input = { licenceId: licence.id, fields: wanted, reason: 'As asked for' };
    const reissued = await call('/office/licences/reissue', input, sales);
    expect(reissued.status).toBe(200);
    expect(await verify(licence.number)).toMatchObject({ standing: 'superseded', replacedBy: reissued.body.number });
    expect(await verify(reissued.body.number)).toMatchObject({
      standing: 'valid',
      version: 2,
      licensee: wanted.licensee,
    });
    expect(await actionsOf(licence.id)).toEqual(['licence.issued', 'licence.correction-asked', 'licence.superseded']);
    expect(await actionsOf(reissued.body.licenceId)).toEqual(['licence.issued']);

    expect((await call('/licence/download', { licenceId: licence.id }, buyer)).status).toBe(409);
    const own = await call('/licence/list', { orderId: licence.orderId }, buyer);
    expect(own.body).toMatchObject({
      total: 1,
      infos: [{ number: reissued.body.number, correction: { state: 'done' } }],
    });
    expect((await ask(reissued.body.licenceId)).status).toBe(409);
    expect((await call('/office/licences/reissue', input, sales)).status).toBe(409);
    const detail = await call('/office/licences/detail', { licenceId: reissued.body.licenceId }, sales);
    expect(detail.body.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    const told = await product.db.selectFrom('messages').select(['recipient', 'body']).execute();
    expect(told.some(({ recipient }) => recipient === 'sales@framehall.test')).toBe(true);
    expect(
      told.some(({ recipient, body }) => recipient === 'buyer@framehall.test' && body?.includes(reissued.body.number)),
    ).toBe(true);
  });

  test('[I2] two who ask, or reissue, at once get one', async () => {
    const { licence } = await bought();
    const asked = await Promise.all([ask(licence.id), ask(licence.id), ask(licence.id)]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const input = { licenceId: licence.id, fields: wanted, reason: 'once' };
    const issued = await Promise.all([1, 2, 3].map(() => call('/office/licences/reissue', input, sales)));
    expect(issued.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('sales may leave it as it is, with a reason', async () => {
    const { licence } = await bought();
    await ask(licence.id);
    const counts = async () => (await call('/office/licences/counts', {}, sales)).body.corrections as number;
    const before = await counts();
    const list = await call('/office/licences/list', { view: 'corrections', keyword: licence.number }, sales);
    const { correctionId } = list.body.infos[0].wanted;
    const refuse = () => call('/office/licences/refuseCorrection', { correctionId, answer: 'It is right' }, sales);
    expect((await refuse()).status).toBe(200);
    expect((await refuse()).status).toBe(404);
    expect(await counts()).toBe(before - 1);
    const own = await call('/licence/list', { orderId: licence.orderId }, buyer);
    expect(own.body.infos[0]).toMatchObject({
      standing: 'valid',
      correction: { state: 'refused', answer: 'It is right' },
    });
  });

  test('names several parties nowhere', async () => {
    const { licence } = await bought();
    const several = { ...wanted, licensee: 'A、B' };
    const asked = await call('/licence/askCorrection', { licenceId: licence.id, wanted: several, words: 'x' }, buyer);
    expect(asked.status).toBe(400);
    const input = { licenceId: licence.id, fields: several, reason: 'x' };
    expect((await call('/office/licences/reissue', input, sales)).status).toBe(400);
  });
});

describe('revoking', () => {
  test('is the admin’s, with a reason, and final', async () => {
    const { licence } = await bought();
    const input = { licenceId: licence.id, reason: 'Takedown' };
    expect((await call('/office/licences/revoke', input, sales)).status).toBe(403);
    expect((await call('/office/licences/revoke', { licenceId: licence.id, reason: ' ' }, admin)).status).toBe(400);
    expect((await call('/office/licences/revoke', input, admin)).status).toBe(200);
    expect((await call('/office/licences/revoke', input, admin)).status).toBe(409);
    expect(await verify(licence.number)).toMatchObject({ standing: 'revoked' });
    expect(await actionsOf(licence.id)).toEqual(['licence.issued', 'licence.revoked']);
    const list = await call('/office/licences/list', { view: 'revoked', keyword: licence.number }, finance);
    expect(list.body.total).toBe(1);
  });

  test('also answers what was to be put right on it', async () => {
    const { licence } = await bought();
    await ask(licence.id);
    await call('/office/licences/revoke', { licenceId: licence.id, reason: 'Takedown' }, admin);
    expect(await actionsOf(licence.id)).toContain('licence.correction-refused');
    const list = await call('/office/licences/list', { view: 'corrections', keyword: licence.number }, sales);
    expect(list.body.total).toBe(0);
  });
});

describe('the desk', () => {
  const fields = { ...LICENSEE };
  test.each([
    ['list', { view: 'all' }],
    ['counts', {}],
    ['detail', { licenceId: 1 }],
    ['certificate', { licenceId: 1 }],
    ['reissue', { licenceId: 1, fields, reason: 'x' }],
    ['refuseCorrection', { correctionId: 1, answer: 'x' }],
    ['revoke', { licenceId: 1, reason: 'x' }],
  ])('%s is for staff', async (name, input) => {
    expect((await call(`/office/licences/${name}`, input, buyer)).status).toBe(403);
    expect((await call(`/office/licences/${name}`, input)).body.code).toBe(1001);
  });

  test('unknown ids are not found', async () => {
    for (const [name, input] of [
      ['detail', { licenceId: 999_999 }],
      ['certificate', { licenceId: 999_999 }],
      ['reissue', { licenceId: 999_999, fields, reason: 'x' }],
      ['refuseCorrection', { correctionId: 999_999, answer: 'x' }],
      ['revoke', { licenceId: 999_999, reason: 'x' }],
    ] as const)
      expect((await call(`/office/licences/${name}`, input, admin)).status).toBe(404);
  });
});
