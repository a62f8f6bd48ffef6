import { ROOMS } from '../dsp/reverb.ts';
import { cymbalSwell } from '../instruments/drums.ts';
import { greatDrum } from '../instruments/great-drums.ts';
import { choir, horns, strings } from '../instruments/ensembles.ts';
import { harp } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const CHORDS = 'Eb | Bb/D | Cm7 | Abadd9 | Eb/G | Ab | Bbsus4 | Bb';

/** Strings, harp and horns in E flat: the sun comes over the ridge. */
export const firstLight: Piece = {
  bpm: 78,
  meter: 4,
  looseness: 9,
  room: ROOMS.hall,
  loudness: -17,
  tail: 5,
  ritardando: 0.2,
  parts: {
    harp: {
      instrument: harp,
      role: 'harmony',
      level: -6,
      pan: 0.3,
      reverb: -9,
      play: broken('01232123', 0.5, { low: 51, high: 72, size: 4 }, { velocity: 0.55, ring: 2 }),
    },
    strings: {
      instrument: () => strings(0.5),
      role: 'harmony',
      level: -4,
      reverb: -7,
      play: held({ low: 55, high: 75, size: 4 }, 0.55, 0.2),
    },
    cellos: {
      instrument: () => strings(0.35),
      role: 'bass',
      level: -7,
      reverb: -11,
      play: bassLine('x---', 36, { velocity: 0.6, hold: 1.03 }),
    },
    horns: {
      instrument: horns,
      role: 'melody',
      level: -1,
      pan: 0.1,
      reverb: -7,
      play: lines(
        {
          a: `eb4:1.5 f4:.5 g4:2 | f4:2 d4:1 bb3:1 | eb4:1.5 g4:.5 bb4:2 | c5:2 bb4:1 eb4:1
          | bb4:1.5 g4:.5 eb4:2 | c5:1 eb5:2 c5:1 | bb4:2 f4:2 | f4:1 d4:1 f4:2`,
          end: 'g4:1 bb4:1 eb5:4',
        },
        0.68,
      ),
    },
    violins: {
      instrument: () => strings(0.2),
      role: 'melody',
      level: -1,
      pan: -0.15,
      reverb: -7,
      play: lines(
        {
          b: `eb5:1.5 f5:.5 g5:2 | f5:2 d5:1 bb4:1 | eb5:1.5 g5:.5 bb5:2 | c6:2 bb5:1 eb5:1
          | bb5:1.5 g5:.5 eb5:2 | c6:1 eb6:2 c6:1 | bb5:2 f5:2 | f5:1 d5:1 f5:2`,
          end: 'g5:2 eb5:4',
        },
        0.72,
      ),
    },
    voices: {
      instrument: choir,
      role: 'texture',
      level: -9,
      reverb: -5,
      play: held({ low: 58, high: 75, size: 3 }, 0.55, 0.3),
    },
    great: {
      instrument: () => greatDrum(77.8),
      role: 'drums',
      level: -10,
      reverb: -10,
      play: beat(['X...............', 'X...........o.xx']),
    },
    cymbal: {
      instrument: cymbalSwell,
      role: 'drums',
      level: -16,
      reverb: -9,
      play: ({ beats }) => [{ at: beats - 4, beats: 4, pitch: 60, velocity: 0.7 }],
    },
  },
  sections: {
    open: { chords: 'Eb | Abadd9', parts: { harp: 0.9, strings: 0.7 } },
    a: { chords: CHORDS, parts: { harp: 1, strings: 0.9, cellos: 0.9, horns: 0.9, cymbal: 0.9 } },
    b: { chords: CHORDS, parts: { harp: 1, strings: 1.05, cellos: 1, violins: 1, voices: 1, great: 1 } },
    end: { chords: 'Eb | Eb', parts: { harp: 0.8, strings: 0.8, cellos: 0.8, horns: 0.8, violins: 0.7, voices: 0.7 } },
  },
  form: ['open', 'a', 'b', 'end'],
};
