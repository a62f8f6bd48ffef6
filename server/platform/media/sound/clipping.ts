import type { Ear } from './ear.ts';

const FULL = 0.9999;
/** So many samples in a row at the very top are a flattened peak, not a peak. */
const FLAT = 3;

/** Counts the places where a recording was cut off at full scale. */
export function createClipCounter(): Ear & { count(): number } {
  let count = 0;
  const runs = [0, 0];
  return {
    hear(stereo) {
      for (let at = 0; at < stereo.length; at += 1) {
        const side = at & 1;
        const run = Math.abs(stereo[at] ?? 0) >= FULL ? (runs[side] ?? 0) + 1 : 0;
        runs[side] = run;
        if (run === FLAT) count += 1;
      }
    },
    count: () => count,
  };
}
