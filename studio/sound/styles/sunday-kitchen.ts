import { ROOMS } from '../dsp/reverb.ts';
import { clap, shaker, softKick } from '../instruments/drums.ts';
import { celesta } from '../instruments/mallet.ts';
import { nylonGuitar, ukulele, uprightBass } from '../instruments/plucked.ts';
import { whistle } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Ukulele, whistle and claps while the pancakes turn. */
export const sundayKitchen: Piece = {
  bpm: 116,
  meter: 4,
  swing: 0.57,
  looseness: 9,
  room: ROOMS.room,
  loudness: -16,
  tail: 3,
  parts: {
    ukulele: {
      instrument: ukulele,
      role: 'harmony',
      level: -3,
      pan: -0.2,
      reverb: -14,
      play: struck('x.xo.oxo', { low: 60, high: 76, size: 4 }, { velocity: 0.68, hold: 0.9, strum: 0.03 }),
    },
    guitar: {
      instrument: nylonGuitar,
      role: 'harmony',
      level: -8,
      pan: 0.3,
      reverb: -13,
      play: broken('0.2.1.2.', 0.5, { low: 50, high: 66, size: 3 }, { velocity: 0.55, ring: 1 }),
    },
    whistle: {
      instrument: whistle,
      role: 'melody',
      level: -2,
      pan: 0.08,
      reverb: -10,
      play: lines(
        {
          a: `d5:.5 g5:.5 b5:1 a5:.5 g5:.5 d5:1 | a5:1 f#5:.5 a5:.5 d5:2 | e5:.5 g5:.5 b5:1 a5:.5 g5:.5 e5:1 | g5:1 e5:1 g5:2
          | d5:.5 g5:.5 b5:1 d6:1 b5:1 | a5:1 b5:.5 a5:.5 f#5:2 | e5:.5 g5:.5 c6:1 a5:.5 f#5:.5 d5:1 | g5:2 -:2`,
          b: `c6:1 b5:.5 c6:.5 g5:2 | b5:1 a5:.5 b5:.5 g5:2 | a5:1 g5:.5 a5:.5 e5:1 c5:1 | d5:1 f#5:1 a5:2
          | c6:1 b5:.5 c6:.5 e6:1 c6:1 | d6:1 b5:1 g5:2 | a5:1 c6:.5 a5:.5 f#5:1 a5:1 | g5:2 -:2`,
          end: 'b5:.5 a5:.5 g5:1 -:2',
        },
        0.7,
      ),
    },
    bells: {
      instrument: celesta,
      role: 'texture',
      level: -11,
      pan: 0.35,
      reverb: -11,
      play: broken('2...0.1.', 0.5, { low: 74, high: 88, size: 3 }, { velocity: 0.55, ring: 1 }),
    },
    bass: {
      instrument: uprightBass,
      role: 'bass',
      level: -4,
      reverb: -24,
      play: bassLine('x-.x5-.x', 31, { velocity: 0.75 }),
    },
    kick: {
      instrument: softKick,
      role: 'drums',
      level: -7,
      reverb: -26,
      play: beat(['x.......x.......', 'x.......x.x.....']),
    },
    clap: {
      instrument: clap,
      role: 'drums',
      level: -10,
      pan: -0.1,
      reverb: -13,
      play: beat(['....x.......x...'], '....x...x...x.x.'),
    },
    shaker: {
      instrument: shaker,
      role: 'drums',
      level: -20,
      pan: -0.35,
      reverb: -18,
      play: beat(['x.o.x.o.x.o.x.o.']),
    },
  },
  sections: {
    open: { chords: 'G | D/F# | Em | C', parts: { ukulele: 0.95, shaker: 0.9 } },
    a: {
      chords: 'G | D/F# | Em | C | G | D/F# | C D | G',
      parts: { ukulele: 1, whistle: 1, bass: 1, kick: 0.9, clap: 0.9, shaker: 1 },
    },
    b: {
      chords: 'C | G | Am7 | D | C | G | Am7 D | G',
      parts: { ukulele: 1, guitar: 1, whistle: 1, bells: 1, bass: 1, kick: 1, clap: 1, shaker: 1 },
    },
    end: { chords: 'G', parts: { ukulele: 0.9, whistle: 0.9, bass: 0.9 } },
  },
  form: ['open', 'a', 'b', 'a', 'end'],
  cut: ['a', 'open', 'end'],
};
