import { ROOMS } from '../dsp/reverb.ts';
import { cymbalSwell, softKick } from '../instruments/drums.ts';
import { woodEdge } from '../instruments/great-drums.ts';
import { darkDrone, glassPad, strings } from '../instruments/ensembles.ts';
import { bowl } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { beat, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Something moves below: a drone on D, a slow pulse, a semitone that will not resolve. */
export const deepWater: Piece = {
  bpm: 64,
  meter: 4,
  looseness: 12,
  room: ROOMS.cathedral,
  loudness: -19,
  tail: 6,
  echo: { beats: 1.5, feedback: 0.5 },
  parts: {
    drone: {
      instrument: darkDrone,
      role: 'bass',
      level: -2,
      reverb: -12,
      play: bassLine('x---', 38, { velocity: 0.7, hold: 1.2 }),
    },
    low: {
      instrument: () => strings(1.6),
      role: 'harmony',
      level: -8,
      reverb: -6,
      play: held({ low: 50, high: 65, size: 3 }, 0.5, 0.5),
    },
    glass: {
      instrument: glassPad,
      role: 'texture',
      level: -10,
      reverb: -3,
      echo: -10,
      play: lines({ b: 'a5:8 | bb5:8 | a5:8 | g#5:8' }, 0.5),
    },
    bowl: {
      instrument: bowl,
      role: 'melody',
      level: -7,
      reverb: -4,
      echo: -10,
      play: lines({ a: '-:4 a3:12 | d4:8', b: 'd4:12 a3:12 | eb4:8', end: 'd4:8' }, 0.7),
    },
    kick: { instrument: softKick, role: 'drums', level: -5, reverb: -12, play: beat(['X..o............']) },
    tick: {
      instrument: woodEdge,
      role: 'drums',
      level: -17,
      pan: 0.3,
      reverb: -6,
      play: beat(['....o.......o...', '....o.......o.o.']),
    },
    swell: {
      instrument: cymbalSwell,
      role: 'drums',
      level: -17,
      reverb: -6,
      play: ({ beats }) => [{ at: beats - 6, beats: 6, pitch: 60, velocity: 0.7 }],
    },
  },
  sections: {
    a: { chords: 'D5 | D5 | Dm | Dm', parts: { drone: 0.8, bowl: 0.8 } },
    b: {
      chords: 'Dm | Dm | Bb/D | Bb/D | Gm/D | Gm/D | A7b9/D | A7b9/D',
      parts: { drone: 1, low: 0.9, glass: 0.8, bowl: 1, kick: 0.8, tick: 0.8, swell: 1 },
    },
    end: { chords: 'D5 | D5', parts: { drone: 0.7, bowl: 0.8 } },
  },
  form: ['a', 'b', 'end'],
};
