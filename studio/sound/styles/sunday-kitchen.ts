import { clap, shaker, softKick } from '../instruments/drums.ts';
import { celesta } from '../instruments/mallet.ts';
import { nylonGuitar, ukulele, uprightBass } from '../instruments/plucked.ts';
import { whistle } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, melody, struck, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Ukulele, whistle and claps while the pancakes turn. */
export const sundayKitchen: Piece = {
  ...setting({ bpm: 116, swing: 0.57, looseness: 9, room: 'room', loudness: -16, tail: 3 }),
  parts: {
    ukulele: harmony({ level: -3, pan: -0.2, reverb: -14 }, ukulele, struck('x.xo.oxo', [60, 76, 4], 0.68, 0.9, 0.03)),
    guitar: harmony({ level: -8, pan: 0.3, reverb: -13 }, nylonGuitar, broken('0.2.1.2.', 0.5, [50, 66, 3], 0.55, 1)),
    whistle: melody({ level: -2, pan: 0.08, reverb: -10 }, whistle, {
      a: `d5:.5 g5:.5 b5:1 a5:.5 g5:.5 d5:1 | a5:1 f#5:.5 a5:.5 d5:2 | e5:.5 g5:.5 b5:1 a5:.5 g5:.5 e5:1 | g5:1 e5:1 g5:2
          | d5:.5 g5:.5 b5:1 d6:1 b5:1 | a5:1 b5:.5 a5:.5 f#5:2 | e5:.5 g5:.5 c6:1 a5:.5 f#5:.5 d5:1 | g5:2 -:2`,
      b: `c6:1 b5:.5 c6:.5 g5:2 | b5:1 a5:.5 b5:.5 g5:2 | a5:1 g5:.5 a5:.5 e5:1 c5:1 | d5:1 f#5:1 a5:2
          | c6:1 b5:.5 c6:.5 e6:1 c6:1 | d6:1 b5:1 g5:2 | a5:1 c6:.5 a5:.5 f#5:1 a5:1 | g5:2 -:2`,
      end: 'b5:.5 a5:.5 g5:1 -:2',
    }),
    bells: texture({ level: -11, pan: 0.35, reverb: -11 }, celesta, broken('2...0.1.', 0.5, [74, 88, 3], 0.55, 1)),
    bass: bass({ level: -4, reverb: -24 }, uprightBass, bassLine('x-.x5-.x', 31, { velocity: 0.75 })),
    kick: drums({ level: -7, reverb: -26 }, softKick, beat(['x.......x.......', 'x.......x.x.....'])),
    clap: drums({ level: -10, pan: -0.1, reverb: -13 }, clap, beat(['....x.......x...'], '....x...x...x.x.')),
    shaker: drums({ level: -20, pan: -0.35, reverb: -18 }, shaker, beat(['x.o.x.o.x.o.x.o.'])),
  },
  sections: {
    open: ['G | D/F# | Em | C', 'ukulele:.95 shaker:.9'],
    a: ['G | D/F# | Em | C | G | D/F# | C D | G', 'ukulele whistle bass kick:.9 clap:.9 shaker'],
    b: ['C | G | Am7 | D | C | G | Am7 D | G', 'ukulele guitar whistle bells bass kick clap shaker'],
    end: ['G', 'ukulele:.9 whistle:.9 bass:.9'],
  },
  form: ['open', 'a', 'b', 'a', 'end'],
  cut: ['a', 'open', 'end'],
};
