import { createSpectrum } from '../spectrum.ts';
import { SAMPLE_RATE } from './frames.ts';

const WINDOW = 8192;
const HOP = 4096;
/** Tones in this range; above it are mostly overtones, which belong to other notes. */
const [LOWEST, HIGHEST] = [60, 1000];
const HIGHEST_BASS = 180;
/** Weaker peaks than this share of the strongest are no tones. */
const WEAKEST = 1e-3;
export const NOTES = 12;

/** How much of each note of the scale is heard, C first; each sums to 1, or to 0 where there are no tones. */
export interface Notes {
  all: Float64Array;
  bass: Float64Array;
}

export function notesOf(mono: Float32Array): Notes {
  const spectrum = createSpectrum(WINDOW);
  const notes = { all: new Float64Array(NOTES), bass: new Float64Array(NOTES) };
  for (let at = 0; at === 0 || at + WINDOW <= mono.length; at += HOP) {
    const heard = tonesOf(spectrum(mono, at));
    // Each moment counts the same, however loud.
    add(notes.all, shares(heard.all));
    add(notes.bass, shares(heard.bass));
  }
  return { all: shares(notes.all), bass: shares(notes.bass) };
}

const binOf = (hertz: number) => Math.round((hertz * WINDOW) / SAMPLE_RATE);

function tonesOf(power: Float64Array): Notes {
  const notes = { all: new Float64Array(NOTES), bass: new Float64Array(NOTES) };
  const [from, to] = [binOf(LOWEST), binOf(HIGHEST)];
  const strongest = power.subarray(from, to).reduce((most, value) => Math.max(most, value), 0);
  for (let bin = from; bin < to; bin += 1) {
    const here = power[bin] as number;
    if (here < (power[bin - 1] as number) || here <= (power[bin + 1] as number) || here < strongest * WEAKEST) continue;
    const hertz = ((bin + peakOffset(power, bin)) * SAMPLE_RATE) / WINDOW;
    const note = (((Math.round(12 * Math.log2(hertz / 440)) + 9) % NOTES) + NOTES) % NOTES;
    // Nearer to what the ear makes of it than power; low tones are seldom overtones, so they count more.
    const strength = here ** 0.35 / Math.sqrt(hertz);
    notes.all[note] = (notes.all[note] as number) + strength;
    if (hertz < HIGHEST_BASS) notes.bass[note] = (notes.bass[note] as number) + strength;
  }
  return notes;
}

/** Where between two bins a peak really is: at the top of a parabola through three of them. */
function peakOffset(power: Float64Array, bin: number): number {
  const [before = 0, here = 0, after = 0] = [-1, 0, 1].map((step) => Math.log((power[bin + step] as number) + 1e-12));
  const curve = before - 2 * here + after;
  return curve === 0 ? 0 : (0.5 * (before - after)) / curve;
}

function add(sum: Float64Array, values: Float64Array): void {
  for (let note = 0; note < NOTES; note += 1) sum[note] = (sum[note] as number) + (values[note] as number);
}

function shares(values: Float64Array): Float64Array {
  const total = values.reduce((sum, value) => sum + value, 0);
  return total > 0 ? values.map((value) => value / total) : values;
}
