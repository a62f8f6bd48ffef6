import type { KeptSearch } from '#contract/calls/search.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { Context } from '../../context.ts';
import { askedOf } from './asked.ts';
import type { CommonWords } from './common-words.ts';
import type { Wish } from './engine.ts';
import { filtersOf } from './filter-codes.ts';
import { postgresEngine } from './postgres.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

/** The year 2000, from which the index counts seconds. */
const BEGINNING = 946_684_800;
const ID_SPACE = 2n ** 32n;

/** The place after everything that came on sale by this second. */
function placeAfter(at: Date): bigint {
  return BigInt(Math.max(0, Math.floor(at.getTime() / 1000) - BEGINNING) + 1) * ID_SPACE;
}

interface Span {
  after: Date;
  until: Date;
}

type Asking = Pick<Context, 'db'>;

/** Materials that a search finds and that came on sale between two moments, newest first. */
export async function newOnSale(ctx: Asking, search: KeptSearch, span: Span, most: number): Promise<number[]> {
  const { asked, filters } = await askedOf(ctx, search);
  const words = await withGroups(ctx.db, queryWords(asked.keyword));
  if (!filters || (asked.keyword !== '' && words.length === 0)) return [];
  return await newest(ctx, { words, filters }, span, most);
}

/** The same for works of a kind that have all of these words of the index. */
export async function newWithWords(
  ctx: Asking,
  { kind, words }: CommonWords,
  span: Span,
  most: number,
): Promise<number[]> {
  const filters = filtersOf({ type: typeOfKind(kind) });
  return filters ? await newest(ctx, { words, filters }, span, most) : [];
}

async function newest(ctx: Asking, wish: Omit<Wish, 'sort'>, { after, until }: Span, most: number): Promise<number[]> {
  const page = { size: most, after: String(placeAfter(until)) };
  const { hits } = await postgresEngine(ctx).find({ ...wish, sort: 'newest' }, page);
  const first = placeAfter(after);
  return hits.filter(({ place }) => BigInt(place) >= first).map(({ materialId }) => materialId);
}
