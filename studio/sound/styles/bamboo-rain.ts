import { warmPad } from '../instruments/ensembles.ts';
import { bowl, kalimba } from '../instruments/mallet.ts';
import { guzheng } from '../instruments/plucked.ts';
import { xiao } from '../instruments/winds.ts';
import { broken, harmony, held, melody, sparse, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A xiao in A yu among drops that fall as they like. */
export const bambooRain: Piece = {
  ...setting({
    bpm: 60,
    looseness: 22,
    room: 'cathedral',
    loudness: -19,
    tail: 6,
    ritardando: 0.15,
    echo: { beats: 0.75, feedback: 0.4 },
  }),
  parts: {
    flute: melody({ level: 0, pan: 0.05, reverb: -7, velocity: 0.66 }, xiao, {
      a: `a4:3 c5:1 | d5:1.5~ e5:.5 d5:2 | c5:1 a4:1 g4:2 | a4:3 -:1 | e5:2~ g5:1 e5:1 | d5:1 c5:.5 d5:.5 a4:2`,
      b: `c5:1 d5:1 e5:2 | g5:1.5~ a5:.5 e5:2 | d5:1 e5:.5 d5:.5 c5:1 a4:1 | g4:1 a4:3`,
      end: 'e4:1 g4:1 a4:4',
    }),
    drops: texture(
      { level: -7, pan: 0.25, reverb: -6, echo: -7 },
      kalimba,
      sparse(broken('3.0.2..1.3..2.0.', 0.25, [69, 88, 4], 0.45, 1), 0.62),
    ),
    zither: harmony(
      { level: -6, pan: -0.25, reverb: -8 },
      guzheng,
      sparse(broken('0...1...2.3.....', 0.25, [45, 67, 4], 0.5, 3), 0.9),
    ),
    pad: harmony({ level: -9, reverb: -5 }, () => warmPad(2.2), held([52, 69, 3], 0.5, 1)),
    bowl: texture({ level: -12, reverb: -5 }, bowl, {
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
