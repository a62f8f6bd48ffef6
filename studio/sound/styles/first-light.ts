import { cymbalSwell } from '../instruments/drums.ts';
import { greatDrum } from '../instruments/great-drums.ts';
import { choir, horns, strings } from '../instruments/ensembles.ts';
import { harp } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, broken, drums, harmony, held, melody, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

const CHORDS = 'Eb | Bb/D | Cm7 | Abadd9 | Eb/G | Ab | Bbsus4 | Bb';

/** Strings, harp and horns in E flat: the sun comes over the ridge. */
export const firstLight: Piece = {
  ...setting({ bpm: 78, looseness: 9, room: 'hall', loudness: -17, tail: 5, ritardando: 0.2 }),
  parts: {
    harp: harmony({ level: -6, pan: 0.3, reverb: -9 }, harp, broken('01232123', 0.5, [51, 72, 4], 0.55, 2)),
    strings: harmony({ level: -4, reverb: -7 }, () => strings(0.5), held([55, 75, 4], 0.55, 0.2)),
    cellos: bass({ level: -7, reverb: -11 }, () => strings(0.35), bassLine('x---', 36, { velocity: 0.6, hold: 1.03 })),
    horns: melody({ level: -1, pan: 0.1, reverb: -7, velocity: 0.68 }, horns, {
      a: `eb4:1.5 f4:.5 g4:2 | f4:2 d4:1 bb3:1 | eb4:1.5 g4:.5 bb4:2 | c5:2 bb4:1 eb4:1
          | bb4:1.5 g4:.5 eb4:2 | c5:1 eb5:2 c5:1 | bb4:2 f4:2 | f4:1 d4:1 f4:2`,
      end: 'g4:1 bb4:1 eb5:4',
    }),
    violins: melody({ level: -1, pan: -0.15, reverb: -7, velocity: 0.72 }, () => strings(0.2), {
      b: `eb5:1.5 f5:.5 g5:2 | f5:2 d5:1 bb4:1 | eb5:1.5 g5:.5 bb5:2 | c6:2 bb5:1 eb5:1
          | bb5:1.5 g5:.5 eb5:2 | c6:1 eb6:2 c6:1 | bb5:2 f5:2 | f5:1 d5:1 f5:2`,
      end: 'g5:2 eb5:4',
    }),
    voices: texture({ level: -9, reverb: -5 }, choir, held([58, 75, 3], 0.55, 0.3)),
    great: drums({ level: -10, reverb: -10 }, () => greatDrum(77.8), beat(['X...............', 'X...........o.xx'])),
    cymbal: drums({ level: -16, reverb: -9 }, cymbalSwell, ({ beats }) => [
      { at: beats - 4, beats: 4, pitch: 60, velocity: 0.7 },
    ]),
  },
  sections: {
    open: ['Eb | Abadd9', 'harp:.9 strings:.7'],
    a: [CHORDS, 'harp strings:.9 cellos:.9 horns:.9 cymbal:.9'],
    b: [CHORDS, 'harp strings:1.05 cellos violins voices great'],
    end: ['Eb | Eb', 'harp:.8 strings:.8 cellos:.8 horns:.8 violins:.7 voices:.7'],
  },
  form: ['open', 'a', 'b', 'end'],
};
