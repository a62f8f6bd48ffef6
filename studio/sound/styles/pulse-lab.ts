import { ROOMS } from '../dsp/reverb.ts';
import { hat, rim, softKick } from '../instruments/drums.ts';
import { glassPad, synthPad } from '../instruments/ensembles.ts';
import { pluckSynth, pulseBass } from '../instruments/synths.ts';
import { celesta } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Clean pulses for screens, charts and clean rooms. */
export const pulseLab: Piece = {
  bpm: 122,
  meter: 4,
  looseness: 2,
  room: ROOMS.plate,
  loudness: -16,
  tail: 4,
  echo: { beats: 0.75, feedback: 0.4 },
  parts: {
    pulse: {
      instrument: pluckSynth,
      role: 'harmony',
      level: -5,
      pan: -0.3,
      reverb: -14,
      echo: -10,
      play: broken('0.10.20.10.2', 0.25, { low: 57, high: 73, size: 3 }, { velocity: 0.55, ring: 0.2 }),
    },
    answer: {
      instrument: pluckSynth,
      role: 'harmony',
      level: -9,
      pan: 0.35,
      reverb: -12,
      echo: -8,
      play: broken('..2..1..0..1..2.', 0.25, { low: 69, high: 85, size: 3 }, { velocity: 0.5, ring: 0.2 }),
    },
    pad: {
      instrument: synthPad,
      role: 'harmony',
      level: -7,
      reverb: -7,
      ducked: true,
      play: held({ low: 54, high: 73, size: 4 }, 0.55, 0.2),
    },
    glass: {
      instrument: glassPad,
      role: 'texture',
      level: -11,
      reverb: -5,
      play: held({ low: 69, high: 85, size: 2 }, 0.5, 0.3),
    },
    bells: {
      instrument: celesta,
      role: 'melody',
      level: -4,
      pan: 0.1,
      reverb: -8,
      echo: -9,
      play: lines(
        {
          full: 'c#5:1.5 e5:1.5 a5:1 | f#5:3 e5:1 | f#5:1.5 a5:1.5 c#6:1 | b5:4 | c#6:1.5 a5:1.5 e5:1 | f#5:4 | e5:1.5 g#5:1.5 b5:1 | e5:4',
          end: 'a5:1.5 f#5:2.5',
        },
        0.65,
      ),
    },
    bass: {
      instrument: pulseBass,
      role: 'bass',
      level: -4,
      reverb: -34,
      play: bassLine('x.xx.x.xx.xx.x.x', 30, { velocity: 0.65, hold: 0.7 }),
    },
    kick: {
      instrument: softKick,
      role: 'drums',
      level: -3,
      reverb: -34,
      play: beat(['X.....x.X.......', 'X.....x.X..x....']),
    },
    rim: {
      instrument: rim,
      role: 'drums',
      level: -11,
      pan: 0.15,
      reverb: -14,
      play: beat(['....x.......x...', '....x.......x..o']),
    },
    hat: { instrument: hat, role: 'drums', level: -21, pan: -0.2, reverb: -22, play: beat(['o.x.o.x.o.x.oox.']) },
  },
  sections: {
    open: { chords: 'F#m | F#m | D | D', parts: { pulse: 0.9 } },
    two: {
      chords: 'F#m | F#m | D | D | A | A | E | E',
      parts: { pulse: 1, answer: 0.8, pad: 0.8, bass: 0.85, hat: 0.8 },
    },
    full: {
      chords: 'F#m | F#m | D | E | A | D | E | E',
      parts: { pulse: 1, answer: 1, pad: 1, glass: 1, bells: 1, bass: 1, kick: 1, rim: 1, hat: 1 },
    },
    end: { chords: 'F#m | F#m', parts: { pulse: 0.7, pad: 0.8, glass: 0.8, bells: 0.8 } },
  },
  form: ['open', 'two', 'full', 'end'],
};
