import { choir, darkDrone, glassPad, warmPad } from '../instruments/ensembles.ts';
import { bowl, celesta } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { bass, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Slow pads in D that open like fog over a valley. */
export const morningMist: Piece = {
  ...setting({
    bpm: 76,
    looseness: 18,
    room: 'cathedral',
    loudness: -18,
    tail: 6,
    echo: { beats: 1.5, feedback: 0.45 },
  }),
  parts: {
    pad: harmony({ level: -3, reverb: -5 }, warmPad, held([54, 76, 4], 0.6, 1)),
    deep: bass({ level: -9, reverb: -14 }, darkDrone, bassLine('x---', 38, { hold: 1.1, velocity: 0.5 })),
    glass: texture({ level: -9, reverb: -3 }, glassPad, held([69, 86, 2], 0.5, 0.4)),
    voices: texture({ level: -8, reverb: -3 }, choir, held([57, 74, 3], 0.5, 0.5)),
    bells: melody({ level: -5, reverb: -4, echo: -9 }, celesta, {
      a: '-:4 | f#5:3 e5:1 | d5:4 | -:2 a5:2 | f#5:4 | -:3 b5:1 | a5:4 | -:4',
      b: 'f#5:2 a5:2 | d6:3 c#6:1 | b5:4 | -:2 f#5:1 a5:1 | g5:3 b5:1 | a5:4 | e5:2 d5:2 | e5:4',
      end: '-:2 a5:2 | f#5:4',
    }),
    bowl: texture({ level: -12, reverb: -4 }, bowl, {
      a: 'd4:4 -:12 | b3:4 -:12',
      b: 'g3:4 -:12 | a3:4 -:12',
      end: 'd4:8',
    }),
  },
  sections: {
    open: ['Dadd9 | Dadd9', 'pad:.8 deep:.7'],
    a: ['Dadd9 | Dadd9 | Bm7 | Bm7 | Gadd9 | Gadd9 | A7sus4 | A7sus4', 'pad deep glass:.8 bells:.8 bowl:.7'],
    b: ['Bm7 | Bm7 | Gadd9 | Gadd9 | Em7 | Em7 | A7sus4 | A7sus4', 'pad:1.15 deep glass voices bells bowl:.8'],
    end: ['Dadd9 | Dadd9', 'pad:.8 deep:.8 voices:.6 bells:.6 bowl:.6'],
  },
  form: ['open', 'a', 'b', 'end'],
};
