import type pg from 'pg';
import { type SearchType, typeOfKind } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Filters, filtersOf } from '#server/features/search/filters.ts';
import { withGroups } from '#server/features/search/words/synonyms.ts';
import { queryWords } from '#server/features/search/words/words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { between, pick, type Random, randomOf } from '#studio/random.ts';

/** One search, in the forms for a person, for our index and for the peer. */
export interface Query {
  asked: Record<string, string>;
  words: string[];
  filters: Filters;
  terms: number[];
  newest: boolean;
}

const EACH = 60;
const TYPES: SearchType[] = ['video', 'pic'];

interface Document {
  kind: MediaKind;
  category_id: number | null;
  keywords_zh: string[];
  keywords_en: string[];
}

interface Known {
  random: Random;
  documents: Document[];
  /** Keywords by how many documents have them. */
  rare: string[];
  middle: string[];
  common: string[];
  count(keyword: string): number;
}

type Asked = Record<string, string> | undefined;

/** Kinds of searches: single words, two, both languages, filters, browsing, the newest, and hard ones. */
const KINDS: Record<string, (known: Known) => Asked> = {
  rare: ({ random, rare }) => ({ type: pick(random, TYPES), keyword: pick(random, rare) }),
  middle: ({ random, middle }) => ({ type: pick(random, TYPES), keyword: pick(random, middle) }),
  common: ({ random, common }) => ({ type: pick(random, TYPES), keyword: pick(random, common) }),
  two: (known) => together(known, (document) => [document.keywords_en, document.keywords_en]),
  twoChinese: (known) => together(known, (document) => [document.keywords_zh, document.keywords_zh]),
  bothLanguages: (known) => together(known, (document) => [document.keywords_zh, document.keywords_en]),
  filtered: (known) => ({
    type: 'video',
    keyword: pick(known.random, known.common),
    resolution: pick(known.random, ['4K', '8K']),
    orientation: pick(known.random, ['landscape', 'portrait']),
  }),
  browse(known) {
    const { kind, category_id } = pick(known.random, known.documents);
    return category_id === null ? undefined : { type: typeOfKind(kind), categoryId: String(category_id) };
  },
  newest: ({ random, middle, common }) => ({
    type: pick(random, TYPES),
    keyword: pick(random, random() < 0.5 ? middle : common),
    sort: 'newest',
  }),
  newestOfAll: ({ random }) => ({ type: pick(random, TYPES), sort: 'newest' }),
  unrelated: ({ random, middle }) => ({ type: 'music', keyword: `${pick(random, middle)} ${pick(random, middle)}` }),
};

function together(known: Known, lists: (document: Document) => [string[], string[]]): Asked {
  const document = pick(known.random, known.documents);
  const [one, two] = lists(document).map((list) => pick(known.random, list)) as [string, string];
  if (one === two || Math.min(known.count(one), known.count(two)) < 2000) return undefined;
  return { type: typeOfKind(document.kind), keyword: `${one} ${two}` };
}

/** So many of each kind. */
export async function makeQueries(client: pg.Client, db: Database, each = EACH): Promise<Query[]> {
  const known = await learn(client);
  const queries: Query[] = [];
  for (const make of Object.values(KINDS)) {
    for (let made = 0; made < each;) {
      const asked = make(known);
      if (!asked) continue;
      queries.push(await translate(client, db, asked));
      made += 1;
    }
  }
  // Shuffled, so that no kind has the machine to itself.
  const random = randomOf('order');
  return queries.toSorted(() => between(random, -1, 1));
}

async function learn(client: pg.Client): Promise<Known> {
  const { rows: documents } = await client.query<Document>(
    `select kind, category_id, keywords_zh, keywords_en from materials tablesample system (1) repeatable (7)
    where state = 'online' and kind in ('video', 'photo') limit 5000`,
  );
  const { rows: counted } = await client.query<{ word: string; n: number }>(
    `select word, count(*)::int as n from (
      select unnest(keywords_zh || keywords_en) as word from materials tablesample system (10) repeatable (7)
    ) words group by word`,
  );
  const counts = new Map(counted.map(({ word, n }) => [word, n * 10]));
  const within = (low: number, high: number) =>
    counted.filter(({ n }) => n * 10 >= low && n * 10 <= high).map(({ word }) => word);
  return {
    random: randomOf('queries'),
    documents,
    rare: within(20, 300),
    middle: within(2000, 20_000),
    common: counted
      .toSorted((a, b) => b.n - a.n)
      .slice(0, 20)
      .map(({ word }) => word),
    count: (keyword) => counts.get(keyword) ?? 0,
  };
}

async function translate(client: pg.Client, db: Database, asked: Record<string, string>): Promise<Query> {
  const words = [...(await withGroups(db, queryWords(asked['keyword'] ?? '')))];
  const { rows } = await client.query<{ id: number }>('select id from search_terms where term = any ($1)', [words]);
  const filters = filtersOf({
    type: asked['type'] as SearchType,
    categoryId: asked['categoryId'] === undefined ? undefined : Number(asked['categoryId']),
    shopId: undefined,
    resolution: asked['resolution'],
    orientation: asked['orientation'],
  });
  if (!filters) throw new Error('no such filter');
  return { asked, words, filters, terms: rows.map(({ id }) => id), newest: asked['sort'] === 'newest' };
}
