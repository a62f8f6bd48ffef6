import { ROOMS } from '../dsp/reverb.ts';
import { brush, hat, softKick } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/keys.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { reed } from '../instruments/winds.ts';
import { walking } from '../score/bass.ts';
import { beat, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const TUNE = `-:.5 a4:.5 d5:.5 e5:.5 f5:1 e5:1 | d5:.5 b4:.5 e5:2 -:1 | -:.5 g4:.5 b4:.5 d5:.5 e5:1 d5:1 | c#5:1.5 bb4:.5 g4:2
  | -:.5 a4:.5 c5:.5 e5:.5 g5:1 e5:1 | e5:1 d5:.5 b4:.5 d5:2 | e5:3 -:1 | -:4`;

/** A small trio before the café opens: walking bass, brushes, a clarinet. */
export const coffeeSteam: Piece = {
  bpm: 112,
  meter: 4,
  swing: 0.63,
  looseness: 11,
  room: ROOMS.room,
  loudness: -17,
  tail: 3,
  ritardando: 0.25,
  parts: {
    reed: {
      instrument: reed,
      role: 'melody',
      level: -1,
      pan: 0.12,
      reverb: -10,
      play: lines(
        {
          a: TUNE,
          b: `c5:.5 e5:.5 g5:1 a5:1 g5:1 | ab5:1.5 f5:.5 d5:2 | e5:.5 d5:.5 b4:1 g4:2 | bb4:.5 c#5:.5 e5:1 g5:2
          | f5:1 e5:.5 d5:.5 a4:2 | b4:.5 d5:.5 e5:1 -:2 | g4:.5 b4:.5 d5:1 c#5:1 e5:1 | d5:1 c5:1 b4:2`,
          again: TUNE,
          end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
        },
        0.64,
      ),
    },
    keys: {
      instrument: electricPiano,
      role: 'harmony',
      level: -6,
      pan: -0.2,
      reverb: -13,
      play: struck('x..x..o.', { low: 55, high: 72, size: 4 }, { velocity: 0.52, hold: 1.4 }),
    },
    bass: { instrument: uprightBass, role: 'bass', level: -3, reverb: -22, play: walking(31) },
    brush: {
      instrument: brush,
      role: 'drums',
      level: -11,
      pan: 0.15,
      reverb: -15,
      play: beat(['o.x.o.x.', 'o.x.o.xo']),
    },
    hat: { instrument: hat, role: 'drums', level: -19, pan: 0.3, reverb: -18, play: beat(['x.xox.xo']) },
    kick: { instrument: softKick, role: 'drums', level: -15, reverb: -24, play: beat(['o...o...', 'o...o..o']) },
  },
  sections: {
    open: { chords: 'Dm9 | G13 | Em7 A7b9 | Dm9 G13', parts: { keys: 0.9, bass: 0.9, brush: 0.8 } },
    a: {
      chords: 'Dm7 | G13 | Cmaj9 | A7b9 | Dm9 | G13 | Cmaj9 | Cmaj9',
      parts: { reed: 1, keys: 1, bass: 1, brush: 1, hat: 1, kick: 1 },
    },
    b: {
      chords: 'Fmaj9 | Bb9 | Cmaj9 | A7b9 | Dm7 | G13 | Em7 A7 | Dm7 G7',
      parts: { reed: 1.05, keys: 1, bass: 1, brush: 1, hat: 1, kick: 1 },
    },
    again: {
      chords: 'Dm7 | G13 | Cmaj9 | A7b9 | Dm9 | G13 | Cmaj9 | Cmaj9',
      parts: { reed: 1, keys: 1, bass: 1, brush: 1, hat: 1, kick: 1 },
    },
    end: { chords: 'Cmaj9', parts: { reed: 0.8, keys: 0.9, bass: 0.8 } },
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
