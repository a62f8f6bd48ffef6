import { chorus } from '../dsp/modulation.ts';
import { clubKick, gatedSnare, hat, openHat } from '../instruments/drums.ts';
import { polySynth, synthPad } from '../instruments/ensembles.ts';
import { lead, pluckSynth, pulseBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, struck } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** The eighties as they never were: pulsing bass, gated snare, a lead that sings. */
export const neonHarbour: Piece = {
  ...setting({ bpm: 100, looseness: 2, room: 'plate', loudness: -15, echo: { beats: 0.75, feedback: 0.42 } }),
  parts: {
    pad: harmony(
      { level: -7, reverb: -8, ducked: true, process: (bus) => chorus(bus, 0.5) },
      synthPad,
      held([55, 74, 4], 0.6, 0.3),
    ),
    arp: harmony(
      { level: -9, pan: 0.25, reverb: -14, echo: -8 },
      pluckSynth,
      broken('0213021302130231', 0.25, [60, 79, 4], 0.55, 0.2),
    ),
    chords: harmony({ level: -8, pan: -0.2, reverb: -12 }, polySynth, struck('X.....x.....x...', [57, 74, 3], 0.65, 4)),
    lead: melody({ level: -1, reverb: -11, echo: -9, velocity: 0.75 }, lead, {
      b: `a5:1.5 g5:.5 e5:2 | f5:1 e5:.5 c5:.5 a4:2 | g5:1.5 e5:.5 c5:1 e5:1 | d5:2~ b4:1 d5:1
          | e5:1.5 a5:.5 c6:1 b5:.5 a5:.5 | a5:1.5 f5:.5 c5:2 | e5:1 g5:1 c6:1.5~ b5:.5 | b5:2 g5:2`,
      end: 'a5:6',
    }),
    bass: bass({ level: -3, reverb: -30 }, pulseBass, bassLine('xxxxxx8x', 33, { velocity: 0.75, hold: 0.75 })),
    kick: drums({ level: -3, reverb: -30 }, clubKick, beat(['X...X...X...X...'])),
    snare: drums({ level: -5, reverb: -10 }, gatedSnare, beat(['....X.......X...'], '....X.......X.xx')),
    hat: drums({ level: -20, pan: -0.3, reverb: -24 }, hat, beat(['x.oox.oox.oox.oo'])),
    open: drums({ level: -21, pan: 0.2, reverb: -20 }, openHat, beat(['..............x.', '................'])),
  },
  sections: {
    open: ['Am | F | C | G', 'pad:.8 arp:.9'],
    a: ['Am | F | C | G | Am | F | C | G', 'pad:.9 arp chords:.9 bass:.95 kick:.95 hat:.9 snare:.9'],
    b: ['Am | F | C | G | Am | F | C | G', 'pad arp:.8 chords lead bass kick snare hat open'],
    end: ['Am | Am', 'pad:.9 arp:.6 lead:.8 bass:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
  loop: ['a', 'b'],
};
