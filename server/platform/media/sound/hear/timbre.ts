import { BANDS, FRAMES_PER_SECOND, type Frames } from './frames.ts';

/** What is measured of a whole sound, whatever its level; the order is that of the numbers stored. */
export interface Timbre {
  /** The shape of the spectrum, from coarse to fine: its mean and how much it changes. */
  shape: number[];
  shapeChange: number[];
  brightness: number;
  brightnessChange: number;
  noisiness: number;
  noisinessChange: number;
  /** Decibels by which the level changes. */
  dynamics: number;
  /** How much is struck on the whole, how unevenly, and how often a second. */
  attack: number;
  attackChange: number;
  attackRate: number;
}

const SHAPES = 8;
const CHANGES = 5;
/** Moments this many decibels below the loudest are pauses, and tell nothing of the sound. */
const PAUSE = 50;

export function timbreOf(frames: Frames): Timbre {
  const loudest = frames.levels.reduce((most, level) => Math.max(most, level), -Infinity);
  const heard = [...frames.levels.keys()].filter((frame) => (frames.levels[frame] as number) > loudest - PAUSE);
  const spread = (valueAt: (frame: number) => number) => spreadOf(heard.map(valueAt));
  const shapes = Array.from({ length: SHAPES }, (_, wave) => spread((frame) => shapeAt(frames, frame, wave + 1)));
  const brightness = spread((frame) => frames.brightness[frame] as number);
  const noisiness = spread((frame) => Math.log10((frames.noisiness[frame] as number) + 1e-6));
  const attack = spread((frame) => frames.onsets[frame] as number);
  return {
    shape: shapes.map(({ mean }) => mean),
    shapeChange: shapes.slice(0, CHANGES).map(({ deviation }) => deviation),
    brightness: brightness.mean,
    brightnessChange: brightness.deviation,
    noisiness: noisiness.mean,
    noisinessChange: noisiness.deviation,
    dynamics: spread((frame) => frames.levels[frame] as number).deviation,
    attack: attack.mean,
    attackChange: attack.deviation / (attack.mean + 1),
    attackRate: strikesIn(frames, attack) / (heard.length / FRAMES_PER_SECOND),
  };
}

/** A wave of the cosine transform over the bands. */
const WAVES = Array.from({ length: SHAPES + 1 }, (_, wave) =>
  Float64Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * wave * (band + 0.5)) / BANDS)),
);

function shapeAt({ bands }: Frames, frame: number, wave: number): number {
  const weights = WAVES[wave] as Float64Array;
  let sum = 0;
  for (let band = 0; band < BANDS; band += 1)
    sum += (bands[frame * BANDS + band] as number) * (weights[band] as number);
  return sum / BANDS;
}

interface Spread {
  mean: number;
  deviation: number;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/** How often the onsets rise well above the mean. */
function strikesIn({ onsets }: Frames, { mean, deviation }: Spread): number {
  const line = mean + deviation;
  let strikes = 0;
  for (let frame = 1; frame < onsets.length; frame += 1)
    if ((onsets[frame] as number) > line && (onsets[frame - 1] as number) <= line) strikes += 1;
  return strikes;
}
