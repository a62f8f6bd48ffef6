import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { hex, ramp } from '../paint/colour.ts';
import { rain } from './city-weather.ts';

/** A street between tall houses, looked along; lengths in metres. */
export const DUSK_STREET = {
  sky: ramp('0 #142a5a', '0.5 #4a5f9c', '0.8 #d98f86', '1 #ffc08a'),
  view: { horizon: 0.56, lens: 0.85, eye: 9, wall: 23, clear: 420 },
  town: { houses: [60, 170] as [low: number, high: number], lit: 0.32, bright: 1, wet: 0.22 },
  lights: [hex('#ffc070'), hex('#ffdca8'), hex('#fff0d8'), hex('#d8e8ff')],
  front: hex('#1c2236', 0.8),
  foot: hex('#ffb060', 0.35),
  haze: hex('#c8908a', 0.7),
  signs: 24,
  signColours: [hex('#ffb24a'), hex('#ff5a3a'), hex('#5ad0ff'), hex('#fff0d0')],
  trails: 46,
  end: hex('#ffa868', 0.5),
  shine: 0.7,
};

export type Street = typeof DUSK_STREET & { weather?: (canvas: Canvas, random: Random) => void };

export const NEON_STREET: Street = {
  ...DUSK_STREET,
  sky: ramp('0 #04040c', '0.5 #100a24', '0.85 #341446', '1 #6a2060'),
  view: { ...DUSK_STREET.view, horizon: 0.6, lens: 1, eye: 1.7, wall: 7.5, clear: 130 },
  town: { ...DUSK_STREET.town, houses: [26, 60], lit: 0.24, bright: 0.8, wet: 0.75 },
  lights: [hex('#ffd0a0'), hex('#bfe4ff'), hex('#ffc4e8'), hex('#fff0d8')],
  front: hex('#14101f', 0.8),
  foot: hex('#ff5aa8', 0.16),
  haze: hex('#5c2460', 0.55),
  signs: 62,
  signColours: [hex('#ff2f92'), hex('#22d3ff'), hex('#ffcf3a'), hex('#8a5cff'), hex('#3affb0'), hex('#ff5a2a')],
  trails: 0,
  end: hex('#ff4aa0', 0.4),
  shine: 1,
  weather: rain(hex('#e8d8f0'), 1500),
};

export const AVENUE: Street = {
  ...DUSK_STREET,
  sky: ramp('0 #030714', '0.6 #0c1d38', '1 #2a4a66'),
  view: { ...DUSK_STREET.view, horizon: 0.42, lens: 1.15, eye: 26, wall: 26, clear: 620 },
  town: { ...DUSK_STREET.town, houses: [50, 150], lit: 0.34, bright: 1.05, wet: 0.12 },
  lights: [hex('#ffbe6a'), hex('#ffe2b4'), hex('#e2efff'), hex('#9fd4ff')],
  front: hex('#10182a', 0.8),
  foot: hex('#ff9c40', 0.3),
  haze: hex('#2c4660', 0.8),
  signs: 18,
  trails: 70,
  end: hex('#4f7fa0', 0.25),
  shine: 0.75,
};
