import { between, type Random } from '../../random.ts';
import { biquad, sweep } from '../dsp/filters.ts';
import { sine } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, RATE, type Stereo } from '../dsp/stereo.ts';
import { effect, grain, addNoise, moments, wander, addCurve, pink } from './effect.ts';

export const campfire = effect(11, { loudness: -21, fade: [0.6, 1.5] }, (out, random) => {
  const flicker = wander(random, 5.3);
  const breath = wander(random, 0.4);
  addNoise(
    out,
    random,
    0.9,
    (t) => 0.4 + 0.35 * flicker(t) + 0.25 * breath(t),
    biquad('lowpass', 260),
    biquad('highpass', 45),
  );
  addNoise(out, random, 0.07, (t) => 0.5 + 0.5 * breath(t), biquad('highpass', 2200), biquad('lowpass', 7000));
  for (const at of moments(random, 10.8, 24)) {
    const pan = between(random, -0.6, 0.6);
    const level = 0.06 + 0.5 * random() ** 4;
    grain(out, random, 0.9, {
      at,
      hz: between(random, 1400, 5200),
      life: between(random, 0.0007, 0.003),
      level,
      pan,
    });
  }
  // A log splits now and then.
  for (const at of moments(random, 10.5, 1.1)) {
    const pan = between(random, -0.4, 0.4);
    grain(out, random, 0.5, {
      at,
      hz: between(random, 420, 900),
      life: 0.012,
      level: between(random, 0.3, 0.7),
      pan,
    });
    for (let n = 0; n < 5; n++)
      grain(out, random, 0.9, {
        at: at + 0.06 * random(),
        hz: between(random, 1800, 5000),
        life: 0.002,
        level: 0.25 * random(),
        pan,
      });
  }
});

/** A wave gathers, breaks and runs back over the sand. */
const wave = (seconds: number, crest: number, size: number): number => {
  const t = seconds - crest;
  return size * (t < 0 ? Math.exp(-((t / 1.1) ** 2)) : Math.exp(-t / 1.5));
};

export const oceanWaves = effect(12, { loudness: -20, fade: [1, 2] }, (out, random) => {
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
      grain(out, random, 0.7, {
        at,
        hz: between(random, 2200, 6000),
        life: 0.001,
        level: 0.05 + 0.08 * random(),
        pan: between(random, -0.9, 0.9),
      });
});

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

export const caveDrops = effect(
  10,
  { loudness: -24, fade: [0.004, 1.5], room: [{ ...ROOMS.cathedral, decay: 4, damping: 5000 }, -5] },
  (out, random: Random) => {
    addNoise(out, random, 0.004, () => 1, biquad('lowpass', 500));
    for (const at of [0.25, 1.35, 1.62, 2.9, 4.05, 4.9, 5.15, 6.4, 7.7]) {
      const pan = between(random, -0.7, 0.7);
      grain(out, random, 0.5, { at, hz: between(random, 2500, 4000), life: 0.0012, level: 0.12, pan });
      addDrop(out, at + 0.012, between(random, 620, 1350), between(random, 0.35, 0.8), pan);
    }
  },
);
