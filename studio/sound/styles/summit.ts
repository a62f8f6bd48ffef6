import { ROOMS } from '../dsp/reverb.ts';
import { cymbalSwell } from '../instruments/drums.ts';
import { greatDrum, tightDrum } from '../instruments/great-drums.ts';
import { choir, horns, spiccato, strings } from '../instruments/ensembles.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, held, lines } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

const THEME = `a3:2 d4:2 | d4:1 f4:3 | d4:2 f4:2 | g4:1 f4:3 | a4:2 g4:1 f4:1 | c5:4 | g4:2 e4:2 | g4:4`;
const CLIMB = `d5:2 f5:2 | c5:2 a4:1 c5:1 | bb4:2 d5:2 | a4:3 d5:1 | f5:2 d5:1 f5:1 | a5:3 g5:1 | g5:2 e5:2 | c5:1 e5:1 g5:2`;
const CALL = `d4:2 f4:2 | c4:2 a3:1 c4:1 | bb3:2 d4:2 | a3:3 d4:1 | f4:2 d4:1 f4:1 | a4:3 g4:1 | g4:2 e4:2 | c4:1 e4:1 g4:2`;
const swell = (at: number) => [{ at, beats: 4, pitch: 60, velocity: 0.8 }];

/** From a whisper of strings to the whole orchestra in D minor. */
export const summit: Piece = {
  bpm: 92,
  meter: 4,
  looseness: 8,
  room: ROOMS.hall,
  loudness: -15,
  tail: 5,
  parts: {
    ostinato: {
      instrument: spiccato,
      role: 'harmony',
      level: -5,
      pan: -0.2,
      reverb: -10,
      play: broken('02120212', 0.5, { low: 50, high: 67, size: 3 }, { velocity: 0.6, ring: 0.4 }),
    },
    race: {
      instrument: spiccato,
      role: 'harmony',
      level: -9,
      pan: 0.3,
      reverb: -10,
      play: broken('0121021201210212', 0.25, { low: 62, high: 79, size: 3 }, { velocity: 0.55, ring: 0.22 }),
    },
    deep: {
      instrument: () => strings(0.2),
      role: 'bass',
      level: -5,
      reverb: -14,
      play: bassLine('x---', 36, { velocity: 0.65, hold: 1 }),
    },
    strings: {
      instrument: strings,
      role: 'harmony',
      level: -6,
      reverb: -8,
      play: held({ low: 55, high: 74, size: 4 }, 0.6, 0.15),
    },
    horns: {
      instrument: horns,
      role: 'melody',
      level: -1,
      pan: 0.12,
      reverb: -8,
      play: lines({ rise: THEME, peak: CALL, end: 'd4:7' }, 0.75),
    },
    violins: {
      instrument: () => strings(0.14),
      role: 'melody',
      level: -2,
      pan: -0.15,
      reverb: -8,
      play: lines({ peak: CLIMB, end: 'd5:7' }, 0.8),
    },
    voices: {
      instrument: choir,
      role: 'harmony',
      level: -7,
      reverb: -5,
      play: held({ low: 57, high: 76, size: 4 }, 0.7, 0.2),
    },
    great: {
      instrument: greatDrum,
      role: 'drums',
      level: -4,
      reverb: -12,
      play: beat(['X.....x.....x...', 'X.....x...x.x.xx']),
    },
    tight: {
      instrument: tightDrum,
      role: 'drums',
      level: -11,
      pan: 0.2,
      reverb: -12,
      play: beat(['..x.o.x.o.x.oox.', '..x.o.x.o.x.xxxx']),
    },
    cymbal: {
      instrument: cymbalSwell,
      role: 'drums',
      level: -13,
      reverb: -10,
      play: ({ beats, name }) => (name === 'end' ? [] : swell(beats - 4)),
    },
  },
  sections: {
    still: { chords: 'Dm | Dm | Bb | C', parts: { ostinato: 0.6, deep: 0.6, cymbal: 0.5 } },
    rise: {
      chords: 'Dm | Dm | Bb | Bb | F | F | C | C',
      parts: { ostinato: 0.85, deep: 0.85, strings: 0.75, horns: 0.8, great: 0.6, cymbal: 1 },
    },
    peak: {
      chords: 'Bb | F/A | Gm | Dm | Bb | F | C | C',
      parts: { ostinato: 1, race: 1, deep: 1, strings: 1, horns: 1.05, violins: 1, voices: 1, great: 1, tight: 1 },
    },
    end: { chords: 'D5 | D5', parts: { deep: 0.9, strings: 0.8, horns: 0.85, violins: 0.8, voices: 0.8, great: 0.5 } },
  },
  form: ['still', 'rise', 'peak', 'end'],
  cut: ['peak', 'end'],
};
