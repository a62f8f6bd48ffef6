import { WAVE_POINTS } from '#contract/domain/media.ts';
import type { Samples } from './samples.ts';
import { type Chunk, type Decoded, decode } from './decode.ts';
import { Refused } from './refused.ts';

/** Seconds that are sent at most. */
export const PART_SECONDS = 30;
/** What is below cannot be compared with a piece. */
const SHORTEST_SECONDS = 3;
const LONGEST_SECONDS = 3600;
/** The loudest sample of a recording in which somebody hears something. */
const AUDIBLE = 0.001;

/** A recording of the reader's own that was opened in this browser. */
export interface OpenSound {
  seconds: number;
  /** From 0 to 100, `WAVE_POINTS` of them. */
  wave: number[];
  part: (from: number) => Promise<Samples>;
}

interface Opening {
  /** How much of the file has been read, from 0 to 1. */
  onRead: (share: number) => void;
  signal: AbortSignal;
}

/** Opens a file with sound and reads it once, for its wave. */
export async function openSound(file: File, { onRead, signal }: Opening): Promise<OpenSound> {
  const decoded = await decode(file, LONGEST_SECONDS);
  if (decoded.seconds < SHORTEST_SECONDS) throw new Refused('tooShort');
  const wave = await readWave(decoded, (share) => {
    signal.throwIfAborted();
    onRead(share);
  });
  return { seconds: decoded.seconds, wave, part: (from) => readPart(decoded, from) };
}

const { abs, floor, max } = Math;

async function readWave({ seconds, chunks }: Decoded, onRead: (share: number) => void): Promise<number[]> {
  const loudest = new Float32Array(WAVE_POINTS);
  for await (const { at, rate, values } of chunks(0, seconds)) {
    onRead(Math.min(1, at / seconds));
    for (let n = 0; n < values.length; n += 1) {
      const point = floor(((at + n / rate) / seconds) * WAVE_POINTS);
      loudest[point] = max(loudest[point] ?? 0, abs(values[n]!));
    }
  }
  const top = max(...loudest);
  if (top < AUDIBLE) throw new Refused('silent');
  return Array.from(loudest, (value) => Math.round((value / top) * 100));
}

async function readPart({ seconds, chunks }: Decoded, from: number): Promise<Samples> {
  const to = Math.min(seconds, from + PART_SECONDS);
  const found: Chunk[] = [];
  for await (const chunk of chunks(from, to)) found.push(chunk);
  const rate = found[0]?.rate ?? 0;
  const values = new Float32Array(Math.floor((to - from) * rate));
  for (const chunk of found) {
    // The first chunk begins before the part, the last one ends after it.
    const place = Math.round((chunk.at - from) * rate);
    const heard = chunk.values.subarray(Math.max(0, -place), Math.max(0, values.length - place));
    values.set(heard, Math.max(0, place));
  }
  return { rate, values };
}
