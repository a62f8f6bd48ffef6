export interface OpenWork {
  entryId: number;
  /** Judges who have it already, and count towards the quorum. */
  has: number;
  /** Judges who cannot get it: they have it, made it, or stepped back from it. */
  barred: readonly number[];
}

export interface Sitting {
  judgeId: number;
  /** Works that the judge has. */
  load: number;
}

export interface Pair {
  entryId: number;
  judgeId: number;
}

/**
 * Gives every work to judges until as many as the quorum have it, always to those with the fewest works. Works that few
 * judges may see come first. With the same load a number made of both decides, so that no two judges always meet.
 */
export function assign(works: readonly OpenWork[], judges: readonly Sitting[], quorum: number): Pair[] {
  const load = new Map(judges.map((judge) => [judge.judgeId, judge.load]));
  const open = works.map((work) => ({
    ...work,
    may: judges.map(({ judgeId }) => judgeId).filter((judgeId) => !work.barred.includes(judgeId)),
  }));
  return open
    .toSorted((one, other) => one.may.length - other.may.length || one.entryId - other.entryId)
    .flatMap(({ entryId, has, may }) => {
      const lightest = may
        .map((judgeId) => ({ judgeId, load: load.get(judgeId) ?? 0, chance: mixed(entryId, judgeId) }))
        .toSorted((one, other) => one.load - other.load || one.chance - other.chance)
        .slice(0, Math.max(0, quorum - has));
      for (const { judgeId } of lightest) load.set(judgeId, (load.get(judgeId) ?? 0) + 1);
      return lightest.map(({ judgeId }) => ({ entryId, judgeId }));
    });
}

/** A number that looks random and is the same every time. */
function mixed(one: number, other: number): number {
  let number = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 15), 0xc2b2ae35);
  return (number ^ (number >>> 13)) >>> 0;
}
