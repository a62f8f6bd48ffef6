import { biquad, filterBoth, shelf } from './filters.ts';
import { RATE, type Stereo, frames, fromDecibels, scale } from './stereo.ts';

const HOP = RATE / 10;

/** Integrated loudness after ITU-R BS.1770: weighted like hearing, without pauses. */
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

/** Means over 0.4 s, every 0.1 s; for a shorter sound, the mean of all of it. */
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

/** Just below full scale, so that no converter or encoder clips. */
const CEILING = fromDecibels(-1);

/** Brings a mix to its loudness: removes inaudible lows, centres the bass and limits peaks. */
export function master(sound: Stereo, target: number): void {
  filterBoth(sound, biquad('highpass', 28));
  centreBass(sound, 130);
  scale(sound, fromDecibels(target - loudness(sound)));
  for (const channel of [sound.left, sound.right])
    for (let i = 0; i < channel.length; i++) channel[i] = roundOff(channel[i]!);
  limit(sound);
}

/** Linear up to a half, then ever flatter. */
function roundOff(x: number): number {
  const size = Math.abs(x);
  return size < 0.5 ? x : Math.sign(x) * (0.5 + 0.75 * Math.tanh((size - 0.5) / 0.75));
}

/** Removes low frequencies from the difference between the sides. */
function centreBass({ left, right }: Stereo, hz: number): void {
  const pull = 1 - Math.exp((-2 * Math.PI * hz) / RATE);
  let deep = 0;
  for (let i = 0; i < left.length; i++) {
    const middle = (left[i]! + right[i]!) / 2;
    const side = (left[i]! - right[i]!) / 2;
    deep += (side - deep) * pull;
    left[i] = middle + side - deep;
    right[i] = middle - side + deep;
  }
}

/** Looks 5 ms ahead and lowers the level before a peak, then raises it slowly. */
function limit({ left, right }: Stereo): void {
  const ahead = frames(0.005);
  const recover = 1 - Math.exp(-1 / (0.15 * RATE));
  const wanted = peakGains(left, right, ahead);
  const window = new Float64Array(ahead);
  let sum = ahead;
  window.fill(1);
  let gain = 1;
  for (let i = 0; i < left.length; i++) {
    gain = Math.min(wanted[i]!, gain + (1 - gain) * recover);
    sum += gain - window[i % ahead]!;
    window[i % ahead] = gain;
    const smooth = Math.min(sum / ahead, 1);
    const at = i - ahead + 1;
    if (at < 0) continue;
    left[at]! *= smooth;
    right[at]! *= smooth;
  }
  for (let at = left.length - ahead + 1; at < left.length; at++) {
    left[at]! *= gain;
    right[at]! *= gain;
  }
}

/** For every frame, the gain that its loudest neighbour within the next `reach` frames needs. */
function peakGains(left: Float32Array, right: Float32Array, reach: number): Float32Array {
  const needed = new Float32Array(left.length);
  for (let i = 0; i < left.length; i++)
    needed[i] = Math.min(1, CEILING / Math.max(Math.abs(left[i]!), Math.abs(right[i]!), 1e-9));
  return slidingMinimum(needed, reach);
}

function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length; i++) {
    while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
    queue[tail++] = i;
    if (queue[head]! <= i - reach) head++;
    out[i] = values[queue[head]!]!;
  }
  return out;
}
