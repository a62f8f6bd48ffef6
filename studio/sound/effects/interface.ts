import { sweep } from '../dsp/filters.ts';
import { ring } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames, type Stereo } from '../dsp/stereo.ts';
import { between } from '../../random.ts';
import type { Effect } from './effect.ts';
import { addCurve, addGrain, pink } from './noise.ts';

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

export const interfaceClicks: Effect = {
  seconds: 5,
  loudness: -23,
  fadeOut: 0.2,
  room: ROOMS.room,
  wet: -20,
  make(out, random) {
    const click = (at: number, hz: number, life: number, level: number) =>
      addGrain(out, { at, hz, life, level, pan: between(random, -0.1, 0.1) }, random, 0.25);
    click(0.15, 1900, 0.004, 0.8);
    click(0.7, 1200, 0.006, 0.7);
    click(0.76, 2400, 0.003, 0.5);
    chime(out, 1.25, [880], 0, 0.4);
    click(1.25, 3000, 0.002, 0.3);
    chime(out, 1.95, [659.3, 987.8], 0.09, 0.4);
    chime(out, 2.85, [523.3, 392], 0.11, 0.4);
    chime(out, 3.75, [523.3, 659.3, 784, 1046.5], 0.07, 0.34);
  },
};

export const whoosh: Effect = {
  seconds: 2.4,
  loudness: -19,
  fadeIn: 0.08,
  fadeOut: 0.5,
  room: ROOMS.plate,
  wet: -14,
  make(out, random) {
    const air = { left: pink(out.left.length, random), right: pink(out.left.length, random) };
    const passing = (t: number) => Math.exp(-(((t - 1) / (t < 1 ? 0.42 : 0.26)) ** 2));
    sweep(air, { shape: 'bandpass', cutoff: (t) => 220 + 2900 * passing(t) ** 1.4, q: 0.9 });
    addCurve(out.left, air.left, 1.4, (t) => passing(t) * (0.5 - 0.5 * Math.tanh((t - 1) * 4)) + 0.25 * passing(t));
    addCurve(out.right, air.right, 1.4, (t) => passing(t) * (0.5 + 0.5 * Math.tanh((t - 1) * 4)) + 0.25 * passing(t));
  },
};
