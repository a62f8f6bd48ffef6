import type { KeptSearch, SearchQuery } from '#contract/calls/search.ts';
import { readWithout } from '#contract/domain/without-words.ts';
import type { Context } from '../../context.ts';
import { type Filters, filtersOf } from './filter-codes.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** A search whose keyword has only the words that are wanted. */
export type Asked<Query extends SearchQuery | KeptSearch = SearchQuery> = Query & {
  /** The words that are not, as they were typed. */
  without?: string[];
};

/** Takes a search apart; without filters when nothing can match. */
export async function askedOf<Query extends SearchQuery | KeptSearch>(
  ctx: Pick<Context, 'db'>,
  query: Query,
): Promise<{ asked: Asked<Query>; filters: Filters | undefined }> {
  const { keyword, without } = readWithout(query.keyword);
  const filters = filtersOf(query);
  if (without.length === 0 || !filters) return { asked: query, filters };
  // Each by itself, as the words of a group must stand together.
  const terms = await Promise.all(without.map((word) => withGroups(ctx.db, queryWords(word))));
  const asked = { ...query, keyword, without } as Asked<Query>;
  return { asked, filters: { ...filters, without: terms.flat() } };
}
