import { between, type Random } from '../../random.ts';
import { sweep, biquad } from '../dsp/filters.ts';
import { ring } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, type Stereo } from '../dsp/stereo.ts';
import { effect, addCurve, grain, pink, addNoise } from './effect.ts';

/** Short soft tones, one after the other. */
function chime(out: Stereo, at: number, notes: number[], gap: number, level: number): void {
  for (const [i, hz] of notes.entries()) {
    const from = frames(at + i * gap);
    for (const channel of [out.left.subarray(from), out.right.subarray(from + 9)]) {
      const tone = new Float32Array(Math.min(frames(0.6), channel.length));
      ring(tone, [
        { hz, amplitude: level, decay: 0.35 },
        { hz: hz * 2, amplitude: level * 0.25, decay: 0.2 },
        { hz: hz * 3.01, amplitude: level * 0.1, decay: 0.08 },
      ]);
      for (let n = 0; n < tone.length; n++) channel[n]! += tone[n]! * Math.min(1, n / 90);
    }
  }
}

export const interfaceClicks = effect(
  5,
  { loudness: -23, fade: [0.004, 0.2], room: [ROOMS.room, -20] },
  (out, random) => {
    const click = (at: number, hz: number, life: number, level: number) =>
      grain(out, random, 0.25, { at, hz, life, level, pan: between(random, -0.1, 0.1) });
    click(0.15, 1900, 0.004, 0.8);
    click(0.7, 1200, 0.006, 0.7);
    click(0.76, 2400, 0.003, 0.5);
    chime(out, 1.25, [880], 0, 0.4);
    click(1.25, 3000, 0.002, 0.3);
    chime(out, 1.95, [659.3, 987.8], 0.09, 0.4);
    chime(out, 2.85, [523.3, 392], 0.11, 0.4);
    chime(out, 3.75, [523.3, 659.3, 784, 1046.5], 0.07, 0.34);
  },
);

export const whoosh = effect(2.4, { loudness: -19, fade: [0.08, 0.5], room: [ROOMS.plate, -14] }, (out, random) => {
  const air = { left: pink(out.left.length, random), right: pink(out.left.length, random) };
  const passing = (t: number) => Math.exp(-(((t - 1) / (t < 1 ? 0.42 : 0.26)) ** 2));
  sweep(air, { shape: 'bandpass', cutoff: (t) => 220 + 2900 * passing(t) ** 1.4, q: 0.9 });
  addCurve(out.left, air.left, 1.4, (t) => passing(t) * (0.5 - 0.5 * Math.tanh((t - 1) * 4)) + 0.25 * passing(t));
  addCurve(out.right, air.right, 1.4, (t) => passing(t) * (0.5 + 0.5 * Math.tanh((t - 1) * 4)) + 0.25 * passing(t));
});

/** Mirror up, curtains, mirror down. */
function shot(out: Stereo, at: number, random: Random): void {
  const parts = [
    [0, 1900, 0.004, 0.7],
    [0.002, 3600, 0.002, 0.5],
    [0.004, 240, 0.012, 0.5],
    [0.058, 2900, 0.0025, 0.6],
    [0.061, 4700, 0.0015, 0.4],
    [0.118, 1500, 0.005, 0.65],
    [0.121, 3100, 0.002, 0.4],
    [0.122, 180, 0.016, 0.55],
    [0.15, 2300, 0.002, 0.2],
  ] as const;
  for (const [late, hz, life, level] of parts)
    grain(out, random, 0.6, {
      at: at + late,
      hz: hz * between(random, 0.97, 1.03),
      life,
      level,
      pan: between(random, -0.15, 0.15),
    });
}

export const cameraShutter = effect(
  2.6,
  { loudness: -22, fade: [0.004, 0.2], room: [ROOMS.room, -17] },
  (out, random) => {
    for (const at of [0.2, 1.1, 1.55]) shot(out, at, random);
  },
);

export const keyboardTyping = effect(
  8,
  { loudness: -23, fade: [0.004, 0.3], room: [ROOMS.room, -18] },
  (out, random) => {
    addNoise(out, random, 0.003, () => 1, biquad('lowpass', 1500));
    for (let at = 0.2; at < 7.5; at += random() < 0.1 ? between(random, 0.35, 0.6) : between(random, 0.085, 0.2)) {
      const space = random() < 0.14;
      const pan = between(random, -0.35, 0.35);
      const level = between(random, 0.45, 0.8);
      const [hz, life] = space ? [260, 0.014] : [between(random, 380, 560), 0.008];
      grain(out, random, 0.35, { at, hz, life, level, pan });
      const click = { hz: between(random, 2100, 3400), life: 0.0018, level: level * 0.7, pan };
      grain(out, random, 0.8, { ...click, at: at + 0.001 });
      grain(out, random, 0.8, {
        at: at + between(random, 0.065, 0.1),
        hz: between(random, 2600, 4200),
        life: 0.0013,
        level: level * 0.3,
        pan,
      });
    }
  },
);

export const wallClock = effect(8, { loudness: -24, fade: [0.004, 0.3], room: [ROOMS.room, -14] }, (out, random) => {
  for (let n = 0; n < 15; n++) {
    const at = 0.25 + n * 0.5;
    const [a, b] = n % 2 ? [1750, 2900] : [2250, 3700];
    for (const [hz, life, level] of [
      [a, 0.004, 0.5],
      [b, 0.0025, 0.4],
      [620, 0.007, 0.35],
    ] as const)
      grain(out, random, 0.3, {
        at: at + between(random, 0, 0.0015),
        hz: hz * between(random, 0.99, 1.01),
        life,
        level: level * between(random, 0.9, 1.05),
        pan: 0.08,
      });
  }
});

/** Cast bronze: few low modes, each in two halves that beat. */
const BELL = [
  [0.5, 0.5, 9],
  [1, 1, 8],
  [1.183, 0.55, 6],
  [1.506, 0.4, 4.5],
  [2, 0.6, 4],
  [2.662, 0.3, 2.4],
  [3.011, 0.25, 2],
  [4.166, 0.14, 1.2],
  [5.433, 0.08, 0.8],
] as const;

export const templeBell = effect(
  12,
  { loudness: -20, fade: [0.004, 4], room: [ROOMS.cathedral, -12] },
  (out, random) => {
    for (const [at, level] of [
      [0.15, 1],
      [5.7, 0.85],
    ] as const) {
      const from = frames(at);
      for (const [channel, apart] of [
        [out.left, 1],
        [out.right, -1],
      ] as const)
        ring(
          channel.subarray(from),
          BELL.flatMap(([ratio, amplitude, decay]) => [
            { hz: 146.8 * ratio * (1 + apart * 0.0004), amplitude: 0.3 * level * amplitude, decay: decay * 1.5 },
            { hz: 146.8 * ratio * 1.0032, amplitude: 0.16 * level * amplitude, decay: decay * 1.3 },
          ]),
        );
      grain(out, random, 0.6, { at, hz: 170, life: 0.018, level: 0.5 * level, pan: 0 });
    }
  },
);
