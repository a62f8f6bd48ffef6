import type { Stereo } from '../dsp/stereo.ts';
import type { ROOMS } from '../dsp/reverb.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { Random } from '../../random.ts';
import type { Note, Span } from './notation.ts';

/** A stretch of music as its parts see it; times are beats from its beginning. */
export interface Section {
  name: string;
  beats: number;
  meter: number;
  spans: Span[];
}

export interface Part {
  /** Created for every performance, so that none affects another. */
  instrument: () => Instrument;
  /** Versions leave some of these out. */
  role: 'drums' | 'bass' | 'harmony' | 'melody' | 'texture';
  /** Loudness against the other parts, in decibels; the leading part has 0. */
  level: number;
  pan?: number;
  /** Levels sent to the room and to the echo, in decibels. */
  reverb: number;
  echo?: number;
  /** Lowered whenever the kick drum sounds. */
  ducked?: boolean;
  play: (section: Section, random: Random) => Note[];
  /** Effect on the whole part, such as a chorus. */
  process?: (bus: Stereo) => void;
}

/** Chords of a section, and the parts that play, with a strength if it is not 1: `keys bass:.8 hat:.9`. */
type SectionPlan = readonly [chords: string, parts: string];

interface Setting {
  bpm: number;
  /** Beats of a bar; 4 by default. */
  meter?: number;
  /** 0.5 is straight; more delays every second eighth (or sixteenth, as `swingUnit` says). */
  swing?: number;
  swingUnit?: number;
  /** Imprecision of the timing, in milliseconds. */
  loose: number;
  room: keyof typeof ROOMS;
  echo?: { beats: number; feedback: number };
  /** Integrated loudness (LUFS). */
  loudness: number;
  /** Seconds for the last sounds to die away; 4 by default. */
  tail?: number;
  /** The last section slows down by this share. */
  ritardando?: number;
}

/** Fills in the defaults. */
export const setting = (own: Setting) => ({ meter: 4, tail: 4, ...own });

export interface Piece extends ReturnType<typeof setting> {
  parts: Record<string, Part>;
  sections: Record<string, SectionPlan>;
  /** Names of sections in their order. */
  form: string[];
  /** The same for the short version and for the seamless loop. */
  cut?: string[];
  loop?: string[];
}

/** Which parts are heard in each stem; together they are the whole piece. */
const STEMS = {
  'stem-drums': ['drums'],
  'stem-bass': ['bass'],
  'stem-melody': ['melody'],
  'stem-keys': ['harmony', 'texture'],
} as const satisfies Record<string, readonly Part['role'][]>;
export type Stem = keyof typeof STEMS;

export type Version = 'full' | 'no-drums' | 'underscore' | 'cut' | 'loop' | Stem;

export function isStem(version: Version): version is Stem {
  return version in STEMS;
}

/** Whether a version that plays the whole score lets this part be heard. */
export function isHeard({ role }: Part, version: Version): boolean {
  return !isStem(version) || STEMS[version].some((heard) => heard === role);
}
