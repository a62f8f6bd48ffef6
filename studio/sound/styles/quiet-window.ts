import { feltPiano } from '../instruments/piano.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, melody } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A felt piano alone, late in the afternoon. */
export const quietWindow: Piece = {
  ...setting({ bpm: 72, looseness: 11, room: 'hall', loudness: -19, tail: 5, ritardando: 0.35 }),
  parts: {
    right: melody({ level: 0, reverb: -11, velocity: 0.62 }, feltPiano, {
      a: `e5:1.5 d5:.5 c5:1 g4:1 | d5:2.5 g4:.5 d5:.5 e5:.5 | c5:2.5 b4:.5 a4:1 | a4:1 c5:1 e5:1 a5:1
          | g5:2.5 e5:.5 d5:.5 c5:.5 | c5:1.5 a4:.5 e4:1 a4:1 | d5:1 c5:.5 d5:.5 g4:1 c5:1 | b4:3 -:1`,
      b: `c5:1 e5:1 a5:1.5 g5:.5 | g5:2 e5:1 b4:1 | a4:1 c5:1 g5:1.5 e5:.5 | e5:2 d5:1 c5:1
          | f5:1.5 e5:.5 d5:1 a4:1 | c5:1.5 b4:.5 a4:1 e4:1 | a4:1 c5:1 e5:1 g5:1 | d5:1 c5:1 b4:2`,
      end: 'a4:1 c5:1 e5:2 | g4:1 c5:1 d5:2 | e5:4',
    }),
    left: harmony({ level: -6, reverb: -11 }, feltPiano, broken('.1213121', 0.5, [48, 67, 4], 0.4, 3)),
    low: bass({ level: -7, reverb: -13 }, feltPiano, bassLine('x---', 36, { velocity: 0.5, hold: 1.05 })),
  },
  sections: {
    open: ['Cadd9 | Fmaj7', 'left:.9 low:.9'],
    a: ['Cadd9 | G/B | Am7 | Fmaj7 | C/E | Fmaj7 | Gsus4 | G', 'right:.95 left low'],
    b: ['Am7 | Em7 | Fmaj7 | Cadd9 | Dm7 | Am7 | Fmaj7 | Gsus4 G', 'right:1.15 left:1.1 low:1.1'],
    end: ['Fmaj7 | Cadd9 | Cadd9', 'right:.8 left:.75 low:.8'],
  },
  form: ['open', 'a', 'b', 'end'],
};
