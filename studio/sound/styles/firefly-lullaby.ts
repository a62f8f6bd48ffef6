import { ROOMS } from '../dsp/reverb.ts';
import { glassPad } from '../instruments/ensembles.ts';
import { celesta, musicBox } from '../instruments/mallet.ts';
import { harp } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const TUNE =
  'c6:1 a5:1 f5:1 | g5:2 e5:1 | f5:1 bb5:1 d6:1 | c6:3 | d6:1 a5:1 f5:1 | bb5:2 f5:1 | g5:1 a5:1 bb5:1 | c6:2 g5:1';

/** A music box in F that somebody wound up before going to bed. */
export const fireflyLullaby: Piece = {
  bpm: 100,
  meter: 3,
  looseness: 7,
  room: ROOMS.plate,
  loudness: -19,
  tail: 4,
  ritardando: 0.7,
  echo: { beats: 1.5, feedback: 0.25 },
  parts: {
    box: {
      instrument: musicBox,
      role: 'melody',
      level: 0,
      reverb: -10,
      echo: -18,
      play: lines(
        {
          a: TUNE,
          b: 'd6:1.5 c6:.5 bb5:1 | c6:2 g5:1 | a5:1.5 g5:.5 e5:1 | f5:3 | bb5:1 a5:1 g5:1 | e5:1 g5:1 c6:1 | a5:3 | f5:2 -:1',
          again: TUNE,
          end: 'a5:1 g5:1 f5:1 | e5:1 g5:1 c6:1 | f5:3 | -:3',
        },
        0.68,
      ),
    },
    comb: {
      instrument: musicBox,
      role: 'harmony',
      level: -8,
      pan: -0.15,
      reverb: -11,
      play: broken('012', 1, { low: 60, high: 76, size: 3 }, { velocity: 0.45, ring: 2 }),
    },
    harp: {
      instrument: harp,
      role: 'harmony',
      level: -8,
      pan: 0.25,
      reverb: -9,
      play: broken('.1213.', 0.5, { low: 53, high: 70, size: 4 }, { velocity: 0.5, ring: 2 }),
    },
    low: {
      instrument: harp,
      role: 'bass',
      level: -8,
      reverb: -12,
      play: bassLine('x--', 41, { velocity: 0.5, hold: 1 }),
    },
    glass: {
      instrument: glassPad,
      role: 'texture',
      level: -13,
      reverb: -5,
      play: held({ low: 57, high: 72, size: 3 }, 0.45, 0.3),
    },
    stars: {
      instrument: celesta,
      role: 'texture',
      level: -14,
      pan: 0.35,
      reverb: -6,
      echo: -10,
      play: broken('..2..0', 1, { low: 81, high: 93, size: 3 }, { velocity: 0.45 }),
    },
  },
  sections: {
    open: { chords: 'F | F | C | C', parts: { comb: 0.9, low: 0.8 } },
    a: { chords: 'F | C/E | Bb | F | Dm | Bb | Gm | C', parts: { box: 1, comb: 1, low: 1, glass: 0.8 } },
    b: { chords: 'Bb | C | Am | Dm | Gm | C7 | F | F', parts: { box: 1, harp: 1, low: 1, glass: 1, stars: 0.9 } },
    again: {
      chords: 'F | C/E | Bb | F | Dm | Bb | Gm | C',
      parts: { box: 1, comb: 0.9, harp: 0.9, low: 1, glass: 1, stars: 1 },
    },
    end: { chords: 'F | C7 | F | F', parts: { box: 0.8, comb: 0.8, low: 0.8, glass: 0.8 } },
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
