import { cymbalSwell } from '../instruments/drums.ts';
import { greatDrum, tightDrum } from '../instruments/great-drums.ts';
import { choir, horns, spiccato, strings } from '../instruments/ensembles.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const THEME = `a3:2 d4:2 | d4:1 f4:3 | d4:2 f4:2 | g4:1 f4:3 | a4:2 g4:1 f4:1 | c5:4 | g4:2 e4:2 | g4:4`;
const CLIMB = `d5:2 f5:2 | c5:2 a4:1 c5:1 | bb4:2 d5:2 | a4:3 d5:1 | f5:2 d5:1 f5:1 | a5:3 g5:1 | g5:2 e5:2 | c5:1 e5:1 g5:2`;
const CALL = `d4:2 f4:2 | c4:2 a3:1 c4:1 | bb3:2 d4:2 | a3:3 d4:1 | f4:2 d4:1 f4:1 | a4:3 g4:1 | g4:2 e4:2 | c4:1 e4:1 g4:2`;
const swell = (at: number) => [{ at, beats: 4, pitch: 60, velocity: 0.8 }];

/** From a whisper of strings to the whole orchestra in D minor. */
export const summit: Piece = {
  ...setting({ bpm: 92, looseness: 8, room: 'hall', loudness: -15, tail: 5 }),
  parts: {
    ostinato: harmony({ level: -5, pan: -0.2, reverb: -10 }, spiccato, broken('02120212', 0.5, [50, 67, 3], 0.6, 0.4)),
    race: harmony(
      { level: -9, pan: 0.3, reverb: -10 },
      spiccato,
      broken('0121021201210212', 0.25, [62, 79, 3], 0.55, 0.22),
    ),
    deep: bass({ level: -5, reverb: -14 }, () => strings(0.2), bassLine('x---', 36, { velocity: 0.65, hold: 1 })),
    strings: harmony({ level: -6, reverb: -8 }, strings, held([55, 74, 4], 0.6, 0.15)),
    horns: melody({ level: -1, pan: 0.12, reverb: -8, velocity: 0.75 }, horns, {
      rise: THEME,
      peak: CALL,
      end: 'd4:7',
    }),
    violins: melody({ level: -2, pan: -0.15, reverb: -8, velocity: 0.8 }, () => strings(0.14), {
      peak: CLIMB,
      end: 'd5:7',
    }),
    voices: harmony({ level: -7, reverb: -5 }, choir, held([57, 76, 4], 0.7, 0.2)),
    great: drums({ level: -4, reverb: -12 }, greatDrum, beat(['X.....x.....x...', 'X.....x...x.x.xx'])),
    tight: drums({ level: -11, pan: 0.2, reverb: -12 }, tightDrum, beat(['..x.o.x.o.x.oox.', '..x.o.x.o.x.xxxx'])),
    cymbal: drums({ level: -13, reverb: -10 }, cymbalSwell, ({ beats, name }) =>
      name === 'end' ? [] : swell(beats - 4),
    ),
  },
  sections: {
    still: ['Dm | Dm | Bb | C', 'ostinato:.6 deep:.6 cymbal:.5'],
    rise: ['Dm | Dm | Bb | Bb | F | F | C | C', 'ostinato:.85 deep:.85 strings:.75 horns:.8 great:.6 cymbal'],
    peak: ['Bb | F/A | Gm | Dm | Bb | F | C | C', 'ostinato race deep strings horns:1.05 violins voices great tight'],
    end: ['D5 | D5', 'deep:.9 strings:.8 horns:.85 violins:.8 voices:.8 great:.5'],
  },
  form: ['still', 'rise', 'peak', 'end'],
  cut: ['peak', 'end'],
};
