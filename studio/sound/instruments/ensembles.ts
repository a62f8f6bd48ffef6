import type { Instrument } from './instrument.ts';
import { ensemble, type Spectrum } from './pad.ts';

/** A peak of level around a frequency, as a body or a throat makes it. */
const hill = (hz: number, centre: number, width: number): number => Math.exp(-(((hz - centre) / width) ** 2));

const WARM: Spectrum = { name: 'warm', cents: 28, level: (n) => 1 / n ** 1.5 };
const GLASS: Spectrum = {
  name: 'glass',
  cents: 14,
  level: (n) => (n === 1 ? 1 : n === 2 ? 0.35 : n === 4 ? 0.22 : n === 6 ? 0.08 : 0.25 / n ** 2.4),
};
const BOWED: Spectrum = {
  name: 'bowed',
  cents: 34,
  level: (n, hz) =>
    (1 / n ** 1.1) * (0.35 + hill(hz, 480, 330) + 0.7 * hill(hz, 1150, 500) + 0.4 * hill(hz, 2600, 900)),
};
const VOICES: Spectrum = {
  name: 'voices',
  cents: 30,
  level: (n, hz) =>
    (1 / n ** 0.9) * (0.1 + hill(hz, 620, 260) + 0.55 * hill(hz, 1080, 240) + 0.18 * hill(hz, 2650, 500)),
};
const SAWS: Spectrum = { name: 'saws', cents: 22, level: (n) => 1 / n };
const BRASS: Spectrum = {
  name: 'brass',
  cents: 16,
  level: (n, hz) => (1 / n ** 0.7) * (0.3 + hill(hz, 420, 380) + 0.5 * hill(hz, 1100, 600)) * Math.exp(-hz / 2600),
};
const DARK: Spectrum = { name: 'dark', cents: 60, level: (n) => 1 / n ** 2 };
const REEDS: Spectrum = {
  name: 'reeds',
  cents: 9,
  level: (n, hz) => ((n % 2 ? 1 : 0.55) / n ** 0.95) * (0.5 + hill(hz, 900, 700)),
};

/** Slow and round, for chords that fill the room. */
export const warmPad = (attack = 1.8): Instrument =>
  ensemble(WARM, { attack, release: 2.6 }, (t, v) => (500 + 1500 * v) * (0.75 + 0.25 * Math.sin(0.4 * t)));

export const glassPad = (): Instrument => ensemble(GLASS, { attack: 1.1, release: 3 }, (_, v) => 1400 + 3500 * v);

export const strings = (attack = 0.28): Instrument =>
  ensemble(BOWED, { attack, release: 0.7 }, (t, v) => (900 + 3800 * v) * Math.min(1, 0.55 + t * 0.6));

/** Short bow strokes. */
export const spiccato = (): Instrument =>
  ensemble(
    BOWED,
    { attack: 0.018, decay: 0.5, sustain: 0.12, release: 0.22 },
    (t, v) => 700 + 3600 * v * Math.exp(-t * 5),
  );

export const choir = (): Instrument => ensemble(VOICES, { attack: 0.7, release: 1.4 }, (_, v) => 1500 + 2200 * v);

/** Opens with each chord and closes again. */
export const polySynth = (): Instrument =>
  ensemble(
    SAWS,
    { attack: 0.012, decay: 0.9, sustain: 0.55, release: 0.35, resonance: 0.9 },
    (t, v) => 420 + 3200 * v * Math.exp(-t * 3.2),
  );

export const synthPad = (): Instrument =>
  ensemble(SAWS, { attack: 0.5, release: 1.2 }, (t, v) => 450 + 1500 * v + 350 * Math.sin(0.9 * t));

export const darkDrone = (): Instrument =>
  ensemble(DARK, { attack: 3, release: 4 }, (t, v) => 160 + 700 * v * (0.6 + 0.4 * Math.sin(0.33 * t)));

export const accordion = (): Instrument => ensemble(REEDS, { attack: 0.06, release: 0.16 }, (_, v) => 1400 + 2400 * v);

/** Horns in unison, brighter the louder they play. */
export const horns = (): Instrument =>
  ensemble(BRASS, { attack: 0.11, release: 0.4 }, (t, v) => 350 + 2600 * v ** 1.5 * Math.min(1, 0.35 + t * 2.2));
