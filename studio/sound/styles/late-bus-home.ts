import { biquad, filterBoth } from '../dsp/filters.ts';
import { saturate, tremolo } from '../dsp/modulation.ts';
import { hat, rim, snare, softKick } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/piano.ts';
import { vibraphone } from '../instruments/mallet.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { vinyl } from '../instruments/textures.ts';
import { bassLine } from '../score/bass.ts';
import { bass, beat, drums, harmony, melody, struck, texture } from '../score/patterns.ts';
import { setting, type Piece } from '../score/piece.ts';

/** A lazy beat, an electric piano and rain on the last bus's window. */
export const lateBusHome: Piece = {
  ...setting({
    bpm: 78,
    swing: 0.58,
    swingUnit: 0.25,
    looseness: 9,
    room: 'plate',
    loudness: -16,
    echo: { beats: 0.75, feedback: 0.35 },
  }),
  parts: {
    keys: harmony(
      {
        level: -3,
        reverb: -13,
        process(bus) {
          tremolo(bus, 0.35, 3.1);
          filterBoth(bus, biquad('lowpass', 3600));
        },
      },
      electricPiano,
      struck('X.....o...x.....', [53, 72, 4], 0.62, 6.5, 0.03),
    ),
    vibes: melody({ level: -3, pan: 0.2, reverb: -11, echo: -12, velocity: 0.6 }, vibraphone, {
      a: `-:1 a4:.5 c5:.5 e5:1 d5:1 | -:.5 d5:.5 e5:.5 d5:.5 b4:2 | -:1 b4:.5 d5:.5 e5:1 g5:1 | e5:1.5 d5:.5 c5:.5 a4:1.5
          | -:1 a4:.5 c5:.5 e5:.5 g5:.5 a5:1 | g5:.75 e5:.75 d5:.5 b4:2 | -:.5 g4:.5 b4:.5 d5:.5 e5:2 | d5:.5 c5:.5 a4:3`,
      b: 'a5:1.5 g5:.5 e5:2 | g5:1.5 e5:.5 d5:1 b4:1 | f5:1 e5:.5 d5:.5 a4:2 | c5:1 d5:1 c5:2',
      end: 'e5:.5 d5:.5 b4:.5 g4:.5 e4:2',
    }),
    bass: bass(
      { level: -4, reverb: -26, process: (bus) => saturate(bus, 1.6) },
      uprightBass,
      bassLine('x-----x-..5-x---', 31, { velocity: 0.72 }),
    ),
    kick: drums({ level: -5, reverb: -30 }, softKick, beat(['X......x..x.....', 'X.....ox..x....o'])),
    snare: drums(
      { level: -8, pan: 0.05, reverb: -16, process: (bus) => filterBoth(bus, biquad('lowpass', 5200)) },
      snare,
      beat(['....x.......x...', '....x.......x..o'], '....x..o....x.oo'),
    ),
    hat: drums(
      { level: -19, pan: -0.25, reverb: -20, process: (bus) => filterBoth(bus, biquad('lowpass', 8500)) },
      hat,
      beat(['x.o.x.o.x.o.x.oo', 'x.o.x.oox.o.x.o.']),
    ),
    rim: drums({ level: -17, pan: 0.3, reverb: -14 }, rim, beat(['..........o.....', '...o.........o..'])),
    vinyl: texture({ level: -30, reverb: -60 }, vinyl, ({ beats }) => [{ at: 0, beats, pitch: 60, velocity: 1 }]),
  },
  sections: {
    open: ['Dm9 | G13', 'keys:.9 vinyl rim:.8'],
    a: ['Dm9 | G13 | Cmaj9 | Am9 | Dm9 | G13 | Cmaj9 | Am9', 'keys vibes bass kick snare hat rim vinyl'],
    b: ['Fmaj9 | Em7 | Dm7 | G7sus4', 'keys:1.05 vibes:1.05 bass kick:.9 snare:.9 hat vinyl'],
    end: ['Cmaj9', 'keys:.8 vibes:.8 bass:.8 vinyl'],
  },
  form: ['open', 'a', 'b', 'end'],
  cut: ['a', 'end'],
  loop: ['a', 'b'],
};
