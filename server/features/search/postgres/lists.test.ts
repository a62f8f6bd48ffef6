import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_TYPES, type Sort } from '#contract/domain/discovery.ts';
import { TAG_TYPES } from '#contract/domain/music.ts';
import { pick, randomOf } from '#studio/random.ts';
import { startProduct } from '#tests/support/product.ts';
import { fill } from '../../../../tools/catalogue/fill.ts';
import { must } from '#server/platform/problem.ts';
import type { Wish } from '../engine.ts';
import { type Filters, filtersOf } from '../filters.ts';
import { codesOf } from './filter-codes.ts';
import { postgresEngine } from './postgres-engine.ts';
import { TITLE_BONUS } from '../title-bonus.ts';
import { rebuild } from './rebuild.ts';

/** Blocks so small that most searches read several of them. */
const SIZES = { blocks: [20, 80, 300, 700], recent: [60, 400] };
const ID_SPACE = 2n ** 32n;
const [FIRST_TAG, TAGS_OF_A_TYPE] = [1_050_000_000, 10_000_000];
const never = new AbortController().signal;

const product = await startProduct();
const engine = postgresEngine(product.db);

interface Doc {
  id: number;
  rank: number | null;
  byScore: bigint;
  byTime: bigint;
  kind: number;
  traits: bigint;
  category: number | null;
  shop: number | null;
  terms: Set<number>;
}
let docs: Doc[] = [];
const numbers = new Map<string, number>();
let words: string[] = [];

beforeAll(async () => {
  await fill(product.db, { size: 2500, seed: 'lists' });
  await rebuild(product.db, never, SIZES);
  await changeSome();
  const { rows } = await sql<Record<string, string> & { rank: number | null; terms: number[] }>`
    select material_id::text, rank, by_score::text, by_time::text, kind::text, traits::text, category_id::text,
      shop_id::text, terms from search.docs`.execute(product.db);
  docs = rows.map((row) => ({
    id: Number(row['materialId']),
    rank: row.rank,
    byScore: BigInt(row['byScore'] ?? 0),
    byTime: BigInt(row['byTime'] ?? 0),
    kind: Number(row['kind']),
    traits: BigInt(row['traits'] ?? 0),
    category: row['categoryId'] === null ? null : Number(row['categoryId']),
    shop: row['shopId'] === null ? null : Number(row['shopId']),
    terms: new Set(row.terms),
  }));
  const terms = await sql<{ id: number; term: string }>`
    select id, term from search_terms join search.counts using (id) group by id order by sum(n) desc limit 900`.execute(
    product.db,
  );
  for (const { id, term } of terms.rows) numbers.set(term, id);
  words = [...numbers.keys()];
}, 360_000);

/**
 * Changes materials so that some are in no list yet, some are in lists that they no longer belong to, and some are
 * gone.
 */
async function changeSome(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from materials where state = 'online' and id % 7 = 0`.execute(
    product.db,
  );
  await sql`
    update materials set keywords_en = keywords_en[3:], published_at = published_at + interval '40 days'
    where id % 14 = 0`.execute(product.db);
  await sql`update materials set state = 'offline' where id % 21 = 0`.execute(product.db);
  await engine.index(rows.map(({ id }) => id));
}

/** The expected result: checks every document and sorts all matches. */
function expected({ words: asked, filters: named, sort }: Wish): { ids: number[] } {
  const filters = codesOf(named);
  if (!filters) throw new Error('these filters fit nothing');
  const terms = asked.map((word) => numbers.get(word) ?? 0);
  const fits = (doc: Doc) =>
    doc.kind === filters.kind &&
    (doc.traits & BigInt(filters.traits)) === BigInt(filters.traits) &&
    (filters.categoryId === null || doc.category === filters.categoryId) &&
    (filters.shopId === null || doc.shop === filters.shopId) &&
    filters.tags.every((tag) => doc.terms.has(tag)) &&
    !filters.without.some((word) => doc.terms.has(numbers.get(word) ?? 0)) &&
    terms.every((term) => doc.terms.has(term));
  const placed = docs.filter(fits).map((doc) => ({ id: doc.id, place: placeIn(doc, terms, sort) }));
  return { ids: placed.toSorted((a, b) => (a.place < b.place ? 1 : -1)).map(({ id }) => id) };
}

function placeIn(doc: Doc, terms: readonly number[], sort: Sort): bigint {
  if (sort === 'newest') return doc.byTime;
  const inTitle = sort === 'relevance' && terms.length > 0 && terms.every((term) => doc.terms.has(-term));
  return doc.byScore + (inTitle ? BigInt(TITLE_BONUS) * ID_SPACE : 0n);
}

async function allPages(wish: Wish, size: number): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  let total: number | undefined;
  let after: string | undefined;
  for (;;) {
    const found = must(await engine.find(wish, { size, after }));
    total ??= found.total;
    ids.push(...found.hits.map(({ materialId }) => materialId));
    if (found.hits.length < size) return { ids, total };
    after = found.hits.at(-1)?.place;
  }
}

async function compare(wish: Wish, size: number): Promise<number> {
  const right = expected(wish);
  const found = await allPages(wish, size);
  expect(found.ids, JSON.stringify(wish)).toEqual(right.ids);
  expect(Math.min(found.total, 1001), JSON.stringify(wish)).toBe(Math.min(right.ids.length, 1001));
  return right.ids.length;
}

const random = randomOf('queries');
const chance = (share: number) => random() < share;

function someFilters(): Filters {
  const doc = pick(random, docs);
  const filters = filtersOf({
    type: SEARCH_TYPES[doc.kind - 1] ?? 'video',
    ...(doc.kind <= 2 ? someLooks() : {}),
    ...(chance(0.2) ? { priceClass: pick(random, ['A', 'B', 'C']) } : {}),
    ...(chance(0.2) && doc.category !== null ? { categoryId: doc.category } : {}),
    ...(chance(0.2) && doc.shop !== null ? { shopId: doc.shop } : {}),
  });
  if (!filters) throw new Error('these filters fit nothing');
  return filters;
}

function someLooks() {
  return {
    ...(chance(0.3) ? { orientation: pick(random, ['landscape', 'portrait']) } : {}),
    ...(chance(0.2) ? { resolution: pick(random, ['1080P', '4K']) } : {}),
    ...(chance(0.1) ? { hdr: '1' } : {}),
  };
}

/** Filters of music: tags that some piece has, and what its sound is. */
function someSounds(count: number): Filters {
  const doc = pick(
    random,
    docs.filter(({ kind }) => kind === 3),
  );
  const tags = [...doc.terms].filter((term) => term >= FIRST_TAG && term < FIRST_TAG + 4 * TAGS_OF_A_TYPE);
  const chosen = new Map(
    tags.map((tag) => [Math.floor((tag - FIRST_TAG) / TAGS_OF_A_TYPE), (tag - FIRST_TAG) % TAGS_OF_A_TYPE]),
  );
  const filters = filtersOf({
    type: 'music',
    ...Object.fromEntries([...chosen].slice(0, count).map(([type, id]) => [TAG_TYPES[type], id])),
    ...(chance(0.3) ? { length: pick(random, ['30-60', '60-120', '120-180', '180-']) } : {}),
    ...(chance(0.3) ? { bpm: pick(random, ['70-90', '90-110', '110-130', '150-']) } : {}),
    ...(chance(0.2) ? { vocals: pick(random, ['0', '1']) } : {}),
  });
  if (filters?.tags.length !== count) throw new Error('these filters fit nothing');
  return filters;
}

/** Frequent words that occur together in some document, so that there is something to find. */
function someWords(count: number): string[] {
  const doc = pick(random, docs);
  const own = words.filter((word) => doc.terms.has(numbers.get(word) ?? 0)).slice(0, 24 / count);
  return [...new Set(Array.from({ length: count }, () => pick(random, own)))];
}

describe('[R25] the lists give exactly the order that sorting everything would give', () => {
  test.each<[Sort, number]>([
    ['popular', 1],
    ['popular', 2],
    ['relevance', 1],
    ['relevance', 2],
    ['relevance', 3],
    ['newest', 1],
    ['newest', 2],
  ])('%s, %i words', async (sort, count) => {
    let many = 0;
    for (let n = 0; n < 12; n++)
      many = Math.max(
        many,
        await compare({ words: someWords(count), filters: someFilters(), sort }, pick(random, [7, 20])),
      );
    // Makes sure that the test compared something.
    expect(many).toBeGreaterThan(15);
  });

  test.each<Sort>(['popular', 'relevance', 'newest'])('%s, without words', async (sort) => {
    for (let n = 0; n < 8; n++)
      expect(
        await compare({ words: [], filters: someFilters(), sort }, pick(random, [60, 300])),
      ).toBeGreaterThanOrEqual(0);
  });

  test.each<[Sort, number, number]>([
    ['popular', 0, 1],
    ['popular', 1, 2],
    ['relevance', 0, 2],
    ['relevance', 1, 1],
    ['newest', 0, 1],
    ['newest', 1, 1],
  ])('music: %s, %i words, %i tags', async (sort, count, tags) => {
    let many = 0;
    for (let n = 0; n < 12; n++) {
      const wish = { words: someWords(count), filters: someSounds(tags), sort };
      many = Math.max(many, await compare(wish, pick(random, [3, 7])));
    }
    expect(many).toBeGreaterThan(count === 0 ? 7 : 0);
  });

  test('a frequent word through all blocks, page by page', async () => {
    const filters = filtersOf({ type: 'video' });
    if (!filters) throw new Error('no filters');
    for (const sort of ['popular', 'relevance', 'newest'] as const)
      expect(await compare({ words: words.slice(0, 1), filters, sort }, 25)).toBeGreaterThan(300);
  });
});

test('ranks are the order of scores in each kind; what came later has none', () => {
  expect(docs.filter((doc) => doc.rank === null).length).toBeGreaterThan(100);
  for (const kind of [1, 2, 3, 4]) {
    const ranked = docs.filter((doc) => doc.kind === kind && doc.rank !== null);
    const sorted = ranked.toSorted((a, b) => (a.byScore < b.byScore ? 1 : -1));
    expect(sorted.map((doc) => doc.rank)).toEqual(ranked.map((doc) => doc.rank ?? 0).toSorted((a, b) => a - b));
  }
});

test('counts are exact for every term and kind', async () => {
  const { rows } = await sql`
    select id, kind, n from search.counts where n > 0
    except select term, kind, count(*) from search.docs, unnest(terms) term where term > 0 group by 1, 2`.execute(
    product.db,
  );
  expect(rows).toEqual([]);
});

describe('words that nobody wants', () => {
  test.each<[Sort, number]>([
    ['popular', 0],
    ['popular', 1],
    ['relevance', 0],
    ['relevance', 1],
    ['relevance', 2],
    ['newest', 0],
    ['newest', 1],
  ])('are left out everywhere, %s with %i words', async (sort, count) => {
    let found = 0;
    for (let n = 0; n < 12; n++) {
      const filters = { ...someFilters(), without: someWords(1 + (n % 2)) };
      found += await compare({ words: count === 0 ? [] : someWords(count), filters, sort }, 25);
    }
    expect(found).toBeGreaterThan(0);
  });

  test('are left out of counts too', async () => {
    const filters = { ...someFilters(), without: someWords(1) };
    const wishes = [[], someWords(1), someWords(2)];
    const right = wishes.map((asked) => expected({ words: asked, filters, sort: 'popular' }).ids.length);
    expect(await engine.count(wishes, filters)).toEqual(right.map((count) => Math.min(count, 1001)));
  });

  test('that no document has change nothing', async () => {
    const wish = { words: someWords(1), filters: someFilters(), sort: 'relevance' as const };
    const bare = await allPages(wish, 50);
    expect(await allPages({ ...wish, filters: { ...wish.filters, without: ['zzzyx'] } }, 50)).toEqual(bare);
  });
});
