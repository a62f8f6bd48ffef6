import { shape } from '../dsp/envelope.ts';
import { sine } from '../dsp/oscillators.ts';
import { RATE } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** A tine before a pickup: a sine that another bends, most at the stroke. */
export function electricPiano(): Instrument {
  const release = 0.3;
  return {
    release,
    play(voice, { hz, velocity, seconds }, random) {
      const { left, right } = voice;
      const step = hz / RATE;
      const life = Math.exp(-1 / (RATE * 1.5 * (300 / hz) ** 0.4));
      const dull = Math.exp(-1 / (RATE * 0.45));
      const chime = Math.exp(-1 / (RATE * 0.07));
      let phase = random();
      let level = 0.3 + 0.7 * velocity;
      let bark = 0.04 + 0.24 * velocity ** 1.8;
      let tine = 0.16 * velocity * Math.min(1, 600 / hz);
      for (let i = 0; i < left.length; i++) {
        const plain = sine(phase);
        const body = sine(phase + bark * plain);
        const top = tine > 0.001 ? tine * sine(7 * phase + 0.1 * plain) : 0;
        left[i] = level * (body + top);
        right[i] = level * (body + 0.7 * top);
        phase += step;
        level *= life;
        bark *= dull;
        tine *= chime;
      }
      shape(voice, { attack: 0.004, release, seconds });
    },
  };
}
