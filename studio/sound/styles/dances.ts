import { chorus, tremolo } from '../dsp/reverb.ts';
import { rim, shaker, softKick, clap, clubKick, hat, openHat } from '../instruments/drums.ts';
import { accordion, synthPad } from '../instruments/ensembles.ts';
import { vibraphone, celesta, kalimba } from '../instruments/mallet.ts';
import { electricPiano } from '../instruments/piano.ts';
import { nylonGuitar, uprightBass, pizzicato } from '../instruments/plucked.ts';
import { subBass } from '../instruments/synths.ts';
import { flute } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, drums, harmony, held, melody, struck, texture, broken } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A bossa for nylon strings and flute. */
export const harbourBreeze: Piece = {
  ...setting({ bpm: 132, loose: 9, room: 'plate', loudness: -17, ritardando: 0.2 }),
  parts: {
    flute: melody(-1, { pan: 0.1, reverb: -9, velocity: 0.64 }, flute, {
      a: `g5:1.5 e5:.5 c5:1 e5:1 | g5:1 e5:.5 c5:1.5 a4:1 | b4:1.5 d5:.5 e5:2 | d5:.5 e5:1 d5:.5 b4:2
          | bb4:1.5 d5:.5 f5:1 a5:1 | a5:1 g5:.5 e5:1.5 d5:1 | e5:1 c5:3 | -:4`,
      b: `d5:1.5 f5:.5 a5:2 | c6:1 bb5:.5 a5:.5 g5:2 | g5:1.5 e5:.5 c5:1 d5:1 | a4:4
          | bb4:1 d5:.5 f5:1.5 a5:1 | g5:1.5 a5:.5 e5:2 | c5:3 a4:1 | c5:4`,
      end: 'c5:1.5 e5:.5 g5:6',
    }),
    guitar: harmony(
      -3,
      { pan: -0.2, reverb: -13 },
      nylonGuitar,
      struck('x..x..x...x..x..', [53, 70, 4], 0.62, 2.2, 0.012),
    ),
    vibes: texture(-12, { pan: 0.3, reverb: -8 }, vibraphone, held([65, 79, 2], 0.45)),
    bass: bass(-4, { reverb: -22 }, uprightBass, bassLine('x--5x--5', 31, { velocity: 0.7 })),
    kick: drums(-13, { reverb: -26 }, softKick, beat(['x..ox..ox..ox..o'])),
    rim: drums(-14, { pan: 0.2, reverb: -14 }, rim, beat(['x..x..x...x..x..', '..x...x..x..x...'])),
    shaker: drums(-20, { pan: -0.3, reverb: -18 }, shaker, beat(['xoooxoooxoooxooo'])),
  },
  sections: {
    open: ['Fmaj9 | Fmaj9 | Gm9 | C13', 'guitar:.9 shaker:.8'],
    a: ['Fmaj9 | Fmaj9 | G13 | G13 | Gm7 | C13 | Fmaj9 | Fmaj9', 'flute guitar bass kick rim shaker'],
    b: ['Bbmaj9 | C13 | Am7 | Dm9 | Gm7 | C13 | Fmaj9 | Fmaj9', 'flute:1.05 guitar vibes bass kick rim shaker'],
    end: ['Fmaj9 | Fmaj9', 'flute:.85 guitar:.85 bass:.85'],
  },
  form: ['open', 'a', 'b', 'a', 'end'],
};

const AUTUMN_TUNE = `a4:.5 c5:.5 e5:1 a5:1 | g5:.5 a5:.5 e5:2 | g#4:.5 b4:.5 d5:1 e5:1 | f5:.5 e5:.5 d5:2
  | b4:.5 d5:.5 g#5:1 b5:1 | a5:.5 g#5:.5 e5:2 | c5:1 b4:.5 c5:.5 e5:1 | a4:2.5 -:.5
  | d5:.5 f5:.5 a5:2 | g5:.5 f5:.5 d5:2 | c5:.5 e5:.5 a5:1 e5:1 | c5:.5 b4:.5 a4:2
  | b4:1 d#5:1 f#5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`;

/** A waltz for accordion and guitars in A minor. */
export const autumnCarousel: Piece = {
  ...setting({ bpm: 146, meter: 3, loose: 9, room: 'room', loudness: -16, tail: 3, ritardando: 0.5 }),
  parts: {
    accordion: melody(-1, { reverb: -11, process: (bus) => chorus(bus, 0.55, 1.1), velocity: 0.72 }, accordion, {
      a: AUTUMN_TUNE,
      b: `g5:1 e5:.5 g5:.5 c6:1 | b5:.5 a5:.5 g5:2 | d5:1 b4:.5 d5:.5 g5:1 | a5:.5 g5:.5 d5:2
          | f5:1 d5:.5 f5:.5 b5:1 | a5:.5 g5:.5 f5:2 | e5:1 d#5:.5 e5:.5 g5:1 | c5:2.5 -:.5
          | a5:1 f5:.5 a5:.5 c6:1 | a5:.5 g5:.5 f5:2 | g5:1 e5:1 c5:1 | c#5:1 e5:1 g5:1
          | f5:1 a5:1 f5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`,
      again: AUTUMN_TUNE,
      end: 'c5:.5 b4:.5 a4:2 | e5:.5 c5:.5 a4:2',
    }),
    guitar: harmony(-6, { pan: -0.25, reverb: -13 }, nylonGuitar, struck('.xo', [52, 69, 3], 0.65, 0.6, 0.035)),
    bass: bass(-5, { reverb: -24 }, uprightBass, bassLine(['x-.', '5-.'], 33, { velocity: 0.75 })),
    pick: harmony(-11, { pan: 0.35, reverb: -11 }, pizzicato, broken('01.', 1, [64, 81, 3], 0.55)),
    bells: melody(-9, { pan: 0.3, reverb: -9, velocity: 0.6 }, celesta, {
      again: AUTUMN_TUNE.replaceAll('5:', '6:').replaceAll('4:', '5:'),
    }),
  },
  sections: {
    open: ['Am | Am | E7 | E7', 'guitar:.85 bass:.9'],
    a: ['Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am', 'accordion:.9 guitar bass'],
    b: ['C | C | G | G | G7 | G7 | C | C | F | F | C | A7 | Dm | E7 | Am | Am', 'accordion:1.05 guitar bass pick'],
    again: [
      'Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am',
      'accordion guitar bass pick:.9 bells',
    ],
    end: ['Am | Am', 'accordion:.8 guitar:.8 bass:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};

/** Four to the floor with the shoes off. */
export const rooftopSunset: Piece = {
  ...setting({
    bpm: 118,
    swing: 0.54,
    swingUnit: 0.25,
    loose: 4,
    room: 'plate',
    loudness: -15,
    echo: { beats: 0.75, feedback: 0.45 },
  }),
  parts: {
    keys: harmony(
      -4,
      { reverb: -12, process: (bus) => tremolo(bus, 0.3, 3.9) },
      electricPiano,
      struck('..x..x....x..x..', [55, 73, 4], 0.62, 1.6),
    ),
    pad: harmony(-8, { reverb: -7, ducked: true }, synthPad, held([56, 75, 4], 0.6, 0.2)),
    pluck: melody(-3, { pan: 0.15, reverb: -9, echo: -7, velocity: 0.72 }, kalimba, {
      b: `c5:.75 eb5:.75 f5:1 -:1.5 | ab5:.75 f5:.75 eb5:1 -:1.5 | c5:.75 eb5:.75 g5:1 eb5:1.5 | bb4:.75 eb5:.75 f5:1 -:1.5
          | c5:.75 eb5:.75 f5:1 bb5:1.5 | c6:.75 ab5:.75 f5:1 -:1.5 | eb5:.75 g5:.75 bb5:1 g5:1.5 | f5:.75 eb5:.75 bb4:2.5`,
      end: 'c5:.75 eb5:.75 f5:2.5',
    }),
    bass: bass(-3, { reverb: -40, ducked: true }, subBass, bassLine('..x--.x...x-.8..', 32, { velocity: 0.78 })),
    kick: drums(-2, { reverb: -34 }, clubKick, beat(['X...X...X...X...'])),
    clap: drums(-10, { reverb: -13 }, clap, beat(['....x.......x...'], '....x.......x..x')),
    open: drums(-18, { pan: -0.1, reverb: -22 }, openHat, beat(['..x...x...x...x.'])),
    hat: drums(-22, { pan: 0.25, reverb: -24 }, hat, beat(['o..oo..oo..oo.oo'])),
    shaker: drums(-21, { pan: -0.35, reverb: -20 }, shaker, beat(['oxoooxoooxoooxoo'])),
  },
  sections: {
    open: ['Fm9 | Dbmaj9 | Abmaj9 | Ebadd9', 'keys:.85 pad:.7 shaker:.9'],
    a: [
      'Fm9 | Dbmaj9 | Abmaj9 | Ebadd9 | Fm9 | Dbmaj9 | Abmaj9 | Ebadd9',
      'keys pad:.8 bass kick hat:.9 clap:.8 shaker',
    ],
    b: [
      'Fm9 | Dbmaj9 | Abmaj9 | Ebadd9 | Fm9 | Dbmaj9 | Abmaj9 | Ebadd9',
      'keys pad pluck bass kick clap open hat shaker',
    ],
    rest: ['Dbmaj9 | Dbmaj9 | Ebadd9 | Ebadd9', 'keys:.9 pad:1.05 shaker:.8 hat:.7'],
    end: ['Fm9', 'keys:.9 pad:.8 pluck:.8'],
  },
  form: ['open', 'a', 'rest', 'b', 'end'],
  loop: ['a', 'b'],
};
