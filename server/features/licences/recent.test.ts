import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const recent = async (of = token) => (await product.call('/licence/recent', {}, { token: of })).body;

async function licensed(title: string, endsIn: number | null) {
  const materialId = await makeOriginal(product, Buffer.from(title), title);
  const { licence, orderId } = await makeLicences(product, { lines: [{ materialId }] });
  await sql`
    update licences set ends_on = day_in_china(clock_now()) + ${endsIn}::int where id = ${licence.id}`.execute(
    product.db,
  );
  return { licenceId: licence.id, number: licence.number, orderId, title };
}

test('licences that end within 60 days, the first to end first, for their owner alone', async () => {
  const [later, soon] = [await licensed('Later', 60), await licensed('Soon', 0)];
  await licensed('Far', 61);
  await licensed('Past', -1);
  await licensed('Ever', null);
  const { licenceId } = await licensed('Revoked', 1);
  await sql`update licences set state = 'revoked', ended_at = clock_now() where id = ${licenceId}`.execute(product.db);
  expect((await recent()).ending).toMatchObject([soon, later]);
  expect(await recent(await signIn(product, 'manager'))).toMatchObject({ ending: [], downloads: [] });
});

test('what one has downloaded last comes first, each licence once, while one may read it', async () => {
  const [ridge, bay] = [await licensed('Ridge', null), await licensed('Bay', null)];
  for (const { licenceId } of [ridge, bay, ridge]) {
    const { status } = await product.call('/licence/download', { licenceId }, { token });
    expect(status).toBe(200);
  }
  await sql`
    insert into downloads (licence_id, user_id, how)
    select ${bay.licenceId}, id, 'file' from users where email = 'manager@framehall.test'`.execute(product.db);
  expect((await recent()).downloads).toMatchObject([ridge, bay]);
  expect((await recent(await signIn(product, 'manager'))).downloads).toEqual([]);
});

test('is for members', async () => {
  expect((await product.call('/licence/recent', {})).status).toBe(401);
});
