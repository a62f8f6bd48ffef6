import { chorus } from '../dsp/modulation.ts';
import { choir, synthPad } from '../instruments/ensembles.ts';
import { pluckSynth, softLead, subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Weightless arpeggios in E minor; the engine is off. */
export const starlitDrift: Piece = {
  ...setting({
    bpm: 84,
    looseness: 4,
    room: 'cathedral',
    loudness: -18,
    tail: 6,
    echo: { beats: 0.75, feedback: 0.5 },
  }),
  parts: {
    arp: harmony(
      { level: -5, pan: -0.15, reverb: -9, echo: -5 },
      pluckSynth,
      broken('0.2.1.3.2.1.0.2.', 0.25, [59, 78, 4], 0.5, 0.3),
    ),
    pad: harmony(
      { level: -4, reverb: -6, process: (bus) => chorus(bus, 0.5, 0.4) },
      synthPad,
      held([52, 71, 4], 0.5, 0.6),
    ),
    voices: texture({ level: -8, reverb: -3 }, choir, held([59, 76, 3], 0.5, 0.5)),
    lead: melody({ level: -2, pan: 0.1, reverb: -5, echo: -8, velocity: 0.65 }, softLead, {
      b: 'b5:3 a5:1 | g5:4 | e5:2 g5:2 | d5:4 | c5:2 e5:1 g5:1 | a5:4 | f#5:2 e5:1 d5:1 | b4:4',
    }),
    bass: bass({ level: -6, reverb: -30 }, subBass, bassLine('x---------------', 33, { velocity: 0.6, hold: 0.98 })),
  },
  sections: {
    open: ['Em7 | Em7', 'pad:.8 arp:.7'],
    a: ['Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7', 'arp pad bass:.9'],
    b: ['Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7', 'arp:.85 pad voices lead bass'],
    end: ['Em7', 'pad:.9 voices:.8 arp:.5 bass:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};
