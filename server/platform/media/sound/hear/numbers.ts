import type { Tonality } from './key.ts';
import type { Notes } from './notes.ts';
import type { Tempo } from './tempo.ts';
import type { Timbre } from './timbre.ts';

/** Where each of the 24 measures usually is, and its usual spread, over the music and effects of the demo. */
const USUAL = [
  1.46, -0.08, 0.02, -0.15, -0.03, -0.01, 0.02, -0.04, 0.5, 0.33, 0.24, 0.22, 0.21, 2.61, 0.65, -2.32, 0.5, 7.57, 5.46,
  1.13, 2.72, 0.35, 3.22, 0.03,
];
const SPREAD = [
  0.61, 0.6, 0.29, 0.24, 0.17, 0.12, 0.09, 0.09, 0.22, 0.15, 0.14, 0.11, 0.11, 0.94, 0.37, 0.77, 0.22, 3.09, 3.24, 0.56,
  1.14, 0.27, 0.44, 0.15,
];
/** Steps in one usual spread. Lists of looks count the second twelve numbers twice, so these have half as many. */
const STEPS = 32;
const MIDDLE = 128;

/** 24 numbers, 0 to 255: sounds that the ear finds alike are near each other. */
export function numbersOf(heard: { timbre: Timbre; tempo: Tempo; notes: Notes; tonality: Tonality }): number[] {
  const { timbre, tempo, notes, tonality } = heard;
  const measures = [
    ...timbre.shape,
    ...timbre.shapeChange,
    timbre.brightness,
    timbre.brightnessChange,
    timbre.noisiness,
    timbre.noisinessChange,
    timbre.dynamics,
    timbre.attack,
    timbre.attackChange,
    timbre.attackRate,
    tempo.clarity,
    spreadOver(notes.all),
    tonality.majorness,
  ];
  return measures.map((value, place) => {
    const steps = place < measures.length / 2 ? STEPS : STEPS / 2;
    const number = MIDDLE + (steps * (value - (USUAL[place] as number))) / (SPREAD[place] as number);
    return Math.max(0, Math.min(255, Math.round(number)));
  });
}

/** Over how many notes a sound spreads, in octaves of their number (entropy). */
function spreadOver(shares: Float64Array): number {
  return -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log2(share) : 0), 0);
}
