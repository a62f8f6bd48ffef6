import { greatDrum, tightDrum, woodEdge } from '../instruments/great-drums.ts';
import { bowl } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { flute } from '../instruments/winds.ts';
import { beat, broken, drums, harmony, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Great drums, wooden edges and a bamboo flute on the way to the temple. */
export const templeFair: Piece = {
  ...setting({ bpm: 120, looseness: 8, room: 'hall', loudness: -15 }),
  parts: {
    great: drums(
      { level: -1, reverb: -13 },
      greatDrum,
      beat(['X.....x.X...x...', 'X.....x.X.x.x.x.'], 'X.x.X.x.XxXxXXXX'),
    ),
    tight: drums(
      { level: -6, pan: 0.25, reverb: -13 },
      tightDrum,
      beat(['..x.o.x...x.oox.', '..x.o.x...xoxox.'], '..x.oox.x.x.xxxx'),
    ),
    left: drums({ level: -8, pan: -0.35, reverb: -13 }, tightDrum, beat(['....x..o....x.o.', '.o..x..o..o.x...'])),
    wood: drums({ level: -13, pan: -0.2, reverb: -14 }, woodEdge, beat(['x.xox.xox.xox.xo'])),
    gong: texture({ level: -9, reverb: -6, velocity: 0.8 }, bowl, {
      call: 'd3:16',
      tune: 'd3:16 | a2:16',
      turn: 'b2:16 | a2:16',
      end: 'd3:8',
    }),
    flute: melody({ level: 0, pan: 0.1, reverb: -9, velocity: 0.75 }, flute, {
      tune: `d5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 a5:.5 f#5:.5 e5:.5 d5:2 | e5:1 f#5:.5 e5:.5 d5:1 b4:1 | a4:1.5 b4:.5 d5:2
          | d5:1 f#5:.5 a5:.5 b5:1 d6:1 | b5:.5 d6:.5 b5:.5 a5:.5 f#5:2 | a5:1 f#5:.5 e5:.5 f#5:.5 e5:.5 b4:1 | d5:3 -:1`,
      turn: `b5:1~ b5:.5 a5:.5 b5:1 d6:1 | a5:1 f#5:.5 a5:.5 e5:2 | f#5:1~ f#5:.5 e5:.5 f#5:1 a5:1 | e5:1 d5:.5 e5:.5 b4:2
          | d5:.5 e5:.5 f#5:.5 a5:.5 b5:1 a5:1 | d6:1 b5:.5 a5:.5 f#5:2 | e5:.5 f#5:.5 a5:.5 f#5:.5 e5:1 b4:1 | d5:3 -:1`,
      end: 'a5:.5 b5:.5 d6:3',
    }),
    zither: harmony({ level: -7, pan: -0.25, reverb: -12 }, guzheng, broken('02120212', 0.5, [57, 74, 3], 0.55, 0.9)),
  },
  sections: {
    call: ['D5 | D5 | D5 | D5', 'great:.85 tight:.7 wood:.8 gong'],
    tune: ['D | D | Bm | A5 | D | Bm | A5 | D', 'great:.85 tight:.8 wood:.9 gong flute zither'],
    turn: ['Bm | A5 | D | A5 | Bm | D | A5 | D', 'great tight left wood gong flute:1.1 zither'],
    end: ['D | D', 'great:.9 gong flute zither:.8'],
  },
  form: ['call', 'tune', 'turn', 'end'],
};
