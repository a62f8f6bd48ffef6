import { expect, test } from 'vitest';
import { randomOf } from '#studio/random.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { freePort } from '#server/platform/net.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { handIn } from '#tests/support/reviews.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { catchUp } from '#tests/support/search.ts';
import type { Day } from './day.ts';
import { linesOf, newLeft } from './left.ts';
import { plan } from './parts/parts.ts';
import { logIn } from './people.ts';
import type { Part } from './schedule.ts';
import { lookAround } from './stock.ts';
import { tidy } from './tidy.ts';

const product = await startProduct({}, undefined, await startSandbox());
const empty = lookAround(product.url, undefined);
await empty.catch(() => {});
for (const kind of ['photo', 'photo', 'video', 'music', 'effect'] as const)
  await makeMaterial(product, { kind, description: { titleEn: `Harbour ${kind}`, titleZh: '港口清晨' } });
const review = await handIn(product);
await catchUp(product);
const buyer = await signIn(product, 'buyer');

async function begin(): Promise<Day> {
  const { url } = product;
  const people = await logIn(url, null);
  return {
    url,
    people,
    stock: await lookAround(url, people.buyer),
    left: newLeft(),
    random: randomOf('day'),
  };
}

const cartIds = async () => (await product.call('/cart/ids', {}, { token: buyer })).body.infos as unknown[];

/** Takes one errand to its end; returns its calls, those that are repeated once. */
async function walk(day: Day, part: Part): Promise<string[]> {
  const errand = plan(day, true).parts[part]!(day);
  const names: string[] = [];
  for (let turn = errand.next(); turn.done !== true;) {
    const { name, send } = turn.value;
    if (names.at(-1) !== name) names.push(name);
    turn = errand.next(await send());
  }
  return names;
}

test('a product without anything on sale gets a plain sentence', async () => {
  await expect(empty).rejects.toThrow(
    `${product.url} has nothing on sale yet; wait until its catalogue has something.`,
  );
});

test('a visitor searches for words of the catalogue', async () => {
  const day = await begin();
  expect(day.stock.words.en).toEqual(expect.arrayContaining(['harbour', 'photo', 'music']));
  expect(day.stock.words.zh).toContain('港口');
  expect(await walk(day, 'search')).toEqual([
    'Suggestions',
    'Search for a word',
    'Search for two words',
    'Search with filters',
    'Newest of a kind',
    'Search for what looks or sounds alike',
  ]);
});

test('a visitor opens pages', async () => {
  expect(await walk(await begin(), 'pages')).toEqual([
    'Home page',
    'What the home page shows',
    'Page of a material',
    'A material',
    'Least price of a material',
    'Page of the topics',
    'The topics',
  ]);
});

test('a buyer leaves the cart as it was', async () => {
  const before = await cartIds();
  const day = await begin();
  expect(await walk(day, 'cart')).toEqual(['What is in the cart', 'Add to the cart', 'Cart', 'Remove from the cart']);
  expect(await cartIds()).toEqual(before);
});

test('a buyer closes what was ordered', async () => {
  const day = await begin();
  expect(await walk(day, 'orders')).toEqual([
    'Price',
    'Licence agreement',
    'Create an order',
    'Create the same order again',
    'An order',
    'Orders of a buyer',
    'Close an order',
  ]);
  expect(day.left).toMatchObject({ closed: 1, paid: 0 });
});

test('a buyer orders nothing that the cart holds, because an order would take it out', async () => {
  const { forOrders } = (await begin()).stock;
  const wanted = forOrders.map((materialId) => ({ materialId, terms: null }));
  await product.call('/cart/addMany', { wanted }, { token: buyer });
  expect((await begin()).stock.forOrders.filter((id) => forOrders.includes(id))).toEqual([]);
  const held = (await product.call('/cart/ids', {}, { token: buyer })).body.infos as { cartId: number }[];
  expect(held.length).toBeGreaterThanOrEqual(forOrders.length);
  await product.call('/cart/removeMany', { cartIds: held.map(({ cartId }) => cartId) }, { token: buyer });
});

test('a buyer pays in the sandbox', async () => {
  const day = await begin();
  expect(await walk(day, 'payments')).toEqual([
    'Price',
    'Licence agreement',
    'Create an order',
    'An order',
    'Begin to pay',
    'Page of the sandbox',
    'Pay in the sandbox',
    'Has the payment arrived?',
  ]);
  expect(day.left).toMatchObject({ closed: 0, paid: 1 });
});

test('a reviewer releases what was claimed', async () => {
  const day = await begin();
  expect(await walk(day, 'review')).toEqual([
    'Figures of the review desk',
    'Review queue',
    'Claim a work',
    'A work to review',
    'Release a work',
  ]);
  const { claimedBy } = await product.db
    .selectFrom('reviews')
    .select('claimedBy')
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  expect(claimedBy).toBeNull();
});

test('a photographer’s upload is deleted, as soon as its file has been looked at', async () => {
  const day = await begin();
  expect(await walk(day, 'uploads')).toEqual(['Upload a photo', 'How far an upload is', 'Delete an upload']);
  const { id } = await product.db.selectFrom('materials').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const ctx = systemContext(product.services, 'test');
  must(await moveMaterial(ctx, { id, from: 'uploaded', to: 'transcoding', by: 'system' }));
  must(await moveMaterial(ctx, { id, from: 'transcoding', to: 'incomplete', by: 'system' }));
  expect(linesOf(day.left, await tidy(day))).toEqual(['Uploads, removed with their files: 1']);
});

test('what errands left half done is taken away', async () => {
  const before = await cartIds();
  const day = await begin();
  const { parts } = plan(day, true);
  for (const [part, last] of [
    ['cart', 'Add to the cart'],
    ['orders', 'Create an order'],
    ['review', 'Claim a work'],
  ] as const) {
    const errand = parts[part]!(day);
    for (let turn = errand.next(); turn.done !== true;) {
      const { name, send } = turn.value;
      const reply = await send();
      if (name === last) break;
      turn = errand.next(reply);
    }
  }
  expect(await cartIds()).toHaveLength(before.length + 1);
  expect(linesOf(day.left, await tidy(day))).toEqual(['Closed orders of “Load test”: 1']);
  expect(await cartIds()).toEqual(before);
  const { body } = await product.call('/order/list', { state: 'quoted', keyword: 'Load test' }, { token: buyer });
  expect(body.total).toBe(0);
});

test('parts without a person, or without a sandbox, are left out', async () => {
  const day = await begin();
  const leftOut = (people: Day['people'], isDemo: boolean) => plan({ ...day, people }, isDemo).leftOut;
  expect(leftOut(day.people, true)).toEqual([]);
  expect(leftOut(day.people, false)).toEqual([
    'payments: only a demo on this machine has a sandbox that can be paid in',
  ]);
  expect(leftOut({}, false)).toEqual([
    'cart: no account of a buyer',
    'orders: no account of a buyer',
    'payments: no account of a buyer',
    'review: no account of a reviewer',
    'uploads: no account of a photographer',
  ]);
});

test('a product that is no demo, a wrong password and silence each get a plain sentence', async () => {
  const wrong = { buyer: { account: 'buyer@framehall.test', password: 'not the right one' } };
  await expect(logIn(product.url, wrong)).rejects.toThrow(
    `buyer@framehall.test cannot log in at ${product.url}: account or password is wrong.`,
  );
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await expect(logIn(nowhere, null)).rejects.toThrow(`${nowhere} does not answer: connection refused.`);
  await product.db
    .updateTable('users')
    .set({ passwordHash: null })
    .where('email', '=', 'buyer@framehall.test')
    .execute();
  await expect(logIn(product.url, null)).rejects.toThrow(
    `${product.url} is no demo: buyer@framehall.test cannot log in there.`,
  );
});
