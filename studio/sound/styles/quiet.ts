import { strings, choir, darkDrone, glassPad, warmPad } from '../instruments/ensembles.ts';
import { bowl, celesta, musicBox } from '../instruments/mallet.ts';
import { feltPiano } from '../instruments/piano.ts';
import { harp } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, melody, held, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A felt piano alone, late in the afternoon. */
export const quietWindow: Piece = {
  ...setting({ bpm: 72, loose: 11, room: 'hall', loudness: -19, tail: 5, ritardando: 0.35 }),
  parts: {
    right: melody(0, { reverb: -11, velocity: 0.62 }, feltPiano, {
      a: `e5:1.5 d5:.5 c5:1 g4:1 | d5:2.5 g4:.5 d5:.5 e5:.5 | c5:2.5 b4:.5 a4:1 | a4:1 c5:1 e5:1 a5:1
          | g5:2.5 e5:.5 d5:.5 c5:.5 | c5:1.5 a4:.5 e4:1 a4:1 | d5:1 c5:.5 d5:.5 g4:1 c5:1 | b4:3 -:1`,
      b: `c5:1 e5:1 a5:1.5 g5:.5 | g5:2 e5:1 b4:1 | a4:1 c5:1 g5:1.5 e5:.5 | e5:2 d5:1 c5:1
          | f5:1.5 e5:.5 d5:1 a4:1 | c5:1.5 b4:.5 a4:1 e4:1 | a4:1 c5:1 e5:1 g5:1 | d5:1 c5:1 b4:2`,
      end: 'a4:1 c5:1 e5:2 | g4:1 c5:1 d5:2 | e5:4',
    }),
    left: harmony(-6, { reverb: -11 }, feltPiano, broken('.1213121', 0.5, [48, 67, 4], 0.4, 3)),
    low: bass(-7, { reverb: -13 }, feltPiano, bassLine('x---', 36, { velocity: 0.5, hold: 1.05 })),
  },
  sections: {
    open: ['Cadd9 | Fmaj7', 'left:.9 low:.9'],
    a: ['Cadd9 | G/B | Am7 | Fmaj7 | C/E | Fmaj7 | Gsus4 | G', 'right:.95 left low'],
    b: ['Am7 | Em7 | Fmaj7 | Cadd9 | Dm7 | Am7 | Fmaj7 | Gsus4 G', 'right:1.15 left:1.1 low:1.1'],
    end: ['Fmaj7 | Cadd9 | Cadd9', 'right:.8 left:.75 low:.8'],
  },
  form: ['open', 'a', 'b', 'end'],
};

const SNOW_TUNE = 'f#5:2 e5:1 | d5:2 b4:1 | d5:1 e5:1 f#5:1 | e5:3 | f#5:2 a5:1 | b5:2 a5:1 | f#5:1 e5:1 d5:1 | c#5:3';

/** Piano and strings in B minor, three to the bar, for what was never sent. */
export const snowLetters: Piece = {
  ...setting({ bpm: 90, meter: 3, loose: 12, room: 'hall', loudness: -18, tail: 5, ritardando: 0.3 }),
  parts: {
    tune: melody(0, { reverb: -10, velocity: 0.66 }, feltPiano, {
      a: SNOW_TUNE,
      again: SNOW_TUNE,
      end: 'd5:1 g5:1 b5:1 | e5:1 a5:2 | f#5:3 | d5:3',
    }),
    left: harmony(-7, { reverb: -11 }, feltPiano, broken('012321', 0.5, [47, 66, 4], 0.42, 2.5)),
    low: bass(-8, { reverb: -14 }, feltPiano, bassLine('x--', 35, { velocity: 0.5, hold: 1 })),
    violins: melody(-2, { pan: -0.12, reverb: -8, velocity: 0.62 }, () => strings(0.32), {
      b: 'b5:2 a5:1 | c#6:2 a5:1 | a5:2 f#5:1 | f#5:2 d5:1 | g5:2 e5:1 | d5:2 b4:1 | d5:2 e5:1 | e5:3',
      again: '-:12 | d6:3 | d6:3 | a5:3 | a5:3',
    }),
    strings: harmony(-8, { reverb: -7 }, () => strings(0.5), held([54, 73, 4], 0.5, 0.2)),
    cellos: bass(-11, { reverb: -10 }, () => strings(0.4), bassLine('x--', 35, { velocity: 0.5, hold: 1.05 })),
  },
  sections: {
    open: ['Bm | Gadd9', 'left:.9 low:.9'],
    a: ['Bm | G | D | A/C# | Bm | G | D | A', 'tune:.95 left low'],
    b: ['G | A | D | Bm | Em | G | A7sus4 | A', 'left low violins strings:.9 cellos'],
    again: ['Bm | G | D | A/C# | Bm | G | D | A', 'tune:1.1 left:1.05 low:1.05 violins:.8 strings cellos'],
    end: ['G | A | D | D', 'tune:.8 left:.75 low:.8 strings:.7 cellos:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};

/** Slow pads in D that open like fog over a valley. */
export const morningMist: Piece = {
  ...setting({
    bpm: 76,
    loose: 18,
    room: 'cathedral',
    loudness: -18,
    tail: 6,
    echo: { beats: 1.5, feedback: 0.45 },
  }),
  parts: {
    pad: harmony(-3, { reverb: -5 }, warmPad, held([54, 76, 4], 0.6, 1)),
    deep: bass(-9, { reverb: -14 }, darkDrone, bassLine('x---', 38, { hold: 1.1, velocity: 0.5 })),
    glass: texture(-9, { reverb: -3 }, glassPad, held([69, 86, 2], 0.5, 0.4)),
    voices: texture(-8, { reverb: -3 }, choir, held([57, 74, 3], 0.5, 0.5)),
    bells: melody(-5, { reverb: -4, echo: -9 }, celesta, {
      a: '-:4 | f#5:3 e5:1 | d5:4 | -:2 a5:2 | f#5:4 | -:3 b5:1 | a5:4 | -:4',
      b: 'f#5:2 a5:2 | d6:3 c#6:1 | b5:4 | -:2 f#5:1 a5:1 | g5:3 b5:1 | a5:4 | e5:2 d5:2 | e5:4',
      end: '-:2 a5:2 | f#5:4',
    }),
    bowl: texture(-12, { reverb: -4 }, bowl, {
      a: 'd4:4 -:12 | b3:4 -:12',
      b: 'g3:4 -:12 | a3:4 -:12',
      end: 'd4:8',
    }),
  },
  sections: {
    open: ['Dadd9 | Dadd9', 'pad:.8 deep:.7'],
    a: ['Dadd9 | Dadd9 | Bm7 | Bm7 | Gadd9 | Gadd9 | A7sus4 | A7sus4', 'pad deep glass:.8 bells:.8 bowl:.7'],
    b: ['Bm7 | Bm7 | Gadd9 | Gadd9 | Em7 | Em7 | A7sus4 | A7sus4', 'pad:1.15 deep glass voices bells bowl:.8'],
    end: ['Dadd9 | Dadd9', 'pad:.8 deep:.8 voices:.6 bells:.6 bowl:.6'],
  },
  form: ['open', 'a', 'b', 'end'],
};

const FIREFLY_TUNE =
  'c6:1 a5:1 f5:1 | g5:2 e5:1 | f5:1 bb5:1 d6:1 | c6:3 | d6:1 a5:1 f5:1 | bb5:2 f5:1 | g5:1 a5:1 bb5:1 | c6:2 g5:1';

/** A music box in F that somebody wound up before going to bed. */
export const fireflyLullaby: Piece = {
  ...setting({
    bpm: 100,
    meter: 3,
    loose: 7,
    room: 'plate',
    loudness: -19,
    ritardando: 0.7,
    echo: { beats: 1.5, feedback: 0.25 },
  }),
  parts: {
    box: melody(0, { reverb: -10, echo: -18, velocity: 0.68 }, musicBox, {
      a: FIREFLY_TUNE,
      b: 'd6:1.5 c6:.5 bb5:1 | c6:2 g5:1 | a5:1.5 g5:.5 e5:1 | f5:3 | bb5:1 a5:1 g5:1 | e5:1 g5:1 c6:1 | a5:3 | f5:2 -:1',
      again: FIREFLY_TUNE,
      end: 'a5:1 g5:1 f5:1 | e5:1 g5:1 c6:1 | f5:3 | -:3',
    }),
    comb: harmony(-8, { pan: -0.15, reverb: -11 }, musicBox, broken('012', 1, [60, 76, 3], 0.45, 2)),
    harp: harmony(-8, { pan: 0.25, reverb: -9 }, harp, broken('.1213.', 0.5, [53, 70, 4], 0.5, 2)),
    low: bass(-8, { reverb: -12 }, harp, bassLine('x--', 41, { velocity: 0.5, hold: 1 })),
    glass: texture(-13, { reverb: -5 }, glassPad, held([57, 72, 3], 0.45, 0.3)),
    stars: texture(-14, { pan: 0.35, reverb: -6, echo: -10 }, celesta, broken('..2..0', 1, [81, 93, 3], 0.45)),
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
