import { ROOMS } from '../dsp/reverb.ts';
import { bowl } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { flute } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { broken, lines, rolled } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const TUNE = `a4:1 b4:.5 d5:.5 e5:1 d5:1 | f#5:1.5~ e5:.5 d5:2 | e5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 e5:.5 d5:.5 b4:.5 a4:2
  | b4:1 d5:.5 e5:.5 f#5:1 a5:1 | b5:1.5~ a5:.5 f#5:2 | e5:.5 f#5:.5 e5:.5 d5:.5 b4:1 a4:1 | d5:3 -:1`;

/** A guzheng by the water in D gong; later a bamboo flute answers. */
export const lotusPond: Piece = {
  bpm: 80,
  meter: 4,
  looseness: 13,
  room: ROOMS.hall,
  loudness: -17,
  tail: 5,
  ritardando: 0.3,
  parts: {
    tune: {
      instrument: guzheng,
      role: 'melody',
      level: 0,
      pan: -0.1,
      reverb: -10,
      play: rolled(
        lines(
          {
            open: 'd5:.12 e5:.12 f#5:.12 a5:.12 b5:.12 d6:1.4 b5:1 a5:1 | f#5:.5~ e5:.5 d5:3',
            a: TUNE,
            end: 'a4:.14 b4:.14 d5:.14 e5:.14 f#5:.14 a5:.14 b5:.14 d6:3.02 | d5:4',
          },
          0.72,
        ),
        1.8,
        0.125,
      ),
    },
    flute: {
      instrument: flute,
      role: 'melody',
      level: -1,
      pan: 0.2,
      reverb: -8,
      play: lines(
        {
          b: `d6:1 b5:.5 a5:.5 b5:2 | a5:1 f#5:.5 e5:.5 f#5:2 | e5:1 f#5:.5 a5:.5 d5:1 b4:1 | a4:3 -:1
          | b4:.5 d5:.5 e5:.5 f#5:.5 a5:1 b5:1 | a5:.5 f#5:.5 e5:.5 d5:.5 e5:2 | f#5:1~ e5:.5 d5:.5 b4:1 e5:1 | d5:4`,
        },
        0.68,
      ),
    },
    waves: {
      instrument: guzheng,
      role: 'harmony',
      level: -7,
      pan: 0.1,
      reverb: -10,
      play: broken('0.1.2.1.', 0.5, { low: 52, high: 69, size: 3 }, { velocity: 0.45, ring: 2.5 }),
    },
    low: {
      instrument: guzheng,
      role: 'bass',
      level: -8,
      reverb: -12,
      play: bassLine('x---', 38, { velocity: 0.6, hold: 1 }),
    },
    bowl: {
      instrument: bowl,
      role: 'texture',
      level: -15,
      reverb: -5,
      play: lines({ open: 'd4:8', a: '-:16 | d4:16', b: 'b3:16 | d4:16', end: 'd4:8' }),
    },
  },
  sections: {
    open: { chords: 'D | D', parts: { tune: 0.85, low: 0.8, bowl: 1 } },
    a: { chords: 'D | Bm | A5 | D | Bm | Bm | A5 | D', parts: { tune: 1, waves: 0.9, low: 1, bowl: 1 } },
    b: { chords: 'Bm | D | A5 Bm | A5 | Bm | A5 | Bm A5 | D', parts: { flute: 1, waves: 1.1, low: 1, bowl: 1 } },
    end: { chords: 'D | D', parts: { tune: 0.75, low: 0.7, bowl: 1 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
