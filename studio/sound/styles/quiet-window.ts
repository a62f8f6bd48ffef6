import { ROOMS } from '../dsp/reverb.ts';
import { feltPiano } from '../instruments/piano.ts';
import { bassLine } from '../score/bass.ts';
import { broken, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** A felt piano alone, late in the afternoon. */
export const quietWindow: Piece = {
  bpm: 72,
  meter: 4,
  looseness: 11,
  room: ROOMS.hall,
  loudness: -19,
  tail: 5,
  ritardando: 0.35,
  parts: {
    right: {
      instrument: feltPiano,
      role: 'melody',
      level: 0,
      reverb: -11,
      play: lines(
        {
          a: `e5:1.5 d5:.5 c5:1 g4:1 | d5:2.5 g4:.5 d5:.5 e5:.5 | c5:2.5 b4:.5 a4:1 | a4:1 c5:1 e5:1 a5:1
          | g5:2.5 e5:.5 d5:.5 c5:.5 | c5:1.5 a4:.5 e4:1 a4:1 | d5:1 c5:.5 d5:.5 g4:1 c5:1 | b4:3 -:1`,
          b: `c5:1 e5:1 a5:1.5 g5:.5 | g5:2 e5:1 b4:1 | a4:1 c5:1 g5:1.5 e5:.5 | e5:2 d5:1 c5:1
          | f5:1.5 e5:.5 d5:1 a4:1 | c5:1.5 b4:.5 a4:1 e4:1 | a4:1 c5:1 e5:1 g5:1 | d5:1 c5:1 b4:2`,
          end: 'a4:1 c5:1 e5:2 | g4:1 c5:1 d5:2 | e5:4',
        },
        0.62,
      ),
    },
    left: {
      instrument: feltPiano,
      role: 'harmony',
      level: -6,
      reverb: -11,
      play: broken('.1213121', 0.5, { low: 48, high: 67, size: 4 }, { velocity: 0.4, ring: 3 }),
    },
    low: {
      instrument: feltPiano,
      role: 'bass',
      level: -7,
      reverb: -13,
      play: bassLine('x---', 36, { velocity: 0.5, hold: 1.05 }),
    },
  },
  sections: {
    open: { chords: 'Cadd9 | Fmaj7', parts: { left: 0.9, low: 0.9 } },
    a: { chords: 'Cadd9 | G/B | Am7 | Fmaj7 | C/E | Fmaj7 | Gsus4 | G', parts: { right: 0.95, left: 1, low: 1 } },
    b: {
      chords: 'Am7 | Em7 | Fmaj7 | Cadd9 | Dm7 | Am7 | Fmaj7 | Gsus4 G',
      parts: { right: 1.15, left: 1.1, low: 1.1 },
    },
    end: { chords: 'Fmaj7 | Cadd9 | Cadd9', parts: { right: 0.8, left: 0.75, low: 0.8 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
