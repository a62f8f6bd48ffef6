import { cymbalSwell, softKick } from '../instruments/drums.ts';
import { woodEdge } from '../instruments/great-drums.ts';
import { darkDrone, glassPad, strings } from '../instruments/ensembles.ts';
import { bowl } from '../instruments/mallet.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, drums, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Something moves below: a drone on D, a slow pulse, a semitone that will not resolve. */
export const deepWater: Piece = {
  ...setting({
    bpm: 64,
    looseness: 12,
    room: 'cathedral',
    loudness: -19,
    tail: 6,
    echo: { beats: 1.5, feedback: 0.5 },
  }),
  parts: {
    drone: bass({ level: -2, reverb: -12 }, darkDrone, bassLine('x---', 38, { velocity: 0.7, hold: 1.2 })),
    low: harmony({ level: -8, reverb: -6 }, () => strings(1.6), held([50, 65, 3], 0.5, 0.5)),
    glass: texture({ level: -10, reverb: -3, echo: -10, velocity: 0.5 }, glassPad, {
      b: 'a5:8 | bb5:8 | a5:8 | g#5:8',
    }),
    bowl: melody({ level: -7, reverb: -4, echo: -10 }, bowl, {
      a: '-:4 a3:12 | d4:8',
      b: 'd4:12 a3:12 | eb4:8',
      end: 'd4:8',
    }),
    kick: drums({ level: -5, reverb: -12 }, softKick, beat(['X..o............'])),
    tick: drums({ level: -17, pan: 0.3, reverb: -6 }, woodEdge, beat(['....o.......o...', '....o.......o.o.'])),
    swell: drums({ level: -17, reverb: -6 }, cymbalSwell, ({ beats }) => [
      { at: beats - 6, beats: 6, pitch: 60, velocity: 0.7 },
    ]),
  },
  sections: {
    a: ['D5 | D5 | Dm | Dm', 'drone:.8 bowl:.8'],
    b: ['Dm | Dm | Bb/D | Bb/D | Gm/D | Gm/D | A7b9/D | A7b9/D', 'drone low:.9 glass:.8 bowl kick:.8 tick:.8 swell'],
    end: ['D5 | D5', 'drone:.7 bowl:.8'],
  },
  form: ['a', 'b', 'end'],
};
