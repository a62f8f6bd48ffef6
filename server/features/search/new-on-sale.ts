import type { KeptSearch } from '#contract/calls/search.ts';
import type { Context } from '../../context.ts';
import { askedOf } from './asked.ts';
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

/** Materials that a search finds and that came on sale between two moments, newest first. */
export async function newOnSale(
  ctx: Pick<Context, 'db'>,
  search: KeptSearch,
  { after, until }: { after: Date; until: Date },
  most: number,
): Promise<number[]> {
  const { asked, filters } = await askedOf(ctx, search);
  const words = await withGroups(ctx.db, queryWords(asked.keyword));
  if (!filters || (asked.keyword !== '' && words.length === 0)) return [];
  const page = { size: most, after: String(placeAfter(until)) };
  const { hits } = await postgresEngine(ctx).find({ words, filters, sort: 'newest' }, page);
  const first = placeAfter(after);
  return hits.filter(({ place }) => BigInt(place) >= first).map(({ materialId }) => materialId);
}
