import { between } from '../../random.ts';
import { biquad, filter, filterBoth, sweep } from '../dsp/filters.ts';
import { hiss, ring } from '../dsp/oscillators.ts';
import { burst, drum, fadeEnd, skin } from './drum.ts';
import type { Instrument } from './instrument.ts';

export const softKick = (): Instrument =>
  drum(0.35, 0, (out, v, random) => {
    skin(out, 115, 49, 0.028, 0.13, v);
    burst(out, random, 0.25 * v, 0.006, 'lowpass', 1800);
  });

export const clubKick = (): Instrument =>
  drum(0.4, 0, (out, v, random) => {
    skin(out, 190, 50, 0.032, 0.17, v);
    burst(out, random, 0.3 * v, 0.004, 'lowpass', 4200);
  });

export const snare = (): Instrument =>
  drum(0.3, 0.3, (out, v, random) => {
    skin(out, 230, 182, 0.02, 0.06, 0.55 * v);
    ring(out, [{ hz: 330 * between(random, 0.98, 1.02), amplitude: 0.22 * v, decay: 0.15 }]);
    burst(out, random, 0.75 * v, 0.075, 'bandpass', 2600, 0.5);
  });

/** The big snare of the eighties: a long room, then sudden silence. */
export const gatedSnare = (): Instrument =>
  drum(0.36, 0.45, (out, v, random) => {
    skin(out, 240, 170, 0.025, 0.1, 0.6 * v);
    const tail = new Float32Array(out.length);
    hiss(tail, random, 0.55 * v, (t) =>
      t < 0.2 ? 0.45 + 0.55 * Math.exp(-t / 0.06) : 0.45 * Math.exp(-(t - 0.2) / 0.018),
    );
    filter(tail, biquad('bandpass', 1900, 0.45));
    for (let i = 0; i < out.length; i++) out[i]! += tail[i]!;
  });

export const rim = (): Instrument =>
  drum(0.12, 0.2, (out, v, random) => {
    ring(out, [
      { hz: 820 * between(random, 0.99, 1.01), amplitude: 0.6 * v, decay: 0.07 },
      { hz: 1730, amplitude: 0.4 * v, decay: 0.045 },
    ]);
    burst(out, random, 0.2 * v, 0.004, 'bandpass', 3500);
  });

export const hat = (): Instrument =>
  drum(0.09, 0.4, (out, v, random) => {
    burst(out, random, 0.6 * v, 0.016 + 0.012 * v, 'highpass', between(random, 6800, 7600));
    filter(out, biquad('lowpass', 11_500));
  });

export const openHat = (): Instrument =>
  drum(0.5, 0.5, (out, v, random) => {
    burst(out, random, 0.5 * v, 0.13, 'highpass', 6400);
    filter(out, biquad('lowpass', 11_000));
  });

export const shaker = (): Instrument =>
  drum(0.14, 0.3, (out, v, random) => {
    hiss(out, random, 0.5 * v, (t) => Math.min(1, t / 0.022) * Math.exp(-Math.max(0, t - 0.022) / 0.025));
    filter(out, biquad('bandpass', between(random, 5600, 6400), 0.9));
  });

export const clap = (): Instrument =>
  drum(0.3, 0.6, (out, v, random) => {
    const hands = [0, 0.009, 0.019, 0.03].map((at) => at * between(random, 0.85, 1.15));
    hiss(
      out,
      random,
      0.9 * v,
      (t) =>
        hands.reduce((sum, at) => sum + (t >= at ? Math.exp(-(t - at) / 0.006) : 0), 0) +
        (t > 0.03 ? 0.5 * Math.exp(-(t - 0.03) / 0.06) : 0),
    );
    filter(out, biquad('bandpass', 1500, 0.9));
  });

/** A brush drawn over the skin. */
export const brush = (): Instrument =>
  drum(0.4, 0.4, (out, v, random) => {
    hiss(out, random, 0.5 * v, (t) => Math.min(1, t / 0.05) * Math.exp(-Math.max(0, t - 0.05) / 0.1));
    filter(out, biquad('bandpass', 3400, 0.5));
    filter(out, biquad('lowpass', 8000));
  });

/** Swells until its note ends, and rings on. */
export function cymbalSwell(): Instrument {
  const release = 2.5;
  return {
    release,
    play(voice, { seconds, velocity }, random) {
      for (const out of [voice.left, voice.right])
        hiss(out, random, 0.5 * velocity, (t) => (t < seconds ? (t / seconds) ** 3 : Math.exp(-(t - seconds) / 0.6)));
      filterBoth(voice, biquad('highpass', 2200));
      sweep(voice, {
        shape: 'lowpass',
        cutoff: (t) => (t < seconds ? 2500 + 6500 * (t / seconds) : 9000 * Math.exp(-(t - seconds) / 1.5)),
      });
      fadeEnd(voice.left);
      fadeEnd(voice.right);
    },
  };
}

/** A drum as tall as a man, as at temple fairs: its skin sounds in many modes, tuned to the piece's key. */
export const greatDrum = (hz = 73.4): Instrument =>
  drum(1.6, 0.25, (out, v, random) => {
    skin(out, hz * 1.45, hz, 0.045, 0.34, 0.9 * v);
    const modes = [
      [1.59, 0.32, 0.6],
      [2.14, 0.2, 0.4],
      [2.65, 0.14, 0.3],
      [3.6, 0.08, 0.2],
    ] as const;
    ring(
      out,
      modes.map(([ratio, level, decay]) => ({
        hz: hz * ratio * between(random, 0.99, 1.01),
        amplitude: level * v ** 1.4,
        decay,
        phase: 0.4,
      })),
    );
    burst(out, random, 0.5 * v ** 1.5, 0.012, 'lowpass', 1500);
  });

/** A smaller, tighter one. */
export const tightDrum = (): Instrument =>
  drum(0.5, 0.3, (out, v, random) => {
    skin(out, 240, 172, 0.03, 0.1, 0.7 * v);
    ring(out, [
      { hz: 273, amplitude: 0.25 * v, decay: 0.25 },
      { hz: 396, amplitude: 0.14 * v, decay: 0.16 },
    ]);
    burst(out, random, 0.5 * v ** 1.4, 0.008, 'bandpass', 1900);
  });

/** A stroke on the wooden edge of a drum. */
export const woodEdge = (): Instrument =>
  drum(0.15, 0.35, (out, v, random) => {
    ring(out, [
      { hz: 1050 * between(random, 0.985, 1.015), amplitude: 0.6 * v, decay: 0.06 },
      { hz: 2350, amplitude: 0.25 * v, decay: 0.035 },
    ]);
    burst(out, random, 0.25 * v, 0.003, 'bandpass', 2800);
  });
