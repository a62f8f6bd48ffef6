import { biquad, filter } from '../dsp/filters.ts';
import { hiss, sine } from '../dsp/oscillators.ts';
import { RATE, type Stereo } from '../dsp/stereo.ts';
import type { Random } from '../../random.ts';
import { type Instrument, takes } from './instrument.ts';

/** A drum, which sounds equally long whatever the note's length. */
export function drum(
  seconds: number,
  width: number,
  hit: (out: Float32Array, velocity: number, random: Random) => void,
): Instrument {
  const strike = takes(4, (voice, { velocity }, random) => {
    hit(voice.left, velocity, random);
    widen(voice, width);
  });
  return {
    release: seconds,
    play(voice, tone, random) {
      strike(voice, tone, random);
      fadeEnd(voice.left);
      fadeEnd(voice.right);
    },
  };
}

export function fadeEnd(out: Float32Array): void {
  const length = Math.min(out.length, 800);
  for (let i = 0; i < length; i++) out[out.length - 1 - i]! *= i / length;
}

/** Gives the right side a part of the sound a moment later. */
function widen({ left, right }: Stereo, width: number): void {
  const lag = 37;
  for (let i = 0; i < left.length; i++) {
    const input = left[i]!;
    right[i] = width ? (i >= lag ? left[i - lag]! : 0) * width + input * (1 - width) : input;
  }
}

/** A skin: a sine that falls in pitch, with a click at its start. */
export function skin(out: Float32Array, from: number, to: number, drop: number, life: number, level: number): void {
  const settle = Math.exp(-1 / (drop * RATE));
  const fall = Math.exp(-1 / (life * RATE));
  let phase = 0;
  let above = (from - to) / RATE;
  let gain = level;
  for (let i = 0; i < out.length; i++) {
    phase += to / RATE + above;
    out[i]! += sine(phase) * (i < 40 ? (gain * i) / 40 : gain);
    above *= settle;
    gain *= fall;
  }
}

export function burst(
  out: Float32Array,
  random: Random,
  level: number,
  life: number,
  shape: 'bandpass' | 'highpass' | 'lowpass',
  hz: number,
  q = 0.7,
): void {
  const noise = new Float32Array(out.length);
  hiss(noise, random, level, (t) => Math.exp(-t / life) * Math.min(1, t / 0.0015 + 0.1));
  filter(noise, biquad(shape, hz, q));
  for (let i = 0; i < out.length; i++) out[i]! += noise[i]!;
}
