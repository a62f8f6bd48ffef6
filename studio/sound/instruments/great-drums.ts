import { ring } from '../dsp/oscillators.ts';
import { between } from '../../random.ts';
import { burst, drum, skin } from './drum.ts';
import type { Instrument } from './instrument.ts';

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

/** The wooden edge of a drum. */
export const woodEdge = (): Instrument =>
  drum(0.15, 0.35, (out, v, random) => {
    ring(out, [
      { hz: 1050 * between(random, 0.985, 1.015), amplitude: 0.6 * v, decay: 0.06 },
      { hz: 2350, amplitude: 0.25 * v, decay: 0.035 },
    ]);
    burst(out, random, 0.25 * v, 0.003, 'bandpass', 2800);
  });
