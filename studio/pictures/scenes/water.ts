import { hex, ramp } from '../paint/colour.ts';
import { lake, type Lake } from './lake.ts';
import { AUTUMN, DAWN, SNOW } from './mountain-looks.ts';
import { pool } from './pool.ts';
import { rain } from './rain.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT } from './recipe.ts';
import { underwater } from './underwater.ts';

export const MIRROR_LAKE: Lake = {
  ...SNOW,
  spot: 5,
  above: 0.06,
  tilt: 0.54,
  lake: 0.58,
  clearing: 420,
  relief: 260,
  ripple: 0.025,
  deep: hex('#16303c', 0.6),
  mistOnLake: 0.5,
  lens: 1.3,
  near: 60,
};

export const BLUE_DEPTH = ramp([
  [0, '#8fe4ea'],
  [0.3, '#1f9cc0'],
  [0.7, '#0a4f86'],
  [1, '#04203f'],
]);

export const SUN_IN_WATER = hex('#d0fbff', 0.5);

export const WATER: Record<string, PhotoRecipe> = {
  'water-mirror-lake-01': { size: LANDSCAPE, paint: lake(MIRROR_LAKE) },
  'water-autumn-lake-02': {
    size: PANORAMA,
    paint: lake({
      ...AUTUMN,
      spot: 11,
      above: 0.1,
      tilt: 0.5,
      lake: 0.56,
      clearing: 380,
      relief: 170,
      ripple: 0.05,
      deep: hex('#123038', 0.6),
      mistOnLake: 0.35,
      lens: 1.2,
      near: 60,
    }),
  },
  'water-misty-lake-03': {
    size: PORTRAIT,
    paint: lake({
      ...DAWN,
      spot: 18,
      above: 0.1,
      tilt: 0.5,
      lake: 0.56,
      clearing: 340,
      relief: 190,
      ripple: 0.03,
      deep: hex('#3a3638', 0.6),
      mistOnLake: 0.9,
      lens: 1.0,
      clear: 520,
      near: 60,
    }),
  },
  'water-pool-04': {
    size: LANDSCAPE,
    paint: pool({ shallow: hex('#7fdbe0'), deep: hex('#1f8fb4'), light: hex('#f0fffa', 1.1), tiles: 7 }),
  },
  'water-rain-window-05': {
    size: LANDSCAPE,
    paint: rain(
      ramp([
        [0, '#0a1222'],
        [0.5, '#1c2a44'],
        [1, '#0c0f1a'],
      ]),
      [hex('#ffb45a'), hex('#ff5a3a'), hex('#7fc0ff'), hex('#ffe0b0'), hex('#4fe0b0')],
    ),
  },
  'water-underwater-06': { size: LANDSCAPE, paint: underwater(BLUE_DEPTH, SUN_IN_WATER) },
};
