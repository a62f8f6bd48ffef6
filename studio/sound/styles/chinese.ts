import { warmPad } from '../instruments/ensembles.ts';
import { greatDrum, tightDrum, woodEdge } from '../instruments/drums.ts';
import { bowl, kalimba } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { flute, xiao } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, drums, harmony, melody, texture, bass, lines, rolled, held, sparse } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Great drums, wooden edges and a bamboo flute on the way to the temple. */
export const templeFair: Piece = {
  ...setting({ bpm: 120, loose: 8, room: 'hall', loudness: -15 }),
  parts: {
    great: drums(-1, { reverb: -13 }, greatDrum, beat(['X.....x.X...x...', 'X.....x.X.x.x.x.'], 'X.x.X.x.XxXxXXXX')),
    tight: drums(
      -6,
      { pan: 0.25, reverb: -13 },
      tightDrum,
      beat(['..x.o.x...x.oox.', '..x.o.x...xoxox.'], '..x.oox.x.x.xxxx'),
    ),
    left: drums(-8, { pan: -0.35, reverb: -13 }, tightDrum, beat(['....x..o....x.o.', '.o..x..o..o.x...'])),
    wood: drums(-13, { pan: -0.2, reverb: -14 }, woodEdge, beat(['x.xox.xox.xox.xo'])),
    gong: texture(-9, { reverb: -6, velocity: 0.8 }, bowl, {
      call: 'd3:16',
      tune: 'd3:16 | a2:16',
      turn: 'b2:16 | a2:16',
      end: 'd3:8',
    }),
    flute: melody(0, { pan: 0.1, reverb: -9, velocity: 0.75 }, flute, {
      tune: `d5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 a5:.5 f#5:.5 e5:.5 d5:2 | e5:1 f#5:.5 e5:.5 d5:1 b4:1 | a4:1.5 b4:.5 d5:2
          | d5:1 f#5:.5 a5:.5 b5:1 d6:1 | b5:.5 d6:.5 b5:.5 a5:.5 f#5:2 | a5:1 f#5:.5 e5:.5 f#5:.5 e5:.5 b4:1 | d5:3 -:1`,
      turn: `b5:1~ b5:.5 a5:.5 b5:1 d6:1 | a5:1 f#5:.5 a5:.5 e5:2 | f#5:1~ f#5:.5 e5:.5 f#5:1 a5:1 | e5:1 d5:.5 e5:.5 b4:2
          | d5:.5 e5:.5 f#5:.5 a5:.5 b5:1 a5:1 | d6:1 b5:.5 a5:.5 f#5:2 | e5:.5 f#5:.5 a5:.5 f#5:.5 e5:1 b4:1 | d5:3 -:1`,
      end: 'a5:.5 b5:.5 d6:3',
    }),
    zither: harmony(-7, { pan: -0.25, reverb: -12 }, guzheng, broken('02120212', 0.5, [57, 74, 3], 0.55, 0.9)),
  },
  sections: {
    call: ['D5 | D5 | D5 | D5', 'great:.85 tight:.7 wood:.8 gong'],
    tune: ['D | D | Bm | A5 | D | Bm | A5 | D', 'great:.85 tight:.8 wood:.9 gong flute zither'],
    turn: ['Bm | A5 | D | A5 | Bm | D | A5 | D', 'great tight left wood gong flute:1.1 zither'],
    end: ['D | D', 'great:.9 gong flute zither:.8'],
  },
  form: ['call', 'tune', 'turn', 'end'],
};

const LOTUS_TUNE = `a4:1 b4:.5 d5:.5 e5:1 d5:1 | f#5:1.5~ e5:.5 d5:2 | e5:1 f#5:.5 a5:.5 b5:1 a5:1 | f#5:.5 e5:.5 d5:.5 b4:.5 a4:2
  | b4:1 d5:.5 e5:.5 f#5:1 a5:1 | b5:1.5~ a5:.5 f#5:2 | e5:.5 f#5:.5 e5:.5 d5:.5 b4:1 a4:1 | d5:3 -:1`;

/** A guzheng by the water in D gong; later a bamboo flute answers. */
export const lotusPond: Piece = {
  ...setting({ bpm: 80, loose: 13, room: 'hall', loudness: -17, tail: 5, ritardando: 0.3 }),
  parts: {
    tune: melody(
      0,
      { pan: -0.1, reverb: -10 },
      guzheng,
      rolled(
        lines(
          {
            open: 'd5:.12 e5:.12 f#5:.12 a5:.12 b5:.12 d6:1.4 b5:1 a5:1 | f#5:.5~ e5:.5 d5:3',
            a: LOTUS_TUNE,
            end: 'a4:.14 b4:.14 d5:.14 e5:.14 f#5:.14 a5:.14 b5:.14 d6:3.02 | d5:4',
          },
          0.72,
        ),
        1.8,
        0.125,
      ),
    ),
    flute: melody(-1, { pan: 0.2, reverb: -8, velocity: 0.68 }, flute, {
      b: `d6:1 b5:.5 a5:.5 b5:2 | a5:1 f#5:.5 e5:.5 f#5:2 | e5:1 f#5:.5 a5:.5 d5:1 b4:1 | a4:3 -:1
          | b4:.5 d5:.5 e5:.5 f#5:.5 a5:1 b5:1 | a5:.5 f#5:.5 e5:.5 d5:.5 e5:2 | f#5:1~ e5:.5 d5:.5 b4:1 e5:1 | d5:4`,
    }),
    waves: harmony(-7, { pan: 0.1, reverb: -10 }, guzheng, broken('0.1.2.1.', 0.5, [52, 69, 3], 0.45, 2.5)),
    low: bass(-8, { reverb: -12 }, guzheng, bassLine('x---', 38, { velocity: 0.6, hold: 1 })),
    bowl: texture(-15, { reverb: -5 }, bowl, {
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

/** A xiao in A yu among drops that fall as they like. */
export const bambooRain: Piece = {
  ...setting({
    bpm: 60,
    loose: 22,
    room: 'cathedral',
    loudness: -19,
    tail: 6,
    ritardando: 0.15,
    echo: { beats: 0.75, feedback: 0.4 },
  }),
  parts: {
    flute: melody(0, { pan: 0.05, reverb: -7, velocity: 0.66 }, xiao, {
      a: `a4:3 c5:1 | d5:1.5~ e5:.5 d5:2 | c5:1 a4:1 g4:2 | a4:3 -:1 | e5:2~ g5:1 e5:1 | d5:1 c5:.5 d5:.5 a4:2`,
      b: `c5:1 d5:1 e5:2 | g5:1.5~ a5:.5 e5:2 | d5:1 e5:.5 d5:.5 c5:1 a4:1 | g4:1 a4:3`,
      end: 'e4:1 g4:1 a4:4',
    }),
    drops: texture(
      -7,
      { pan: 0.25, reverb: -6, echo: -7 },
      kalimba,
      sparse(broken('3.0.2..1.3..2.0.', 0.25, [69, 88, 4], 0.45, 1), 0.62),
    ),
    zither: harmony(
      -6,
      { pan: -0.25, reverb: -8 },
      guzheng,
      sparse(broken('0...1...2.3.....', 0.25, [45, 67, 4], 0.5, 3), 0.9),
    ),
    pad: harmony(-9, { reverb: -5 }, () => warmPad(2.2), held([52, 69, 3], 0.5, 1)),
    bowl: texture(-12, { reverb: -5 }, bowl, {
      open: 'a3:8',
      a: 'a3:12 -:4 | g3:8',
      b: 'c4:8 | a3:8',
      end: 'a3:8',
    }),
  },
  sections: {
    open: ['Am7 | Am7', 'drops:.9 zither:.8 pad:.7 bowl'],
    a: ['Am7 | D5 | C | Am7 | Am7 | D5', 'flute drops zither pad bowl'],
    b: ['C | Am7 | D5 | Am7', 'flute:1.1 drops zither pad:1.1 bowl'],
    end: ['Am7 | Am7', 'flute:.75 drops:.8 zither:.7 pad:.8 bowl'],
  },
  form: ['open', 'a', 'b', 'end'],
};
