import { biquad, sweep } from '../dsp/filters.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, mixInto, silence } from '../dsp/stereo.ts';
import { between } from '../../random.ts';
import { effect } from './effect.ts';
import { addCurve, addGrain, addNoise, moments, pink, wander } from './noise.ts';

export const rainOnLeaves = effect({ seconds: 11, loudness: -21, fade: [0.8, 1.5] }, (out, random) => {
  const gust = wander(random, 0.12);
  addNoise(out, random, 0.26, (t) => 0.7 + 0.3 * gust(t), biquad('highpass', 500), biquad('lowpass', 5200));
  for (const at of moments(random, 10.9, 420))
    addGrain(out, random, 0.8, {
      at,
      hz: between(random, 1500, 6200),
      life: between(random, 0.0006, 0.002),
      level: 0.04 + 0.5 * random() ** 5,
      pan: between(random, -0.9, 0.9),
    });
  // Leaves close by bend under heavy drops.
  for (const at of moments(random, 10.8, 26))
    addGrain(out, random, 0.6, {
      at,
      hz: between(random, 280, 1100),
      life: between(random, 0.003, 0.009),
      level: 0.15 + 0.6 * random() ** 3,
      pan: between(random, -0.7, 0.7),
    });
});

export const distantThunder = effect(
  { seconds: 12, loudness: -20, fade: [0.3, 2.5], room: { ...ROOMS.cathedral, damping: 900 }, wet: -8 },
  (out, random) => {
    addNoise(out, random, 0.012, () => 1, biquad('highpass', 900), biquad('lowpass', 4500));
    for (let n = 0; n < 26; n++) {
      const at = 0.7 + 6.5 * (n / 26) ** 1.3 + between(random, -0.2, 0.2);
      const life = between(random, 0.25, 0.9);
      const roll = silence(frames(3));
      addNoise(
        roll,
        random,
        between(random, 0.3, 1) * Math.exp(-n / 14),
        (t) => Math.min(1, t / 0.06) * Math.exp(-t / life),
        biquad('lowpass', 130 + 700 * Math.exp(-n / 6) * random()),
        biquad('highpass', 48),
      );
      mixInto(out, roll, frames(at), 3, between(random, -0.5, 0.5));
    }
    addNoise(
      out,
      random,
      0.4,
      (t) => (t < 0.8 ? 0 : Math.exp(-(t - 0.8) / 0.35) * Math.min(1, (t - 0.8) / 0.03)),
      biquad('bandpass', 420, 0.6),
    );
  },
);

export const windInPines = effect({ seconds: 11, loudness: -21, fade: [1, 1.8] }, (out, random) => {
  const gust = wander(random, 0.16);
  for (const [hz, reach, q, level] of [
    [260, 420, 0.8, 1],
    [800, 900, 1.6, 0.5],
    [2600, 1600, 0.9, 0.22],
  ] as const) {
    const place = wander(random, 0.21);
    const layer = { left: pink(out.left.length, random), right: pink(out.left.length, random) };
    sweep(layer, { shape: 'bandpass', cutoff: (t) => hz + reach * (0.5 * place(t) + 0.5 * gust(t)), q });
    for (const side of ['left', 'right'] as const)
      addCurve(out[side], layer[side], level, (t) => 0.25 + 0.9 * gust(t) ** 2);
  }
});
