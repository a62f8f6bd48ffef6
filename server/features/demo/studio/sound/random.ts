/** Numbers from 0 to 1 that look random and are the same on every run. */
export type Random = () => number;

export function randomOf(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Around zero, mostly within one and hardly ever beyond three: how far a hand misses the beat. */
export const spread = (random: Random): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
