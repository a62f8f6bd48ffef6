import { chorus } from '../dsp/modulation.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { accordion } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { nylonGuitar, pizzicato, uprightBass } from '../instruments/plucked.ts';
import { bassLine } from '../score/bass.ts';
import { broken, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const TUNE = `a4:.5 c5:.5 e5:1 a5:1 | g5:.5 a5:.5 e5:2 | g#4:.5 b4:.5 d5:1 e5:1 | f5:.5 e5:.5 d5:2
  | b4:.5 d5:.5 g#5:1 b5:1 | a5:.5 g#5:.5 e5:2 | c5:1 b4:.5 c5:.5 e5:1 | a4:2.5 -:.5
  | d5:.5 f5:.5 a5:2 | g5:.5 f5:.5 d5:2 | c5:.5 e5:.5 a5:1 e5:1 | c5:.5 b4:.5 a4:2
  | b4:1 d#5:1 f#5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`;

/** A waltz for accordion and guitars in A minor. */
export const autumnCarousel: Piece = {
  bpm: 146,
  meter: 3,
  looseness: 9,
  room: ROOMS.room,
  loudness: -16,
  tail: 3,
  ritardando: 0.5,
  parts: {
    accordion: {
      instrument: accordion,
      role: 'melody',
      level: -1,
      reverb: -11,
      play: lines(
        {
          a: TUNE,
          b: `g5:1 e5:.5 g5:.5 c6:1 | b5:.5 a5:.5 g5:2 | d5:1 b4:.5 d5:.5 g5:1 | a5:.5 g5:.5 d5:2
          | f5:1 d5:.5 f5:.5 b5:1 | a5:.5 g5:.5 f5:2 | e5:1 d#5:.5 e5:.5 g5:1 | c5:2.5 -:.5
          | a5:1 f5:.5 a5:.5 c6:1 | a5:.5 g5:.5 f5:2 | g5:1 e5:1 c5:1 | c#5:1 e5:1 g5:1
          | f5:1 a5:1 f5:1 | e5:1 d5:1 b4:1 | c5:.5 b4:.5 a4:2 | -:3`,
          again: TUNE,
          end: 'c5:.5 b4:.5 a4:2 | e5:.5 c5:.5 a4:2',
        },
        0.72,
      ),
      process: (bus) => chorus(bus, 0.55, 1.1),
    },
    guitar: {
      instrument: nylonGuitar,
      role: 'harmony',
      level: -6,
      pan: -0.25,
      reverb: -13,
      play: struck('.xo', { low: 52, high: 69, size: 3 }, { velocity: 0.65, hold: 0.6, strum: 0.035 }),
    },
    bass: {
      instrument: uprightBass,
      role: 'bass',
      level: -5,
      reverb: -24,
      play: bassLine(['x-.', '5-.'], 33, { velocity: 0.75 }),
    },
    pick: {
      instrument: pizzicato,
      role: 'harmony',
      level: -11,
      pan: 0.35,
      reverb: -11,
      play: broken('01.', 1, { low: 64, high: 81, size: 3 }, { velocity: 0.55 }),
    },
    bells: {
      instrument: celesta,
      role: 'melody',
      level: -9,
      pan: 0.3,
      reverb: -9,
      play: lines({ again: TUNE.replaceAll('5:', '6:').replaceAll('4:', '5:') }, 0.6),
    },
  },
  sections: {
    open: { chords: 'Am | Am | E7 | E7', parts: { guitar: 0.85, bass: 0.9 } },
    a: {
      chords: 'Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am',
      parts: { accordion: 0.9, guitar: 1, bass: 1 },
    },
    b: {
      chords: 'C | C | G | G | G7 | G7 | C | C | F | F | C | A7 | Dm | E7 | Am | Am',
      parts: { accordion: 1.05, guitar: 1, bass: 1, pick: 1 },
    },
    again: {
      chords: 'Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | Am',
      parts: { accordion: 1, guitar: 1, bass: 1, pick: 0.9, bells: 1 },
    },
    end: { chords: 'Am | Am', parts: { accordion: 0.8, guitar: 0.8, bass: 0.8 } },
  },
  form: ['open', 'a', 'b', 'again', 'end'],
};
