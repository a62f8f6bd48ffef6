import { biquad, filterBoth } from '../dsp/filters.ts';
import { saturate, tremolo } from '../dsp/modulation.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { hat, rim, snare, softKick } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/keys.ts';
import { vibraphone } from '../instruments/mallet.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { vinyl } from '../instruments/textures.ts';
import { bassLine } from '../score/bass.ts';
import { beat, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** A lazy beat, an electric piano and rain on the last bus's window. */
export const lateBusHome: Piece = {
  bpm: 78,
  meter: 4,
  swing: 0.58,
  swingUnit: 0.25,
  looseness: 9,
  room: ROOMS.plate,
  loudness: -16,
  tail: 4,
  echo: { beats: 0.75, feedback: 0.35 },
  parts: {
    keys: {
      instrument: electricPiano,
      role: 'harmony',
      level: -3,
      reverb: -13,
      play: struck('X.....o...x.....', { low: 53, high: 72, size: 4 }, { velocity: 0.62, hold: 6.5, strum: 0.03 }),
      process(bus) {
        tremolo(bus, 0.35, 3.1);
        filterBoth(bus, biquad('lowpass', 3600));
      },
    },
    vibes: {
      instrument: vibraphone,
      role: 'melody',
      level: -3,
      pan: 0.2,
      reverb: -11,
      echo: -12,
      play: lines(
        {
          a: `-:1 a4:.5 c5:.5 e5:1 d5:1 | -:.5 d5:.5 e5:.5 d5:.5 b4:2 | -:1 b4:.5 d5:.5 e5:1 g5:1 | e5:1.5 d5:.5 c5:.5 a4:1.5
          | -:1 a4:.5 c5:.5 e5:.5 g5:.5 a5:1 | g5:.75 e5:.75 d5:.5 b4:2 | -:.5 g4:.5 b4:.5 d5:.5 e5:2 | d5:.5 c5:.5 a4:3`,
          b: 'a5:1.5 g5:.5 e5:2 | g5:1.5 e5:.5 d5:1 b4:1 | f5:1 e5:.5 d5:.5 a4:2 | c5:1 d5:1 c5:2',
          end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
        },
        0.6,
      ),
    },
    bass: {
      instrument: uprightBass,
      role: 'bass',
      level: -4,
      reverb: -26,
      play: bassLine('x-----x-..5-x---', 31, { velocity: 0.72 }),
      process: (bus) => saturate(bus, 1.6),
    },
    kick: {
      instrument: softKick,
      role: 'drums',
      level: -5,
      reverb: -30,
      play: beat(['X......x..x.....', 'X.....ox..x....o']),
    },
    snare: {
      instrument: snare,
      role: 'drums',
      level: -8,
      pan: 0.05,
      reverb: -16,
      play: beat(['....x.......x...', '....x.......x..o'], '....x..o....x.oo'),
      process: (bus) => filterBoth(bus, biquad('lowpass', 5200)),
    },
    hat: {
      instrument: hat,
      role: 'drums',
      level: -19,
      pan: -0.25,
      reverb: -20,
      play: beat(['x.o.x.o.x.o.x.oo', 'x.o.x.oox.o.x.o.']),
      process: (bus) => filterBoth(bus, biquad('lowpass', 8500)),
    },
    rim: {
      instrument: rim,
      role: 'drums',
      level: -17,
      pan: 0.3,
      reverb: -14,
      play: beat(['..........o.....', '...o.........o..']),
    },
    vinyl: {
      instrument: vinyl,
      role: 'texture',
      level: -30,
      reverb: -60,
      play: ({ beats }) => [{ at: 0, beats, pitch: 60, velocity: 1 }],
    },
  },
  sections: {
    open: { chords: 'Dm9 | G13', parts: { keys: 0.9, vinyl: 1, rim: 0.8 } },
    a: {
      chords: 'Dm9 | G13 | Cmaj9 | Am9 | Dm9 | G13 | Cmaj9 | Am9',
      parts: { keys: 1, vibes: 1, bass: 1, kick: 1, snare: 1, hat: 1, rim: 1, vinyl: 1 },
    },
    b: {
      chords: 'Fmaj9 | Em7 | Dm7 | G7sus4',
      parts: { keys: 1.05, vibes: 1.05, bass: 1, kick: 0.9, snare: 0.9, hat: 1, vinyl: 1 },
    },
    end: { chords: 'Cmaj9', parts: { keys: 0.8, vibes: 0.8, bass: 0.8, vinyl: 1 } },
  },
  form: ['open', 'a', 'b', 'end'],
  cut: ['a', 'end'],
  loop: ['a', 'b'],
};
