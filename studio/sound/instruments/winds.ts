import { shape, RATE, type Stereo } from '../dsp/stereo.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { hiss, oscillate, waveTable } from '../dsp/oscillators.ts';
import { between, type Random } from '../../random.ts';
import type { Instrument } from './instrument.ts';

interface Pipe {
  /** Levels of the harmonics of a soft tone, and those that a louder one adds. */
  soft: number[];
  loud: number[];
  breath: number;
  vibratoCents: number;
  vibratoHz: number;
  attack: number;
}

function wind({ soft, loud, breath, vibratoCents, vibratoHz, attack }: Pipe): Instrument {
  const release = 0.22;
  return {
    release,
    play(voice, { hz, velocity, seconds, slide }, random) {
      const { left, right } = voice;
      const speed = vibratoHz * between(random, 0.93, 1.07);
      const depth = vibratoCents * between(random, 0.8, 1.2) * (seconds > 0.5 ? 1 : 0.25);
      const late = (t: number) => Math.max(0, Math.min(1, (t - 0.25) / 0.5));
      const scoop = slide ? slide / 12 : -0.35 / 12;
      const pitch = (t: number) =>
        hz *
        2 **
          ((depth / 1200) * late(t) * Math.sin(2 * Math.PI * speed * t) + scoop * Math.exp(-t / (slide ? 0.07 : 0.03)));
      const table = waveTable(hz, (n) => (soft[n - 1] ?? 0) + velocity ** 1.5 * (loud[n - 1] ?? 0), 9000);
      oscillate(left, table, pitch, 0.5);
      addBreath(voice, hz, breath * (0.5 + velocity), random);
      const swell = (t: number) => 0.8 + 0.2 * Math.sin(Math.PI * Math.min(1, t / Math.max(0.4, seconds)));
      for (let i = 0; i < left.length; i++) {
        const t = i / RATE;
        const gain = (0.3 + 0.7 * velocity) * swell(t) * (1 + 0.06 * late(t) * Math.sin(2 * Math.PI * speed * t));
        left[i]! *= gain;
        right[i] = left[Math.max(0, i - 9)]!;
      }
      shape(voice, { attack: Math.min(attack, seconds * 0.4), release, seconds });
    },
  };
}

/** Air that hisses over the edge, mostly around the tone and its octave. */
function addBreath({ left, right }: Stereo, hz: number, level: number, random: Random): void {
  hiss(right, random, level, (t) => 0.35 + 0.65 * Math.exp(-t / 0.09));
  filter(right, biquad('bandpass', Math.min(2600, hz * 2), 1.2));
  for (let i = 0; i < left.length; i++) left[i]! += right[i]!;
}

/** The upright bamboo flute: dark, breathy, with a slow vibrato. */
export const xiao = (): Instrument =>
  wind({
    soft: [1, 0.22, 0.1, 0.03],
    loud: [0, 0.35, 0.28, 0.12, 0.06, 0.03],
    breath: 0.16,
    vibratoCents: 16,
    vibratoHz: 4.6,
    attack: 0.09,
  });

/** The cross flute: clearer and quicker. */
export const flute = (): Instrument =>
  wind({
    soft: [1, 0.4, 0.12, 0.05],
    loud: [0, 0.5, 0.35, 0.15, 0.07, 0.03],
    breath: 0.08,
    vibratoCents: 14,
    vibratoHz: 5.3,
    attack: 0.05,
  });

export const whistle = (): Instrument =>
  wind({ soft: [1, 0.05, 0.02], loud: [0, 0.04, 0.01], breath: 0.1, vibratoCents: 22, vibratoHz: 5.6, attack: 0.045 });

/** A reed over a wide bore, between clarinet and oboe. */
export const reed = (): Instrument =>
  wind({
    soft: [1, 0.12, 0.5, 0.1, 0.22, 0.06, 0.08],
    loud: [0, 0.2, 0.4, 0.2, 0.25, 0.12, 0.12, 0.06],
    breath: 0.03,
    vibratoCents: 11,
    vibratoHz: 5,
    attack: 0.045,
  });
