import type { Random } from '../../random.ts';
import { type Stereo, scale, silence } from '../dsp/stereo.ts';

export interface Tone {
  pitch: number;
  hz: number;
  seconds: number;
  velocity: number;
  /** Semitones from which the note slides to its pitch. */
  slide: number;
}

export interface Instrument {
  /** Seconds that a note goes on after its end. */
  release: number;
  /** Adds one note to an empty voice as long as the note with its release. */
  play: (voice: Stereo, tone: Tone, random: Random) => void;
  /** Processes all its notes together, such as a wooden body. */
  body?: (bus: Stereo) => void;
}

/** Frames to which a take is rounded up, so that it serves the next note too. */
const ROUNDED = 22_050;

/**
 * Renders strokes of the same note and strength only a few times and plays these takes in turn: far quicker, and still
 * no note sounds like the one before.
 */
export function takes(count: number, strike: Instrument['play']): Instrument['play'] {
  const kept = new Map<string, Stereo>();
  let turn = 0;
  return (voice, tone, random) => {
    const velocity = Math.ceil(tone.velocity * 10) / 10;
    const key = keyOf(tone, velocity, turn++ % count);
    let take = kept.get(key);
    if (!take || take.left.length < voice.left.length) {
      take = silence(Math.ceil(voice.left.length / ROUNDED) * ROUNDED);
      strike(take, { ...tone, velocity }, random);
      kept.set(key, take);
    }
    voice.left.set(take.left.subarray(0, voice.left.length));
    voice.right.set(take.right.subarray(0, voice.left.length));
    scale(voice, tone.velocity / velocity);
  };
}

const keyOf = ({ pitch, slide, seconds }: Tone, velocity: number, turn: number): string =>
  [pitch, slide, velocity, seconds > LONG_ENOUGH_FOR_VIBRATO, turn].join(' ');

export const LONG_ENOUGH_FOR_VIBRATO = 0.7;
