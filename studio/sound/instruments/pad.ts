import { type Random, randomOf } from '../../random.ts';
import { sweep } from '../dsp/filters.ts';
import { shape, RATE, scale } from '../dsp/stereo.ts';
import { hertz } from '../score/theory.ts';
import type { Instrument } from './instrument.ts';

/** Inverse Fourier transform in place; the length is a power of two. Not scaled. */
function inverseTransform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  reorder(real, imaginary);
  for (let half = 1; half < size; half *= 2) {
    turns(cos, sin, half);
    for (let block = 0; block < size; block += 2 * half)
      for (let offset = 0; offset < half; offset++) {
        const a = block + offset;
        const b = a + half;
        const re = real[b]! * cos[offset]! - imaginary[b]! * sin[offset]!;
        const im = real[b]! * sin[offset]! + imaginary[b]! * cos[offset]!;
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a]! += re;
        imaginary[a]! += im;
      }
  }
}

/** Half a turn in `half` steps. */
function turns(cos: Float64Array, sin: Float64Array, half: number): void {
  const stepCos = Math.cos(Math.PI / half);
  const stepSin = Math.sin(Math.PI / half);
  cos[0] = 1;
  sin[0] = 0;
  for (let i = 1; i < half; i++) {
    cos[i] = cos[i - 1]! * stepCos - sin[i - 1]! * stepSin;
    sin[i] = cos[i - 1]! * stepSin + sin[i - 1]! * stepCos;
  }
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < real.length; i++) {
    let bit = real.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    swap(real, i, j);
    swap(imaginary, i, j);
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!;
  values[i] = values[j]!;
  values[j] = kept;
}

const SIZE = 131_072;

export interface Spectrum {
  name: string;
  /** Level of a harmonic, by its number and its frequency. */
  level: (harmonic: number, hz: number) => number;
  /** Width in cents over which each harmonic is smeared, as by several players. */
  cents: number;
}

/** Three seconds of an ensemble that repeat seamlessly: every harmonic is a narrow band, after Paul Nasca. */
function ensembleTable({ level, cents }: Spectrum, pitch: number, random: Random): Float32Array {
  const hz = hertz(pitch);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  for (let harmonic = 1; harmonic * hz < 11_000; harmonic++) {
    const amplitude = level(harmonic, harmonic * hz);
    if (amplitude > 0.0002)
      addBand(real, imaginary, harmonic * hz, amplitude, (2 ** (cents / 1200) - 1) * hz * harmonic ** 0.85, random);
  }
  inverseTransform(real, imaginary);
  const table = new Float32Array(SIZE);
  let power = 0;
  for (let i = 0; i < SIZE; i++) power += real[i]! ** 2 / SIZE;
  const gain = 0.2 / Math.sqrt(power);
  for (let i = 0; i < SIZE; i++) table[i] = real[i]! * gain;
  return table;
}

function addBand(
  real: Float64Array,
  imaginary: Float64Array,
  hz: number,
  amplitude: number,
  width: number,
  random: Random,
): void {
  const centre = (hz / RATE) * SIZE;
  const sigma = Math.max(0.7, (width / RATE) * SIZE * 0.5);
  const from = Math.max(1, Math.floor(centre - 3 * sigma));
  for (let bin = from; bin <= Math.ceil(centre + 3 * sigma); bin++) {
    const size = (amplitude / Math.sqrt(sigma)) * Math.exp(-0.5 * ((bin - centre) / sigma) ** 2);
    const angle = 2 * Math.PI * random();
    real[bin]! += size * Math.cos(angle);
    imaginary[bin]! += size * Math.sin(angle);
  }
}

interface Tone {
  attack: number;
  release: number;
  resonance?: number;
  decay?: number;
  sustain?: number;
}

/** Lowpass cutoff (Hz) by time and strength. */
type Cutoff = (seconds: number, velocity: number) => number;

const tables = new Map<string, Float32Array>();

function findTable(spectrum: Spectrum, pitch: number): Float32Array {
  const key = `${spectrum.name} ${pitch}`;
  const table = tables.get(key) ?? ensembleTable(spectrum, pitch, randomOf(key));
  tables.set(key, table);
  return table;
}

/** Neighbouring notes share a table, read a little faster or slower. */
const TABLE_EVERY = 3;

export function ensemble(spectrum: Spectrum, { resonance = 0.7, ...envelope }: Tone, cutoff: Cutoff): Instrument {
  return {
    release: envelope.release,
    play(voice, { pitch, hz, velocity, seconds }, random) {
      const anchor = Math.round(pitch / TABLE_EVERY) * TABLE_EVERY;
      const table = findTable(spectrum, anchor);
      const step = hz / hertz(anchor);
      const start = random() * SIZE;
      read(voice.left, table, start, step);
      read(voice.right, table, start + SIZE * 0.37, step);
      sweep(voice, { shape: 'lowpass', cutoff: (t) => cutoff(t, velocity), q: resonance });
      scale(voice, 0.2 + 0.8 * velocity);
      shape(voice, { ...envelope, seconds });
    },
  };
}

function read(out: Float32Array, table: Float32Array, start: number, step: number): void {
  let position = start;
  for (let i = 0; i < out.length; i++) {
    const whole = Math.floor(position);
    const here = table[whole & (SIZE - 1)]!;
    out[i] = here + (table[(whole + 1) & (SIZE - 1)]! - here) * (position - whole);
    position += step;
  }
}
