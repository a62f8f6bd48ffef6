import { shape } from '../dsp/stereo.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { hiss, ring } from '../dsp/oscillators.ts';
import { between } from '../../random.ts';
import type { Instrument } from './instrument.ts';

interface Bar {
  /** Seconds to −60 dB of the first mode at 440 Hz. */
  decay: number;
  /** Level and colour (Hz) of the stick's knock. */
  stick: number;
  stickHz: number;
  release: number;
  attack?: number;
}

/** Each mode: frequency against the first, level, and decay against the first. */
function struck(
  { decay, stick, stickHz, release, attack = 0.0012 }: Bar,
  ...modes: [number, number, number][]
): Instrument {
  return {
    release,
    play(voice, { hz, velocity, seconds }, random) {
      const { left, right } = voice;
      const life = decay * (440 / hz) ** 0.6;
      const swings = modes.map(([ratio, level, share], i) => ({
        hz: hz * ratio,
        amplitude: level * velocity ** (1 + 0.35 * i) * between(random, 0.9, 1.1),
        decay: life * share,
      }));
      ring(
        left,
        swings.map((mode) => ({ ...mode, hz: mode.hz * 0.9996 })),
      );
      ring(
        right,
        swings.map((mode) => ({ ...mode, hz: mode.hz * 1.0004, phase: 0.2 })),
      );
      const knock = left.slice(0, 2200).fill(0);
      hiss(knock, random, stick * velocity ** 1.5, (t) => Math.exp(-t / 0.006));
      filter(knock, biquad('bandpass', stickHz, 0.8));
      for (let i = 0; i < Math.min(knock.length, left.length); i++) {
        left[i]! += knock[i]!;
        right[i]! += knock[i]!;
      }
      shape(voice, { attack, release, seconds });
    },
  };
}

export const marimba = (): Instrument =>
  struck({ decay: 0.9, stick: 0.5, stickHz: 1100, release: 0.5 }, [1, 1, 1], [3.93, 0.24, 0.3], [9.3, 0.07, 0.12]);
export const vibraphone = (): Instrument =>
  struck({ decay: 4.5, stick: 0.2, stickHz: 1500, release: 0.7 }, [1, 1, 1], [3.98, 0.2, 0.45], [10.1, 0.03, 0.2]);
export const kalimba = (): Instrument =>
  struck(
    { decay: 1.5, stick: 0.35, stickHz: 1800, release: 0.6 },
    [1, 1, 1],
    [2.01, 0.12, 0.7],
    [5.4, 0.12, 0.16],
    [8.6, 0.04, 0.1],
  );
export const musicBox = (): Instrument =>
  struck({ decay: 2.6, stick: 0.18, stickHz: 3200, release: 1.2 }, [1, 1, 1], [2.756, 0.16, 0.5], [5.404, 0.08, 0.25]);
export const celesta = (): Instrument =>
  struck({ decay: 2, stick: 0.12, stickHz: 2400, release: 0.6 }, [1, 1, 1], [2, 0.1, 0.7], [3.99, 0.14, 0.3]);
/** A small bowl of bronze: each mode twice, so that it beats. */
export const bowl = (): Instrument =>
  struck(
    { decay: 9, stick: 0.1, stickHz: 900, release: 4, attack: 0.004 },
    [1, 1, 1],
    [1.003, 0.7, 0.9],
    [2.71, 0.35, 0.6],
    [2.718, 0.25, 0.5],
    [5.1, 0.1, 0.3],
    [8.2, 0.03, 0.15],
  );
