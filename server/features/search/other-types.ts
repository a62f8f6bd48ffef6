import type { SearchHelp, SearchQuery } from '#contract/calls/search.ts';
import { COUNTED_UP_TO, SEARCH_TYPES } from '#contract/domain/discovery.ts';
import type { Context } from '../../context.ts';
import { type Asked, askedOf, inFull } from './asked.ts';
import type { Filters } from './filters.ts';
import { searchEngine } from './choose-engine.ts';
import { correctionOf } from './words/corrections.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** A number of matches as people are told it. */
export function countedOf(total: number): { total: number; more: boolean } {
  return { total: Math.min(total, COUNTED_UP_TO), more: total > COUNTED_UP_TO };
}

/**
 * The other types in which the keyword finds something, as typed or corrected; without filters, which differ by type, but
 * for those that it states.
 */
export async function otherTypes(ctx: Context, query: Asked): Promise<SearchHelp['otherTypes']> {
  if (queryWords(query.keyword).length === 0) return [];
  const { literal, exact } = query;
  const keyword = inFull(query, query.keyword);
  const others = SEARCH_TYPES.filter((type) => type !== query.type);
  const found = await Promise.all(
    others.map(async (type) => ({ type, ...countedOf(await countIn(ctx, { type, keyword, literal, exact })) })),
  );
  return found.filter(({ total }) => total > 0);
}

type Counted = Pick<SearchQuery, 'type' | 'keyword' | 'literal' | 'exact'>;

async function countIn(ctx: Context, { exact, ...query }: Counted): Promise<number> {
  const { asked, filters } = await askedOf(ctx, query);
  if (!filters) return 0;
  const typed = await count(ctx, asked.keyword, filters);
  if (typed > 0 || exact) return typed;
  const correction = await correctionOf(ctx, asked);
  return correction === undefined ? 0 : await count(ctx, correction, filters);
}

async function count(ctx: Context, keyword: string, filters: Filters): Promise<number> {
  const words = await withGroups(ctx.db, queryWords(keyword));
  const [total = 0] = await searchEngine(ctx).count([words], filters);
  return total;
}
