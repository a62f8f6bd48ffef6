import type { Random } from '../../random.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { master } from '../dsp/master.ts';
import { sine } from '../dsp/oscillators.ts';
import { reverberate, type Room } from '../dsp/reverb.ts';
import { fade, frames, fromDecibels, mixInto, scale, silence, type Stereo, RATE } from '../dsp/stereo.ts';

interface Setting {
  /** Integrated loudness (LUFS). */
  loudness: number;
  /** Seconds at both ends. */
  fade?: readonly [fadeIn: number, fadeOut: number];
  /** The room, and the level of its reverberation in decibels. */
  room?: readonly [room: Room, wet: number];
}

/** Adds the sound to silence of the right length. */
type Make = (out: Stereo, random: Random) => void;

export interface Effect extends Setting {
  seconds: number;
  make: Make;
}

export const effect = (seconds: number, setting: Setting, make: Make): Effect => ({ seconds, ...setting, make });

export function renderEffect(effect: Effect, random: Random): Stereo {
  const out = silence(frames(effect.seconds));
  effect.make(out, random);
  if (effect.room) {
    const send = { left: out.left.slice(), right: out.right.slice() };
    scale(send, fromDecibels(effect.room[1]));
    mixInto(out, reverberate(send, effect.room[0]), 0, 1);
  }
  master(out, effect.loudness);
  fade(out, ...(effect.fade ?? [0.004, 0.3]));
  return out;
}

/** Noise that is equally strong in every octave, as rain and wind are, after Paul Kellet. */
export function pink(length: number, random: Random): Float32Array {
  const out = new Float32Array(length);
  let [deep, middle, high] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    const white = 2 * random() - 1;
    deep = 0.99765 * deep + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    out[i] = 0.2 * (deep + middle + high + white * 0.1848);
  }
  return out;
}

/** Independent noise on both sides, under a loudness curve. */
export function addNoise(
  out: Stereo,
  random: Random,
  level: number,
  curve: (seconds: number) => number,
  ...colour: ReturnType<typeof biquad>[]
): void {
  for (const channel of [out.left, out.right]) {
    const noise = pink(channel.length, random);
    for (const each of colour) filter(noise, each);
    addCurve(channel, noise, level, curve);
  }
}

/** Adds samples under a loudness curve that is read every 32 frames and interpolated. */
export function addCurve(
  out: Float32Array,
  samples: Float32Array,
  level: number,
  curve: (seconds: number) => number,
): void {
  let gain = level * curve(0);
  for (let start = 0; start < out.length; start += 32) {
    const step = (level * curve((start + 32) / RATE) - gain) / 32;
    const end = Math.min(start + 32, out.length);
    for (let i = start; i < end; i++) {
      out[i]! += samples[i]! * gain;
      gain += step;
    }
  }
}

interface Grain {
  /** Seconds from the beginning. */
  at: number;
  hz: number;
  /** Seconds until it has fallen to a third. */
  life: number;
  level: number;
  /** −1 left to 1 right. */
  pan: number;
}

/** A tiny knock of which drops, sparks and pebbles are made; half tone, half noise. */
export function grain(out: Stereo, random: Random, noisiness: number, { at, hz, life, level, pan }: Grain): void {
  const from = frames(at);
  const length = Math.min(frames(life * 6), out.left.length - from);
  const fall = Math.exp(-1 / (life * RATE));
  const toLeft = Math.sqrt((1 - pan) / 2);
  const toRight = Math.sqrt((1 + pan) / 2);
  let gain = level;
  let phase = random();
  // Noise no wider than the tone's frequency; otherwise every grain would hiss.
  const follow = 1 - Math.exp((-2 * Math.PI * hz * 0.6) / RATE);
  let rough = 0;
  for (let i = 0; i < length; i++) {
    rough += (2 * random() - 1 - rough) * follow;
    const sample =
      sine(phase) * (1 - noisiness + (noisiness * 2 * rough) / Math.sqrt(follow)) * gain * (i < 12 ? i / 12 : 1);
    out.left[from + i]! += sample * toLeft;
    out.right[from + i]! += sample * toRight;
    phase += hz / RATE;
    gain *= fall;
  }
}

/** Random moments, at this average rate per second. */
export function* moments(random: Random, seconds: number, rate: number): Generator<number> {
  for (let at = -Math.log(1 - random()) / rate; at < seconds; at -= Math.log(1 - random()) / rate) yield at;
}

/** A slow wandering between 0 and 1. */
export function wander(random: Random, speed: number): (seconds: number) => number {
  const waves = [1, 1.73, 2.91].map((ratio) => ({ speed: speed * ratio, phase: random() * 7 }));
  return (seconds) =>
    0.5 +
    waves.reduce((sum, wave, i) => sum + Math.sin(2 * Math.PI * wave.speed * seconds + wave.phase) / (3 + 2 * i), 0) *
      0.55;
}
