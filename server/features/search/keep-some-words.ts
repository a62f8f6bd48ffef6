import type { SearchQuery } from '#contract/calls/search.ts';
import type { Context } from '../../context.ts';
import type { Filters } from './filters.ts';
import { type Results, resultsFor, resultsOfNothing } from './page.ts';
import type { Placed } from './placements/placed.ts';
import { searchEngine } from './choose-engine.ts';
import { chosen, type Piece, piecesOf, wordsOf } from './query-parts.ts';
import { withGroups } from './words/synonyms.ts';

/** Results for some of the words when nothing has all of them; `kept` has the bits of their pieces. */
export async function resultsForSome(
  ctx: Context,
  query: SearchQuery,
  filters: Filters,
  placed: Placed,
): Promise<Results & { kept: number }> {
  const pieces = piecesOf(query.keyword);
  const kept = await keepSome(pieces, async (choices) => {
    const wordLists = await Promise.all(choices.map((some) => withGroups(ctx.db, wordsOf(some))));
    return await searchEngine(ctx).count(wordLists, filters);
  });
  if (kept === 0) return { ...(await resultsOfNothing(ctx, query, filters, placed)), kept };
  return { ...(await resultsFor(ctx, query, filters, wordsOf(chosen(pieces, kept)), placed)), kept };
}

/**
 * The bits of the pieces to keep when nothing has all of them: drops pieces that find nothing, then one by one the piece
 * whose removal leaves most matches. Zero when none is left.
 */
async function keepSome(pieces: readonly Piece[], count: (choices: Piece[][]) => Promise<number[]>): Promise<number> {
  if (pieces.length < 2) return 0;
  // The full query is known to find nothing, so it is not counted again.
  const known = new Map([
    [0, 0],
    [2 ** pieces.length - 1, 0],
  ]);
  const totals = async (choices: number[]) => {
    const unknown = choices.filter((kept) => !known.has(kept));
    const counted = unknown.length === 0 ? [] : await count(unknown.map((kept) => chosen(pieces, kept)));
    for (const [index, kept] of unknown.entries()) known.set(kept, counted[index] ?? 0);
    return choices.map((kept) => ({ kept, left: known.get(kept) ?? 0 }));
  };
  const bits = pieces.map((_, index) => 2 ** index);
  const alone = await totals(bits);
  let kept = alone.reduce((sum, { kept: bit, left }) => sum + (left > 0 ? bit : 0), 0);
  let left = (await totals([kept]))[0]?.left ?? 0;
  while (left === 0 && kept > 0) {
    const fewer = bits.filter((bit) => Math.floor(kept / bit) % 2 === 1).map((bit) => kept - bit);
    ({ kept, left } = (await totals(fewer)).reduce((one, other) => (other.left > one.left ? other : one)));
  }
  return kept;
}
