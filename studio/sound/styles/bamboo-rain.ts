import { ROOMS } from '../dsp/reverb.ts';
import { warmPad } from '../instruments/ensembles.ts';
import { bowl, kalimba } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { xiao } from '../instruments/winds.ts';
import { broken, held, lines, sparse } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** A xiao in A yu among drops that fall as they like. */
export const bambooRain: Piece = {
  bpm: 60,
  meter: 4,
  looseness: 22,
  room: ROOMS.cathedral,
  loudness: -19,
  tail: 6,
  ritardando: 0.15,
  echo: { beats: 0.75, feedback: 0.4 },
  parts: {
    flute: {
      instrument: xiao,
      role: 'melody',
      level: 0,
      pan: 0.05,
      reverb: -7,
      play: lines(
        {
          a: `a4:3 c5:1 | d5:1.5~ e5:.5 d5:2 | c5:1 a4:1 g4:2 | a4:3 -:1 | e5:2~ g5:1 e5:1 | d5:1 c5:.5 d5:.5 a4:2`,
          b: `c5:1 d5:1 e5:2 | g5:1.5~ a5:.5 e5:2 | d5:1 e5:.5 d5:.5 c5:1 a4:1 | g4:1 a4:3`,
          end: 'e4:1 g4:1 a4:4',
        },
        0.66,
      ),
    },
    drops: {
      instrument: kalimba,
      role: 'texture',
      level: -7,
      pan: 0.25,
      reverb: -6,
      echo: -7,
      play: sparse(broken('3.0.2..1.3..2.0.', 0.25, { low: 69, high: 88, size: 4 }, { velocity: 0.45, ring: 1 }), 0.62),
    },
    zither: {
      instrument: guzheng,
      role: 'harmony',
      level: -6,
      pan: -0.25,
      reverb: -8,
      play: sparse(broken('0...1...2.3.....', 0.25, { low: 45, high: 67, size: 4 }, { velocity: 0.5, ring: 3 }), 0.9),
    },
    pad: {
      instrument: () => warmPad(2.2),
      role: 'harmony',
      level: -9,
      reverb: -5,
      play: held({ low: 52, high: 69, size: 3 }, 0.5, 1),
    },
    bowl: {
      instrument: bowl,
      role: 'texture',
      level: -12,
      reverb: -5,
      play: lines({ open: 'a3:8', a: 'a3:12 -:4 | g3:8', b: 'c4:8 | a3:8', end: 'a3:8' }),
    },
  },
  sections: {
    open: { chords: 'Am7 | Am7', parts: { drops: 0.9, zither: 0.8, pad: 0.7, bowl: 1 } },
    a: { chords: 'Am7 | D5 | C | Am7 | Am7 | D5', parts: { flute: 1, drops: 1, zither: 1, pad: 1, bowl: 1 } },
    b: { chords: 'C | Am7 | D5 | Am7', parts: { flute: 1.1, drops: 1, zither: 1, pad: 1.1, bowl: 1 } },
    end: { chords: 'Am7 | Am7', parts: { flute: 0.75, drops: 0.8, zither: 0.7, pad: 0.8, bowl: 1 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
