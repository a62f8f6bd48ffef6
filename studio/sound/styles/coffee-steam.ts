import { brush, hat, softKick } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/piano.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { reed } from '../instruments/winds.ts';
import { walking } from '../score/bass.ts';
import { bass, beat, drums, harmony, melody, struck } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const TUNE = `-:.5 a4:.5 d5:.5 e5:.5 f5:1 e5:1 | d5:.5 b4:.5 e5:2 -:1 | -:.5 g4:.5 b4:.5 d5:.5 e5:1 d5:1 | c#5:1.5 bb4:.5 g4:2
  | -:.5 a4:.5 c5:.5 e5:.5 g5:1 e5:1 | e5:1 d5:.5 b4:.5 d5:2 | e5:3 -:1 | -:4`;

/** A small trio before the café opens: walking bass, brushes, a clarinet. */
export const coffeeSteam: Piece = {
  ...setting({ bpm: 112, swing: 0.63, looseness: 11, room: 'room', loudness: -17, tail: 3, ritardando: 0.25 }),
  parts: {
    reed: melody({ level: -1, pan: 0.12, reverb: -10, velocity: 0.64 }, reed, {
      a: TUNE,
      b: `c5:.5 e5:.5 g5:1 a5:1 g5:1 | ab5:1.5 f5:.5 d5:2 | e5:.5 d5:.5 b4:1 g4:2 | bb4:.5 c#5:.5 e5:1 g5:2
          | f5:1 e5:.5 d5:.5 a4:2 | b4:.5 d5:.5 e5:1 -:2 | g4:.5 b4:.5 d5:1 c#5:1 e5:1 | d5:1 c5:1 b4:2`,
      again: TUNE,
      end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
    }),
    keys: harmony({ level: -6, pan: -0.2, reverb: -13 }, electricPiano, struck('x..x..o.', [55, 72, 4], 0.52, 1.4)),
    bass: bass({ level: -3, reverb: -22 }, uprightBass, walking(31)),
    brush: drums({ level: -11, pan: 0.15, reverb: -15 }, brush, beat(['o.x.o.x.', 'o.x.o.xo'])),
    hat: drums({ level: -19, pan: 0.3, reverb: -18 }, hat, beat(['x.xox.xo'])),
    kick: drums({ level: -15, reverb: -24 }, softKick, beat(['o...o...', 'o...o..o'])),
  },
  sections: {
    open: ['Dm9 | G13 | Em7 A7b9 | Dm9 G13', 'keys:.9 bass:.9 brush:.8'],
    a: ['Dm7 | G13 | Cmaj9 | A7b9 | Dm9 | G13 | Cmaj9 | Cmaj9', 'reed keys bass brush hat kick'],
    b: ['Fmaj9 | Bb9 | Cmaj9 | A7b9 | Dm7 | G13 | Em7 A7 | Dm7 G7', 'reed:1.05 keys bass brush hat kick'],
    again: ['Dm7 | G13 | Cmaj9 | A7b9 | Dm9 | G13 | Cmaj9 | Cmaj9', 'reed keys bass brush hat kick'],
    end: ['Cmaj9', 'reed:.8 keys:.9 bass:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
