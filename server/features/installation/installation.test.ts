import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweepObjects } from '#server/platform/objects/sweep.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { startProduct } from '#tests/support/product.ts';
import { SECRET_KEY } from '#tests/support/secret-key.ts';
import { checkInstallation, resealInstallation } from './installation.ts';

const product = await startProduct();
const { db, services } = product;
const { objects } = services;
const MARK = 'framehall-installation';
const marked = async () => await text(await objects.open('originals', MARK));
const code = async () => (await db.selectFrom('installation').select('code').executeTakeFirstOrThrow()).code;

test('four nodes that start at once agree, and each later start finds what they have left', async () => {
  await Promise.all(Array.from({ length: 4 }, () => checkInstallation(services)));
  expect(await marked()).toBe(await code());
  await checkInstallation(services);
});

test('a key that is not the database’s is refused; one that replaces it is not, and stands alone once resealed', async () => {
  const wrong = createSecrets('another key than that of this database');
  await expect(checkInstallation({ ...services, secrets: wrong })).rejects.toThrow(
    /^SECRET_KEY is not the one with which this database was sealed/,
  );
  const next = createSecrets('the key that comes next, long enough', [SECRET_KEY]);
  await checkInstallation({ ...services, secrets: next });
  expect(await resealInstallation(db, next)).toBe(1);
  await checkInstallation({ ...services, secrets: createSecrets('the key that comes next, long enough') });
  await expect(checkInstallation(services)).rejects.toThrow('SECRET_KEY is not the one');
  await sql`update installation set sealed_proof = ${services.secrets.seal('framehall')}`.execute(db);
});

test('a store that lacks the mark or has another one is refused, and no sweep removes it', async () => {
  const all = { before: new Date(Date.now() + 60_000), signal: new AbortController().signal };
  await sweepObjects(services, 'originals', all, async (keys) => await Promise.resolve(keys));
  expect(await marked()).toBe(await code());
  await objects.remove('originals', [MARK]);
  await expect(checkInstallation(services)).rejects.toThrow(/^The bucket framehall-originals at http:.* does not hold/);
  await objects.put('originals', MARK, 'somebody else’s', { contentType: 'text/plain' });
  await expect(checkInstallation(services)).rejects.toThrow('holds the files of another database');
  await objects.put('originals', MARK, `${await code()}\n`, { contentType: 'text/plain' });
  await checkInstallation(services);
});
