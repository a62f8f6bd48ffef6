import { biquad, sweep } from '../dsp/filters.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { sine } from '../dsp/oscillators.ts';
import { frames, RATE, type Stereo } from '../dsp/stereo.ts';
import { between, type Random } from '../../random.ts';
import type { Effect } from './effect.ts';
import { addCurve, addGrain, addNoise, moments, pink } from './noise.ts';

/** A wave gathers, breaks and runs back over the sand. */
const wave = (seconds: number, crest: number, size: number): number => {
  const t = seconds - crest;
  return size * (t < 0 ? Math.exp(-((t / 1.1) ** 2)) : Math.exp(-t / 1.5));
};

export const oceanWaves: Effect = {
  seconds: 12,
  loudness: -20,
  fadeIn: 1,
  fadeOut: 2,
  make(out, random) {
    const crests = [
      [1.9, 0.8],
      [5.6, 1],
      [9.2, 0.85],
    ] as const;
    const swell = (t: number) => crests.reduce((sum, [at, size]) => sum + wave(t, at, size), 0);
    const foam = (t: number) =>
      crests.reduce(
        (sum, [at, size]) => sum + (t < at ? 0 : size * Math.min(1, (t - at) / 0.5) * Math.exp(-(t - at) / 1.7)),
        0,
      );
    const body = { left: pink(out.left.length, random), right: pink(out.left.length, random) };
    sweep(body, { shape: 'lowpass', cutoff: (t) => 240 + 2400 * swell(t) ** 1.5 });
    for (const side of ['left', 'right'] as const)
      addCurve(
        out[side],
        body[side],
        1,
        (t) => (0.12 + swell(t)) * (1 + (side === 'left' ? 0.25 : -0.25) * Math.sin(0.8 * t)),
      );
    addNoise(out, random, 0.28, foam, biquad('highpass', 1800), biquad('lowpass', 7500));
    for (const at of moments(random, 11.5, 160))
      if (random() < foam(at))
        addGrain(
          out,
          {
            at,
            hz: between(random, 2200, 6000),
            life: 0.001,
            level: 0.05 + 0.08 * random(),
            pan: between(random, -0.9, 0.9),
          },
          random,
          0.7,
        );
  },
};

/** A bubble closes under the drop: a tone that rises while it dies. */
function addDrop(out: Stereo, at: number, hz: number, level: number, pan: number): void {
  const from = frames(at);
  let phase = 0;
  for (let i = 0; i < Math.min(frames(0.16), out.left.length - from); i++) {
    const t = i / RATE;
    phase += (hz * (1 + 0.9 * Math.min(1, t / 0.06))) / RATE;
    const sample = level * sine(phase) * Math.exp(-t / 0.022) * Math.min(1, t / 0.002);
    out.left[from + i]! += sample * Math.sqrt((1 - pan) / 2);
    out.right[from + i]! += sample * Math.sqrt((1 + pan) / 2);
  }
}

export const caveDrops: Effect = {
  seconds: 10,
  loudness: -24,
  fadeOut: 1.5,
  room: { ...ROOMS.cathedral, decay: 4, damping: 5000 },
  wet: -5,
  make(out, random: Random) {
    addNoise(out, random, 0.004, () => 1, biquad('lowpass', 500));
    for (const at of [0.25, 1.35, 1.62, 2.9, 4.05, 4.9, 5.15, 6.4, 7.7]) {
      const pan = between(random, -0.7, 0.7);
      addGrain(out, { at, hz: between(random, 2500, 4000), life: 0.0012, level: 0.12, pan }, random);
      addDrop(out, at + 0.012, between(random, 620, 1350), between(random, 0.35, 0.8), pan);
    }
  },
};
