import { frames, RATE, type Stereo } from './stereo.ts';

/** Repeats that walk from side to side and get darker, `seconds` apart. */
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

/** Doubles a sound with itself, slightly late and out of tune: wider and softer. */
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

/** Swings between the sides, as the tremolo of an electric piano does. */
export function tremolo({ left, right }: Stereo, depth: number, hz: number): void {
  for (let i = 0; i < left.length; i++) {
    const swing = depth * Math.sin((2 * Math.PI * hz * i) / RATE);
    left[i]! *= 1 - depth * 0.5 + swing * 0.5;
    right[i]! *= 1 - depth * 0.5 - swing * 0.5;
  }
}

/** Warmth: loud parts are rounded off, quiet ones stay. */
export function saturate({ left, right }: Stereo, drive: number): void {
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i++) channel[i] = Math.tanh(channel[i]! * drive) / drive;
}
