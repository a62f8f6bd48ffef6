import { cymbalSwell, clap, shaker, softKick, greatDrum, tightDrum } from '../instruments/drums.ts';
import { choir, horns, spiccato, strings } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { grandPiano } from '../instruments/piano.ts';
import { steelGuitar, harp } from '../instruments/plucked.ts';
import { subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, struck, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const THEME = `a3:2 d4:2 | d4:1 f4:3 | d4:2 f4:2 | g4:1 f4:3 | a4:2 g4:1 f4:1 | c5:4 | g4:2 e4:2 | g4:4`;
const CLIMB = `d5:2 f5:2 | c5:2 a4:1 c5:1 | bb4:2 d5:2 | a4:3 d5:1 | f5:2 d5:1 f5:1 | a5:3 g5:1 | g5:2 e5:2 | c5:1 e5:1 g5:2`;
const CALL = `d4:2 f4:2 | c4:2 a3:1 c4:1 | bb3:2 d4:2 | a3:3 d4:1 | f4:2 d4:1 f4:1 | a4:3 g4:1 | g4:2 e4:2 | c4:1 e4:1 g4:2`;
const swell = (at: number) => [{ at, beats: 4, pitch: 60, velocity: 0.8 }];

/** From a whisper of strings to the whole orchestra in D minor. */
export const summit: Piece = {
  ...setting({ bpm: 92, loose: 8, room: 'hall', loudness: -15, tail: 5 }),
  parts: {
    ostinato: harmony(-5, { pan: -0.2, reverb: -10 }, spiccato, broken('02120212', 0.5, [50, 67, 3], 0.6, 0.4)),
    race: harmony(-9, { pan: 0.3, reverb: -10 }, spiccato, broken('0121021201210212', 0.25, [62, 79, 3], 0.55, 0.22)),
    deep: bass(-5, { reverb: -14 }, () => strings(0.2), bassLine('x---', 36, { velocity: 0.65, hold: 1 })),
    strings: harmony(-6, { reverb: -8 }, strings, held([55, 74, 4], 0.6, 0.15)),
    horns: melody(-1, { pan: 0.12, reverb: -8, velocity: 0.75 }, horns, {
      rise: THEME,
      peak: CALL,
      end: 'd4:7',
    }),
    violins: melody(-2, { pan: -0.15, reverb: -8, velocity: 0.8 }, () => strings(0.14), {
      peak: CLIMB,
      end: 'd5:7',
    }),
    voices: harmony(-7, { reverb: -5 }, choir, held([57, 76, 4], 0.7, 0.2)),
    great: drums(-4, { reverb: -12 }, greatDrum, beat(['X.....x.....x...', 'X.....x...x.x.xx'])),
    tight: drums(-11, { pan: 0.2, reverb: -12 }, tightDrum, beat(['..x.o.x.o.x.oox.', '..x.o.x.o.x.xxxx'])),
    cymbal: drums(-13, { reverb: -10 }, cymbalSwell, ({ beats, name }) => (name === 'end' ? [] : swell(beats - 4))),
  },
  sections: {
    still: ['Dm | Dm | Bb | C', 'ostinato:.6 deep:.6 cymbal:.5'],
    rise: ['Dm | Dm | Bb | Bb | F | F | C | C', 'ostinato:.85 deep:.85 strings:.75 horns:.8 great:.6 cymbal'],
    peak: ['Bb | F/A | Gm | Dm | Bb | F | C | C', 'ostinato race deep strings horns:1.05 violins voices great tight'],
    end: ['D5 | D5', 'deep:.9 strings:.8 horns:.85 violins:.8 voices:.8 great:.5'],
  },
  form: ['still', 'rise', 'peak', 'end'],
  cut: ['peak', 'end'],
};

const HOOK = `f#5:.5 a5:.5 a5:1 f#5:.5 e5:.5 d5:1 | e5:1.5 c#5:.5 a4:2 | d5:.5 f#5:.5 f#5:1 e5:.5 d5:.5 b4:1 | d5:1.5 b4:.5 a4:2
  | f#5:.5 a5:.5 d6:1 a5:.5 f#5:.5 e5:1 | e5:1 a5:1.5 e5:1.5 | b5:1 a5:.5 g5:.5 d5:2 | e5:1 d5:1 e5:2`;

/** Bright and forward: muted guitar, piano, bells and claps. */
export const openRoads: Piece = {
  ...setting({ bpm: 112, loose: 6, room: 'plate', loudness: -15, echo: { beats: 0.75, feedback: 0.3 } }),
  parts: {
    guitar: harmony(-7, { pan: -0.3, reverb: -14 }, steelGuitar, broken('02120212', 0.5, [50, 66, 3], 0.6, 0.55)),
    piano: harmony(-5, { pan: 0.1, reverb: -13 }, grandPiano, struck('X.....x.x.......', [57, 76, 4], 0.62, 6)),
    bells: melody(-2, { pan: 0.2, reverb: -10, echo: -14, velocity: 0.75 }, celesta, {
      verse: HOOK,
      chorus: HOOK,
      end: 'f#5:1 a5:1 d6:2 | -:4',
    }),
    top: melody(-3, { reverb: -12 }, grandPiano, { chorus: HOOK }),
    strings: harmony(-7, { reverb: -9 }, strings, held([57, 78, 4], 0.6, 0.2)),
    bass: bass(-5, { reverb: -40 }, subBass, bassLine('xxxxxxxx', 31, { velocity: 0.7, hold: 0.85 })),
    kick: drums(-4, { reverb: -30 }, softKick, beat(['X...x...X...x...'])),
    clap: drums(-9, { pan: 0.05, reverb: -12 }, clap, beat(['....x.......x...'], '....x.......x.x.')),
    shaker: drums(-20, { pan: 0.35, reverb: -20 }, shaker, beat(['xoxoxoxoxoxoxoxo'])),
  },
  sections: {
    open: ['D | A/C# | Bm7 | Gadd9', 'guitar:.9 piano:.7'],
    verse: [
      'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      'guitar piano:.8 bells:.85 bass:.85 kick:.8 shaker:.8',
    ],
    build: ['Gadd9 | A | Bm7 | A/C#', 'guitar piano:.9 strings:.9 bass:.9 clap:.7 shaker'],
    chorus: [
      'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      'guitar:1.05 piano bells top strings bass kick clap shaker',
    ],
    end: ['D | D', 'guitar:.8 piano:.9 bells:.9 strings:.9 bass:.7'],
  },
  form: ['open', 'verse', 'build', 'chorus', 'end'],
  cut: ['build', 'chorus', 'end'],
};

const CHORDS = 'Eb | Bb/D | Cm7 | Abadd9 | Eb/G | Ab | Bbsus4 | Bb';

/** Strings, harp and horns in E flat: the sun comes over the ridge. */
export const firstLight: Piece = {
  ...setting({ bpm: 78, loose: 9, room: 'hall', loudness: -17, tail: 5, ritardando: 0.2 }),
  parts: {
    harp: harmony(-6, { pan: 0.3, reverb: -9 }, harp, broken('01232123', 0.5, [51, 72, 4], 0.55, 2)),
    strings: harmony(-4, { reverb: -7 }, () => strings(0.5), held([55, 75, 4], 0.55, 0.2)),
    cellos: bass(-7, { reverb: -11 }, () => strings(0.35), bassLine('x---', 36, { velocity: 0.6, hold: 1.03 })),
    horns: melody(-1, { pan: 0.1, reverb: -7, velocity: 0.68 }, horns, {
      a: `eb4:1.5 f4:.5 g4:2 | f4:2 d4:1 bb3:1 | eb4:1.5 g4:.5 bb4:2 | c5:2 bb4:1 eb4:1
          | bb4:1.5 g4:.5 eb4:2 | c5:1 eb5:2 c5:1 | bb4:2 f4:2 | f4:1 d4:1 f4:2`,
      end: 'g4:1 bb4:1 eb5:4',
    }),
    violins: melody(-1, { pan: -0.15, reverb: -7, velocity: 0.72 }, () => strings(0.2), {
      b: `eb5:1.5 f5:.5 g5:2 | f5:2 d5:1 bb4:1 | eb5:1.5 g5:.5 bb5:2 | c6:2 bb5:1 eb5:1
          | bb5:1.5 g5:.5 eb5:2 | c6:1 eb6:2 c6:1 | bb5:2 f5:2 | f5:1 d5:1 f5:2`,
      end: 'g5:2 eb5:4',
    }),
    voices: texture(-9, { reverb: -5 }, choir, held([58, 75, 3], 0.55, 0.3)),
    great: drums(-10, { reverb: -10 }, () => greatDrum(77.8), beat(['X...............', 'X...........o.xx'])),
    cymbal: drums(-16, { reverb: -9 }, cymbalSwell, ({ beats }) => [
      { at: beats - 4, beats: 4, pitch: 60, velocity: 0.7 },
    ]),
  },
  sections: {
    open: ['Eb | Abadd9', 'harp:.9 strings:.7'],
    a: [CHORDS, 'harp strings:.9 cellos:.9 horns:.9 cymbal:.9'],
    b: [CHORDS, 'harp strings:1.05 cellos violins voices great'],
    end: ['Eb | Eb', 'harp:.8 strings:.8 cellos:.8 horns:.8 violins:.7 voices:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};
