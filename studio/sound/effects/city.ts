import { biquad, filter } from '../dsp/filters.ts';
import { ROOMS } from '../dsp/reverb.ts';
import type { Stereo } from '../dsp/stereo.ts';
import { between, type Random } from '../../random.ts';
import type { Effect } from './effect.ts';
import { addCurve, addGrain, addNoise, pink, wander } from './noise.ts';

const PASSES_AT = 4.8;
/** How near the train is: 1 right here, falling on both sides. */
const near = (t: number): number => 1 / (1 + ((t - PASSES_AT) / 1.9) ** 2);
const side = (t: number): number => Math.tanh((t - PASSES_AT) / 1.6);

export const subwayPassing: Effect = {
  seconds: 10,
  loudness: -18,
  fadeIn: 0.8,
  fadeOut: 1.6,
  room: ROOMS.hall,
  wet: -9,
  make(out, random) {
    const shake = wander(random, 3.1);
    const layers = [
      { level: 1.6, colour: [biquad('lowpass', 130), biquad('highpass', 32)], reach: 1 },
      { level: 0.7, colour: [biquad('bandpass', 480, 0.7)], reach: 1.6 },
      { level: 0.25, colour: [biquad('bandpass', 1900, 0.6)], reach: 2.4 },
      { level: 0.5, colour: [biquad('bandpass', 2750, 30)], reach: 3 },
    ];
    for (const { level, colour, reach } of layers) {
      const noise = pink(out.left.length, random);
      for (const each of colour) filter(noise, each);
      const loud = (t: number) => near(t) ** reach * (0.75 + 0.25 * shake(t));
      addCurve(out.left, noise, level, (t) => loud(t) * (1 - 0.6 * side(t)));
      addCurve(out.right, noise, level, (t) => loud(t) * (1 + 0.6 * side(t)));
    }
    for (let at = 0.6; at < 9.2; at += 0.62) for (const gap of [0, 0.13]) joint(out, at + gap, random);
  },
};

/** Wheels cross a gap between two rails. */
function joint(out: Stereo, at: number, random: Random): void {
  const level = 2.4 * near(at) ** 1.3;
  const pan = 0.8 * side(at);
  addGrain(out, { at, hz: between(random, 88, 96), life: 0.03, level: level * 0.9, pan }, random, 0.2);
  addGrain(out, { at, hz: between(random, 700, 900), life: 0.008, level: level * 0.5, pan }, random, 0.6);
}

export const gravelSteps: Effect = {
  seconds: 8,
  loudness: -22,
  fadeOut: 0.5,
  make(out, random) {
    addNoise(out, random, 0.01, () => 1, biquad('lowpass', 1200));
    for (let n = 0; n < 13; n++) {
      const at = 0.25 + n * 0.57 + between(random, -0.02, 0.02);
      const pan = n % 2 ? 0.18 : -0.18;
      addGrain(out, { at, hz: 85, life: 0.022, level: 0.35, pan }, random, 0.3);
      crunch(out, { at, seconds: 0.09, level: between(random, 0.7, 1), pan }, random);
      crunch(out, { at: at + 0.15, seconds: 0.15, level: between(random, 0.45, 0.75), pan }, random);
    }
  },
};

/** Pebbles give way under the sole, first many, then fewer. */
function crunch(
  out: Stereo,
  { at, seconds, level, pan }: { at: number; seconds: number; level: number; pan: number },
  random: Random,
): void {
  const pebbles = Math.round(seconds * 1500);
  for (let n = 0; n < pebbles; n++) {
    const place = random() ** 1.4;
    const loud = level * Math.sin(Math.PI * Math.min(1, place * 1.2 + 0.1)) * (0.04 + 0.3 * random() ** 4);
    addGrain(
      out,
      {
        at: at + place * seconds,
        hz: between(random, 900, 5200),
        life: between(random, 0.0005, 0.0025),
        level: Math.max(0, loud),
        pan: pan + between(random, -0.15, 0.15),
      },
      random,
      0.8,
    );
  }
}
