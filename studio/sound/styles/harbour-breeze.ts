import { rim, shaker, softKick } from '../instruments/drums.ts';
import { nylonGuitar, uprightBass } from '../instruments/plucked.ts';
import { vibraphone } from '../instruments/mallet.ts';
import { flute } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, drums, harmony, held, melody, struck, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A bossa for nylon strings and flute. */
export const harbourBreeze: Piece = {
  ...setting({ bpm: 132, looseness: 9, room: 'plate', loudness: -17, ritardando: 0.2 }),
  parts: {
    flute: melody({ level: -1, pan: 0.1, reverb: -9, velocity: 0.64 }, flute, {
      a: `g5:1.5 e5:.5 c5:1 e5:1 | g5:1 e5:.5 c5:1.5 a4:1 | b4:1.5 d5:.5 e5:2 | d5:.5 e5:1 d5:.5 b4:2
          | bb4:1.5 d5:.5 f5:1 a5:1 | a5:1 g5:.5 e5:1.5 d5:1 | e5:1 c5:3 | -:4`,
      b: `d5:1.5 f5:.5 a5:2 | c6:1 bb5:.5 a5:.5 g5:2 | g5:1.5 e5:.5 c5:1 d5:1 | a4:4
          | bb4:1 d5:.5 f5:1.5 a5:1 | g5:1.5 a5:.5 e5:2 | c5:3 a4:1 | c5:4`,
      end: 'c5:1.5 e5:.5 g5:6',
    }),
    guitar: harmony(
      { level: -3, pan: -0.2, reverb: -13 },
      nylonGuitar,
      struck('x..x..x...x..x..', [53, 70, 4], 0.62, 2.2, 0.012),
    ),
    vibes: texture({ level: -12, pan: 0.3, reverb: -8 }, vibraphone, held([65, 79, 2], 0.45)),
    bass: bass({ level: -4, reverb: -22 }, uprightBass, bassLine('x--5x--5', 31, { velocity: 0.7 })),
    kick: drums({ level: -13, reverb: -26 }, softKick, beat(['x..ox..ox..ox..o'])),
    rim: drums({ level: -14, pan: 0.2, reverb: -14 }, rim, beat(['x..x..x...x..x..', '..x...x..x..x...'])),
    shaker: drums({ level: -20, pan: -0.3, reverb: -18 }, shaker, beat(['xoooxoooxoooxooo'])),
  },
  sections: {
    open: ['Fmaj9 | Fmaj9 | Gm9 | C13', 'guitar:.9 shaker:.8'],
    a: ['Fmaj9 | Fmaj9 | G13 | G13 | Gm7 | C13 | Fmaj9 | Fmaj9', 'flute guitar bass kick rim shaker'],
    b: ['Bbmaj9 | C13 | Am7 | Dm9 | Gm7 | C13 | Fmaj9 | Fmaj9', 'flute:1.05 guitar vibes bass kick rim shaker'],
    end: ['Fmaj9 | Fmaj9', 'flute:.85 guitar:.85 bass:.85'],
  },
  form: ['open', 'a', 'b', 'a', 'end'],
};
