import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { quotedOrder } from '#tests/support/orders.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { issueLicences, revokeLicences } from '../licences/licences.ts';
import { countEvents } from './tracking.jobs.ts';
import { listWords } from './tracking.ts';

const product = await startProduct();
const buyer = await signIn(product, 'buyer');
const count = () => countEvents(systemContext(product.services, 'test'), {}, new AbortController().signal);

let id: number;
let code: string;

beforeEach(async () => {
  id = await makeMaterial(product, { kind: 'video' });
  code = `V${String(id).padStart(8, '0')}`;
  await sql`delete from rate_limits`.execute(product.db);
});

const events = () =>
  product.db.selectFrom('materialEvents').selectAll().where('materialId', '=', id).orderBy('id').execute();
const days = () =>
  product.db.selectFrom('materialDays').selectAll().where('materialId', '=', id).orderBy('day').execute();

async function click(input: object, options: { token?: string; browser?: string } = {}) {
  const reply = await fetch(`${product.url}/material/click`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': options.browser ?? 'Firefox',
      ...(options.token === undefined ? {} : { access_token: options.token }),
    },
    body: JSON.stringify(input),
  });
  return reply.status;
}
const open = (options?: { token?: string; browser?: string }) => click({ bizType: 0, title: code }, options);

test('[R267] [R269] [R175] a click is noted; opening is what it means unless told', async () => {
  expect(await open()).toBe(200);
  const more = { referer: 'https://example.com/', navigator: 'Firefox 150' };
  await click({ bizType: 0, ruleId: 23, title: code, ...more }, { token: buyer });
  const [first, second] = await events();
  expect(first).toMatchObject({ rule: 10, userId: null, referer: '' });
  expect(second).toMatchObject({ rule: 23, ...more });
  expect(second?.userId).toBeGreaterThan(0);
});

test('the search that led to a material is kept in its words', async () => {
  await click({ bizType: 0, title: code, referer: '/SearchResult?keyword=%E6%97%A5%E8%90%BD' });
  await click({ bizType: 0, title: code, referer: 'https://example.com/' });
  expect((await events()).map(({ searched }) => searched)).toEqual(['日落', '']);
});

test('words are told once three people used them; the same stranger on three days is one', async () => {
  const search = (word: string, options: { token?: string; browser?: string } = {}) =>
    click({ bizType: 0, title: code, referer: `/SearchResult?keyword=${encodeURIComponent(word)}` }, options);
  const people = [buyer, await signIn(product, 'sales'), await signIn(product, 'editor')];
  for (const token of people) await search('Sunset', { token });
  for (const browser of ['Firefox', 'Safari', 'Chrome', 'Chrome']) await search('海', { browser });
  for (const days of ['0 days', '1 day', '2 days']) {
    await product.moveTime(days);
    await search('林小姐的婚礼');
  }
  await search('two', { token: people[0]! });
  await search('two');
  const all = { from: '2020-01-01', to: '2099-12-31' };
  expect(await listWords(product.db, id, all, 10)).toEqual([
    { word: 'sunset', visitors: 3 },
    { word: '海', visitors: 3 },
  ]);
  expect(await listWords(product.db, id, all, 1)).toHaveLength(1);
  expect(await listWords(product.db, id, { to: '2020-01-01' }, 10)).toEqual([]);
  await product.moveTime('0 days');
});

test('[R267] several come at once, and what is unknown among them is passed over', async () => {
  const hidden = await makeMaterial(product, { kind: 'photo', online: false });
  const titles = [code, 'V99999999', `P${String(hidden).padStart(8, '0')}`, '', "'; drop table users", code];
  const told = { events: titles.map((title) => ({ bizType: 0, ruleId: 24, title })) };
  expect((await product.call('/material/clicks', told)).body).toMatchObject({ success: true });
  expect((await events()).map(({ rule }) => rule)).toEqual([24, 24]);
  expect(await product.db.selectFrom('materialEvents').where('materialId', '=', hidden).selectAll().execute()).toEqual(
    [],
  );
});

test('[R269] bad input is refused', async () => {
  for (const input of [
    { bizType: 2, title: code },
    { bizType: 0, ruleId: 11, title: code },
    { bizType: 0, title: 'x'.repeat(21) },
    { bizType: 0, title: code, referer: 'x'.repeat(501) },
    { bizType: 0, title: code, userId: 1 },
    { title: code },
  ])
    expect(await click(input), JSON.stringify(input)).toBe(400);
  const event = { bizType: 0, title: code };
  for (const list of [[], Array.from({ length: 51 }, () => event)])
    expect((await product.call('/material/clicks', { events: list })).status).toBe(400);
});

test('one person counts once a day, whatever they send; bookmarks, carts and sales count where they are kept', async () => {
  for (const options of [{}, {}, { browser: 'Safari' }, { token: buyer }, { token: buyer, browser: 'Safari' }])
    await open(options);
  await click({ bizType: 0, ruleId: 23, title: code });
  await click({ bizType: 0, ruleId: 21, title: code });
  const { token } = await register(product);
  await product.call('/preference/bookmark', { targetId: id, targetType: 0 }, { token });
  await product.call('/cart/add', { targetId: id, category: 0 }, { token });
  const orders = await Promise.all([1, 2].map(() => quotedOrder(product, { materialIds: [id] })));
  const ctx = systemContext(product.services, 'test');
  for (const { orderId } of orders) await issueLicences(ctx, orderId);
  await revokeLicences(ctx, orders[0]!.orderId, 'refunded');
  await count();
  await count();
  expect(await days()).toMatchObject([{ opens: 3, samples: 1, bookmarks: 1, carts: 1, sales: 1 }]);
});

test('a day is counted anew', async () => {
  const { token } = await register(product);
  const { body } = await product.call('/preference/bookmark', { targetId: id, targetType: 0 }, { token });
  await count();
  await product.call('/preference/cancel', { id: body.id }, { token });
  await count();
  expect(await days()).toMatchObject([{ opens: 0, bookmarks: 0 }]);
});

test('days begin and end in Shanghai, and visitors of two days are two', async () => {
  await open();
  const day = sql`(clock_now() at time zone 'Asia/Shanghai')::date`;
  // The first moment of the day, and the last of the day before.
  await sql`
    update material_events set at = ${day}::timestamp at time zone 'Asia/Shanghai' where material_id = ${id};`.execute(
    product.db,
  );
  await open();
  await sql`
    update material_events set at = (${day}::timestamp - interval '1 second') at time zone 'Asia/Shanghai'
    where id = (select max(id) from material_events)`.execute(product.db);
  await count();
  expect((await days()).map(({ opens }) => opens)).toEqual([1, 1]);
  const [before] = await events();
  await product.moveTime('1 day');
  await open();
  await product.moveTime('0 days');
  expect((await events()).at(-1)?.visitor.equals(before!.visitor)).toBe(false);
});

test('events are kept for ninety days, and their counts for good', async () => {
  await open();
  await open();
  await count();
  await sql`
    update material_events set at = clock_now() - interval '91 days'
    where id = (select min(id) from material_events where material_id = ${id})`.execute(product.db);
  await count();
  expect(await events()).toHaveLength(1);
  expect(await days()).toMatchObject([{ opens: 1 }]);
});

test('whoever sends too much is not counted, and not told', async () => {
  await sql`update rate_limits set points = 119 where key like 'tracking:%'`.execute(product.db);
  const before = (await events()).length;
  expect([await open(), await open(), await open()]).toEqual([200, 200, 200]);
  await sql`update rate_limits set points = 500 where key like 'tracking:%'`.execute(product.db);
  const noted = (await events()).length;
  expect([await open(), (await events()).length]).toEqual([200, noted]);
  expect(noted).toBeGreaterThan(before);
});
