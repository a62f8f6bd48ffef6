import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_TYPES, type Sort } from '#contract/domain/discovery.ts';
import { must } from '#server/platform/problem.ts';
import { pick, randomOf } from '#studio/random.ts';
import { startProduct } from '#tests/support/product.ts';
import { fill } from '../../../../tools/catalogue/fill.ts';
import { searchEngine } from '../choose-engine.ts';
import type { Found, SearchEngine, Wish } from '../engine.ts';
import { type Filters, filtersOf } from '../filters.ts';
import { postgresEngine } from '../postgres/postgres-engine.ts';
import { openSearchEngine } from './opensearch-engine.ts';

const product = await startProduct();
const cluster = product.services.openSearch!;
const [one, other] = [openSearchEngine(product.db, cluster), postgresEngine(product.db)];
const never = new AbortController().signal;
const random = randomOf('same answers');
const chance = (share: number) => random() < share;

let words: string[][] = [];
beforeAll(async () => {
  // Scores depend on the time; both engines compute them at the same.
  const body = sql.lit(`select timestamptz '2026-11-19 12:00:00+08'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(
    product.db,
  );
  await fill(product.db, { size: 2500, seed: 'same answers' });
  await searchEngine(product.services).rebuild(never);
  await changeSome();
  const { rows } = await sql<{ terms: string[] }>`
    select array(select term from search_terms where id = any(terms)) as terms from search.docs
    order by hashint8(material_id) limit 300`.execute(product.db);
  words = rows.map(({ terms }) => terms);
}, 360_000);

async function changeSome(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from materials where state = 'online' and id % 7 = 0`.execute(
    product.db,
  );
  await sql`
    update materials set keywords_en = keywords_en[3:], published_at = published_at + interval '40 days'
    where id % 14 = 0`.execute(product.db);
  await sql`update materials set state = 'offline' where id % 21 = 0`.execute(product.db);
  await searchEngine(product.services).index(rows.map(({ id }) => id));
}

function someWords(count: number): string[] {
  const own = pick(random, words);
  return [...new Set(Array.from({ length: count }, () => pick(random, own)))];
}

function someFilters(): Filters {
  const filters = filtersOf({
    type: pick(random, SEARCH_TYPES),
    categoryId: undefined,
    shopId: undefined,
    ...(chance(0.3) ? { priceClass: pick(random, ['A', 'B', 'C']) } : {}),
  })!;
  return chance(0.2) ? { ...filters, without: someWords(1) } : filters;
}

async function allPages(engine: SearchEngine, wish: Wish, size: number) {
  const ids: number[] = [];
  let total: number | undefined;
  let after: string | undefined;
  for (;;) {
    const found: Found = must(await engine.find(wish, { size, after }));
    total ??= found.total;
    ids.push(...found.hits.map(({ materialId }) => materialId));
    if (found.hits.length < size) return { ids, total: Math.min(total, 1001) };
    after = found.hits.at(-1)?.place;
  }
}

describe('both engines give the same, page by page', () => {
  test.each<[Sort, number]>([
    ['relevance', 0],
    ['relevance', 1],
    ['relevance', 2],
    ['popular', 0],
    ['popular', 1],
    ['popular', 2],
    ['newest', 0],
    ['newest', 1],
    ['newest', 2],
  ])('%s, %i words', async (sort, count) => {
    let most = 0;
    for (let n = 0; n < 20; n++) {
      const wish = { words: count === 0 ? [] : someWords(count), filters: someFilters(), sort };
      const [found, right] = [await allPages(one, wish, 60), await allPages(other, wish, 60)];
      expect(found, JSON.stringify(wish)).toEqual(right);
      most = Math.max(most, right.ids.length);
    }
    expect(most).toBeGreaterThan(15);
  });

  test('counts, the best of a word, words in use, and what says them', async () => {
    for (let n = 0; n < 20; n++) {
      const lists = [someWords(1), someWords(2), someWords(3), ['zzzyx'], []];
      const filters = someFilters();
      const counted = async (engine: SearchEngine) =>
        (await engine.count(lists, filters)).map((n) => Math.min(n, 1001));
      expect(await counted(one)).toEqual(await counted(other));
      expect(await one.best(lists, filters)).toEqual(await other.best(lists, filters));
      const asked = [...someWords(4), 'zzzyx'];
      expect((await one.inUse(asked)).toSorted()).toEqual((await other.inUse(asked)).toSorted());
      expect(await one.saying(lists.slice(0, 4), 100, 50)).toEqual(await other.saying(lists.slice(0, 4), 100, 50));
    }
  });

  test('what is new between two moments', async () => {
    const { rows } = await sql<{ at: Date }>`
      select published_at as at from materials where state = 'online' order by published_at`.execute(product.db);
    let most = 0;
    for (let n = 0; n < 20; n++) {
      const span = { after: pick(random, rows).at, until: pick(random, rows).at };
      const wish = { words: n % 2 === 0 ? [] : someWords(1), filters: someFilters() };
      const found = await one.newest(wish, span, 100);
      expect(found).toEqual(await other.newest(wish, span, 100));
      most = Math.max(most, found.length);
    }
    expect(most).toBeGreaterThan(20);
  });
});
