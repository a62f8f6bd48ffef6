import { FRAMES_PER_SECOND, type Frames } from './frames.ts';

const [SLOWEST, FASTEST] = [56, 168];
/** The tempo that people tap most often, and how far from it others are still likely, in octaves. */
const USUAL = 104;
const SPREAD = 0.9;
/** Beats after which the same should be heard again. */
const REPEATS = [1, 2, 3, 4];
/** More of them, for a finer reading. */
const FINE_REPEATS = [4, 8, 12, 16];
/** A beat that stands out less is chance, which is likelier in what is shorter than this. */
const LEAST = 0.075;
const LONG_SECONDS = 40;
const SHORTEST_SECONDS = 6;
const LONGEST_SECONDS = 16;

export interface Tempo {
  bpm: number | null;
  /** How strongly the beat stands out, 0 to 1. */
  clarity: number;
}

/** The tempo at which what is struck repeats; null when nothing does. */
export function tempoOf({ onsets, count }: Frames): Tempo {
  if (count < SHORTEST_SECONDS * FRAMES_PER_SECOND) return { bpm: null, clarity: 0 };
  const likeness = likenessAfter(
    aboveSurroundings(onsets),
    Math.min(count - 1, Math.ceil(LONGEST_SECONDS * FRAMES_PER_SECOND)),
  );
  let [best, bestScore] = [0, -Infinity];
  for (let bpm = SLOWEST; bpm < FASTEST; bpm += 0.5) {
    const score = repeatScore(likeness, bpm, REPEATS) * Math.exp(-0.5 * (Math.log2(bpm / USUAL) / SPREAD) ** 2);
    if (score > bestScore) [best, bestScore] = [bpm, score];
  }
  let [fine, fineScore] = [best, -Infinity];
  for (let bpm = best - 2; bpm <= best + 2; bpm += 0.1) {
    const score = repeatScore(likeness, bpm, FINE_REPEATS);
    if (score > fineScore) [fine, fineScore] = [bpm, score];
  }
  const clarity = Math.max(0, Math.min(1, bestScore));
  const least = LEAST * Math.max(1, Math.sqrt((LONG_SECONDS * FRAMES_PER_SECOND) / count));
  return { bpm: clarity < least ? null : Math.round(fine), clarity };
}

const SECOND = Math.round(FRAMES_PER_SECOND);

/** What stands out from the second around it. */
function aboveSurroundings(onsets: Float64Array): Float64Array {
  const sums = new Float64Array(onsets.length + 1);
  for (let at = 0; at < onsets.length; at += 1) sums[at + 1] = (sums[at] as number) + (onsets[at] as number);
  return onsets.map((value, at) => {
    const [from, to] = [Math.max(0, at - SECOND), Math.min(onsets.length, at + SECOND + 1)];
    return Math.max(0, value - ((sums[to] as number) - (sums[from] as number)) / (to - from));
  });
}

/** How much a signal is like itself after each number of frames, from 1 at once to 0 for no likeness at all. */
function likenessAfter(signal: Float64Array, most: number): Float64Array {
  const mean = signal.reduce((sum, value) => sum + value, 0) / signal.length;
  const centred = signal.map((value) => value - mean);
  const likeness = new Float64Array(most + 1);
  for (let lag = 0; lag <= most; lag += 1) {
    let sum = 0;
    for (let at = lag; at < centred.length; at += 1) sum += (centred[at] as number) * (centred[at - lag] as number);
    likeness[lag] = sum / (centred.length - lag);
  }
  const whole = likeness[0] as number;
  return whole > 0 ? likeness.map((value) => value / whole) : likeness;
}

function repeatScore(likeness: Float64Array, bpm: number, repeats: readonly number[]): number {
  const beat = (60 * FRAMES_PER_SECOND) / bpm;
  let [sum, count] = [0, 0];
  for (const repeat of repeats) {
    const lag = beat * repeat;
    const before = Math.floor(lag);
    if (before + 1 >= likeness.length) break;
    const share = lag - before;
    sum += (likeness[before] as number) * (1 - share) + (likeness[before + 1] as number) * share;
    count += 1;
  }
  return count === 0 ? -Infinity : sum / count;
}
