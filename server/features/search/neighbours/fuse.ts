import type { Neighbour } from './neighbours.ts';

/** Reciprocal rank fusion: how much less the first place is worth than two first places. */
const RANK_OFFSET = 60;

/** A result of words or of the model, or of both. */
export interface Fused {
  id: number;
  /** Where the model saw it; null when only words found it. */
  second: number | null;
}

/** Puts two lists together by the places in them; at the same place, what words found stands first. */
export function fuse(byWords: readonly number[], neighbours: readonly Neighbour[]): Fused[] {
  const all = new Map<number, Fused & { worth: number }>();
  for (const [place, id] of byWords.entries()) all.set(id, { id, second: null, worth: worthOf(place) });
  for (const [place, { id, second }] of neighbours.entries())
    all.set(id, { id, second, worth: worthOf(place) + (all.get(id)?.worth ?? 0) });
  // The order of what is worth the same stays: by words first.
  return [...all.values()].toSorted((one, other) => other.worth - one.worth).map(({ id, second }) => ({ id, second }));
}

function worthOf(place: number): number {
  return 1 / (RANK_OFFSET + place + 1);
}
