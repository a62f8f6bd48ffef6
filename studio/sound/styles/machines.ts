import { chorus } from '../dsp/reverb.ts';
import { clubKick, gatedSnare, hat, openHat, rim, softKick } from '../instruments/drums.ts';
import { polySynth, synthPad, glassPad, choir } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { lead, pluckSynth, pulseBass, softLead, subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, struck, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** The eighties as they never were: pulsing bass, gated snare, a lead that sings. */
export const neonHarbour: Piece = {
  ...setting({ bpm: 100, loose: 2, room: 'plate', loudness: -15, echo: { beats: 0.75, feedback: 0.42 } }),
  parts: {
    pad: harmony(
      -7,
      { reverb: -8, ducked: true, process: (bus) => chorus(bus, 0.5) },
      synthPad,
      held([55, 74, 4], 0.6, 0.3),
    ),
    arp: harmony(
      -9,
      { pan: 0.25, reverb: -14, echo: -8 },
      pluckSynth,
      broken('0213021302130231', 0.25, [60, 79, 4], 0.55, 0.2),
    ),
    chords: harmony(-8, { pan: -0.2, reverb: -12 }, polySynth, struck('X.....x.....x...', [57, 74, 3], 0.65, 4)),
    lead: melody(-1, { reverb: -11, echo: -9, velocity: 0.75 }, lead, {
      b: `a5:1.5 g5:.5 e5:2 | f5:1 e5:.5 c5:.5 a4:2 | g5:1.5 e5:.5 c5:1 e5:1 | d5:2~ b4:1 d5:1
          | e5:1.5 a5:.5 c6:1 b5:.5 a5:.5 | a5:1.5 f5:.5 c5:2 | e5:1 g5:1 c6:1.5~ b5:.5 | b5:2 g5:2`,
      end: 'a5:6',
    }),
    bass: bass(-3, { reverb: -30 }, pulseBass, bassLine('xxxxxx8x', 33, { velocity: 0.75, hold: 0.75 })),
    kick: drums(-3, { reverb: -30 }, clubKick, beat(['X...X...X...X...'])),
    snare: drums(-5, { reverb: -10 }, gatedSnare, beat(['....X.......X...'], '....X.......X.xx')),
    hat: drums(-20, { pan: -0.3, reverb: -24 }, hat, beat(['x.oox.oox.oox.oo'])),
    open: drums(-21, { pan: 0.2, reverb: -20 }, openHat, beat(['..............x.', '................'])),
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

/** Clean pulses for screens, charts and clean rooms. */
export const pulseLab: Piece = {
  ...setting({ bpm: 122, loose: 2, room: 'plate', loudness: -16, echo: { beats: 0.75, feedback: 0.4 } }),
  parts: {
    pulse: harmony(
      -5,
      { pan: -0.3, reverb: -14, echo: -10 },
      pluckSynth,
      broken('0.10.20.10.2', 0.25, [57, 73, 3], 0.55, 0.2),
    ),
    answer: harmony(
      -9,
      { pan: 0.35, reverb: -12, echo: -8 },
      pluckSynth,
      broken('..2..1..0..1..2.', 0.25, [69, 85, 3], 0.5, 0.2),
    ),
    pad: harmony(-7, { reverb: -7, ducked: true }, synthPad, held([54, 73, 4], 0.55, 0.2)),
    glass: texture(-11, { reverb: -5 }, glassPad, held([69, 85, 2], 0.5, 0.3)),
    bells: melody(-4, { pan: 0.1, reverb: -8, echo: -9, velocity: 0.65 }, celesta, {
      full: 'c#5:1.5 e5:1.5 a5:1 | f#5:3 e5:1 | f#5:1.5 a5:1.5 c#6:1 | b5:4 | c#6:1.5 a5:1.5 e5:1 | f#5:4 | e5:1.5 g#5:1.5 b5:1 | e5:4',
      end: 'a5:1.5 f#5:2.5',
    }),
    bass: bass(-4, { reverb: -34 }, pulseBass, bassLine('x.xx.x.xx.xx.x.x', 30, { velocity: 0.65, hold: 0.7 })),
    kick: drums(-3, { reverb: -34 }, softKick, beat(['X.....x.X.......', 'X.....x.X..x....'])),
    rim: drums(-11, { pan: 0.15, reverb: -14 }, rim, beat(['....x.......x...', '....x.......x..o'])),
    hat: drums(-21, { pan: -0.2, reverb: -22 }, hat, beat(['o.x.o.x.o.x.oox.'])),
  },
  sections: {
    open: ['F#m | F#m | D | D', 'pulse:.9'],
    two: ['F#m | F#m | D | D | A | A | E | E', 'pulse answer:.8 pad:.8 bass:.85 hat:.8'],
    full: ['F#m | F#m | D | E | A | D | E | E', 'pulse answer pad glass bells bass kick rim hat'],
    end: ['F#m | F#m', 'pulse:.7 pad:.8 glass:.8 bells:.8'],
  },
  form: ['open', 'two', 'full', 'end'],
};

/** Weightless arpeggios in E minor; the engine is off. */
export const starlitDrift: Piece = {
  ...setting({
    bpm: 84,
    loose: 4,
    room: 'cathedral',
    loudness: -18,
    tail: 6,
    echo: { beats: 0.75, feedback: 0.5 },
  }),
  parts: {
    arp: harmony(
      -5,
      { pan: -0.15, reverb: -9, echo: -5 },
      pluckSynth,
      broken('0.2.1.3.2.1.0.2.', 0.25, [59, 78, 4], 0.5, 0.3),
    ),
    pad: harmony(-4, { reverb: -6, process: (bus) => chorus(bus, 0.5, 0.4) }, synthPad, held([52, 71, 4], 0.5, 0.6)),
    voices: texture(-8, { reverb: -3 }, choir, held([59, 76, 3], 0.5, 0.5)),
    lead: melody(-2, { pan: 0.1, reverb: -5, echo: -8, velocity: 0.65 }, softLead, {
      b: 'b5:3 a5:1 | g5:4 | e5:2 g5:2 | d5:4 | c5:2 e5:1 g5:1 | a5:4 | f#5:2 e5:1 d5:1 | b4:4',
    }),
    bass: bass(-6, { reverb: -30 }, subBass, bassLine('x---------------', 33, { velocity: 0.6, hold: 0.98 })),
  },
  sections: {
    open: ['Em7 | Em7', 'pad:.8 arp:.7'],
    a: ['Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7', 'arp pad bass:.9'],
    b: ['Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7', 'arp:.85 pad voices lead bass'],
    end: ['Em7', 'pad:.9 voices:.8 arp:.5 bass:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};
