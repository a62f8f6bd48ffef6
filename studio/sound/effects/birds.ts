import { between, type Random } from '../../random.ts';
import { biquad, sweep } from '../dsp/filters.ts';
import { sine } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, RATE, type Stereo, mixInto, silence } from '../dsp/stereo.ts';
import { effect, addNoise, addCurve, grain, moments, pink, wander } from './effect.ts';

interface Chirp {
  at: number;
  seconds: number;
  from: number;
  to: number;
  /** Range and speed of the pitch's tremble (Hz each). */
  tremble?: [number, number];
  level: number;
  pan: number;
}

/** One syllable: a whistle that glides. */
export function chirp(out: Stereo, { at, seconds, from, to, tremble = [0, 1], level, pan }: Chirp): void {
  const start = frames(at);
  const length = Math.min(frames(seconds), out.left.length - start);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    const hz = from + (to - from) * share + tremble[0] * Math.sin((2 * Math.PI * tremble[1] * i) / RATE);
    phase += hz / RATE;
    const gain = level * Math.sin(Math.PI * share) ** 0.8;
    const sample = gain * (sine(phase) + 0.08 * sine(2 * phase));
    out.left[start + i]! += sample * Math.sqrt((1 - pan) / 2);
    out.right[start + i]! += sample * Math.sqrt((1 + pan) / 2);
  }
}

type Song = (out: Stereo, at: number, level: number, pan: number, random: Random) => void;

const blackbird: Song = (out, at, level, pan, random) => {
  let t = at;
  for (let n = 0; n < 4; n++) {
    const hz = between(random, 1900, 2900);
    const seconds = between(random, 0.1, 0.22);
    chirp(out, { at: t, seconds, from: hz, to: hz * between(random, 0.82, 1.2), tremble: [40, 18], level, pan });
    t += seconds + between(random, 0.02, 0.07);
  }
  chirp(out, { at: t, seconds: 0.16, from: 4200, to: 5200, tremble: [350, 42], level: level * 0.4, pan });
};

const tit: Song = (out, at, level, pan) => {
  for (let n = 0; n < 3; n++) {
    chirp(out, { at: at + n * 0.34, seconds: 0.13, from: 4500, to: 4350, level, pan });
    chirp(out, { at: at + n * 0.34 + 0.16, seconds: 0.14, from: 3500, to: 3400, level: level * 0.9, pan });
  }
};

const warbler: Song = (out, at, level, pan, random) => {
  for (let n = 0; n < 11; n++) {
    const hz = 5000 - n * 210 + between(random, -120, 120);
    const loud = level * (0.5 + 0.05 * n);
    chirp(out, { at: at + n * 0.085, seconds: 0.065, from: hz * 1.12, to: hz * 0.9, level: loud, pan });
  }
};

const cuckoo: Song = (out, at, level, pan) => {
  chirp(out, { at, seconds: 0.2, from: 700, to: 690, level, pan });
  chirp(out, { at: at + 0.34, seconds: 0.28, from: 560, to: 550, level, pan });
};

export const dawnBirds = effect(
  12,
  { loudness: -22, fade: [0.6, 1.5], room: [{ ...ROOMS.hall, decay: 1.8 }, -9] },
  (out, random) => {
    addNoise(out, random, 0.012, () => 1, biquad('lowpass', 900));
    const plan: [Song, number, number, number][] = [
      [blackbird, 0.4, 0.5, -0.4],
      [tit, 1.8, 0.22, 0.6],
      [cuckoo, 2.6, 0.16, 0.1],
      [warbler, 3.4, 0.2, -0.7],
      [blackbird, 4.5, 0.5, -0.35],
      [cuckoo, 5.3, 0.16, 0.1],
      [tit, 6.1, 0.2, 0.65],
      [blackbird, 7.3, 0.35, 0.4],
      [warbler, 8, 0.22, -0.7],
      [cuckoo, 8.6, 0.14, 0.1],
      [blackbird, 9.4, 0.5, -0.4],
      [tit, 10.1, 0.15, 0.6],
    ];
    for (const [song, at, level, pan] of plan) song(out, at, level, pan, random);
  },
);

export const rainOnLeaves = effect(11, { loudness: -21, fade: [0.8, 1.5] }, (out, random) => {
  const gust = wander(random, 0.12);
  addNoise(out, random, 0.26, (t) => 0.7 + 0.3 * gust(t), biquad('highpass', 500), biquad('lowpass', 5200));
  for (const at of moments(random, 10.9, 420))
    grain(out, random, 0.8, {
      at,
      hz: between(random, 1500, 6200),
      life: between(random, 0.0006, 0.002),
      level: 0.04 + 0.5 * random() ** 5,
      pan: between(random, -0.9, 0.9),
    });
  // Leaves close by bend under heavy drops.
  for (const at of moments(random, 10.8, 26))
    grain(out, random, 0.6, {
      at,
      hz: between(random, 280, 1100),
      life: between(random, 0.003, 0.009),
      level: 0.15 + 0.6 * random() ** 3,
      pan: between(random, -0.7, 0.7),
    });
});

export const distantThunder = effect(
  12,
  { loudness: -20, fade: [0.3, 2.5], room: [{ ...ROOMS.cathedral, damping: 900 }, -8] },
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

export const windInPines = effect(11, { loudness: -21, fade: [1, 1.8] }, (out, random) => {
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
