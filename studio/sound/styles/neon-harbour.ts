import { chorus } from '../dsp/modulation.ts';
import { ROOMS } from '../dsp/reverb.ts';
import { clubKick, gatedSnare, hat, openHat } from '../instruments/drums.ts';
import { polySynth, synthPad } from '../instruments/ensembles.ts';
import { lead, pluckSynth, pulseBass } from '../instruments/synths.ts';
import { bassLine } from '../score/bass.ts';
import { beat, broken, held, lines, struck } from '../score/patterns.ts';
import type { Piece } from '../score/piece.ts';

/** The eighties as they never were: pulsing bass, gated snare, a lead that sings. */
export const neonHarbour: Piece = {
  bpm: 100,
  meter: 4,
  looseness: 2,
  room: ROOMS.plate,
  loudness: -15,
  tail: 4,
  echo: { beats: 0.75, feedback: 0.42 },
  parts: {
    pad: {
      instrument: synthPad,
      role: 'harmony',
      level: -7,
      reverb: -8,
      ducked: true,
      play: held({ low: 55, high: 74, size: 4 }, 0.6, 0.3),
      process: (bus) => chorus(bus, 0.5),
    },
    arp: {
      instrument: pluckSynth,
      role: 'harmony',
      level: -9,
      pan: 0.25,
      reverb: -14,
      echo: -8,
      play: broken('0213021302130231', 0.25, { low: 60, high: 79, size: 4 }, { velocity: 0.55, ring: 0.2 }),
    },
    chords: {
      instrument: polySynth,
      role: 'harmony',
      level: -8,
      pan: -0.2,
      reverb: -12,
      play: struck('X.....x.....x...', { low: 57, high: 74, size: 3 }, { velocity: 0.65, hold: 4 }),
    },
    lead: {
      instrument: lead,
      role: 'melody',
      level: -1,
      reverb: -11,
      echo: -9,
      play: lines(
        {
          b: `a5:1.5 g5:.5 e5:2 | f5:1 e5:.5 c5:.5 a4:2 | g5:1.5 e5:.5 c5:1 e5:1 | d5:2~ b4:1 d5:1
          | e5:1.5 a5:.5 c6:1 b5:.5 a5:.5 | a5:1.5 f5:.5 c5:2 | e5:1 g5:1 c6:1.5~ b5:.5 | b5:2 g5:2`,
          end: 'a5:6',
        },
        0.75,
      ),
    },
    bass: {
      instrument: pulseBass,
      role: 'bass',
      level: -3,
      reverb: -30,
      play: bassLine('xxxxxx8x', 33, { velocity: 0.75, hold: 0.75 }),
    },
    kick: { instrument: clubKick, role: 'drums', level: -3, reverb: -30, play: beat(['X...X...X...X...']) },
    snare: {
      instrument: gatedSnare,
      role: 'drums',
      level: -5,
      reverb: -10,
      play: beat(['....X.......X...'], '....X.......X.xx'),
    },
    hat: { instrument: hat, role: 'drums', level: -20, pan: -0.3, reverb: -24, play: beat(['x.oox.oox.oox.oo']) },
    open: {
      instrument: openHat,
      role: 'drums',
      level: -21,
      pan: 0.2,
      reverb: -20,
      play: beat(['..............x.', '................']),
    },
  },
  sections: {
    open: { chords: 'Am | F | C | G', parts: { pad: 0.8, arp: 0.9 } },
    a: {
      chords: 'Am | F | C | G | Am | F | C | G',
      parts: { pad: 0.9, arp: 1, chords: 0.9, bass: 0.95, kick: 0.95, hat: 0.9, snare: 0.9 },
    },
    b: {
      chords: 'Am | F | C | G | Am | F | C | G',
      parts: { pad: 1, arp: 0.8, chords: 1, lead: 1, bass: 1, kick: 1, snare: 1, hat: 1, open: 1 },
    },
    end: { chords: 'Am | Am', parts: { pad: 0.9, arp: 0.6, lead: 0.8, bass: 0.7 } },
  },
  form: ['open', 'a', 'b', 'end'],
  loop: ['a', 'b'],
};
