import type { Stereo } from '../dsp/stereo.ts';
import type { Random } from '../../random.ts';

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
