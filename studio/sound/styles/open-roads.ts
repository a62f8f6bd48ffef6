import { clap, shaker, softKick } from '../instruments/drums.ts';
import { strings } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { grandPiano } from '../instruments/piano.ts';
import { steelGuitar } from '../instruments/plucked.ts';
import { subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, struck } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const HOOK = `f#5:.5 a5:.5 a5:1 f#5:.5 e5:.5 d5:1 | e5:1.5 c#5:.5 a4:2 | d5:.5 f#5:.5 f#5:1 e5:.5 d5:.5 b4:1 | d5:1.5 b4:.5 a4:2
  | f#5:.5 a5:.5 d6:1 a5:.5 f#5:.5 e5:1 | e5:1 a5:1.5 e5:1.5 | b5:1 a5:.5 g5:.5 d5:2 | e5:1 d5:1 e5:2`;

/** Bright and forward: muted guitar, piano, bells and claps. */
export const openRoads: Piece = {
  ...setting({ bpm: 112, looseness: 6, room: 'plate', loudness: -15, echo: { beats: 0.75, feedback: 0.3 } }),
  parts: {
    guitar: harmony(
      { level: -7, pan: -0.3, reverb: -14 },
      steelGuitar,
      broken('02120212', 0.5, [50, 66, 3], 0.6, 0.55),
    ),
    piano: harmony({ level: -5, pan: 0.1, reverb: -13 }, grandPiano, struck('X.....x.x.......', [57, 76, 4], 0.62, 6)),
    bells: melody({ level: -2, pan: 0.2, reverb: -10, echo: -14, velocity: 0.75 }, celesta, {
      verse: HOOK,
      chorus: HOOK,
      end: 'f#5:1 a5:1 d6:2 | -:4',
    }),
    top: melody({ level: -3, reverb: -12 }, grandPiano, { chorus: HOOK }),
    strings: harmony({ level: -7, reverb: -9 }, strings, held([57, 78, 4], 0.6, 0.2)),
    bass: bass({ level: -5, reverb: -40 }, subBass, bassLine('xxxxxxxx', 31, { velocity: 0.7, hold: 0.85 })),
    kick: drums({ level: -4, reverb: -30 }, softKick, beat(['X...x...X...x...'])),
    clap: drums({ level: -9, pan: 0.05, reverb: -12 }, clap, beat(['....x.......x...'], '....x.......x.x.')),
    shaker: drums({ level: -20, pan: 0.35, reverb: -20 }, shaker, beat(['xoxoxoxoxoxoxoxo'])),
  },
  sections: {
    open: ['D | A/C# | Bm7 | Gadd9', 'guitar:.9 piano:.7'],
    verse: [
      'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      'guitar piano:.8 bells:.85 bass:.85 kick:.8 shaker:.8',
    ],
    build: ['Gadd9 | A | Bm7 | A/C#', 'guitar piano:.9 strings:.9 bass:.9 clap:.7 shaker'],
    chorus: [
      'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      'guitar:1.05 piano bells top strings bass kick clap shaker',
    ],
    end: ['D | D', 'guitar:.8 piano:.9 bells:.9 strings:.9 bass:.7'],
  },
  form: ['open', 'verse', 'build', 'chorus', 'end'],
  cut: ['build', 'chorus', 'end'],
};
