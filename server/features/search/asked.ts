import type { KeptSearch, KeywordRead, SearchQuery } from '#contract/calls/search.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import { readLiteral } from '#contract/domain/readings.ts';
import { readWithout, writeWithout } from '#contract/domain/without-words.ts';
import type { Context } from '../../context.ts';
import { TRAIT_FILTERS, type TraitFilter } from './filter-values.ts';
import { type Filters, filtersOf } from './filters.ts';
import { readSentence, type SentenceRead } from './sentences/read-sentence.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** A search whose keyword has only the words that are wanted. */
export type Asked<Query extends SearchQuery | KeptSearch = SearchQuery> = Query & {
  /** The words that are not, as they were typed. */
  without?: string[];
  /** How the keyword was read, unless it is searched for as it stands. */
  read?: SentenceRead;
};

/** Takes a search apart; without filters when nothing can match. */
export async function askedOf<Query extends SearchQuery | KeptSearch>(
  ctx: Pick<Context, 'db'>,
  query: Query,
): Promise<{ asked: Asked<Query>; filters: Filters | undefined }> {
  const { keyword: typed, without } = readWithout(query.keyword);
  const read = readOf(query, typed);
  const filters = filtersOf({ ...query, ...filtersIn(read) });
  if ((without.length === 0 && !read) || !filters) return { asked: query, filters };
  // Each by itself, as the words of a group must stand together.
  const terms = await Promise.all(without.map((word) => withGroups(ctx.db, queryWords(word))));
  const keyword = read?.words ?? typed;
  const asked = { ...query, keyword, ...(without.length > 0 && { without }), ...(read && { read }) } as Asked<Query>;
  return { asked, filters: { ...filters, without: terms.flat() } };
}

/** A search by likeness has no words, so nothing in them is read. */
function readOf(query: SearchQuery | KeptSearch, typed: string): SentenceRead | undefined {
  const { like, imageKey, soundKey }: Partial<SearchQuery> = query;
  if ((like ?? imageKey ?? soundKey) !== undefined) return undefined;
  return readSentence(typed, {
    kind: kindOfType(query.type),
    unwanted: readLiteral(query.literal),
    set: TRAIT_FILTERS.filter((filter) => query[filter] !== undefined),
  });
}

function filtersIn(read: SentenceRead | undefined): Partial<Record<TraitFilter, string>> {
  const stated = read?.parts.flatMap(({ reading, value }) => (value === null ? [] : [[reading, value] as const]));
  return Object.fromEntries(stated ?? []);
}

/** Words of this search with all else that was typed, as they may be searched for again. */
export function inFull({ without = [], read }: Asked, words: string): string {
  const keyword = [words, ...(read?.parts.map(({ phrase }) => phrase) ?? [])].filter(Boolean).join(', ');
  return writeWithout({ keyword, without });
}

/** How the keyword was read, for whoever typed it. */
export function readIn({ read }: Asked): KeywordRead | null {
  if (!read) return null;
  return { words: read.words, chips: read.parts.map(({ reading, value, said }) => ({ kind: reading, value, said })) };
}
