import { biquad } from '../dsp/filters.ts';
import { between } from '../../random.ts';
import type { Effect } from './effect.ts';
import { addGrain, addNoise, moments, wander } from './noise.ts';

export const campfire: Effect = {
  seconds: 11,
  loudness: -21,
  fadeIn: 0.6,
  fadeOut: 1.5,
  make(out, random) {
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
      addGrain(
        out,
        { at, hz: between(random, 1400, 5200), life: between(random, 0.0007, 0.003), level, pan },
        random,
        0.9,
      );
    }
    // A log splits now and then.
    for (const at of moments(random, 10.5, 1.1)) {
      const pan = between(random, -0.4, 0.4);
      addGrain(
        out,
        { at, hz: between(random, 420, 900), life: 0.012, level: between(random, 0.3, 0.7), pan },
        random,
        0.5,
      );
      for (let n = 0; n < 5; n++)
        addGrain(
          out,
          { at: at + 0.06 * random(), hz: between(random, 1800, 5000), life: 0.002, level: 0.25 * random(), pan },
          random,
          0.9,
        );
    }
  },
};
