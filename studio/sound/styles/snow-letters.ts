import { strings } from '../instruments/ensembles.ts';
import { feltPiano } from '../instruments/piano.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, held, melody } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const TUNE = 'f#5:2 e5:1 | d5:2 b4:1 | d5:1 e5:1 f#5:1 | e5:3 | f#5:2 a5:1 | b5:2 a5:1 | f#5:1 e5:1 d5:1 | c#5:3';

/** Piano and strings in B minor, three to the bar, for what was never sent. */
export const snowLetters: Piece = {
  ...setting({ bpm: 90, meter: 3, looseness: 12, room: 'hall', loudness: -18, tail: 5, ritardando: 0.3 }),
  parts: {
    tune: melody({ level: 0, reverb: -10, velocity: 0.66 }, feltPiano, {
      a: TUNE,
      again: TUNE,
      end: 'd5:1 g5:1 b5:1 | e5:1 a5:2 | f#5:3 | d5:3',
    }),
    left: harmony({ level: -7, reverb: -11 }, feltPiano, broken('012321', 0.5, [47, 66, 4], 0.42, 2.5)),
    low: bass({ level: -8, reverb: -14 }, feltPiano, bassLine('x--', 35, { velocity: 0.5, hold: 1 })),
    violins: melody({ level: -2, pan: -0.12, reverb: -8, velocity: 0.62 }, () => strings(0.32), {
      b: 'b5:2 a5:1 | c#6:2 a5:1 | a5:2 f#5:1 | f#5:2 d5:1 | g5:2 e5:1 | d5:2 b4:1 | d5:2 e5:1 | e5:3',
      again: '-:12 | d6:3 | d6:3 | a5:3 | a5:3',
    }),
    strings: harmony({ level: -8, reverb: -7 }, () => strings(0.5), held([54, 73, 4], 0.5, 0.2)),
    cellos: bass({ level: -11, reverb: -10 }, () => strings(0.4), bassLine('x--', 35, { velocity: 0.5, hold: 1.05 })),
  },
  sections: {
    open: ['Bm | Gadd9', 'left:.9 low:.9'],
    a: ['Bm | G | D | A/C# | Bm | G | D | A', 'tune:.95 left low'],
    b: ['G | A | D | Bm | Em | G | A7sus4 | A', 'left low violins strings:.9 cellos'],
    again: ['Bm | G | D | A/C# | Bm | G | D | A', 'tune:1.1 left:1.05 low:1.05 violins:.8 strings cellos'],
    end: ['G | A | D | D', 'tune:.8 left:.75 low:.8 strings:.7 cellos:.8'],
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
