import { describe, expect, test } from 'vitest';
import { prizesByRank, proposeByRank } from './propose.ts';

test('prizes of the whole contest follow from ranks only where there is one track', () => {
  const whole = { prizeId: 1, trackId: null, count: 1 };
  const own = { prizeId: 2, trackId: 7, count: 2 };
  const others = { prizeId: 3, trackId: 8, count: 2 };
  const named = (tracks: number) => prizesByRank([whole, own, others], 7, tracks).map(({ prizeId }) => prizeId);
  expect(named(1)).toEqual([1, 2]);
  expect(named(2)).toEqual([2]);
});

describe('a proposal by rank', () => {
  const GOLD = { prizeId: 1, places: 1 };
  const SILVER = { prizeId: 2, places: 2 };
  const works = (...ranks: number[]) => ranks.map((rank, index) => ({ entryId: 100 + index, rank }));
  const pairs = (ranks: number[], free = [GOLD, SILVER]) => {
    const { given, tie } = proposeByRank(free, works(...ranks));
    return [given.map(({ prizeId, entryId }) => [prizeId, entryId]), tie];
  };

  test('gives the best works the best prizes, whatever their order', () => {
    expect(pairs([3, 1, 2, 4])).toEqual([
      [
        [1, 101],
        [2, 102],
        [2, 100],
      ],
      undefined,
    ]);
  });

  test('gives works that tie the same prize where it has places for all', () => {
    expect(pairs([1, 2, 2, 4])).toEqual([
      [
        [1, 100],
        [2, 101],
        [2, 102],
      ],
      undefined,
    ]);
  });

  test('stops where more works tie than places are left, and says so', () => {
    expect(pairs([1, 1, 3])).toEqual([[], { prizeId: 1, places: 1, rank: 1, entryIds: [100, 101] }]);
    expect(pairs([1, 2, 3, 3])).toEqual([
      [
        [1, 100],
        [2, 101],
      ],
      { prizeId: 2, places: 1, rank: 3, entryIds: [102, 103] },
    ]);
  });

  test('never splits a tie over two prizes', () => {
    expect(pairs([1, 1], [GOLD, { prizeId: 2, places: 5 }])).toEqual([
      [],
      { prizeId: 1, places: 1, rank: 1, entryIds: [100, 101] },
    ]);
  });

  test('passes over prizes without a free place, and ends with the works', () => {
    expect(pairs([4], [{ prizeId: 1, places: 0 }, SILVER])).toEqual([[[2, 100]], undefined]);
    expect(pairs([])).toEqual([[], undefined]);
  });
});
