import { tremolo } from '../dsp/modulation.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { clap, clubKick, hat, openHat, shaker } from '../instruments/drums.ts';
import { synthPad } from '../instruments/ensembles.ts';
import { electricPiano } from '../instruments/keys.ts';
import { kalimba } from '../instruments/mallet.ts';
import { subBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { beat, held, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** Four to the floor with the shoes off. */
export const rooftopSunset: Piece = {
  bpm: 118,
  meter: 4,
  swing: 0.54,
  swingUnit: 0.25,
  looseness: 4,
  room: ROOMS.plate,
  loudness: -15,
  tail: 4,
  echo: { beats: 0.75, feedback: 0.45 },
  parts: {
    keys: {
      instrument: electricPiano,
      role: 'harmony',
      level: -4,
      reverb: -12,
      play: struck('..x..x....x..x..', { low: 55, high: 73, size: 4 }, { velocity: 0.62, hold: 1.6 }),
      process: (bus) => tremolo(bus, 0.3, 3.9),
    },
    pad: {
      instrument: synthPad,
      role: 'harmony',
      level: -8,
      reverb: -7,
      ducked: true,
      play: held({ low: 56, high: 75, size: 4 }, 0.6, 0.2),
    },
    pluck: {
      instrument: kalimba,
      role: 'melody',
      level: -3,
      pan: 0.15,
      reverb: -9,
      echo: -7,
      play: lines(
        {
          b: `c5:.75 eb5:.75 f5:1 -:1.5 | ab5:.75 f5:.75 eb5:1 -:1.5 | c5:.75 eb5:.75 g5:1 eb5:1.5 | bb4:.75 eb5:.75 f5:1 -:1.5
          | c5:.75 eb5:.75 f5:1 bb5:1.5 | c6:.75 ab5:.75 f5:1 -:1.5 | eb5:.75 g5:.75 bb5:1 g5:1.5 | f5:.75 eb5:.75 bb4:2.5`,
          end: 'c5:.75 eb5:.75 f5:2.5',
        },
        0.72,
      ),
    },
    bass: {
      instrument: subBass,
      role: 'bass',
      level: -3,
      reverb: -40,
      ducked: true,
      play: bassLine('..x--.x...x-.8..', 32, { velocity: 0.78 }),
    },
    kick: { instrument: clubKick, role: 'drums', level: -2, reverb: -34, play: beat(['X...X...X...X...']) },
    clap: {
      instrument: clap,
      role: 'drums',
      level: -10,
      reverb: -13,
      play: beat(['....x.......x...'], '....x.......x..x'),
    },
    open: {
      instrument: openHat,
      role: 'drums',
      level: -18,
      pan: -0.1,
      reverb: -22,
      play: beat(['..x...x...x...x.']),
    },
    hat: { instrument: hat, role: 'drums', level: -22, pan: 0.25, reverb: -24, play: beat(['o..oo..oo..oo.oo']) },
    shaker: {
      instrument: shaker,
      role: 'drums',
      level: -21,
      pan: -0.35,
      reverb: -20,
      play: beat(['oxoooxoooxoooxoo']),
    },
  },
  sections: {
    open: { chords: 'Fm9 | Dbmaj9 | Abmaj9 | Ebadd9', parts: { keys: 0.85, pad: 0.7, shaker: 0.9 } },
    a: {
      chords: 'Fm9 | Dbmaj9 | Abmaj9 | Ebadd9 | Fm9 | Dbmaj9 | Abmaj9 | Ebadd9',
      parts: { keys: 1, pad: 0.8, bass: 1, kick: 1, hat: 0.9, clap: 0.8, shaker: 1 },
    },
    b: {
      chords: 'Fm9 | Dbmaj9 | Abmaj9 | Ebadd9 | Fm9 | Dbmaj9 | Abmaj9 | Ebadd9',
      parts: { keys: 1, pad: 1, pluck: 1, bass: 1, kick: 1, clap: 1, open: 1, hat: 1, shaker: 1 },
    },
    rest: { chords: 'Dbmaj9 | Dbmaj9 | Ebadd9 | Ebadd9', parts: { keys: 0.9, pad: 1.05, shaker: 0.8, hat: 0.7 } },
    end: { chords: 'Fm9', parts: { keys: 0.9, pad: 0.8, pluck: 0.8 } },
  },
  form: ['open', 'a', 'rest', 'b', 'end'],
  loop: ['a', 'b'],
};
