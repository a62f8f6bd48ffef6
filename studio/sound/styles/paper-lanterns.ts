import { warmPad } from '../instruments/ensembles.ts';
import { guzheng } from '../instruments/plucked.ts';
import { xiao } from '../instruments/winds.ts';
import { bass, broken, harmony, held, lines, melody, texture, together } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Guzheng and xiao in G gong: four phrases that begin, carry on, turn and come home. */
export const paperLanterns: Piece = {
  ...setting({ bpm: 72, looseness: 14, room: 'hall', loudness: -17, tail: 5, ritardando: 0.25 }),
  parts: {
    flute: melody({ level: 0, pan: 0.12, reverb: -8, velocity: 0.72 }, xiao, {
      a: `d5:1.5 e5:.5 g5:1 e5:1 | d5:1 b4:.5 d5:.5 a4:2~ | g4:1 a4:.5 b4:.5 d5:1.5 e5:.5 | b4:1 a4:.5 g4:.5 a4:2
          | d5:1.5 e5:.5 g5:1 a5:1 | b5:1~ a5:.5 g5:.5 e5:2 | g5:.5 e5:.5 d5:1 b4:.5 d5:.5 a4:1 | b4:.5 a4:.5 g4:3`,
      b: `e5:2 g5:1 a5:1 | b5:1.5~ a5:.5 g5:1 e5:1 | a5:2 g5:.5 e5:.5 d5:1 | e5:3 -:1
          | g5:1.5 e5:.5 d5:1 b4:1 | d5:1 e5:.5 d5:.5 b4:1 a4:1 | g4:1 a4:.5 b4:.5 d5:.5 b4:.5 a4:1 | g4:4`,
    }),
    zither: harmony(
      { level: -4, pan: -0.15, reverb: -9 },
      guzheng,
      together(
        broken('0.1.2.1.', 0.5, [50, 69, 3], 0.5, 3),
        lines(
          {
            open: 'd4:.12 e4:.12 g4:.12 a4:.12 b4:.12 d5:.12 e5:.12 g5:1.16 d5:1 b4:1 | a4:1~ b4:.5 a4:.5 g4:2',
            a: '-:15 d5:.25 e5:.25 g5:.25 a5:.25 | -:12 | -:1 d5:.5 g5:.5 b5:2',
            b: '-:14 e5:.5 g5:.5 a5:.5 b5:.5 | -:12 | -:1 g5:.12 e5:.12 d5:.12 b4:.12 a4:.12 g4:.4 -:2',
            end: 'g4:.14 a4:.14 b4:.14 d5:.14 e5:.14 g5:.14 a5:.14 b5:.14 d6:2.88 | g5:4',
          },
          0.68,
        ),
      ),
    ),
    low: bass({ level: -8, reverb: -10 }, guzheng, (section) =>
      section.spans.map(({ chord, at, beats }) => ({
        at,
        beats,
        pitch: 43 + ((((chord.bass - 43) % 12) + 12) % 12),
        velocity: 0.6,
      })),
    ),
    air: texture({ level: -15, reverb: -4 }, () => warmPad(1.2), held([55, 71, 3], 0.4, 0.5)),
  },
  sections: {
    open: ['G | D5', 'zither low:.8'],
    a: ['G | Em D5 | G | Em D5 | G | Em | D5 | G', 'flute zither low air:.7'],
    b: ['Em | G | A5 D5 | Em | G | Em D5 | G D5 | G', 'flute:1.1 zither low air'],
    end: ['G | G', 'zither:.8 low:.7 air:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};
