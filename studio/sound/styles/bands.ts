import { biquad, filterBoth } from '../dsp/filters.ts';
import { saturate, tremolo } from '../dsp/reverb.ts';
import { hat, rim, snare, softKick, brush, clap, shaker } from '../instruments/drums.ts';
import { vibraphone, celesta } from '../instruments/mallet.ts';
import { electricPiano } from '../instruments/piano.ts';
import { uprightBass, nylonGuitar, ukulele } from '../instruments/plucked.ts';
import { vinyl } from '../instruments/textures.ts';
import { reed, whistle } from '../instruments/winds.ts';
import { bassLine, walking } from '../score/bass.ts';
import { bass, beat, drums, harmony, melody, struck, texture, broken } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A lazy beat, an electric piano and rain on the last bus's window. */
export const lateBusHome: Piece = {
  ...setting({
    bpm: 78,
    swing: 0.58,
    swingUnit: 0.25,
    loose: 9,
    room: 'plate',
    loudness: -16,
    echo: { beats: 0.75, feedback: 0.35 },
  }),
  parts: {
    keys: harmony(
      -3,
      {
        reverb: -13,
        process(bus) {
          tremolo(bus, 0.35, 3.1);
          filterBoth(bus, biquad('lowpass', 3600));
        },
      },
      electricPiano,
      struck('X.....o...x.....', [53, 72, 4], 0.62, 6.5, 0.03),
    ),
    vibes: melody(-3, { pan: 0.2, reverb: -11, echo: -12, velocity: 0.6 }, vibraphone, {
      a: `-:1 a4:.5 c5:.5 e5:1 d5:1 | -:.5 d5:.5 e5:.5 d5:.5 b4:2 | -:1 b4:.5 d5:.5 e5:1 g5:1 | e5:1.5 d5:.5 c5:.5 a4:1.5
          | -:1 a4:.5 c5:.5 e5:.5 g5:.5 a5:1 | g5:.75 e5:.75 d5:.5 b4:2 | -:.5 g4:.5 b4:.5 d5:.5 e5:2 | d5:.5 c5:.5 a4:3`,
      b: 'a5:1.5 g5:.5 e5:2 | g5:1.5 e5:.5 d5:1 b4:1 | f5:1 e5:.5 d5:.5 a4:2 | c5:1 d5:1 c5:2',
      end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
    }),
    bass: bass(
      -4,
      { reverb: -26, process: (bus) => saturate(bus, 1.6) },
      uprightBass,
      bassLine('x-----x-..5-x---', 31, { velocity: 0.72 }),
    ),
    kick: drums(-5, { reverb: -30 }, softKick, beat(['X......x..x.....', 'X.....ox..x....o'])),
    snare: drums(
      -8,
      { pan: 0.05, reverb: -16, process: (bus) => filterBoth(bus, biquad('lowpass', 5200)) },
      snare,
      beat(['....x.......x...', '....x.......x..o'], '....x..o....x.oo'),
    ),
    hat: drums(
      -19,
      { pan: -0.25, reverb: -20, process: (bus) => filterBoth(bus, biquad('lowpass', 8500)) },
      hat,
      beat(['x.o.x.o.x.o.x.oo', 'x.o.x.oox.o.x.o.']),
    ),
    rim: drums(-17, { pan: 0.3, reverb: -14 }, rim, beat(['..........o.....', '...o.........o..'])),
    vinyl: texture(-30, { reverb: -60 }, vinyl, ({ beats }) => [{ at: 0, beats, pitch: 60, velocity: 1 }]),
  },
  sections: {
    open: ['Dm9 | G13', 'keys:.9 vinyl rim:.8'],
    a: ['Dm9 | G13 | Cmaj9 | Am9 | Dm9 | G13 | Cmaj9 | Am9', 'keys vibes bass kick snare hat rim vinyl'],
    b: ['Fmaj9 | Em7 | Dm7 | G7sus4', 'keys:1.05 vibes:1.05 bass kick:.9 snare:.9 hat vinyl'],
    end: ['Cmaj9', 'keys:.8 vibes:.8 bass:.8 vinyl'],
  },
  form: ['open', 'a', 'b', 'end'],
  cut: ['a', 'end'],
  loop: ['a', 'b'],
};

const COFFEE_TUNE = `-:.5 a4:.5 d5:.5 e5:.5 f5:1 e5:1 | d5:.5 b4:.5 e5:2 -:1 | -:.5 g4:.5 b4:.5 d5:.5 e5:1 d5:1 | c#5:1.5 bb4:.5 g4:2
  | -:.5 a4:.5 c5:.5 e5:.5 g5:1 e5:1 | e5:1 d5:.5 b4:.5 d5:2 | e5:3 -:1 | -:4`;

/** A small trio before the café opens: walking bass, brushes, a clarinet. */
export const coffeeSteam: Piece = {
  ...setting({ bpm: 112, swing: 0.63, loose: 11, room: 'room', loudness: -17, tail: 3, ritardando: 0.25 }),
  parts: {
    reed: melody(-1, { pan: 0.12, reverb: -10, velocity: 0.64 }, reed, {
      a: COFFEE_TUNE,
      b: `c5:.5 e5:.5 g5:1 a5:1 g5:1 | ab5:1.5 f5:.5 d5:2 | e5:.5 d5:.5 b4:1 g4:2 | bb4:.5 c#5:.5 e5:1 g5:2
          | f5:1 e5:.5 d5:.5 a4:2 | b4:.5 d5:.5 e5:1 -:2 | g4:.5 b4:.5 d5:1 c#5:1 e5:1 | d5:1 c5:1 b4:2`,
      again: COFFEE_TUNE,
      end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
    }),
    keys: harmony(-6, { pan: -0.2, reverb: -13 }, electricPiano, struck('x..x..o.', [55, 72, 4], 0.52, 1.4)),
    bass: bass(-3, { reverb: -22 }, uprightBass, walking(31)),
    brush: drums(-11, { pan: 0.15, reverb: -15 }, brush, beat(['o.x.o.x.', 'o.x.o.xo'])),
    hat: drums(-19, { pan: 0.3, reverb: -18 }, hat, beat(['x.xox.xo'])),
    kick: drums(-15, { reverb: -24 }, softKick, beat(['o...o...', 'o...o..o'])),
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

/** Ukulele, whistle and claps while the pancakes turn. */
export const sundayKitchen: Piece = {
  ...setting({ bpm: 116, swing: 0.57, loose: 9, room: 'room', loudness: -16, tail: 3 }),
  parts: {
    ukulele: harmony(-3, { pan: -0.2, reverb: -14 }, ukulele, struck('x.xo.oxo', [60, 76, 4], 0.68, 0.9, 0.03)),
    guitar: harmony(-8, { pan: 0.3, reverb: -13 }, nylonGuitar, broken('0.2.1.2.', 0.5, [50, 66, 3], 0.55, 1)),
    whistle: melody(-2, { pan: 0.08, reverb: -10 }, whistle, {
      a: `d5:.5 g5:.5 b5:1 a5:.5 g5:.5 d5:1 | a5:1 f#5:.5 a5:.5 d5:2 | e5:.5 g5:.5 b5:1 a5:.5 g5:.5 e5:1 | g5:1 e5:1 g5:2
          | d5:.5 g5:.5 b5:1 d6:1 b5:1 | a5:1 b5:.5 a5:.5 f#5:2 | e5:.5 g5:.5 c6:1 a5:.5 f#5:.5 d5:1 | g5:2 -:2`,
      b: `c6:1 b5:.5 c6:.5 g5:2 | b5:1 a5:.5 b5:.5 g5:2 | a5:1 g5:.5 a5:.5 e5:1 c5:1 | d5:1 f#5:1 a5:2
          | c6:1 b5:.5 c6:.5 e6:1 c6:1 | d6:1 b5:1 g5:2 | a5:1 c6:.5 a5:.5 f#5:1 a5:1 | g5:2 -:2`,
      end: 'b5:.5 a5:.5 g5:1 -:2',
    }),
    bells: texture(-11, { pan: 0.35, reverb: -11 }, celesta, broken('2...0.1.', 0.5, [74, 88, 3], 0.55, 1)),
    bass: bass(-4, { reverb: -24 }, uprightBass, bassLine('x-.x5-.x', 31, { velocity: 0.75 })),
    kick: drums(-7, { reverb: -26 }, softKick, beat(['x.......x.......', 'x.......x.x.....'])),
    clap: drums(-10, { pan: -0.1, reverb: -13 }, clap, beat(['....x.......x...'], '....x...x...x.x.')),
    shaker: drums(-20, { pan: -0.35, reverb: -18 }, shaker, beat(['x.o.x.o.x.o.x.o.'])),
  },
  sections: {
    open: ['G | D/F# | Em | C', 'ukulele:.95 shaker:.9'],
    a: ['G | D/F# | Em | C | G | D/F# | C D | G', 'ukulele whistle bass kick:.9 clap:.9 shaker'],
    b: ['C | G | Am7 | D | C | G | Am7 D | G', 'ukulele guitar whistle bells bass kick clap shaker'],
    end: ['G', 'ukulele:.9 whistle:.9 bass:.9'],
  },
  form: ['open', 'a', 'b', 'a', 'end'],
  cut: ['a', 'open', 'end'],
};
