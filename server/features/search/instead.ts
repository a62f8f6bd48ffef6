import type { SearchEngine, Wish } from './engine.ts';
import { chosen, type Piece } from './pieces.ts';

type Ask = (pieces: Piece[]) => Promise<Wish>;

/**
 * Which pieces to keep when nothing has all of them: those that nothing has go first, then, one by one, whichever
 * leaves most to find. Zero when nothing is left.
 */
export async function piecesThatFind(engine: SearchEngine, pieces: readonly Piece[], ask: Ask): Promise<number> {
  if (pieces.length < 2) return 0;
  // That nothing has all of them is known; and of two, each has been counted alone.
  const counted = new Map([
    [0, Promise.resolve(0)],
    [2 ** pieces.length - 1, Promise.resolve(0)],
  ]);
  const count = async (kept: number) => await engine.count(await ask(chosen(pieces, kept)));
  const countOf = (kept: number) => {
    const known = counted.get(kept) ?? count(kept);
    counted.set(kept, known);
    return known;
  };
  const alone = await Promise.all(pieces.map((_, index) => countOf(2 ** index)));
  let kept = alone.reduce((sum, found, index) => sum + (found > 0 ? 2 ** index : 0), 0);
  let found = await countOf(kept);
  while (found === 0 && kept > 0) {
    const fewer = pieces.map((_, index) => 2 ** index).filter((bit) => Math.floor(kept / bit) % 2 === 1);
    const tries = await Promise.all(fewer.map(async (bit) => ({ kept: kept - bit, found: await countOf(kept - bit) })));
    const best = tries.reduce((one, other) => (other.found > one.found ? other : one));
    ({ kept, found } = best);
  }
  return kept;
}
