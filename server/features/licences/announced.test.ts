import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { LICENSEE, makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { revokeLicences } from './licences.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const customerId = await makeCompany(product);
const buyer = await makeMember(product, customerId);
const [sales, admin] = [await signIn(product, 'sales'), await signIn(product, 'admin')];
await sql`
  insert into webhooks (customer_id, url, events, secret, made_by)
  values (${customerId}, 'https://example.test', ${['licence.issued', 'licence.replaced', 'licence.revoked']}, 'sealed',
    ${buyer.userId})`.execute(product.db);

const bought = async () =>
  await makeLicences(product, {
    buyer: buyer.account,
    customerId,
    lines: [{ materialId: await makeMaterial(product, { kind: 'video' }) }],
    copied: false,
  });
const office = (path: string, input: object, token = sales) =>
  product.call(`/office/licences/${path}`, input, { token });
/** What webhooks were told of the licences of an order. */
const heard = async (orderId: number) => {
  const { rows } = await sql<{ event: string; licence: number }>`
    select event, (data->>'licenceId')::int as licence from webhook_deliveries
    where (data->>'orderId')::int = ${orderId} order by id`.execute(product.db);
  return rows.map(({ event, licence }) => [event, licence]);
};
const correctionOf = (lineId: number) =>
  product.db
    .selectFrom('licenceCorrections')
    .innerJoin('users', 'users.id', 'licenceCorrections.answeredBy')
    .select(['licenceCorrections.state', 'licenceCorrections.answer', 'users.email'])
    .where('lineId', '=', lineId)
    .executeTakeFirst();
const ask = (licenceId: number) =>
  buyer.call('/licence/askCorrection', { licenceId, wanted: { ...LICENSEE, brand: 'Dusk' }, words: 'Wrong brand' });

test('a company’s webhooks hear that a licence is issued, replaced and revoked', async () => {
  const { licence, orderId } = await bought();
  const fields = { ...LICENSEE, licensee: 'Ten Films' };
  const { licenceId } = (await office('reissue', { licenceId: licence.id, fields, reason: 'typo' })).body;
  await office('revoke', { licenceId, reason: 'Takedown' }, admin);
  expect(await heard(orderId)).toEqual([
    ['licence.issued', licence.id],
    ['licence.replaced', licence.id],
    ['licence.issued', licenceId],
    ['licence.revoked', licenceId],
  ]);
});

test('who answers a correction is kept with it', async () => {
  const [{ licence: renewed }, { licence: refused }, { licence: revoked }] = [
    await bought(),
    await bought(),
    await bought(),
  ];
  for (const { id } of [renewed, refused, revoked]) expect((await ask(id)).status).toBe(200);
  await office('reissue', { licenceId: renewed.id, fields: LICENSEE, reason: 'As asked' });
  const { infos } = (await office('list', { view: 'corrections', keyword: refused.number })).body;
  await office('refuseCorrection', { correctionId: infos[0].wanted.correctionId, answer: 'It is right' });
  await office('revoke', { licenceId: revoked.id, reason: 'Takedown' }, admin);
  const seller = 'sales@framehall.test';
  expect(await correctionOf(renewed.lineId)).toEqual({ state: 'done', answer: 'As asked', email: seller });
  expect(await correctionOf(refused.lineId)).toEqual({ state: 'refused', answer: 'It is right', email: seller });
  expect(await correctionOf(revoked.lineId)).toMatchObject({ state: 'refused', email: 'admin@framehall.test' });
});

test('a licence that ended with its order says so in the reader’s language, one that staff ended in their words', async () => {
  const { licence, orderId } = await bought();
  await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
  const reason = async (licenceId: number, language: 'zh' | 'en') =>
    (await product.call('/office/licences/detail', { licenceId }, { token: sales, language })).body.licence.endReason;
  expect([await reason(licence.id, 'zh'), await reason(licence.id, 'en')]).toEqual(['已退款', 'Refunded']);
  const other = await bought();
  await office('revoke', { licenceId: other.licence.id, reason: 'Takedown' }, admin);
  expect(await reason(other.licence.id, 'zh')).toBe('Takedown');
});
