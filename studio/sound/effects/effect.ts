import { master } from '../dsp/master.ts';
import { reverberate, type Room } from '../dsp/reverb.ts';
import { fade, frames, fromDecibels, mixInto, scale, silence, type Stereo } from '../dsp/stereo.ts';
import type { Random } from '../../random.ts';

interface Setting {
  seconds: number;
  /** Integrated loudness (LUFS). */
  loudness: number;
  /** Seconds at both ends. */
  fade?: readonly [fadeIn: number, fadeOut: number];
  /** Where it is heard, and how much of it the place gives back, in decibels. */
  room?: Room;
  wet?: number;
}

/** Adds the sound to silence of the right length. */
type Make = (out: Stereo, random: Random) => void;

export interface Effect extends Setting {
  make: Make;
}

export const effect = (setting: Setting, make: Make): Effect => ({ ...setting, make });

export function renderEffect(effect: Effect, random: Random): Stereo {
  const out = silence(frames(effect.seconds));
  effect.make(out, random);
  if (effect.room) {
    const send = { left: out.left.slice(), right: out.right.slice() };
    scale(send, fromDecibels(effect.wet ?? -12));
    mixInto(out, reverberate(send, effect.room), 0, 1);
  }
  master(out, effect.loudness);
  fade(out, ...(effect.fade ?? [0.004, 0.3]));
  return out;
}
