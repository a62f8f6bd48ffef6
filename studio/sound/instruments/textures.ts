import { biquad, filter } from '../dsp/filters.ts';
import { hiss } from '../dsp/oscillators.ts';
import { RATE } from '../dsp/stereo.ts';
import { between } from '../../random.ts';
import type { Instrument } from './instrument.ts';

/** A record that has been played often: faint hiss and dust. */
export const vinyl = (): Instrument => ({
  release: 0.5,
  play({ left, right }, { seconds }, random) {
    for (const out of [left, right]) {
      hiss(out, random, 0.02, (t) => Math.min(1, t / 1.5, Math.max(0, (seconds + 0.5 - t) / 1.5)));
      filter(out, biquad('lowpass', 3800));
    }
    const ticks = Math.round(seconds * 7);
    for (let n = 0; n < ticks; n++) {
      const at = Math.floor(between(random, 0.3, Math.max(0.4, seconds - 0.3)) * RATE);
      const size = 0.03 + 0.22 * random() ** 4;
      const side = random();
      for (let i = 0; i < 60 && at + i < left.length; i++) {
        const tick = size * Math.exp(-i / 9) * (2 * random() - 1);
        left[at + i]! += tick * (1 - side);
        right[at + i]! += tick * side;
      }
    }
  },
});
