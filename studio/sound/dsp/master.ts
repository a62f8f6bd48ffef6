import { biquad, filterBoth } from './filters.ts';
import { loudness } from './loudness.ts';
import { frames, fromDecibels, RATE, scale, type Stereo } from './stereo.ts';

/** Just below full scale, so that no converter or encoder clips. */
const CEILING = fromDecibels(-1);

/** Brings a mix to its loudness: nothing below hearing, deep sounds in the middle, peaks held. */
export function master(sound: Stereo, target: number): void {
  filterBoth(sound, biquad('highpass', 28));
  centreBass(sound, 130);
  scale(sound, fromDecibels(target - loudness(sound)));
  for (const channel of [sound.left, sound.right])
    for (let i = 0; i < channel.length; i++) channel[i] = roundOff(channel[i]!);
  limit(sound);
}

/** Straight up to a half, then ever flatter. */
function roundOff(x: number): number {
  const size = Math.abs(x);
  return size < 0.5 ? x : Math.sign(x) * (0.5 + 0.75 * Math.tanh((size - 0.5) / 0.75));
}

/** The difference between the sides loses its depths. */
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

/** Looks 5 ms ahead and turns down before a peak comes, then up again slowly. */
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

/** For every frame the gain that its loudest neighbour within the next `reach` frames needs. */
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
