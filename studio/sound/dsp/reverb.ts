import { frames, RATE, silence, type Stereo } from './stereo.ts';

export interface Room {
  /** Seconds until the sound has died away by 60 dB. */
  decay: number;
  /** Seconds before the room answers. */
  delay: number;
  /** Frequency (Hz) above which the walls absorb sound. */
  damping: number;
  /** 1 is a hall; smaller rooms have shorter delays. */
  size: number;
}

export const ROOMS = {
  room: { decay: 0.9, delay: 0.008, damping: 5200, size: 0.5 },
  plate: { decay: 1.7, delay: 0.012, damping: 6000, size: 0.7 },
  hall: { decay: 2.6, delay: 0.024, damping: 4600, size: 1 },
  cathedral: { decay: 5, delay: 0.04, damping: 3800, size: 1.35 },
} as const satisfies Record<string, Room>;

/** Prime lengths, so that echoes never coincide. */
const LINES = [1087, 1283, 1447, 1627, 1867, 2053, 2251, 2467];
const DIFFUSERS = [149, 211, 349, 491];
/** Frames by which the delays vary; fixed ones would ring like metal. */
const DRIFT = 6;
const BLOCK = 32;

/** The reverberation of a sound without the sound itself: eight feedback delays that feed one another. */
export function reverberate(input: Stereo, room: Room): Stereo {
  const { left, right } = diffused(input, frames(room.delay));
  const out = silence(left.length);
  const ways = LINES.map((line) => Math.round(line * room.size));
  // One after the other in a single array, because the innermost loop of all sounds reads them.
  const lines = new Float32Array(8 * SPAN);
  const gains = new Float64Array(ways.map((way) => 10 ** ((-3 * way) / (room.decay * RATE))));
  const softness = Math.exp((-2 * Math.PI * room.damping) / RATE);
  const taps = new Float64Array(8);
  const damped = new Float64Array(8);
  const whole = new Int32Array(8);
  const part = new Float64Array(8);
  for (let start = 0; start < left.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, left.length);
    for (let n = 0; n < 8; n++) {
      const way = ways[n]! + DRIFT * Math.sin(n + (start / RATE) * 2 * Math.PI * (0.31 + 0.07 * n));
      whole[n] = Math.ceil(way);
      part[n] = whole[n]! - way;
    }
    for (let i = start; i < end; i++) {
      let sum = 0;
      for (let n = 0; n < 8; n++) {
        const base = n * SPAN;
        const from = i - whole[n]!;
        const here = lines[base + (from & (SPAN - 1))]!;
        const tap = here + (lines[base + ((from + 1) & (SPAN - 1))]! - here) * part[n]!;
        damped[n] = tap + (damped[n]! - tap) * softness;
        taps[n] = damped[n]! * gains[n]!;
        sum += taps[n]!;
      }
      sum *= 0.25;
      const at = i & (SPAN - 1);
      for (let n = 0; n < 8; n++) lines[n * SPAN + at] = taps[n]! - sum + (n & 1 ? right[i]! : left[i]!);
      out.left[i] = taps[0]! - taps[2]! + taps[4]! - taps[6]! + 0.5 * (taps[1]! - taps[3]!);
      out.right[i] = taps[1]! - taps[3]! + taps[5]! - taps[7]! + 0.5 * (taps[4]! - taps[6]!);
    }
  }
  return out;
}

const SPAN = 4096;

/** Smears every attack into many, after a delay. */
function diffused({ left, right }: Stereo, delay: number): Stereo {
  const out = silence(left.length);
  out.left.set(left.subarray(0, Math.max(0, left.length - delay)), delay);
  out.right.set(right.subarray(0, Math.max(0, right.length - delay)), delay);
  for (const size of DIFFUSERS) {
    allpass(out.left, size);
    allpass(out.right, size + 23);
  }
  return out;
}

function allpass(samples: Float32Array, size: number): void {
  const memory = new Float32Array(size);
  for (let i = 0, at = 0; i < samples.length; i++) {
    const old = memory[at]!;
    const stored = samples[i]! + old * 0.6;
    memory[at] = stored;
    samples[i] = old - stored * 0.6;
    if (++at === size) at = 0;
  }
}

/** Repeats that alternate between the sides and get darker, `seconds` apart. */
export function echo(input: Stereo, seconds: number, feedback: number): Stereo {
  const { length } = input.left;
  const out: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  const delay = frames(seconds);
  let darkLeft = 0;
  let darkRight = 0;
  for (let i = delay; i < length; i++) {
    darkLeft += (out.right[i - delay]! - darkLeft) * 0.35;
    darkRight += (out.left[i - delay]! - darkRight) * 0.35;
    out.left[i] = (input.left[i - delay]! + input.right[i - delay]!) * 0.5 + darkLeft * feedback;
    out.right[i] = darkRight * feedback;
  }
  return out;
}

const LONGEST = 2048;

/** Doubles a sound with itself, slightly late and out of tune, which makes it wider and softer. */
export function chorus({ left, right }: Stereo, amount: number, hz = 0.7): void {
  wobble(left, amount, hz, 0);
  wobble(right, amount, hz, Math.PI / 2);
}

function wobble(channel: Float32Array, amount: number, hz: number, phase: number): void {
  const memory = new Float32Array(LONGEST);
  let delay = 0;
  let step = 0;
  for (let i = 0; i < channel.length; i++) {
    if (i % 64 === 0) {
      const wanted = frames(0.014) + RATE * 0.0028 * Math.sin((2 * Math.PI * hz * i) / RATE + phase);
      if (i === 0) delay = wanted;
      step = (wanted - delay) / 64;
    }
    delay += step;
    const dry = channel[i]!;
    memory[i & (LONGEST - 1)] = dry;
    const whole = Math.floor(delay);
    const near = memory[(i - whole) & (LONGEST - 1)]!;
    const far = memory[(i - whole - 1) & (LONGEST - 1)]!;
    channel[i] = dry * (1 - amount * 0.3) + (near + (far - near) * (delay - whole)) * amount;
  }
}

/** Swings between the sides like the tremolo of an electric piano. */
export function tremolo({ left, right }: Stereo, depth: number, hz: number): void {
  for (let i = 0; i < left.length; i++) {
    const swing = depth * Math.sin((2 * Math.PI * hz * i) / RATE);
    left[i]! *= 1 - depth * 0.5 + swing * 0.5;
    right[i]! *= 1 - depth * 0.5 - swing * 0.5;
  }
}

/** Adds warmth: rounds off loud parts and leaves quiet ones. */
export function saturate({ left, right }: Stereo, drive: number): void {
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i++) channel[i] = Math.tanh(channel[i]! * drive) / drive;
}
