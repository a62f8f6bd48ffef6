interface Prize {
  prizeId: number;
  /** Null for a prize of the whole contest. */
  trackId: number | null;
  count: number;
}

/**
 * Prizes that follow from the ranks of a track, the best first. Tracks are ranked by themselves, so that prizes of the
 * whole contest follow from ranks only where it has one track.
 */
export function prizesByRank<One extends Prize>(prizes: readonly One[], trackId: number, tracks: number): One[] {
  return prizes.filter((prize) => prize.trackId === trackId || (prize.trackId === null && tracks === 1));
}

interface Ranked {
  entryId: number;
  rank: number;
}

/** More works share a rank than the prize has places left. */
export interface Tie {
  prizeId: number;
  places: number;
  rank: number;
  entryIds: number[];
}

/**
 * Gives free places to works by their ranks. Where works that share a rank do not all find a place, somebody must choose
 * among them; what comes below waits for that.
 */
export function proposeByRank(
  free: readonly { prizeId: number; places: number }[],
  works: readonly Ranked[],
): { given: { prizeId: number; entryId: number }[]; tie: Tie | undefined } {
  const groups = [...Map.groupBy(works, ({ rank }) => rank)].toSorted(([one], [other]) => one - other);
  const given: { prizeId: number; entryId: number }[] = [];
  for (const { prizeId, places } of free) {
    let left = places;
    while (left > 0 && groups[0]) {
      const [rank, group] = groups[0];
      const entryIds = group.map(({ entryId }) => entryId);
      if (entryIds.length > left) return { given, tie: { prizeId, places: left, rank, entryIds } };
      given.push(...entryIds.map((entryId) => ({ prizeId, entryId })));
      left -= entryIds.length;
      groups.shift();
    }
  }
  return { given, tie: undefined };
}
