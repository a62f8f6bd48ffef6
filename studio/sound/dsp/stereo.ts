/** Sample rate of everything that is rendered. */
export const RATE = 44_100;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const frames = (seconds: number): number => Math.round(seconds * RATE);

export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

export function slice({ left, right }: Stereo, from: number, to: number): Stereo {
  return { left: left.subarray(from, to), right: right.subarray(from, to) };
}

/** Adds one sound to another from a frame on, up to the end. */
export function mixInto(target: Stereo, source: Stereo, from: number, gain: number, pan = 0): void {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  addTo(target.left, source.left, from, gain * Math.SQRT2 * Math.cos(angle));
  addTo(target.right, source.right, from, gain * Math.SQRT2 * Math.sin(angle));
}

export function addTo(target: Float32Array, source: Float32Array, from: number, gain: number): void {
  const first = Math.max(0, -from);
  const last = Math.min(source.length, target.length - from);
  for (let i = first; i < last; i++) target[from + i]! += source[i]! * gain;
}

export function scale({ left, right }: Stereo, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

/** Fades both ends to zero smoothly, so that nothing clicks. */
export function fade({ left, right }: Stereo, inSeconds: number, outSeconds: number): void {
  for (const channel of [left, right]) {
    const rise = Math.min(frames(inSeconds), channel.length);
    const fall = Math.min(frames(outSeconds), channel.length);
    for (let i = 0; i < rise; i++) channel[i]! *= raisedCosine(i / rise);
    for (let i = 0; i < fall; i++) channel[channel.length - 1 - i]! *= raisedCosine(i / fall);
  }
}

const raisedCosine = (x: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, Math.min(1, x)));

interface Shape {
  attack: number;
  /** Seconds until the level has fallen to `sustain`; without it the level stays. */
  decay?: number;
  sustain?: number;
  /** Seconds from the end of the note to silence. */
  release: number;
  /** Length of the note without its release. */
  seconds: number;
}

/** Applies attack, decay, sustain and release to a voice. */
export function shape({ left, right }: Stereo, { attack, decay, sustain = 1, release, seconds }: Shape): void {
  const rise = Math.max(1, frames(attack));
  for (let i = 0; i < Math.min(rise, left.length); i++) {
    const gain = Math.sin((Math.PI / 2) * (i / rise)) ** 2;
    left[i]! *= gain;
    right[i]! *= gain;
  }
  if (decay) fall({ left, right }, rise, decay, sustain);
  const end = Math.min(frames(seconds), left.length);
  const rest = Math.max(1, Math.min(frames(release), left.length - end));
  for (let i = end; i < left.length; i++) {
    const open = Math.max(0, 1 - (i - end) / rest);
    const gain = open * open * Math.sqrt(open);
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

function fall({ left, right }: Stereo, from: number, decay: number, sustain: number): void {
  const pull = Math.exp(-3 / (decay * RATE));
  let level = 1;
  for (let i = from; i < left.length; i++) {
    level = sustain + (level - sustain) * pull;
    left[i]! *= level;
    right[i]! *= level;
  }
}
