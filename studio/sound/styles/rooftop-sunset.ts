import { tremolo } from '../dsp/modulation.ts';
import { clap, clubKick, hat, openHat, shaker } from '../instruments/drums.ts';
import { synthPad } from '../instruments/ensembles.ts';
import { electricPiano } from '../instruments/piano.ts';
import { kalimba } from '../instruments/mallet.ts';
import { subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, drums, harmony, held, melody, struck } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Four to the floor with the shoes off. */
export const rooftopSunset: Piece = {
  ...setting({
    bpm: 118,
    swing: 0.54,
    swingUnit: 0.25,
    looseness: 4,
    room: 'plate',
    loudness: -15,
    echo: { beats: 0.75, feedback: 0.45 },
  }),
  parts: {
    keys: harmony(
      { level: -4, reverb: -12, process: (bus) => tremolo(bus, 0.3, 3.9) },
      electricPiano,
      struck('..x..x....x..x..', [55, 73, 4], 0.62, 1.6),
    ),
    pad: harmony({ level: -8, reverb: -7, ducked: true }, synthPad, held([56, 75, 4], 0.6, 0.2)),
    pluck: melody({ level: -3, pan: 0.15, reverb: -9, echo: -7, velocity: 0.72 }, kalimba, {
      b: `c5:.75 eb5:.75 f5:1 -:1.5 | ab5:.75 f5:.75 eb5:1 -:1.5 | c5:.75 eb5:.75 g5:1 eb5:1.5 | bb4:.75 eb5:.75 f5:1 -:1.5
          | c5:.75 eb5:.75 f5:1 bb5:1.5 | c6:.75 ab5:.75 f5:1 -:1.5 | eb5:.75 g5:.75 bb5:1 g5:1.5 | f5:.75 eb5:.75 bb4:2.5`,
      end: 'c5:.75 eb5:.75 f5:2.5',
    }),
    bass: bass({ level: -3, reverb: -40, ducked: true }, subBass, bassLine('..x--.x...x-.8..', 32, { velocity: 0.78 })),
    kick: drums({ level: -2, reverb: -34 }, clubKick, beat(['X...X...X...X...'])),
    clap: drums({ level: -10, reverb: -13 }, clap, beat(['....x.......x...'], '....x.......x..x')),
    open: drums({ level: -18, pan: -0.1, reverb: -22 }, openHat, beat(['..x...x...x...x.'])),
    hat: drums({ level: -22, pan: 0.25, reverb: -24 }, hat, beat(['o..oo..oo..oo.oo'])),
    shaker: drums({ level: -21, pan: -0.35, reverb: -20 }, shaker, beat(['oxoooxoooxoooxoo'])),
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
