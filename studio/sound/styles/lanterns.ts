import { cymbalSwell, softKick, woodEdge } from '../instruments/drums.ts';
import { warmPad, darkDrone, glassPad, strings } from '../instruments/ensembles.ts';
import { celesta, marimba, vibraphone, bowl } from '../instruments/mallet.ts';
import { guzheng, uprightBass } from '../instruments/plucked.ts';
import { xiao } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, held, lines, melody, texture, together, beat, drums } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Guzheng and xiao in G gong: four phrases that begin, carry on, turn and come home. */
export const paperLanterns: Piece = {
  ...setting({ bpm: 72, loose: 14, room: 'hall', loudness: -17, tail: 5, ritardando: 0.25 }),
  parts: {
    flute: melody(0, { pan: 0.12, reverb: -8, velocity: 0.72 }, xiao, {
      a: `d5:1.5 e5:.5 g5:1 e5:1 | d5:1 b4:.5 d5:.5 a4:2~ | g4:1 a4:.5 b4:.5 d5:1.5 e5:.5 | b4:1 a4:.5 g4:.5 a4:2
          | d5:1.5 e5:.5 g5:1 a5:1 | b5:1~ a5:.5 g5:.5 e5:2 | g5:.5 e5:.5 d5:1 b4:.5 d5:.5 a4:1 | b4:.5 a4:.5 g4:3`,
      b: `e5:2 g5:1 a5:1 | b5:1.5~ a5:.5 g5:1 e5:1 | a5:2 g5:.5 e5:.5 d5:1 | e5:3 -:1
          | g5:1.5 e5:.5 d5:1 b4:1 | d5:1 e5:.5 d5:.5 b4:1 a4:1 | g4:1 a4:.5 b4:.5 d5:.5 b4:.5 a4:1 | g4:4`,
    }),
    zither: harmony(
      -4,
      { pan: -0.15, reverb: -9 },
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
    low: bass(-8, { reverb: -10 }, guzheng, (section) =>
      section.spans.map(({ chord, at, beats }) => ({
        at,
        beats,
        pitch: 43 + ((((chord.bass - 43) % 12) + 12) % 12),
        velocity: 0.6,
      })),
    ),
    air: texture(-15, { reverb: -4 }, () => warmPad(1.2), held([55, 71, 3], 0.4, 0.5)),
  },
  sections: {
    open: ['G | D5', 'zither low:.8'],
    a: ['G | Em D5 | G | Em D5 | G | Em | D5 | G', 'flute zither low air:.7'],
    b: ['Em | G | A5 D5 | Em | G | Em D5 | G D5 | G', 'flute:1.1 zither low air'],
    end: ['G | G', 'zither:.8 low:.7 air:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};

/** Two marimbas whose patterns are of different lengths and drift past one another. */
export const bambooClock: Piece = {
  ...setting({ bpm: 126, loose: 5, room: 'plate', loudness: -17 }),
  parts: {
    first: melody(0, { pan: -0.35, reverb: -12 }, marimba, broken('0.2.31.0.23.', 0.5, [57, 76, 4], 0.68, 1)),
    second: melody(-3, { pan: 0.35, reverb: -12 }, marimba, broken('3.1.02.130', 0.5, [64, 83, 4], 0.6, 1)),
    third: texture(-11, { pan: 0.1, reverb: -8 }, celesta, broken('2.03.1..0.2.1.3.', 0.25, [76, 91, 4], 0.5, 0.5)),
    vibes: harmony(-8, { reverb: -7 }, vibraphone, held([64, 78, 2], 0.5)),
    bass: bass(-5, { reverb: -20 }, uprightBass, bassLine(['x-----5-', 'x---..x-'], 28, { velocity: 0.7 })),
  },
  sections: {
    open: ['Em7 | Em7 | Em7 | Em7', 'first:.8'],
    two: ['Em7 | Em7 | Cadd9 | Cadd9', 'first:.95 second:.85'],
    bass: ['Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | Am7 | Am7', 'first second:.95 bass:.9 vibes:.8'],
    full: ['Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | D | D', 'first:1.05 second third:.9 bass vibes'],
    end: ['Em7 | Em7 | Em7', 'first:.8 vibes:.8 third:.5'],
  },
  form: ['open', 'two', 'bass', 'full', 'end'],
};

/** Something moves below: a drone on D, a slow pulse, a semitone that will not resolve. */
export const deepWater: Piece = {
  ...setting({
    bpm: 64,
    loose: 12,
    room: 'cathedral',
    loudness: -19,
    tail: 6,
    echo: { beats: 1.5, feedback: 0.5 },
  }),
  parts: {
    drone: bass(-2, { reverb: -12 }, darkDrone, bassLine('x---', 38, { velocity: 0.7, hold: 1.2 })),
    low: harmony(-8, { reverb: -6 }, () => strings(1.6), held([50, 65, 3], 0.5, 0.5)),
    glass: texture(-10, { reverb: -3, echo: -10, velocity: 0.5 }, glassPad, {
      b: 'a5:8 | bb5:8 | a5:8 | g#5:8',
    }),
    bowl: melody(-7, { reverb: -4, echo: -10 }, bowl, {
      a: '-:4 a3:12 | d4:8',
      b: 'd4:12 a3:12 | eb4:8',
      end: 'd4:8',
    }),
    kick: drums(-5, { reverb: -12 }, softKick, beat(['X..o............'])),
    tick: drums(-17, { pan: 0.3, reverb: -6 }, woodEdge, beat(['....o.......o...', '....o.......o.o.'])),
    swell: drums(-17, { reverb: -6 }, cymbalSwell, ({ beats }) => [
      { at: beats - 6, beats: 6, pitch: 60, velocity: 0.7 },
    ]),
  },
  sections: {
    a: ['D5 | D5 | Dm | Dm', 'drone:.8 bowl:.8'],
    b: ['Dm | Dm | Bb/D | Bb/D | Gm/D | Gm/D | A7b9/D | A7b9/D', 'drone low:.9 glass:.8 bowl kick:.8 tick:.8 swell'],
    end: ['D5 | D5', 'drone:.7 bowl:.8'],
  },
  form: ['a', 'b', 'end'],
};
