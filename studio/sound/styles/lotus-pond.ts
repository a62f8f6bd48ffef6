import { bowl } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { flute } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, lines, melody, rolled, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const TUNE = `a4:1 b4:.5 d5:.5 e5:1 d5:1 | f#5:1.5~ e5:.5 d5:2 | e5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 e5:.5 d5:.5 b4:.5 a4:2
  | b4:1 d5:.5 e5:.5 f#5:1 a5:1 | b5:1.5~ a5:.5 f#5:2 | e5:.5 f#5:.5 e5:.5 d5:.5 b4:1 a4:1 | d5:3 -:1`;

/** A guzheng by the water in D gong; later a bamboo flute answers. */
export const lotusPond: Piece = {
  ...setting({ bpm: 80, looseness: 13, room: 'hall', loudness: -17, tail: 5, ritardando: 0.3 }),
  parts: {
    tune: melody(
      { level: 0, pan: -0.1, reverb: -10 },
      guzheng,
      rolled(
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
    ),
    flute: melody({ level: -1, pan: 0.2, reverb: -8, velocity: 0.68 }, flute, {
      b: `d6:1 b5:.5 a5:.5 b5:2 | a5:1 f#5:.5 e5:.5 f#5:2 | e5:1 f#5:.5 a5:.5 d5:1 b4:1 | a4:3 -:1
          | b4:.5 d5:.5 e5:.5 f#5:.5 a5:1 b5:1 | a5:.5 f#5:.5 e5:.5 d5:.5 e5:2 | f#5:1~ e5:.5 d5:.5 b4:1 e5:1 | d5:4`,
    }),
    waves: harmony({ level: -7, pan: 0.1, reverb: -10 }, guzheng, broken('0.1.2.1.', 0.5, [52, 69, 3], 0.45, 2.5)),
    low: bass({ level: -8, reverb: -12 }, guzheng, bassLine('x---', 38, { velocity: 0.6, hold: 1 })),
    bowl: texture({ level: -15, reverb: -5 }, bowl, {
      open: 'd4:8',
      a: '-:16 | d4:16',
      b: 'b3:16 | d4:16',
      end: 'd4:8',
    }),
  },
  sections: {
    open: ['D | D', 'tune:.85 low:.8 bowl'],
    a: ['D | Bm | A5 | D | Bm | Bm | A5 | D', 'tune waves:.9 low bowl'],
    b: ['Bm | D | A5 Bm | A5 | Bm | A5 | Bm A5 | D', 'flute waves:1.1 low bowl'],
    end: ['D | D', 'tune:.75 low:.7 bowl'],
  },
  form: ['open', 'a', 'b', 'end'],
};
