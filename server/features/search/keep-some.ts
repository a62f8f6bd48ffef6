import { chosen, type Piece } from './pieces.ts';

interface Some {
  /** The bits of the pieces that were kept; zero when nothing is left. */
  kept: number;
  /** Something has each of them, only nothing has all. */
  eachFound: boolean;
}

/**
 * Which pieces to keep when nothing has all of them: those that nothing has go first, then, one by one, whichever
 * leaves most to find.
 */
export async function keepSome(pieces: readonly Piece[], count: (pieces: Piece[]) => Promise<number>): Promise<Some> {
  if (pieces.length < 2) return { kept: 0, eachFound: false };
  // That nothing has all of them is known; and of two, each has been counted alone.
  const counted = new Map([
    [0, Promise.resolve(0)],
    [2 ** pieces.length - 1, Promise.resolve(0)],
  ]);
  const countKept = (kept: number) => {
    const known = counted.get(kept) ?? count(chosen(pieces, kept));
    counted.set(kept, known);
    return known;
  };
  const alone = await Promise.all(pieces.map((_, index) => countKept(2 ** index)));
  let kept = alone.reduce((sum, total, index) => sum + (total > 0 ? 2 ** index : 0), 0);
  let left = await countKept(kept);
  while (left === 0 && kept > 0) {
    const fewer = pieces.map((_, index) => 2 ** index).filter((bit) => Math.floor(kept / bit) % 2 === 1);
    const tries = await Promise.all(
      fewer.map(async (bit) => ({ kept: kept - bit, left: await countKept(kept - bit) })),
    );
    ({ kept, left } = tries.reduce((one, other) => (other.left > one.left ? other : one)));
  }
  return { kept, eachFound: alone.every((total) => total > 0) };
}
