import { ROOMS } from '../dsp/reverb.ts';
import { rim, shaker, softKick } from '../instruments/drums.ts';
import { nylonGuitar, uprightBass } from '../instruments/plucked.ts';
import { vibraphone } from '../instruments/mallet.ts';
import { flute } from '../instruments/winds.ts';
import { bassLine } from '../score/bass.ts';
import { beat, held, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** A bossa for nylon strings and flute. */
export const harbourBreeze: Piece = {
  bpm: 132,
  meter: 4,
  looseness: 9,
  room: ROOMS.plate,
  loudness: -17,
  tail: 4,
  ritardando: 0.2,
  parts: {
    flute: {
      instrument: flute,
      role: 'melody',
      level: -1,
      pan: 0.1,
      reverb: -9,
      play: lines(
        {
          a: `g5:1.5 e5:.5 c5:1 e5:1 | g5:1 e5:.5 c5:1.5 a4:1 | b4:1.5 d5:.5 e5:2 | d5:.5 e5:1 d5:.5 b4:2
          | bb4:1.5 d5:.5 f5:1 a5:1 | a5:1 g5:.5 e5:1.5 d5:1 | e5:1 c5:3 | -:4`,
          b: `d5:1.5 f5:.5 a5:2 | c6:1 bb5:.5 a5:.5 g5:2 | g5:1.5 e5:.5 c5:1 d5:1 | a4:4
          | bb4:1 d5:.5 f5:1.5 a5:1 | g5:1.5 a5:.5 e5:2 | c5:3 a4:1 | c5:4`,
          end: 'c5:1.5 e5:.5 g5:6',
        },
        0.64,
      ),
    },
    guitar: {
      instrument: nylonGuitar,
      role: 'harmony',
      level: -3,
      pan: -0.2,
      reverb: -13,
      play: struck('x..x..x...x..x..', { low: 53, high: 70, size: 4 }, { velocity: 0.62, hold: 2.2, strum: 0.012 }),
    },
    vibes: {
      instrument: vibraphone,
      role: 'texture',
      level: -12,
      pan: 0.3,
      reverb: -8,
      play: held({ low: 65, high: 79, size: 2 }, 0.45),
    },
    bass: {
      instrument: uprightBass,
      role: 'bass',
      level: -4,
      reverb: -22,
      play: bassLine('x--5x--5', 31, { velocity: 0.7 }),
    },
    kick: { instrument: softKick, role: 'drums', level: -13, reverb: -26, play: beat(['x..ox..ox..ox..o']) },
    rim: {
      instrument: rim,
      role: 'drums',
      level: -14,
      pan: 0.2,
      reverb: -14,
      play: beat(['x..x..x...x..x..', '..x...x..x..x...']),
    },
    shaker: {
      instrument: shaker,
      role: 'drums',
      level: -20,
      pan: -0.3,
      reverb: -18,
      play: beat(['xoooxoooxoooxooo']),
    },
  },
  sections: {
    open: { chords: 'Fmaj9 | Fmaj9 | Gm9 | C13', parts: { guitar: 0.9, shaker: 0.8 } },
    a: {
      chords: 'Fmaj9 | Fmaj9 | G13 | G13 | Gm7 | C13 | Fmaj9 | Fmaj9',
      parts: { flute: 1, guitar: 1, bass: 1, kick: 1, rim: 1, shaker: 1 },
    },
    b: {
      chords: 'Bbmaj9 | C13 | Am7 | Dm9 | Gm7 | C13 | Fmaj9 | Fmaj9',
      parts: { flute: 1.05, guitar: 1, vibes: 1, bass: 1, kick: 1, rim: 1, shaker: 1 },
    },
    end: { chords: 'Fmaj9 | Fmaj9', parts: { flute: 0.85, guitar: 0.85, bass: 0.85 } },
  },
  form: ['open', 'a', 'b', 'a', 'end'],
};
