import { shape, scale } from '../dsp/stereo.ts';
import { sweep } from '../dsp/filters.ts';
import { oscillate, SAW, SQUARE, TRIANGLE, waveTable } from '../dsp/oscillators.ts';
import type { Instrument, Tone } from './instrument.ts';

const SINE = (harmonic: number): number => (harmonic === 1 ? 1 : 0);

interface Synth {
  /** Level of a sine below: at the same pitch for a bass, an octave down for a lead. */
  sub?: number;
  subOctave?: 0 | 1;
  /** Cents between the two oscillators of the sides; 0 keeps it in the middle. */
  apart?: number;
  resonance: number;
  vibrato?: number;
}

interface Envelope {
  attack: number;
  decay: number;
  sustain: number;
  release: number;
}

type Wave = (harmonic: number) => number;
type Cutoff = (seconds: number, velocity: number, hz: number) => number;

function synth(wave: Wave, design: Synth, envelope: Envelope, cutoff: Cutoff): Instrument {
  const { sub = 0, subOctave = 0, apart = 0, resonance } = design;
  const sine = waveTable(440, SINE);
  const tables = new Map<number, Float32Array>();
  return {
    release: envelope.release,
    play(voice, tone, random) {
      const table = tables.get(tone.pitch) ?? waveTable(tone.hz, wave);
      tables.set(tone.pitch, table);
      const start = apart ? random() : 0;
      for (const side of [-0.5, 0.5]) {
        const channel = side < 0 ? voice.left : voice.right;
        oscillate(channel, table, pitchCurve(tone, design, side), 0.5, start + side * (apart ? 0.3 : 0));
      }
      sweep(voice, { shape: 'lowpass', cutoff: (t) => cutoff(t, tone.velocity, tone.hz), q: resonance });
      if (sub) for (const channel of [voice.left, voice.right]) oscillate(channel, sine, tone.hz / 2 ** subOctave, sub);
      scale(voice, 0.25 + 0.75 * tone.velocity);
      shape(voice, { ...envelope, seconds: tone.seconds });
    },
  };
}

function pitchCurve({ hz, slide }: Tone, { apart = 0, vibrato = 0 }: Synth, side: number): (t: number) => number {
  const base = hz * 2 ** ((side * apart) / 1200);
  return (t) =>
    base *
    2 **
      ((slide / 12) * Math.max(0, 1 - t / 0.09) +
        (vibrato / 1200) * Math.max(0, Math.min(1, (t - 0.3) * 2)) * Math.sin(33 * t));
}

/** Round and deep, hardly more than a sine. */
export const subBass = (): Instrument =>
  synth(
    TRIANGLE,
    { sub: 0.5, resonance: 0.7 },
    { attack: 0.008, decay: 0.8, sustain: 0.7, release: 0.08 },
    (_, v) => 250 + 500 * v,
  );

/** A saw that closes quickly: drives along in eighths. */
export const pulseBass = (): Instrument =>
  synth(
    SAW,
    { sub: 0.35, resonance: 1.1 },
    { attack: 0.004, decay: 0.4, sustain: 0.5, release: 0.06 },
    (t, v) => 170 + 1500 * v * Math.exp(-t * 9),
  );

export const lead = (): Instrument =>
  synth(
    SAW,
    { sub: 0.15, subOctave: 1, apart: 11, resonance: 0.8, vibrato: 9 },
    { attack: 0.02, decay: 0.7, sustain: 0.75, release: 0.2 },
    (t, v) => 900 + 2600 * v * (0.5 + 0.5 * Math.exp(-t * 2.5)),
  );

/** Short and hollow, for arpeggios. */
export const pluckSynth = (): Instrument =>
  synth(
    SQUARE,
    { apart: 8, resonance: 1.2 },
    { attack: 0.003, decay: 0.35, sustain: 0.18, release: 0.16 },
    (t, v, hz) => hz * 1.2 + 3200 * v * Math.exp(-t * 11),
  );

/** A mellow triangle, like a muted horn. */
export const softLead = (): Instrument =>
  synth(
    TRIANGLE,
    { apart: 6, resonance: 0.7, vibrato: 11 },
    { attack: 0.03, decay: 0.6, sustain: 0.8, release: 0.25 },
    (_, v) => 1200 + 1600 * v,
  );
