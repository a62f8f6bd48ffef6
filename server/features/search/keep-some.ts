import type { Found } from './engine.ts';
import { chosen, type Piece } from './pieces.ts';

interface Instead {
  /** The bits of the pieces that were kept; zero when nothing is left. */
  kept: number;
  found: Found;
  /** Something has each of them, only nothing has all. */
  eachFound: boolean;
}

const NOTHING: Found = { hits: [], total: 0 };

/**
 * Which pieces to keep when nothing has all of them: those that nothing has go first, then, one by one, whichever
 * leaves most to find.
 */
export async function keepSome(pieces: readonly Piece[], find: (pieces: Piece[]) => Promise<Found>): Promise<Instead> {
  if (pieces.length < 2) return { kept: 0, found: NOTHING, eachFound: false };
  // That nothing has all of them is known; and of two, each has been looked for alone.
  const looked = new Map([
    [0, Promise.resolve(NOTHING)],
    [2 ** pieces.length - 1, Promise.resolve(NOTHING)],
  ]);
  const findKept = (kept: number) => {
    const known = looked.get(kept) ?? find(chosen(pieces, kept));
    looked.set(kept, known);
    return known;
  };
  const alone = await Promise.all(pieces.map((_, index) => findKept(2 ** index)));
  let kept = alone.reduce((sum, { total }, index) => sum + (total > 0 ? 2 ** index : 0), 0);
  let found = await findKept(kept);
  while (found.total === 0 && kept > 0) {
    const fewer = pieces.map((_, index) => 2 ** index).filter((bit) => Math.floor(kept / bit) % 2 === 1);
    const tries = await Promise.all(
      fewer.map(async (bit) => ({ kept: kept - bit, found: await findKept(kept - bit) })),
    );
    ({ kept, found } = tries.reduce((one, other) => (other.found.total > one.found.total ? other : one)));
  }
  return { kept, found, eachFound: alone.every(({ total }) => total > 0) };
}
