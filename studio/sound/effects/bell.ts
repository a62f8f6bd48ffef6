import { ring } from '../dsp/oscillators.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { frames } from '../dsp/stereo.ts';
import type { Effect } from './effect.ts';
import { addGrain } from './noise.ts';

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

export const templeBell: Effect = {
  seconds: 12,
  loudness: -20,
  fadeOut: 4,
  room: ROOMS.cathedral,
  wet: -12,
  make(out, random) {
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
      addGrain(out, { at, hz: 170, life: 0.018, level: 0.5 * level, pan: 0 }, random, 0.6);
    }
  },
};
