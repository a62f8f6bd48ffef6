import { ROOMS } from '../dsp/reverb.ts';
import { clap, shaker, softKick } from '../instruments/drums.ts';
import { strings } from '../instruments/ensembles.ts';
import { celesta } from '../instruments/mallet.ts';
import { grandPiano } from '../instruments/piano.ts';
import { steelGuitar } from '../instruments/plucked.ts';
import { subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, held, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const HOOK = `f#5:.5 a5:.5 a5:1 f#5:.5 e5:.5 d5:1 | e5:1.5 c#5:.5 a4:2 | d5:.5 f#5:.5 f#5:1 e5:.5 d5:.5 b4:1 | d5:1.5 b4:.5 a4:2
  | f#5:.5 a5:.5 d6:1 a5:.5 f#5:.5 e5:1 | e5:1 a5:1.5 e5:1.5 | b5:1 a5:.5 g5:.5 d5:2 | e5:1 d5:1 e5:2`;

/** Bright and forward: muted guitar, piano, bells and claps. */
export const openRoads: Piece = {
  bpm: 112,
  meter: 4,
  looseness: 6,
  room: ROOMS.plate,
  loudness: -15,
  tail: 4,
  echo: { beats: 0.75, feedback: 0.3 },
  parts: {
    guitar: {
      instrument: steelGuitar,
      role: 'harmony',
      level: -7,
      pan: -0.3,
      reverb: -14,
      play: broken('02120212', 0.5, { low: 50, high: 66, size: 3 }, { velocity: 0.6, ring: 0.55 }),
    },
    piano: {
      instrument: grandPiano,
      role: 'harmony',
      level: -5,
      pan: 0.1,
      reverb: -13,
      play: struck('X.....x.x.......', { low: 57, high: 76, size: 4 }, { velocity: 0.62, hold: 6 }),
    },
    bells: {
      instrument: celesta,
      role: 'melody',
      level: -2,
      pan: 0.2,
      reverb: -10,
      echo: -14,
      play: lines({ verse: HOOK, chorus: HOOK, end: 'f#5:1 a5:1 d6:2 | -:4' }, 0.75),
    },
    top: { instrument: grandPiano, role: 'melody', level: -3, reverb: -12, play: lines({ chorus: HOOK }, 0.7) },
    strings: {
      instrument: strings,
      role: 'harmony',
      level: -7,
      reverb: -9,
      play: held({ low: 57, high: 78, size: 4 }, 0.6, 0.2),
    },
    bass: {
      instrument: subBass,
      role: 'bass',
      level: -5,
      reverb: -40,
      play: bassLine('xxxxxxxx', 31, { velocity: 0.7, hold: 0.85 }),
    },
    kick: { instrument: softKick, role: 'drums', level: -4, reverb: -30, play: beat(['X...x...X...x...']) },
    clap: {
      instrument: clap,
      role: 'drums',
      level: -9,
      pan: 0.05,
      reverb: -12,
      play: beat(['....x.......x...'], '....x.......x.x.'),
    },
    shaker: {
      instrument: shaker,
      role: 'drums',
      level: -20,
      pan: 0.35,
      reverb: -20,
      play: beat(['xoxoxoxoxoxoxoxo']),
    },
  },
  sections: {
    open: { chords: 'D | A/C# | Bm7 | Gadd9', parts: { guitar: 0.9, piano: 0.7 } },
    verse: {
      chords: 'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      parts: { guitar: 1, piano: 0.8, bells: 0.85, bass: 0.85, kick: 0.8, shaker: 0.8 },
    },
    build: {
      chords: 'Gadd9 | A | Bm7 | A/C#',
      parts: { guitar: 1, piano: 0.9, strings: 0.9, bass: 0.9, clap: 0.7, shaker: 1 },
    },
    chorus: {
      chords: 'D | A/C# | Bm7 | Gadd9 | D | A/C# | Gadd9 | Asus4',
      parts: { guitar: 1.05, piano: 1, bells: 1, top: 1, strings: 1, bass: 1, kick: 1, clap: 1, shaker: 1 },
    },
    end: { chords: 'D | D', parts: { guitar: 0.8, piano: 0.9, bells: 0.9, strings: 0.9, bass: 0.7 } },
  },
  form: ['open', 'verse', 'build', 'chorus', 'end'],
  cut: ['build', 'chorus', 'end'],
};
