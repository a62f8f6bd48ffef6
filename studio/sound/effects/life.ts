import { biquad } from '../dsp/filters.ts';
import { sine } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, RATE, type Stereo } from '../dsp/stereo.ts';
import { between } from '../../random.ts';
import { chirp } from './chirp.ts';
import type { Effect } from './effect.ts';
import { addNoise } from './noise.ts';

export const summerCrickets: Effect = {
  seconds: 11,
  loudness: -23,
  fadeIn: 0.8,
  fadeOut: 1.5,
  make(out, random) {
    addNoise(out, random, 0.06, () => 1, biquad('lowpass', 600));
    const singers = [
      [4150, 0.42, -0.5, 0.74],
      [4420, 0.3, 0.55, 0.81],
      [3880, 0.2, 0.1, 0.69],
    ] as const;
    for (const [hz, level, pan, pause] of singers)
      for (let at = between(random, 0, 0.6); at < 10.6; at += pause * between(random, 0.97, 1.03))
        for (let pulse = 0; pulse < 4; pulse++)
          chirp(out, {
            at: at + pulse * 0.034,
            seconds: 0.022,
            from: hz * 0.99,
            to: hz,
            level: level * (0.55 + 0.15 * pulse),
            pan,
          });
  },
};

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

export const heartbeat: Effect = {
  seconds: 8,
  loudness: -21,
  fadeOut: 0.4,
  room: ROOMS.room,
  wet: -16,
  make(out, random) {
    for (let at = 0.3; at < 7.3; at += 0.86 * between(random, 0.98, 1.02)) {
      thump(out, at, 96, 52, 0.9);
      thump(out, at + 0.29, 118, 66, 0.55);
    }
  },
};
