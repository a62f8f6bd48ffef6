import { biquad } from '../dsp/filters.ts';
import { ROOMS } from '../dsp/reverb.ts';
import type { Stereo } from '../dsp/stereo.ts';
import { between, type Random } from '../../random.ts';
import type { Effect } from './effect.ts';
import { addGrain, addNoise } from './noise.ts';

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
    addGrain(
      out,
      { at: at + late, hz: hz * between(random, 0.97, 1.03), life, level, pan: between(random, -0.15, 0.15) },
      random,
      0.6,
    );
}

export const cameraShutter: Effect = {
  seconds: 2.6,
  loudness: -22,
  fadeOut: 0.2,
  room: ROOMS.room,
  wet: -17,
  make(out, random) {
    for (const at of [0.2, 1.1, 1.55]) shot(out, at, random);
  },
};

export const keyboardTyping: Effect = {
  seconds: 8,
  loudness: -23,
  fadeOut: 0.3,
  room: ROOMS.room,
  wet: -18,
  make(out, random) {
    addNoise(out, random, 0.003, () => 1, biquad('lowpass', 1500));
    for (let at = 0.2; at < 7.5; at += random() < 0.1 ? between(random, 0.35, 0.6) : between(random, 0.085, 0.2)) {
      const space = random() < 0.14;
      const pan = between(random, -0.35, 0.35);
      const level = between(random, 0.45, 0.8);
      addGrain(
        out,
        { at, hz: space ? 260 : between(random, 380, 560), life: space ? 0.014 : 0.008, level, pan },
        random,
        0.35,
      );
      addGrain(
        out,
        { at: at + 0.001, hz: between(random, 2100, 3400), life: 0.0018, level: level * 0.7, pan },
        random,
        0.8,
      );
      addGrain(
        out,
        {
          at: at + between(random, 0.065, 0.1),
          hz: between(random, 2600, 4200),
          life: 0.0013,
          level: level * 0.3,
          pan,
        },
        random,
        0.8,
      );
    }
  },
};

export const wallClock: Effect = {
  seconds: 8,
  loudness: -24,
  fadeOut: 0.3,
  room: ROOMS.room,
  wet: -14,
  make(out, random) {
    for (let n = 0; n < 15; n++) {
      const at = 0.25 + n * 0.5;
      const [a, b] = n % 2 ? [1750, 2900] : [2250, 3700];
      for (const [hz, life, level] of [
        [a, 0.004, 0.5],
        [b, 0.0025, 0.4],
        [620, 0.007, 0.35],
      ] as const)
        addGrain(
          out,
          {
            at: at + between(random, 0, 0.0015),
            hz: hz * between(random, 0.99, 1.01),
            life,
            level: level * between(random, 0.9, 1.05),
            pan: 0.08,
          },
          random,
          0.3,
        );
    }
  },
};
