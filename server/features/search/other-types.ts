import type { SearchHelp, SearchQuery } from '#contract/calls/search.ts';
import { COUNTED_UP_TO, SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../context.ts';
import { filtersOf } from './filter-codes.ts';
import { postgresEngine } from './postgres.ts';
import { correctionOf } from './words/corrections.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** A number of matches as people are told it. */
export function countedOf(total: number): { total: number; more: boolean } {
  return { total: Math.min(total, COUNTED_UP_TO), more: total > COUNTED_UP_TO };
}

/** The other types in which the keyword finds something, as typed or corrected; without filters, which differ by type. */
export async function otherTypes(ctx: Context, query: SearchQuery): Promise<SearchHelp['otherTypes']> {
  if (queryWords(query.keyword).length === 0) return [];
  const others = SEARCH_TYPES.filter((type) => type !== query.type);
  const found = await Promise.all(
    others.map(async (type) => ({ type, ...countedOf(await countIn(ctx, type, query)) })),
  );
  return found.filter(({ total }) => total > 0);
}

async function countIn(ctx: Context, type: SearchType, { keyword, exact }: SearchQuery): Promise<number> {
  const typed = await count(ctx, type, keyword);
  if (typed > 0 || exact) return typed;
  const correction = await correctionOf(ctx, { keyword, type });
  return correction === undefined ? 0 : await count(ctx, type, correction);
}

async function count(ctx: Context, type: SearchType, keyword: string): Promise<number> {
  const filters = filtersOf({ type });
  if (!filters) return 0;
  const words = await withGroups(ctx.db, queryWords(keyword));
  const [total = 0] = await postgresEngine(ctx).count([words], filters);
  return total;
}
