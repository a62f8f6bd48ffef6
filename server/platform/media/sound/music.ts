import { createSpectrum, type Spectrum } from './spectrum.ts';

const WINDOW = 4096;
const [LOWEST, HIGHEST] = [80, 2000];
const LINES = 12;
/** −50 dB. */
const AUDIBLE = 0.003;

interface Moment {
  audible: boolean;
  /** The loudest note of the scale, if one stands out. */
  note: number | undefined;
}

/**
 * A hint for reviewers, not a judgement. Music hardly pauses, single tones stand out most of the time, and these tones
 * hold and change among a few notes. Wind, water, traffic, a hum and most speech fail one of these tests.
 */
export function soundsLikeMusic(mono: Float32Array, sampleRate: number): boolean {
  const spectrum = createSpectrum(WINDOW);
  const moments: Moment[] = [];
  for (let at = 0; at + WINDOW <= mono.length; at += WINDOW)
    moments.push(hear(mono.subarray(at, at + WINDOW), sampleRate, spectrum));
  const audible = moments.filter((moment) => moment.audible);
  const notes = audible.map(({ note }) => note).filter((note) => note !== undefined);
  const isSteady = audible.length >= 8 && audible.length >= moments.length * 0.8;
  const isTonal = notes.length >= audible.length * 0.6;
  const common = new Set(notes.filter((note) => notes.filter((other) => other === note).length >= notes.length * 0.05));
  return isSteady && isTonal && common.size >= 3;
}

function hear(window: Float32Array, sampleRate: number, spectrum: Spectrum): Moment {
  const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
  if (Math.sqrt(power) < AUDIBLE) return { audible: false, note: undefined };
  const bins = spectrum(window, 0);
  const binOf = (hertz: number) => Math.round((hertz * WINDOW) / sampleRate);
  const range = bins.subarray(binOf(LOWEST), binOf(HIGHEST));
  const total = range.reduce((sum, value) => sum + value, 0);
  const strongest = range.toSorted((a, b) => b - a).subarray(0, LINES);
  const standsOut = strongest.reduce((sum, value) => sum + value, 0) > total * 0.6;
  const peak = range.indexOf(strongest[0] ?? 0) + binOf(LOWEST);
  return { audible: true, note: standsOut ? noteOf((peak * sampleRate) / WINDOW) : undefined };
}

/** 0 to 11, where A is 0. */
function noteOf(hertz: number): number {
  return ((Math.round(12 * Math.log2(hertz / 440)) % 12) + 12) % 12;
}
