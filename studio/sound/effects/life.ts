import { between, type Random } from '../../random.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { sine } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, RATE, type Stereo } from '../dsp/stereo.ts';
import { chirp } from './birds.ts';
import { effect, addNoise, addCurve, grain, pink, wander } from './effect.ts';

export const summerCrickets = effect(11, { loudness: -23, fade: [0.8, 1.5] }, (out, random) => {
  addNoise(out, random, 0.06, () => 1, biquad('lowpass', 600));
  const singers = [
    [4150, 0.42, -0.5, 0.74],
    [4420, 0.3, 0.55, 0.81],
    [3880, 0.2, 0.1, 0.69],
  ] as const;
  for (const [hz, level, pan, pause] of singers)
    for (let at = between(random, 0, 0.6); at < 10.6; at += pause * between(random, 0.97, 1.03))
      for (const [pulse, loud] of [0.55, 0.7, 0.85, 1].entries())
        chirp(out, { at: at + pulse * 0.034, seconds: 0.022, from: hz * 0.99, to: hz, level: level * loud, pan });
});

/** The heart's two sounds: valves close, first the large, then the small ones. */
function thump(out: Stereo, at: number, from: number, to: number, level: number): void {
  const start = frames(at);
  let phase = 0;
  for (let i = 0; i < Math.min(frames(0.3), out.left.length - start - 20); i++) {
    const t = i / RATE;
    phase += (to + (from - to) * Math.exp(-t / 0.03)) / RATE;
    const swing = Math.tanh(2.4 * sine(phase));
    const sample = level * swing * Math.exp(-t / 0.055) * Math.min(1, t / 0.008);
    out.left[start + i]! += sample;
    out.right[start + i + 14]! += sample;
  }
}

export const heartbeat = effect(8, { loudness: -21, fade: [0.004, 0.4], room: [ROOMS.room, -16] }, (out, random) => {
  for (let at = 0.3; at < 7.3; at += 0.86 * between(random, 0.98, 1.02)) {
    thump(out, at, 96, 52, 0.9);
    thump(out, at + 0.29, 118, 66, 0.55);
  }
});

const PASSES_AT = 4.8;
/** Nearness of the train: 1 right here, falling on both sides. */
const near = (t: number): number => 1 / (1 + ((t - PASSES_AT) / 1.9) ** 2);
const side = (t: number): number => Math.tanh((t - PASSES_AT) / 1.6);

export const subwayPassing = effect(10, { loudness: -18, fade: [0.8, 1.6], room: [ROOMS.hall, -9] }, (out, random) => {
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
});

/** Wheels cross a gap between two rails. */
function joint(out: Stereo, at: number, random: Random): void {
  const level = 2.4 * near(at) ** 1.3;
  const pan = 0.8 * side(at);
  grain(out, random, 0.2, { at, hz: between(random, 88, 96), life: 0.03, level: level * 0.9, pan });
  grain(out, random, 0.6, { at, hz: between(random, 700, 900), life: 0.008, level: level * 0.5, pan });
}

export const gravelSteps = effect(8, { loudness: -22, fade: [0.004, 0.5] }, (out, random) => {
  addNoise(out, random, 0.01, () => 1, biquad('lowpass', 1200));
  for (let n = 0; n < 13; n++) {
    const at = 0.25 + n * 0.57 + between(random, -0.02, 0.02);
    const pan = n % 2 ? 0.18 : -0.18;
    grain(out, random, 0.3, { at, hz: 85, life: 0.022, level: 0.35, pan });
    crunch(out, { at, seconds: 0.09, level: between(random, 0.7, 1), pan }, random);
    crunch(out, { at: at + 0.15, seconds: 0.15, level: between(random, 0.45, 0.75), pan }, random);
  }
});

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
    grain(out, random, 0.8, {
      at: at + place * seconds,
      hz: between(random, 900, 5200),
      life: between(random, 0.0005, 0.0025),
      level: Math.max(0, loud),
      pan: pan + between(random, -0.15, 0.15),
    });
  }
}
