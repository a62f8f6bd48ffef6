import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { todayInChina } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const customerId = await makeCompany(product);
const [buyer, viewer] = [await makeMember(product, customerId), await makeMember(product, customerId, 'viewer')];
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const materialId = await makeOriginal(product, randomBytes(9), 'Harbour');
await sql`update materials set title_zh = '港' where id = ${materialId}`.execute(product.db);
const { licence, orderId } = await makeLicences(product, { buyer: buyer.account, customerId, lines: [{ materialId }] });
const shown = {
  orderId,
  code: licence.materialCode,
  kind: 'video',
  title: 'Harbour',
  thumbnail: expect.stringContaining(`/${materialId}/thumb-1x`),
};

test('members read which licences their company has, and whether they still hold', async () => {
  const infos = async () => (await viewer.call('/company/licences')).body.infos;
  const row = {
    ...shown,
    licenceId: licence.id,
    number: licence.number,
    projectName: 'Spring film',
    by: 'Wei',
    endsOn: licence.lastDay,
    standing: 'valid',
    issuedAt: moment,
  };
  expect(await infos()).toEqual([row]);
  const { body } = await product.call('/company/licences', {}, { token: viewer.token, language: 'zh' });
  expect(body.infos[0].title).toBe('港');
  await sql`update licences set starts_on = '2020-01-01', ends_on = ${todayInChina(-1)} where id = ${licence.id}`.execute(
    product.db,
  );
  expect(await infos()).toEqual([{ ...row, standing: 'expired', endsOn: todayInChina(-1) }]);
});

test('and who fetched which of them, also of a work that has lost its picture', async () => {
  expect((await viewer.call('/licence/download', { licenceId: licence.id })).status).toBe(200);
  const row = { ...shown, id: expect.any(Number), at: moment, by: 'Wei', how: 'file', licence: licence.number };
  expect((await buyer.call('/company/downloads')).body).toMatchObject({ total: 1, infos: [row] });
  await sql`delete from material_files where material_id = ${materialId} and rendition like 'thumb%'`.execute(
    product.db,
  );
  const bare = { ...shown, thumbnail: null };
  expect((await buyer.call('/company/downloads')).body.infos).toMatchObject([bare]);
  expect((await buyer.call('/company/licences')).body.infos).toMatchObject([bare]);
  expect((await buyer.call('/licence/list')).body.infos).toMatchObject([{ title: 'Harbour', thumbnail: null }]);
  const { url } = (await buyer.call('/licence/certificate', { licenceId: licence.id })).body;
  expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf');
});

test('whoever has no company has neither list', async () => {
  const alone = await makeMember(product);
  for (const path of ['/company/licences', '/company/downloads'])
    expect((await alone.call(path)).body).toMatchObject({ code: 404, problem: 'not-found' });
});
