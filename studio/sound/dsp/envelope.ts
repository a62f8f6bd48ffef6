import { frames, RATE, type Stereo } from './stereo.ts';

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

/** Gives a voice its rise, its hold and its end. */
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
