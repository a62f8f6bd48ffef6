import { chorus } from '../dsp/modulation.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { choir, synthPad } from '../instruments/ensembles.ts';
import { pluckSynth, softLead, subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Weightless arpeggios in E minor; the engine is off. */
export const starlitDrift: Piece = {
  bpm: 84,
  meter: 4,
  looseness: 4,
  room: ROOMS.cathedral,
  loudness: -18,
  tail: 6,
  echo: { beats: 0.75, feedback: 0.5 },
  parts: {
    arp: {
      instrument: pluckSynth,
      role: 'harmony',
      level: -5,
      pan: -0.15,
      reverb: -9,
      echo: -5,
      play: broken('0.2.1.3.2.1.0.2.', 0.25, { low: 59, high: 78, size: 4 }, { velocity: 0.5, ring: 0.3 }),
    },
    pad: {
      instrument: synthPad,
      role: 'harmony',
      level: -4,
      reverb: -6,
      play: held({ low: 52, high: 71, size: 4 }, 0.5, 0.6),
      process: (bus) => chorus(bus, 0.5, 0.4),
    },
    voices: {
      instrument: choir,
      role: 'texture',
      level: -8,
      reverb: -3,
      play: held({ low: 59, high: 76, size: 3 }, 0.5, 0.5),
    },
    lead: {
      instrument: softLead,
      role: 'melody',
      level: -2,
      pan: 0.1,
      reverb: -5,
      echo: -8,
      play: lines({ b: 'b5:3 a5:1 | g5:4 | e5:2 g5:2 | d5:4 | c5:2 e5:1 g5:1 | a5:4 | f#5:2 e5:1 d5:1 | b4:4' }, 0.65),
    },
    bass: {
      instrument: subBass,
      role: 'bass',
      level: -6,
      reverb: -30,
      play: bassLine('x---------------', 33, { velocity: 0.6, hold: 0.98 }),
    },
  },
  sections: {
    open: { chords: 'Em7 | Em7', parts: { pad: 0.8, arp: 0.7 } },
    a: { chords: 'Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7', parts: { arp: 1, pad: 1, bass: 0.9 } },
    b: {
      chords: 'Em7 | Em7 | Cadd9 | Cadd9 | Am7 | Am7 | Bm7 | Bm7',
      parts: { arp: 0.85, pad: 1, voices: 1, lead: 1, bass: 1 },
    },
    end: { chords: 'Em7', parts: { pad: 0.9, voices: 0.8, arp: 0.5, bass: 0.7 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
