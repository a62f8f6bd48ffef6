import { hex, ramp } from '../paint/colour.ts';
import { islands, sail, sea, type Sea, swell } from './seascape.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

export const SUNSET: Sea = {
  sky: ramp('0 #29406f', '0.45 #8d7c9c', '0.75 #f19d6e', '1 #ffc06b'),
  sun: { x: 0.58, y: 0.43, size: 0.034, colour: hex('#ffe9b8', 5), reach: 1.1, halo: hex('#ff8434', 0.9) },
  clouds: { cover: 0.5, scale: 2.6, stretch: 2.6, soft: 1.3, lit: hex('#ffb27a', 1.3), shade: hex('#6d5878') },
  horizon: 0.5,
  waves: { lens: 1.2, scale: 40, rough: 0.3, stretch: 1.6, hazy: 0.5, gain: 0.6, shine: 0.5 },
  deep: hex('#10283f', 0.5),
  haze: hex('#f0a878'),
  glitter: { x: 0.58, colour: hex('#ffc27a', 2.2), width: 0.11 },
};

export const CALM: Sea = {
  ...SUNSET,
  sky: ramp('0 #9cb8d8', '0.5 #d7cfdc', '1 #ffd9cf'),
  sun: { x: 0.3, y: 0.5, size: 0, colour: hex('#ffffff', 2), reach: 1, halo: hex('#ffb8a0', 0.3) },
  clouds: { cover: 0.22, scale: 2, stretch: 4, soft: 2.4, lit: hex('#ffe9e4'), shade: hex('#c9bfd2') },
  horizon: 0.56,
  waves: { ...SUNSET.waves, scale: 24, rough: 0.07, stretch: 3, hazy: 0.6, gain: 0.5, mirror: 0.35, shine: 0.1 },
  deep: hex('#5f8296', 0.7),
  haze: hex('#f4d5cf'),
  glitter: { x: 0.3, colour: hex('#ffe2d4', 0.5), width: 0.3 },
};

export const MOONLIT: Sea = {
  ...SUNSET,
  sky: ramp('0 #040914', '0.6 #10213d', '1 #2b466b'),
  stars: 700,
  sun: { x: 0.44, y: 0.2, size: 0.038, colour: hex('#f6f2e2', 2.6), reach: 1, halo: hex('#86a4d4', 0.4) },
  clouds: { cover: 0.36, scale: 2.4, stretch: 2.2, soft: 1.6, lit: hex('#93aacb', 0.9), shade: hex('#16223a') },
  horizon: 0.58,
  waves: { ...SUNSET.waves, rough: 0.34, hazy: 0.4, shine: 0.45 },
  deep: hex('#050d18', 0.6),
  haze: hex('#24405f'),
  glitter: { x: 0.44, colour: hex('#c8d6ee', 1.4), width: 0.1 },
};

const NOON: Sea = {
  ...SUNSET,
  sky: ramp('0 #1d74c4', '0.6 #6db5e4', '1 #cfeaf3'),
  sun: { x: 0.8, y: -0.2, size: 0, colour: hex('#ffffff', 2), reach: 1, halo: hex('#fff6dd', 0.3) },
  clouds: { cover: 0.48, scale: 3.6, stretch: 1.3, soft: 0.8, lit: hex('#ffffff', 1.2), shade: hex('#a8bed2') },
  horizon: 0.4,
  waves: { ...SUNSET.waves, scale: 36, rough: 0.22, hazy: 0.5, shine: 0.15 },
  deep: hex('#0c8a96', 0.9),
  haze: hex('#a9dbe6'),
  glitter: { x: 0.8, colour: hex('#ffffff', 0.5), width: 0.5 },
};

const FOG: Sea = {
  ...CALM,
  sky: ramp('0 #c3cbd0', '0.6 #d4d9db', '1 #dfe2e2'),
  sun: { ...CALM.sun, halo: hex('#ffffff', 0.1) },
  clouds: { ...CALM.clouds, cover: 0 },
  deep: hex('#8a979c', 0.8),
  haze: hex('#dadfe0'),
  waves: { ...CALM.waves, hazy: 0.9, rough: 0.05, mirror: 0.5 },
  horizon: 0.6,
  extra: islands([hex('#aab4b8'), hex('#5c676c'), hex('#262d31')], 0.2, 7, 0.24),
};

const ARCHIPELAGO: Sea = {
  ...SUNSET,
  sky: ramp('0 #27417c', '0.5 #8f6f9e', '0.8 #f0927a', '1 #ffc48a'),
  sun: { x: 0.32, y: 0.47, size: 0.045, colour: hex('#ffdca0', 3.4), reach: 1, halo: hex('#ff7a48', 0.7) },
  glitter: { x: 0.32, colour: hex('#ffb078', 1.8), width: 0.12 },
  horizon: 0.56,
  waves: { ...SUNSET.waves, rough: 0.16 },
  extra: islands([hex('#a8708a'), hex('#6a4a74'), hex('#33284a')], 0.17, 4, 0.02),
};

const GOLDEN: Sea = {
  ...SUNSET,
  sky: ramp('0 #c98f4a', '0.5 #f0b463', '1 #ffe0a0'),
  sun: { x: 0.5, y: 0.36, size: 0.085, colour: hex('#fff3d0', 4), reach: 1.1, halo: hex('#ffa040', 0.7) },
  clouds: { ...SUNSET.clouds, cover: 0.25, lit: hex('#fff0c0', 1.1), shade: hex('#b87a3a') },
  glitter: { x: 0.5, colour: hex('#ffe6a8', 2.4), width: 0.2 },
  deep: hex('#5a3812', 0.6),
  haze: hex('#f4c478'),
  horizon: 0.52,
  waves: { ...SUNSET.waves, rough: 0.22 },
  extra: sail(0.5, 0.24, hex('#2a1708')),
};

export const SEA: Record<string, PhotoRecipe> = {
  'sea-sunset-01': photo(LANDSCAPE, sea, SUNSET),
  'sea-calm-02': photo(LANDSCAPE, sea, CALM),
  'sea-moon-03': photo(PORTRAIT, sea, MOONLIT),
  'sea-noon-04': photo(PANORAMA, sea, NOON),
  'sea-fog-05': photo(LANDSCAPE, sea, FOG),
  'sea-islands-06': photo(PANORAMA, sea, ARCHIPELAGO),
  'sea-sail-07': photo(LANDSCAPE, sea, GOLDEN),
  'sea-storm-08': { size: LANDSCAPE, paint: swell },
};
