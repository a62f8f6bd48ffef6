import { ROOMS } from '../dsp/reverb.ts';
import { celesta, marimba, vibraphone } from '../instruments/mallet.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { broken, held } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Two marimbas whose patterns are of different lengths and drift past one another. */
export const bambooClock: Piece = {
  bpm: 126,
  meter: 4,
  looseness: 5,
  room: ROOMS.plate,
  loudness: -17,
  tail: 4,
  parts: {
    first: {
      instrument: marimba,
      role: 'melody',
      level: 0,
      pan: -0.35,
      reverb: -12,
      play: broken('0.2.31.0.23.', 0.5, { low: 57, high: 76, size: 4 }, { velocity: 0.68, ring: 1 }),
    },
    second: {
      instrument: marimba,
      role: 'melody',
      level: -3,
      pan: 0.35,
      reverb: -12,
      play: broken('3.1.02.130', 0.5, { low: 64, high: 83, size: 4 }, { velocity: 0.6, ring: 1 }),
    },
    third: {
      instrument: celesta,
      role: 'texture',
      level: -11,
      pan: 0.1,
      reverb: -8,
      play: broken('2.03.1..0.2.1.3.', 0.25, { low: 76, high: 91, size: 4 }, { velocity: 0.5, ring: 0.5 }),
    },
    vibes: {
      instrument: vibraphone,
      role: 'harmony',
      level: -8,
      reverb: -7,
      play: held({ low: 64, high: 78, size: 2 }, 0.5),
    },
    bass: {
      instrument: uprightBass,
      role: 'bass',
      level: -5,
      reverb: -20,
      play: bassLine(['x-----5-', 'x---..x-'], 28, { velocity: 0.7 }),
    },
  },
  sections: {
    open: { chords: 'Em7 | Em7 | Em7 | Em7', parts: { first: 0.8 } },
    two: { chords: 'Em7 | Em7 | Cadd9 | Cadd9', parts: { first: 0.95, second: 0.85 } },
    bass: {
      chords: 'Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | Am7 | Am7',
      parts: { first: 1, second: 0.95, bass: 0.9, vibes: 0.8 },
    },
    full: {
      chords: 'Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | D | D',
      parts: { first: 1.05, second: 1, third: 0.9, bass: 1, vibes: 1 },
    },
    end: { chords: 'Em7 | Em7 | Em7', parts: { first: 0.8, vibes: 0.8, third: 0.5 } },
  },
  form: ['open', 'two', 'bass', 'full', 'end'],
};
