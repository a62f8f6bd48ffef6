import { ROOMS } from '../dsp/reverb.ts';
import { greatDrum, tightDrum, woodEdge } from '../instruments/great-drums.ts';
import { bowl } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { flute } from '../instruments/winds.ts';
import { beat, broken, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Great drums, wooden edges and a bamboo flute on the way to the temple. */
export const templeFair: Piece = {
  bpm: 120,
  meter: 4,
  looseness: 8,
  room: ROOMS.hall,
  loudness: -15,
  tail: 4,
  parts: {
    great: {
      instrument: greatDrum,
      role: 'drums',
      level: -1,
      reverb: -13,
      play: beat(['X.....x.X...x...', 'X.....x.X.x.x.x.'], 'X.x.X.x.XxXxXXXX'),
    },
    tight: {
      instrument: tightDrum,
      role: 'drums',
      level: -6,
      pan: 0.25,
      reverb: -13,
      play: beat(['..x.o.x...x.oox.', '..x.o.x...xoxox.'], '..x.oox.x.x.xxxx'),
    },
    left: {
      instrument: tightDrum,
      role: 'drums',
      level: -8,
      pan: -0.35,
      reverb: -13,
      play: beat(['....x..o....x.o.', '.o..x..o..o.x...']),
    },
    wood: {
      instrument: woodEdge,
      role: 'drums',
      level: -13,
      pan: -0.2,
      reverb: -14,
      play: beat(['x.xox.xox.xox.xo']),
    },
    gong: {
      instrument: bowl,
      role: 'texture',
      level: -9,
      reverb: -6,
      play: lines({ call: 'd3:16', tune: 'd3:16 | a2:16', turn: 'b2:16 | a2:16', end: 'd3:8' }, 0.8),
    },
    flute: {
      instrument: flute,
      role: 'melody',
      level: 0,
      pan: 0.1,
      reverb: -9,
      play: lines(
        {
          tune: `d5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 a5:.5 f#5:.5 e5:.5 d5:2 | e5:1 f#5:.5 e5:.5 d5:1 b4:1 | a4:1.5 b4:.5 d5:2
          | d5:1 f#5:.5 a5:.5 b5:1 d6:1 | b5:.5 d6:.5 b5:.5 a5:.5 f#5:2 | a5:1 f#5:.5 e5:.5 f#5:.5 e5:.5 b4:1 | d5:3 -:1`,
          turn: `b5:1~ b5:.5 a5:.5 b5:1 d6:1 | a5:1 f#5:.5 a5:.5 e5:2 | f#5:1~ f#5:.5 e5:.5 f#5:1 a5:1 | e5:1 d5:.5 e5:.5 b4:2
          | d5:.5 e5:.5 f#5:.5 a5:.5 b5:1 a5:1 | d6:1 b5:.5 a5:.5 f#5:2 | e5:.5 f#5:.5 a5:.5 f#5:.5 e5:1 b4:1 | d5:3 -:1`,
          end: 'a5:.5 b5:.5 d6:3',
        },
        0.75,
      ),
    },
    zither: {
      instrument: guzheng,
      role: 'harmony',
      level: -7,
      pan: -0.25,
      reverb: -12,
      play: broken('02120212', 0.5, { low: 57, high: 74, size: 3 }, { velocity: 0.55, ring: 0.9 }),
    },
  },
  sections: {
    call: { chords: 'D5 | D5 | D5 | D5', parts: { great: 0.85, tight: 0.7, wood: 0.8, gong: 1 } },
    tune: {
      chords: 'D | D | Bm | A5 | D | Bm | A5 | D',
      parts: { great: 0.85, tight: 0.8, wood: 0.9, gong: 1, flute: 1, zither: 1 },
    },
    turn: {
      chords: 'Bm | A5 | D | A5 | Bm | D | A5 | D',
      parts: { great: 1, tight: 1, left: 1, wood: 1, gong: 1, flute: 1.1, zither: 1 },
    },
    end: { chords: 'D | D', parts: { great: 0.9, gong: 1, flute: 1, zither: 0.8 } },
  },
  form: ['call', 'tune', 'turn', 'end'],
};
