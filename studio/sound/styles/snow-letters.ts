import { ROOMS } from '../dsp/reverb.ts';
import { strings } from '../instruments/ensembles.ts';
import { feltPiano } from '../instruments/piano.ts';
import { bassLine } from '../score/bass.ts';
import { broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const TUNE = 'f#5:2 e5:1 | d5:2 b4:1 | d5:1 e5:1 f#5:1 | e5:3 | f#5:2 a5:1 | b5:2 a5:1 | f#5:1 e5:1 d5:1 | c#5:3';

/** Piano and strings in B minor, three to the bar, for what was never sent. */
export const snowLetters: Piece = {
  bpm: 90,
  meter: 3,
  looseness: 12,
  room: ROOMS.hall,
  loudness: -18,
  tail: 5,
  ritardando: 0.3,
  parts: {
    tune: {
      instrument: feltPiano,
      role: 'melody',
      level: 0,
      reverb: -10,
      play: lines({ a: TUNE, again: TUNE, end: 'd5:1 g5:1 b5:1 | e5:1 a5:2 | f#5:3 | d5:3' }, 0.66),
    },
    left: {
      instrument: feltPiano,
      role: 'harmony',
      level: -7,
      reverb: -11,
      play: broken('012321', 0.5, { low: 47, high: 66, size: 4 }, { velocity: 0.42, ring: 2.5 }),
    },
    low: {
      instrument: feltPiano,
      role: 'bass',
      level: -8,
      reverb: -14,
      play: bassLine('x--', 35, { velocity: 0.5, hold: 1 }),
    },
    violins: {
      instrument: () => strings(0.32),
      role: 'melody',
      level: -2,
      pan: -0.12,
      reverb: -8,
      play: lines(
        {
          b: 'b5:2 a5:1 | c#6:2 a5:1 | a5:2 f#5:1 | f#5:2 d5:1 | g5:2 e5:1 | d5:2 b4:1 | d5:2 e5:1 | e5:3',
          again: '-:12 | d6:3 | d6:3 | a5:3 | a5:3',
        },
        0.62,
      ),
    },
    strings: {
      instrument: () => strings(0.5),
      role: 'harmony',
      level: -8,
      reverb: -7,
      play: held({ low: 54, high: 73, size: 4 }, 0.5, 0.2),
    },
    cellos: {
      instrument: () => strings(0.4),
      role: 'bass',
      level: -11,
      reverb: -10,
      play: bassLine('x--', 35, { velocity: 0.5, hold: 1.05 }),
    },
  },
  sections: {
    open: { chords: 'Bm | Gadd9', parts: { left: 0.9, low: 0.9 } },
    a: { chords: 'Bm | G | D | A/C# | Bm | G | D | A', parts: { tune: 0.95, left: 1, low: 1 } },
    b: {
      chords: 'G | A | D | Bm | Em | G | A7sus4 | A',
      parts: { left: 1, low: 1, violins: 1, strings: 0.9, cellos: 1 },
    },
    again: {
      chords: 'Bm | G | D | A/C# | Bm | G | D | A',
      parts: { tune: 1.1, left: 1.05, low: 1.05, violins: 0.8, strings: 1, cellos: 1 },
    },
    end: { chords: 'G | A | D | D', parts: { tune: 0.8, left: 0.75, low: 0.8, strings: 0.7, cellos: 0.8 } },
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
