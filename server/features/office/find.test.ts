import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OfficeFound } from '#contract/calls/office.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { handIn } from '#tests/support/reviews.ts';
import { catchUp } from '#tests/support/search.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');
const find = async (q: string, token: string | undefined = admin) =>
  await product.call('/office/find', { q }, { token, language: 'en' });
const found = async (q: string): Promise<OfficeFound> => (await find(q)).body;

let film = 0;
let waiting = 0;
let orderId = 0;
let personId = 0;
let licence = { id: 0, number: '' };

beforeAll(async () => {
  film = await makeMaterial(product, {
    kind: 'video',
    description: { titleZh: '灯塔', titleEn: 'Lighthouse at dusk' },
  });
  await catchUp(product);
  waiting = (await handIn(product, { description: { titleZh: '待审灯塔', titleEn: 'Waiting lighthouse' } })).materialId;
  ({ orderId, licence } = await makeLicences(product, { lines: [{ materialId: film }], licensee: 'Lighthouse Films' }));
  const { account } = await register(product, 'keeper@example.com');
  const renamed = await sql<{ id: number }>`
    update users set nickname = '守塔 Lighthouse' where email = ${account} returning id`.execute(product.db);
  personId = renamed.rows[0]!.id;
});

test.each([
  ['admin', { orders: 1, people: 1, works: 2, licences: 1 }],
  ['sales', { orders: 1, people: 0, works: 0, licences: 1 }],
  ['finance', { orders: 1, people: 0, works: 0, licences: 1 }],
  ['editor', { orders: 0, people: 0, works: 2, licences: 0 }],
  ['reviewer', { orders: 0, people: 0, works: 2, licences: 0 }],
])('%s finds only what they may open', async (role, counts) => {
  const { status, body } = await find('LIGHTHOUSE', await signIn(product, role));
  expect(status).toBe(200);
  const { orders, people, works, licences } = body as OfficeFound;
  const lengths = { orders: orders.length, people: people.length, works: works.length, licences: licences.length };
  expect(lengths).toEqual(counts);
});

test('is for staff', async () => {
  expect((await product.call('/office/find', { q: 'Lighthouse' })).status).toBe(401);
  for (const name of ['buyer', 'photographer', 'manager'])
    expect((await find('Lighthouse', await signIn(product, name))).status, name).toBe(403);
});

test('says what each is and where it stands', async () => {
  const number = `FH${String(orderId).padStart(8, '0')}`;
  const code = `V${String(film).padStart(8, '0')}`;
  expect(await found('lighthouse')).toMatchObject({
    orders: [{ id: orderId, number, licensee: 'Lighthouse Films', state: 'confirmed' }],
    people: [{ id: personId, name: '守塔 Lighthouse', account: 'keeper@example.com', closed: false }],
    works: [
      { id: film, code, title: 'Lighthouse at dusk', kind: 'video', state: 'online', thumbnail: expect.any(String) },
      { id: waiting, title: 'Waiting lighthouse', state: 'pending' },
    ],
    licences: [{ id: licence.id, number: licence.number, code, standing: 'valid' }],
  });
  await sql`update licences set ends_on = day_in_china(clock_now()) - 1 where id = ${licence.id}`.execute(product.db);
  expect((await found(licence.number)).licences).toMatchObject([{ standing: 'expired' }]);
});

test('finds by number, code with and without its letter, email, and Chinese', async () => {
  const number = `FH${String(orderId).padStart(8, '0')}`;
  const digits = String(film).padStart(8, '0');
  expect((await found(number.toLowerCase())).orders.map(({ id }) => id)).toEqual([orderId]);
  expect((await found(licence.number.slice(4, 13))).licences.map(({ id }) => id)).toEqual([licence.id]);
  expect((await found(`v${digits}`)).works.map(({ id }) => id)).toEqual([film]);
  expect((await found(digits)).works.map(({ id }) => id)).toEqual([film]);
  expect((await found(`P${digits}`)).works).toEqual([]);
  expect((await found('keeper@')).people.map(({ id }) => id)).toEqual([personId]);
  expect((await found('守塔')).people.map(({ id }) => id)).toEqual([personId]);
  expect((await found('待审')).works.map(({ id }) => id)).toEqual([waiting]);
});

test('takes signs of patterns as they are, and finds at most six of each kind', async () => {
  expect((await found('%_')).people).toEqual([]);
  expect((await found('framehall.test')).people).toHaveLength(6);
});

test('wants two letters', async () => {
  expect((await find('灯')).body.fields).toHaveProperty('q');
  expect((await find(' x ')).body.fields).toHaveProperty('q');
  expect((await find('x'.repeat(61))).body.fields).toHaveProperty('q');
});

test('reads people and licences along an index', async () => {
  for (const query of [
    sql`select id from users where letter_pairs(user_words(nickname, email, mobile)) @> letter_pairs('keeper')`,
    sql`select id from licences where letter_pairs(licence_words(number, material_code, licensee)) @> letter_pairs('films')`,
  ]) {
    const { rows } = await sql<{ queryPlan: string }>`explain ${query}`.execute(product.db);
    expect(JSON.stringify(rows)).toContain('_words');
  }
});
