import type { Random } from '../../random.ts';
import { RATE } from './stereo.ts';

const TABLE = 2048;

/** One period of a wave, made from the strengths of its harmonics below the limit of the sample rate. */
export function waveTable(hz: number, strength: (harmonic: number) => number, ceiling = 12_000): Float32Array {
  const table = new Float32Array(TABLE);
  const harmonics = Math.max(1, Math.min(256, Math.floor(ceiling / hz)));
  for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
    const amplitude = strength(harmonic);
    if (amplitude === 0) continue;
    for (let i = 0; i < TABLE; i++) table[i]! += amplitude * Math.sin((2 * Math.PI * harmonic * i) / TABLE);
  }
  return table;
}

export const SAW = (harmonic: number): number => 0.6 / harmonic;
export const SQUARE = (harmonic: number): number => (harmonic % 2 ? 0.8 / harmonic : 0);
export const TRIANGLE = (harmonic: number): number =>
  harmonic % 2 ? (0.8 / harmonic ** 2) * (harmonic % 4 === 1 ? 1 : -1) : 0;

/** Adds a table read at a frequency that may change with time (read every 32 frames). */
export function oscillate(
  out: Float32Array,
  table: Float32Array,
  hz: number | ((seconds: number) => number),
  amplitude: number,
  phase = 0,
): void {
  let position = phase * TABLE;
  let step = typeof hz === 'number' ? (hz * TABLE) / RATE : 0;
  for (let i = 0; i < out.length; i++) {
    if (typeof hz !== 'number' && i % 32 === 0) step = (hz(i / RATE) * TABLE) / RATE;
    const index = position & (TABLE - 1);
    const here = table[index]!;
    const next = table[(index + 1) & (TABLE - 1)]!;
    out[i]! += amplitude * (here + (next - here) * (position - Math.floor(position)));
    position += step;
    if (position >= TABLE) position -= TABLE;
  }
}

/** A decaying sine: one mode of something struck or plucked. */
export interface Mode {
  hz: number;
  amplitude: number;
  /** Seconds to −60 dB. */
  decay: number;
  phase?: number;
}

/** Amplitude below which nothing is heard. */
const INAUDIBLE = 0.00015;

/** Adds modes four at a time, because a processor can work on several at once only if they are independent. */
export function ring(out: Float32Array, modes: readonly Mode[]): void {
  const heard = modes.filter(({ hz, amplitude }) => hz < RATE * 0.45 && Math.abs(amplitude) > INAUDIBLE);
  const long = (mode: Mode) => mode.decay * Math.log10(Math.abs(mode.amplitude) / INAUDIBLE);
  const sorted = heard.toSorted((a, b) => long(b) - long(a));
  for (let i = 0; i < sorted.length; i += 4)
    ringFour(out.subarray(0, Math.ceil((long(sorted[i]!) / 3) * RATE)), sorted.slice(i, i + 4));
}

function ringFour(out: Float32Array, modes: readonly Mode[]): void {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => recursion(modes[i]));
  let [a1, a2, b1, b2] = [a!.y1, a!.y2, b!.y1, b!.y2];
  let [c1, c2, d1, d2] = [c!.y1, c!.y2, d!.y1, d!.y2];
  const [aNear, aFar, bNear, bFar] = [a!.near, a!.far, b!.near, b!.far];
  const [cNear, cFar, dNear, dFar] = [c!.near, c!.far, d!.near, d!.far];
  for (let i = 0; i < out.length; i++) {
    const ay = aNear * a1 - aFar * a2;
    const by = bNear * b1 - bFar * b2;
    const cy = cNear * c1 - cFar * c2;
    const dy = dNear * d1 - dFar * d2;
    a2 = a1;
    a1 = ay;
    b2 = b1;
    b1 = by;
    c2 = c1;
    c1 = cy;
    d2 = d1;
    d1 = dy;
    out[i]! += ay + by + (cy + dy);
  }
}

/** Each value of an oscillation follows from its last two. */
function recursion(mode: Mode | undefined): { near: number; far: number; y1: number; y2: number } {
  if (!mode) return { near: 0, far: 0, y1: 0, y2: 0 };
  const w = (2 * Math.PI * mode.hz) / RATE;
  const pull = 10 ** (-3 / (mode.decay * RATE));
  const phase = mode.phase ?? 0;
  return {
    near: 2 * pull * Math.cos(w),
    far: pull * pull,
    y1: (mode.amplitude * Math.sin(phase - w)) / pull,
    y2: (mode.amplitude * Math.sin(phase - 2 * w)) / (pull * pull),
  };
}

/** Adds white noise under a loudness curve. */
export function hiss(out: Float32Array, random: Random, amplitude: number, curve: (seconds: number) => number): void {
  let gain = 0;
  for (let i = 0; i < out.length; i++) {
    if (i % 16 === 0) gain = amplitude * curve(i / RATE);
    out[i]! += gain * (2 * random() - 1);
  }
}

const SINES = 8192;
const sines = Float32Array.from({ length: SINES + 1 }, (_, i) => Math.sin((2 * Math.PI * i) / SINES));

/** Sine of a share of a turn (1 is a full turn), fast enough for frequency modulation. */
export function sine(turns: number): number {
  const position = (turns - Math.floor(turns)) * SINES;
  const index = position | 0;
  return sines[index]! + (sines[index + 1]! - sines[index]!) * (position - index);
}
