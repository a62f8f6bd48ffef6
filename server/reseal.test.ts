import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { SECRET_KEY } from '#tests/support/secret-key.ts';
import { createSecrets } from './platform/secrets.ts';
import { resealAll } from './reseal.ts';

const product = await startProduct();
const { db } = product;
const before = createSecrets('the key of last year');
const after = createSecrets('the key of this year', ['the key of last year', SECRET_KEY]);
const alone = createSecrets('the key of this year');

const sealedOf = async (name: string) => {
  const email = `${name}@framehall.test`;
  const row = db.selectFrom('users').select('totpSecret').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).totpSecret ?? '';
};
const give = async (name: string, sealed: string) => {
  await sql`update users set totp_secret = ${sealed} where email = ${`${name}@framehall.test`}`.execute(db);
};

test('everything opens with the new key alone afterwards, and a second run finds nothing', async () => {
  await sql`update users set totp_secret = null`.execute(db);
  await give('admin', before.seal('first secret'));
  // Sealed before keys had ids.
  await give('finance', before.seal('second secret').split('.')[1] ?? '');
  await give('sales', alone.seal('third secret'));
  const untouched = await sealedOf('sales');
  const named = () =>
    db.selectFrom('realNames').select(['numberSealed', 'addressSealed', 'fingerprint']).executeTakeFirstOrThrow();
  const number = product.services.secrets.open((await named()).numberSealed ?? '');
  const address = product.services.secrets.open((await named()).addressSealed ?? '');
  // The two, and number and address of the demo's photographer.
  expect(await resealAll(db, after)).toBe(4);
  expect(alone.open((await named()).addressSealed ?? '')).toBe(address);
  expect(alone.open((await named()).numberSealed ?? '')).toBe(number);
  expect((await named()).fingerprint).toEqual(alone.fingerprint('identity', 'id-card', number));
  expect(alone.open(await sealedOf('admin'))).toBe('first secret');
  expect(alone.open(await sealedOf('finance'))).toBe('second secret');
  expect(await sealedOf('sales')).toBe(untouched);
  expect(await resealAll(db, after)).toBe(0);
});

test('a text that no key opens stops it', async () => {
  await give('admin', createSecrets('a key that is lost').seal('x'));
  await expect(resealAll(db, after)).rejects.toThrow('not sealed here');
});
