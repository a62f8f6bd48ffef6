import { beforeAll, describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { must } from '#server/platform/problem.ts';
import { signIn } from '#tests/support/people.ts';
import { filtersOf } from '../filters.ts';
import { openSearchEngine } from './opensearch-engine.ts';

const product = await startProduct();
const cluster = product.services.openSearch!;
const engine = openSearchEngine(product.db, cluster);
const filters = filtersOf({ type: 'video', categoryId: undefined, shopId: undefined })!;
const first = { size: 10, after: undefined };

const ids: number[] = [];
beforeAll(async () => {
  for (const titleEn of ['Harbour', 'Harbour wall', 'Harbour light'])
    ids.push(await makeMaterial(product, { kind: 'video', description: { titleEn } }));
  await catchUp(product);
});

const SYNTAX = [
  '*',
  '?',
  'har*',
  'h?rbour',
  'words:harbour',
  '_exists_:words',
  'harbour OR zzzyx',
  'harbour || zzzyx',
  '/har.*/',
  'harbuor~2',
  '[a TO z]',
  '{"match_all":{}}',
  '"}}]}},{"match_all":{}',
  'id:>0',
  '\\u002a',
  '(harbour',
  'harbour)^9',
  '+zzzyx',
  '!zzzyx',
];

describe('signs of the query language', () => {
  test.each(SYNTAX)('mean nothing as words: %s', async (word) => {
    for (const sort of ['relevance', 'popular', 'newest'] as const)
      expect(must(await engine.find({ words: [word], filters, sort }, first)).hits).toEqual([]);
    expect(await engine.count([[word]], filters)).toEqual([0]);
    expect(await engine.inUse([word])).toEqual([]);
  });

  test.each(SYNTAX)('find by %s what PostgreSQL finds', async (keyword) => {
    const found = await search(product, { keyword, exact: 1 });
    const { openSearch } = product.services;
    product.services.openSearch = undefined;
    const right = await search(product, { keyword, exact: 1 }).finally(
      () => (product.services.openSearch = openSearch),
    );
    expect([found.status, idsOf(found)]).toEqual([right.status, idsOf(right)]);
  });
});

test('10,000 signs and 300 filters are refused, or find nothing', async () => {
  expect((await search(product, { keyword: 'x'.repeat(10_000) })).status).toBe(400);
  const long = { words: ['x'.repeat(10_000)], filters, sort: 'relevance' as const };
  expect(must(await engine.find(long, first))).toEqual({ hits: [], total: 0 });
  const many = Array.from({ length: 300 }, (_, id) => ({ type: 'genre' as const, id }));
  const narrow = { ...filters, tags: many, without: many.map(({ id }) => `word ${id}`) };
  expect(must(await engine.find({ words: [], filters: narrow, sort: 'popular' }, first))).toEqual({
    hits: [],
    total: 0,
  });
  const query = many.map(({ id }) => `genre=${id}`).join('&');
  expect((await fetch(`${product.url}/search?type=music&${query}`)).status).toBe(400);
  const unknown = many.map(({ id }) => `genre${id}=1`).join('&');
  expect((await fetch(`${product.url}/search?type=music&${unknown}`)).status).toBe(400);
});

test('a cursor of the other engine is refused, on both sides', async () => {
  const { openSearch } = product.services;
  const query = { keyword: 'harbour', pageSize: 1 };
  const { next } = (await search(product, query)).body;
  expect((await search(product, { ...query, after: next })).status).toBe(200);
  product.services.openSearch = undefined;
  const other = (await search(product, query)).body.next;
  const refused = await search(product, { ...query, after: next });
  product.services.openSearch = openSearch;
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['after']]);
  const again = await search(product, { ...query, after: other });
  expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['after']]);
});

test('the desk tells of both engines, and has the index made anew once', async () => {
  const token = await signIn(product, 'editor');
  const { body } = await product.call('/office/search/engines', {}, { token });
  expect(body).toMatchObject({ total: 2, waiting: 0, isRebuilding: false });
  const [one, other] = body.infos;
  expect(one).toMatchObject({ name: 'opensearch', health: 'good', index: { version: 5, documents: 3 } });
  expect(one.index.bytes).toBeGreaterThan(1000);
  expect(other).toMatchObject({ name: 'postgresql', health: 'good', index: { documents: 3 } });
  expect((await product.call('/office/search/rebuild', {}, { token })).status).toBe(200);
  expect((await product.call('/office/search/rebuild', {}, { token })).status).toBe(409);
  expect((await product.call('/office/search/engines', {}, { token })).body.isRebuilding).toBe(true);
});
