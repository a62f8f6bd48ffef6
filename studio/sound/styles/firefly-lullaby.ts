import { glassPad } from '../instruments/ensembles.ts';
import { celesta, musicBox } from '../instruments/mallet.ts';
import { harp } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const TUNE =
  'c6:1 a5:1 f5:1 | g5:2 e5:1 | f5:1 bb5:1 d6:1 | c6:3 | d6:1 a5:1 f5:1 | bb5:2 f5:1 | g5:1 a5:1 bb5:1 | c6:2 g5:1';

/** A music box in F that somebody wound up before going to bed. */
export const fireflyLullaby: Piece = {
  ...setting({
    bpm: 100,
    meter: 3,
    looseness: 7,
    room: 'plate',
    loudness: -19,
    ritardando: 0.7,
    echo: { beats: 1.5, feedback: 0.25 },
  }),
  parts: {
    box: melody({ level: 0, reverb: -10, echo: -18, velocity: 0.68 }, musicBox, {
      a: TUNE,
      b: 'd6:1.5 c6:.5 bb5:1 | c6:2 g5:1 | a5:1.5 g5:.5 e5:1 | f5:3 | bb5:1 a5:1 g5:1 | e5:1 g5:1 c6:1 | a5:3 | f5:2 -:1',
      again: TUNE,
      end: 'a5:1 g5:1 f5:1 | e5:1 g5:1 c6:1 | f5:3 | -:3',
    }),
    comb: harmony({ level: -8, pan: -0.15, reverb: -11 }, musicBox, broken('012', 1, [60, 76, 3], 0.45, 2)),
    harp: harmony({ level: -8, pan: 0.25, reverb: -9 }, harp, broken('.1213.', 0.5, [53, 70, 4], 0.5, 2)),
    low: bass({ level: -8, reverb: -12 }, harp, bassLine('x--', 41, { velocity: 0.5, hold: 1 })),
    glass: texture({ level: -13, reverb: -5 }, glassPad, held([57, 72, 3], 0.45, 0.3)),
    stars: texture({ level: -14, pan: 0.35, reverb: -6, echo: -10 }, celesta, broken('..2..0', 1, [81, 93, 3], 0.45)),
  },
  sections: {
    open: ['F | F | C | C', 'comb:.9 low:.8'],
    a: ['F | C/E | Bb | F | Dm | Bb | Gm | C', 'box comb low glass:.8'],
    b: ['Bb | C | Am | Dm | Gm | C7 | F | F', 'box harp low glass stars:.9'],
    again: ['F | C/E | Bb | F | Dm | Bb | Gm | C', 'box comb:.9 harp:.9 low glass stars'],
    end: ['F | C7 | F | F', 'box:.8 comb:.8 low:.8 glass:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
