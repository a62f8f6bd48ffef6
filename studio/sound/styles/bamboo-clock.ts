import { celesta, marimba, vibraphone } from '../instruments/mallet.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { bass, broken, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** Two marimbas whose patterns are of different lengths and drift past one another. */
export const bambooClock: Piece = {
  ...setting({ bpm: 126, looseness: 5, room: 'plate', loudness: -17 }),
  parts: {
    first: melody({ level: 0, pan: -0.35, reverb: -12 }, marimba, broken('0.2.31.0.23.', 0.5, [57, 76, 4], 0.68, 1)),
    second: melody({ level: -3, pan: 0.35, reverb: -12 }, marimba, broken('3.1.02.130', 0.5, [64, 83, 4], 0.6, 1)),
    third: texture(
      { level: -11, pan: 0.1, reverb: -8 },
      celesta,
      broken('2.03.1..0.2.1.3.', 0.25, [76, 91, 4], 0.5, 0.5),
    ),
    vibes: harmony({ level: -8, reverb: -7 }, vibraphone, held([64, 78, 2], 0.5)),
    bass: bass({ level: -5, reverb: -20 }, uprightBass, bassLine(['x-----5-', 'x---..x-'], 28, { velocity: 0.7 })),
  },
  sections: {
    open: ['Em7 | Em7 | Em7 | Em7', 'first:.8'],
    two: ['Em7 | Em7 | Cadd9 | Cadd9', 'first:.95 second:.85'],
    bass: ['Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | Am7 | Am7', 'first second:.95 bass:.9 vibes:.8'],
    full: ['Em7 | Em7 | Cadd9 | Cadd9 | G/B | G/B | D | D', 'first:1.05 second third:.9 bass vibes'],
    end: ['Em7 | Em7 | Em7', 'first:.8 vibes:.8 third:.5'],
  },
  form: ['open', 'two', 'bass', 'full', 'end'],
};
