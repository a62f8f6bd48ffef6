import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import { filtersOf } from './filters.ts';
import { must } from '../../platform/problem.ts';
import { type EngineContext, searchEngine } from './choose-engine.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** Materials on sale that have all the words: the best of each kind, then the second best of each, and so on. */
export async function findOnSale(ctx: EngineContext, keyword: string, most: number): Promise<number[]> {
  const words = await withGroups(ctx.db, queryWords(keyword));
  if (words.length === 0) return [];
  const engine = searchEngine(ctx);
  const found = await Promise.all(
    SEARCH_TYPES.map(async (type) => {
      const filters = filtersOf({ type });
      if (!filters) return [];
      return must(await engine.find({ words, filters, sort: 'relevance' }, { size: most, after: undefined })).hits;
    }),
  );
  const places = Array.from({ length: most }, (_, place) => place);
  return places.flatMap((place) => found.flatMap((hits) => hits[place]?.materialId ?? [])).slice(0, most);
}
