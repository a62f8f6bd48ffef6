import { hat, rim, softKick } from '../instruments/drums.ts';
import { glassPad, synthPad } from '../instruments/ensembles.ts';
import { pluckSynth, pulseBass } from '../instruments/synths.ts';
import { celesta } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Clean pulses for screens, charts and clean rooms. */
export const pulseLab: Piece = {
  ...setting({ bpm: 122, looseness: 2, room: 'plate', loudness: -16, echo: { beats: 0.75, feedback: 0.4 } }),
  parts: {
    pulse: harmony(
      { level: -5, pan: -0.3, reverb: -14, echo: -10 },
      pluckSynth,
      broken('0.10.20.10.2', 0.25, [57, 73, 3], 0.55, 0.2),
    ),
    answer: harmony(
      { level: -9, pan: 0.35, reverb: -12, echo: -8 },
      pluckSynth,
      broken('..2..1..0..1..2.', 0.25, [69, 85, 3], 0.5, 0.2),
    ),
    pad: harmony({ level: -7, reverb: -7, ducked: true }, synthPad, held([54, 73, 4], 0.55, 0.2)),
    glass: texture({ level: -11, reverb: -5 }, glassPad, held([69, 85, 2], 0.5, 0.3)),
    bells: melody({ level: -4, pan: 0.1, reverb: -8, echo: -9, velocity: 0.65 }, celesta, {
      full: 'c#5:1.5 e5:1.5 a5:1 | f#5:3 e5:1 | f#5:1.5 a5:1.5 c#6:1 | b5:4 | c#6:1.5 a5:1.5 e5:1 | f#5:4 | e5:1.5 g#5:1.5 b5:1 | e5:4',
      end: 'a5:1.5 f#5:2.5',
    }),
    bass: bass({ level: -4, reverb: -34 }, pulseBass, bassLine('x.xx.x.xx.xx.x.x', 30, { velocity: 0.65, hold: 0.7 })),
    kick: drums({ level: -3, reverb: -34 }, softKick, beat(['X.....x.X.......', 'X.....x.X..x....'])),
    rim: drums({ level: -11, pan: 0.15, reverb: -14 }, rim, beat(['....x.......x...', '....x.......x..o'])),
    hat: drums({ level: -21, pan: -0.2, reverb: -22 }, hat, beat(['o.x.o.x.o.x.oox.'])),
  },
  sections: {
    open: ['F#m | F#m | D | D', 'pulse:.9'],
    two: ['F#m | F#m | D | D | A | A | E | E', 'pulse answer:.8 pad:.8 bass:.85 hat:.8'],
    full: ['F#m | F#m | D | E | A | D | E | E', 'pulse answer pad glass bells bass kick rim hat'],
    end: ['F#m | F#m', 'pulse:.7 pad:.8 glass:.8 bells:.8'],
  },
  form: ['open', 'two', 'full', 'end'],
};
