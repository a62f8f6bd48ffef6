import { chorus } from '../dsp/modulation.ts';
import { accordion } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { nylonGuitar, pizzicato, uprightBass } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, melody, struck } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const TUNE = `a4:.5 c5:.5 e5:1 a5:1 | g5:.5 a5:.5 e5:2 | g#4:.5 b4:.5 d5:1 e5:1 | f5:.5 e5:.5 d5:2
  | b4:.5 d5:.5 g#5:1 b5:1 | a5:.5 g#5:.5 e5:2 | c5:1 b4:.5 c5:.5 e5:1 | a4:2.5 -:.5
  | d5:.5 f5:.5 a5:2 | g5:.5 f5:.5 d5:2 | c5:.5 e5:.5 a5:1 e5:1 | c5:.5 b4:.5 a4:2
  | b4:1 d#5:1 f#5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`;

/** A waltz for accordion and guitars in A minor. */
export const autumnCarousel: Piece = {
  ...setting({ bpm: 146, meter: 3, looseness: 9, room: 'room', loudness: -16, tail: 3, ritardando: 0.5 }),
  parts: {
    accordion: melody({ level: -1, reverb: -11, process: (bus) => chorus(bus, 0.55, 1.1), velocity: 0.72 }, accordion, {
      a: TUNE,
      b: `g5:1 e5:.5 g5:.5 c6:1 | b5:.5 a5:.5 g5:2 | d5:1 b4:.5 d5:.5 g5:1 | a5:.5 g5:.5 d5:2
          | f5:1 d5:.5 f5:.5 b5:1 | a5:.5 g5:.5 f5:2 | e5:1 d#5:.5 e5:.5 g5:1 | c5:2.5 -:.5
          | a5:1 f5:.5 a5:.5 c6:1 | a5:.5 g5:.5 f5:2 | g5:1 e5:1 c5:1 | c#5:1 e5:1 g5:1
          | f5:1 a5:1 f5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`,
      again: TUNE,
      end: 'c5:.5 b4:.5 a4:2 | e5:.5 c5:.5 a4:2',
    }),
    guitar: harmony({ level: -6, pan: -0.25, reverb: -13 }, nylonGuitar, struck('.xo', [52, 69, 3], 0.65, 0.6, 0.035)),
    bass: bass({ level: -5, reverb: -24 }, uprightBass, bassLine(['x-.', '5-.'], 33, { velocity: 0.75 })),
    pick: harmony({ level: -11, pan: 0.35, reverb: -11 }, pizzicato, broken('01.', 1, [64, 81, 3], 0.55)),
    bells: melody({ level: -9, pan: 0.3, reverb: -9, velocity: 0.6 }, celesta, {
      again: TUNE.replaceAll('5:', '6:').replaceAll('4:', '5:'),
    }),
  },
  sections: {
    open: ['Am | Am | E7 | E7', 'guitar:.85 bass:.9'],
    a: ['Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am', 'accordion:.9 guitar bass'],
    b: ['C | C | G | G | G7 | G7 | C | C | F | F | C | A7 | Dm | E7 | Am | Am', 'accordion:1.05 guitar bass pick'],
    again: [
      'Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am',
      'accordion guitar bass pick:.9 bells',
    ],
    end: ['Am | Am', 'accordion:.8 guitar:.8 bass:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
