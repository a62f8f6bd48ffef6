import { ROOMS } from '../dsp/reverb.ts';
import { choir, darkDrone, glassPad, warmPad } from '../instruments/ensembles.ts';
import { bowl, celesta } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Slow pads in D that open like fog over a valley. */
export const morningMist: Piece = {
  bpm: 76,
  meter: 4,
  looseness: 18,
  room: ROOMS.cathedral,
  loudness: -18,
  tail: 6,
  echo: { beats: 1.5, feedback: 0.45 },
  parts: {
    pad: {
      instrument: warmPad,
      role: 'harmony',
      level: -3,
      reverb: -5,
      play: held({ low: 54, high: 76, size: 4 }, 0.6, 1),
    },
    deep: {
      instrument: darkDrone,
      role: 'bass',
      level: -9,
      reverb: -14,
      play: bassLine('x---', 38, { hold: 1.1, velocity: 0.5 }),
    },
    glass: {
      instrument: glassPad,
      role: 'texture',
      level: -9,
      reverb: -3,
      play: held({ low: 69, high: 86, size: 2 }, 0.5, 0.4),
    },
    voices: {
      instrument: choir,
      role: 'texture',
      level: -8,
      reverb: -3,
      play: held({ low: 57, high: 74, size: 3 }, 0.5, 0.5),
    },
    bells: {
      instrument: celesta,
      role: 'melody',
      level: -5,
      reverb: -4,
      echo: -9,
      play: lines({
        a: '-:4 | f#5:3 e5:1 | d5:4 | -:2 a5:2 | f#5:4 | -:3 b5:1 | a5:4 | -:4',
        b: 'f#5:2 a5:2 | d6:3 c#6:1 | b5:4 | -:2 f#5:1 a5:1 | g5:3 b5:1 | a5:4 | e5:2 d5:2 | e5:4',
        end: '-:2 a5:2 | f#5:4',
      }),
    },
    bowl: {
      instrument: bowl,
      role: 'texture',
      level: -12,
      reverb: -4,
      play: lines({ a: 'd4:4 -:12 | b3:4 -:12', b: 'g3:4 -:12 | a3:4 -:12', end: 'd4:8' }),
    },
  },
  sections: {
    open: { chords: 'Dadd9 | Dadd9', parts: { pad: 0.8, deep: 0.7 } },
    a: {
      chords: 'Dadd9 | Dadd9 | Bm7 | Bm7 | Gadd9 | Gadd9 | A7sus4 | A7sus4',
      parts: { pad: 1, deep: 1, glass: 0.8, bells: 0.8, bowl: 0.7 },
    },
    b: {
      chords: 'Bm7 | Bm7 | Gadd9 | Gadd9 | Em7 | Em7 | A7sus4 | A7sus4',
      parts: { pad: 1.15, deep: 1, glass: 1, voices: 1, bells: 1, bowl: 0.8 },
    },
    end: { chords: 'Dadd9 | Dadd9', parts: { pad: 0.8, deep: 0.8, voices: 0.6, bells: 0.6, bowl: 0.6 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
