import { chosen, type Piece } from './query-parts.ts';

interface Some {
  /** The bits of the pieces that were kept; zero when none is left. */
  kept: number;
  /** Each piece finds something by itself, though nothing has all of them. */
  eachFound: boolean;
}

/**
 * Chooses the pieces to keep when nothing has all of them: drops pieces that find nothing, then one by one the piece
 * whose removal leaves most matches.
 */
export async function keepSome(
  pieces: readonly Piece[],
  count: (choices: Piece[][]) => Promise<number[]>,
): Promise<Some> {
  if (pieces.length < 2) return { kept: 0, eachFound: false };
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
  return { kept, eachFound: alone.every((piece) => piece.left > 0) };
}
