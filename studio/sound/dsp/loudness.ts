import { biquad, filterBoth, shelf } from './filters.ts';
import { RATE, type Stereo } from './stereo.ts';

const HOP = RATE / 10;

/** Integrated loudness after ITU-R BS.1770: weighted as ears hear, pauses left out. */
export function loudness({ left, right }: Stereo): number {
  const heard = { left: left.slice(), right: right.slice() };
  filterBoth(heard, shelf('high', 1500, 4));
  filterBoth(heard, biquad('highpass', 38, 0.5));
  const power = new Float64Array(Math.ceil(left.length / HOP));
  for (let hop = 0; hop < power.length; hop++)
    power[hop] = meanSquare(heard.left, hop * HOP) + meanSquare(heard.right, hop * HOP);
  return gated(overlapping(power));
}

function meanSquare(samples: Float32Array, from: number): number {
  let sum = 0;
  for (let i = from; i < Math.min(from + HOP, samples.length); i++) sum += samples[i]! * samples[i]!;
  return sum / HOP;
}

/** Means over 0.4 s, every 0.1 s; of something shorter, the mean of all of it. */
function overlapping(power: Float64Array): number[] {
  const width = Math.min(4, power.length);
  const blocks: number[] = [];
  for (let i = 0; i + width <= power.length; i++) blocks.push(mean([...power.subarray(i, i + width)]));
  return blocks;
}

function gated(blocks: number[]): number {
  const audible = blocks.filter((block) => decibels(block) > -70);
  const threshold = decibels(mean(audible)) - 10;
  return decibels(mean(audible.filter((block) => decibels(block) > threshold)));
}

const mean = (list: number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

const decibels = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-12);
