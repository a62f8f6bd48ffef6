import { COUNTED_UP_TO } from '#contract/domain/discovery.ts';
import { type Database, readPrepared } from '../../../platform/database/database.ts';
import type { Found, Page, Wish, Words } from '../engine.ts';
import type { Filters } from '../filters.ts';
import { TITLE_BONUS } from '../title-bonus.ts';
import { type Codes, codesOf, maskOfCodes } from './filter-codes.ts';

/** The highest possible place. */
const TOP = '9223372036854775807';

const ID_SPACE = 2 ** 32;

const FIND = {
  name: 'search-find',
  text: `select place::text, place % ${ID_SPACE} as material_id, total
    from search_find($1, $2, $3, $4, $5::smallint, $6, $7, $8, $9, $10, ${TITLE_BONUS} * ${ID_SPACE}, $11, $12, $13)`,
};

interface Row {
  place: string;
  materialId: number;
  total: number;
}

/** Finds a page of matches in one round trip; places are numbers. */
export async function findPlaces(db: Database, { words, filters, sort }: Wish, page: Page): Promise<Found> {
  const codes = codesOf(filters);
  if (!codes) return { hits: [], total: 0 };
  const most = page.after === undefined ? COUNTED_UP_TO + 1 : 0;
  const values = [words, ...valuesOf(codes), sort, page.size, page.after ?? TOP, most];
  const rows = await readPrepared<Row>(db, { ...FIND, values });
  return {
    hits: rows.map((row) => ({ materialId: row.materialId, place: row.place })),
    total: rows[0]?.total ?? 0,
  };
}

function valuesOf(all: Codes) {
  const { tags, codes, without, kind, categoryId, shopId, kindCode } = all;
  return [tags, codes, without, kind, maskOfCodes(all), categoryId, shopId, kindCode];
}

const AMONG = {
  name: 'search-among',
  text: `select material_id from search.docs
    where material_id = any($1)
      and (select count(*) from search_terms where term = any($2)) = cardinality($2::text[])
      and terms @> (array(select id from search_terms where term = any($2)) || $3::int[])
      and not terms && array(select id from search_terms where term = any($4))`,
};

/** Those of these materials that match. */
export async function findAmong(
  db: Database,
  { words, filters }: Omit<Wish, 'sort'>,
  materialIds: readonly number[],
): Promise<number[]> {
  const codes = codesOf(filters);
  if (!codes) return [];
  const values = [materialIds, words, [codes.kindCode, ...codes.codes, ...codes.tags], codes.without];
  const rows = await readPrepared<{ materialId: number }>(db, { ...AMONG, values });
  return rows.map(({ materialId }) => materialId);
}

const BEST = {
  name: 'search-best',
  text: `select list.number, hit.place % ${ID_SPACE} as material_id
    from unnest($1::text[]) with ordinality as list (words, number)
    cross join lateral search_find(string_to_array(list.words, E'\\n'), $2, $3, $4, $5::smallint, $6, $7, $8, $9,
      'popular', 0, 1, ${TOP}, 0) hit`,
};

/** The best match of each list of words in one round trip; undefined where there is none. */
export async function findBest(
  db: Database,
  wordLists: readonly Words[],
  filters: Filters,
): Promise<(number | undefined)[]> {
  const codes = codesOf(filters);
  if (!codes) return wordLists.map(() => undefined);
  const values = [wordLists.map((words) => words.join('\n')), ...valuesOf(codes)];
  const rows = await readPrepared<{ number: number; materialId: number }>(db, { ...BEST, values });
  const best = new Map(rows.map(({ number, materialId }) => [number, materialId]));
  return wordLists.map((_, index) => best.get(index + 1));
}

const COUNT = {
  name: 'search-count',
  text: `select search_total(string_to_array(words, E'\\n'), $2, $3, $4, $5::smallint, $6, $7, $8, $9, $10) as total
    from unnest($1::text[]) with ordinality as list (words, place) order by place`,
};

/** Counts the matches of each list of words in one round trip. */
export async function countPlaces(db: Database, wordLists: readonly Words[], filters: Filters): Promise<number[]> {
  const codes = codesOf(filters);
  if (!codes) return wordLists.map(() => 0);
  // Joined with newlines, because PostgreSQL needs nested arrays of equal length.
  const lists = wordLists.map((words) => words.join('\n'));
  const values = [lists, ...valuesOf(codes), COUNTED_UP_TO + 1];
  const rows = await readPrepared<{ total: number }>(db, { ...COUNT, values });
  return rows.map(({ total }) => total);
}
