import type { KeptSearch } from '#contract/calls/search.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import { askedOf } from './asked.ts';
import { type EngineContext, searchEngine } from './choose-engine.ts';
import type { CommonWords } from './common-words.ts';
import type { Span } from './engine.ts';
import { filtersOf } from './filters.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** Materials that a search finds and that came on sale between two moments, newest first. */
export async function newOnSale(ctx: EngineContext, search: KeptSearch, span: Span, most: number): Promise<number[]> {
  const { asked, filters } = await askedOf(ctx, search);
  const words = await withGroups(ctx.db, queryWords(asked.keyword));
  if (!filters || (asked.keyword !== '' && words.length === 0)) return [];
  return await searchEngine(ctx).newest({ words, filters }, span, most);
}

/** The same for works of a kind that have all of these words of the index. */
export async function newWithWords(
  ctx: EngineContext,
  { kind, words }: CommonWords,
  span: Span,
  most: number,
): Promise<number[]> {
  const filters = filtersOf({ type: typeOfKind(kind) });
  return filters ? await searchEngine(ctx).newest({ words, filters }, span, most) : [];
}
