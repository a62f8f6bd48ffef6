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
  /** Adds one note to an empty voice that is as long as the note with its release. */
  play: (voice: Stereo, tone: Tone, random: Random) => void;
  /** What all its notes sound through together, such as a body of wood. */
  body?: (bus: Stereo) => void;
}

/** Frames: a take is a little longer than asked for, so that it serves the next note too. */
const ROUNDED = 22_050;

/**
 * Strokes of the same note and strength are worked out a few times only, and these takes follow one another:
 * far quicker, and still no note sounds like the one before.
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
