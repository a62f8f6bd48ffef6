import { hex, ramp } from '../paint/colour.ts';
import { dunes, type Dunes } from './dunes.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT } from './recipe.ts';

export const EVENING: Dunes = {
  sky: ramp([
    [0, '#5c86b8'],
    [0.55, '#bcc8cf'],
    [1, '#f7d9ae'],
  ]),
  sun: { x: 0.1, y: 0.3, size: 0, colour: hex('#fff'), reach: 1.2, halo: hex('#ffc27a', 0.5) },
  clouds: { cover: 0.15, scale: 2.6, stretch: 4, soft: 2, lit: hex('#fff0dc'), shade: hex('#c6b9b4') },
  horizon: 0.5,
  sand: hex('#d79a5c'),
  light: hex('#ffc98a', 2.3),
  ambient: hex('#7a8fc0', 0.4),
  haze: hex('#eccaa0', 0.95),
  clear: 1100,
  angle: 1.75,
  rise: 0.2,
  count: 4,
  relief: 26,
  run: 1,
  spot: 3,
  above: 1.35,
  tilt: 0.4,
  lens: 1.2,
  ripples: 1,
};

export const STARS: Dunes = {
  ...EVENING,
  sky: ramp([
    [0, '#03060f'],
    [0.6, '#0c1730'],
    [1, '#33405c'],
  ]),
  stars: 1500,
  sun: { ...EVENING.sun, halo: [0, 0, 0] },
  clouds: { ...EVENING.clouds, cover: 0 },
  sand: hex('#8a7c74'),
  light: hex('#b4c8f0', 0.32),
  ambient: hex('#3c4c78', 0.4),
  haze: hex('#26324e'),
  horizon: 0.72,
  tilt: 0.68,
  above: 1.3,
  spot: 9,
  ripples: 0.6,
  galaxy: { x: 0.56, y: 0.4, angle: -1.0, width: 0.17, core: hex('#ffd9b0'), edge: hex('#8fa6ff'), light: 0.32 },
};

export const DESERT: Record<string, PhotoRecipe> = {
  'desert-evening-01': { size: LANDSCAPE, paint: dunes(EVENING) },
  'desert-red-02': {
    size: LANDSCAPE,
    paint: dunes({
      ...EVENING,
      sky: ramp([
        [0, '#2f62a8'],
        [0.7, '#9cc0dc'],
        [1, '#efe0cc'],
      ]),
      sand: hex('#c4562a'),
      light: hex('#ffb07a', 2.2),
      ambient: hex('#7a5a8c', 0.4),
      haze: hex('#e0b49c'),
      relief: 44,
      count: 2,
      spot: 6,
      angle: -1.5,
      rise: 0.3,
      above: 0.9,
      tilt: 0.36,
    }),
  },
  'desert-stars-03': { size: LANDSCAPE, paint: dunes(STARS) },
  'desert-milky-way-04': {
    size: PORTRAIT,
    paint: dunes({ ...STARS, spot: 15, galaxy: { ...STARS.galaxy!, x: 0.5, y: 0.38, angle: -1.35, width: 0.13 } }),
  },
  'desert-dawn-05': {
    size: PANORAMA,
    paint: dunes({
      ...EVENING,
      sky: ramp([
        [0, '#4a5a94'],
        [0.5, '#c494a8'],
        [1, '#ffc79a'],
      ]),
      sand: hex('#c99a80'),
      light: hex('#ffb08a', 1.9),
      ambient: hex('#6a6aa8', 0.5),
      haze: hex('#e6b4a4'),
      spot: 22,
      angle: 0.9,
      rise: 0.16,
      clear: 700,
      sun: { x: 0.72, y: 0.42, size: 0.03, colour: hex('#fff0d0', 4), reach: 0.9, halo: hex('#ff9a6a', 0.7) },
      tilt: 0.45,
    }),
  },
};
