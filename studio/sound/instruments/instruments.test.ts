import { describe, expect, test } from 'vitest';
import { frames, RATE, silence, type Stereo } from '../dsp/stereo.ts';
import { type Random, randomOf } from '../../random.ts';
import { hertz } from '../score/theory.ts';
import * as drums from './drums.ts';
import * as ensembles from './ensembles.ts';
import type { Instrument } from './instrument.ts';
import * as keys from './piano.ts';
import * as mallets from './mallet.ts';
import * as pianos from './piano.ts';
import * as plucked from './plucked.ts';
import * as synths from './synths.ts';
import * as winds from './winds.ts';

type Make = () => Instrument;

function play(instrument: Instrument, pitch: number, seconds: number, velocity: number, random: Random): Stereo {
  const voice = silence(frames(seconds + instrument.release));
  instrument.play(voice, { pitch, hz: hertz(pitch), seconds, velocity, slide: 0 }, random);
  instrument.body?.(voice);
  return voice;
}

const peakOf = (samples: Float32Array): number => samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
const sizeOf = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0));

/** Strength of one frequency within a stretch of sound. */
function strength(samples: Float32Array, hz: number): number {
  let [re, im] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const window = 1 - Math.cos((2 * Math.PI * i) / samples.length);
    re += window * samples[i]! * Math.cos((2 * Math.PI * hz * i) / RATE);
    im += window * samples[i]! * Math.sin((2 * Math.PI * hz * i) / RATE);
  }
  return Math.hypot(re, im);
}

/** How many cents off the loudest frequency near a pitch is. */
function cents(samples: Float32Array, pitch: number): number {
  const places = Array.from({ length: 25 }, (_, i) => (i - 12) * 4);
  const found = places.map((place) => strength(samples, hertz(pitch + place / 100)));
  return places[found.indexOf(Math.max(...found))]!;
}

const PITCHED = Object.entries({ ...ensembles, ...keys, ...mallets, ...pianos, ...plucked, ...synths, ...winds }) as [
  string,
  Make,
][];
const STRUCK = Object.entries(drums) as [string, Make][];

describe.each(PITCHED)('%s', (name, make) => {
  test('is in tune, stops after its note and neither clicks nor clips', () => {
    const pitch = name.endsWith('Bass') || name === 'darkDrone' ? 45 : 69;
    const { left, right } = play(make(), pitch, 0.9, 0.7, randomOf('test'));
    // An ensemble's players differ among themselves.
    const tolerance = name in ensembles ? 24 : 8;
    expect(Math.abs(cents(left.subarray(frames(0.25), frames(0.75)), pitch))).toBeLessThanOrEqual(tolerance);
    expect(peakOf(left)).toBeGreaterThan(0.02);
    expect(peakOf(left)).toBeLessThan(2.5);
    expect(Math.abs(left[0]!) + Math.abs(right[0]!)).toBeLessThan(0.02);
    expect(Math.abs(left.at(-1)!) + Math.abs(right.at(-1)!)).toBeLessThan(0.001);
  });
});

describe.each(STRUCK)('%s', (_name, make) => {
  test('differs from stroke to stroke, and with its strength', () => {
    const instrument = make();
    const random = randomOf('test');
    const [first, second, soft] = [0.8, 0.8, 0.3].map((velocity) => play(instrument, 60, 0.2, velocity, random).left);
    expect(sizeOf(first!.map((x, i) => x - second![i]!))).toBeGreaterThan(0.001 * sizeOf(first!));
    expect(sizeOf(soft!)).toBeLessThan(0.7 * sizeOf(first!));
    expect(Math.abs(first!.at(-1)!)).toBeLessThan(0.001);
  });
});
