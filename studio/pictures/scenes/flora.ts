import { hex, ramp } from '../paint/colour.ts';
import { blossom, type Blossom } from './blossom.ts';
import { rows, type Rows } from './flower-rows.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT } from './recipe.ts';
import { reeds } from './reeds.ts';

export const SAKURA: Blossom = {
  back: ramp([
    [0, '#cfe3ee'],
    [0.5, '#e8dfe8'],
    [1, '#f2cdd6'],
  ]),
  lamps: [hex('#ffffff'), hex('#ffd0dc'), hex('#d0e8ff')],
  bark: hex('#3a2622'),
  petal: hex('#ffe9ee', 1.02),
  edge: hex('#f2a0b8'),
  heart: hex('#c2506a'),
  from: [-0.03, 0.16, 0.16],
  branches: 3,
};

const LAVENDER: Rows = {
  sky: ramp([
    [0, '#4a6fb0'],
    [0.5, '#c9a8c4'],
    [1, '#ffd0a0'],
  ]),
  sun: { x: 0.64, y: 0.33, size: 0.024, colour: hex('#fff0cf', 4), reach: 1, halo: hex('#ff9a5a', 0.7) },
  clouds: { cover: 0.35, scale: 3, stretch: 2.6, soft: 1.5, lit: hex('#ffc8b0', 1.1), shade: hex('#9080a8') },
  horizon: 0.42,
  flower: hex('#6a4fa8'),
  leaf: hex('#4a5a48'),
  earth: hex('#6a5240'),
  light: hex('#ffc9a0', 1.5),
  ambient: hex('#9a94c8', 0.7),
  haze: hex('#d8a8b0'),
  pitch: 42,
  turn: 0.06,
};

export const FLORA: Record<string, PhotoRecipe> = {
  'flora-cherry-01': { size: LANDSCAPE, paint: blossom(SAKURA) },
  'flora-plum-02': {
    size: PORTRAIT,
    paint: blossom({
      ...SAKURA,
      back: ramp([
        [0, '#39424f'],
        [0.6, '#6a6f74'],
        [1, '#a39a94'],
      ]),
      lamps: [hex('#c8d4e0'), hex('#e8d8c8')],
      petal: hex('#e0455f'),
      edge: hex('#a01f3a'),
      heart: hex('#5a0f20'),
      bark: hex('#1c1614'),
      from: [-0.05, 0.62, -0.7],
      branches: 2,
    }),
  },
  'flora-lavender-03': { size: LANDSCAPE, paint: rows(LAVENDER) },
  'flora-tea-04': {
    size: PANORAMA,
    paint: rows({
      ...LAVENDER,
      sky: ramp([
        [0, '#9cc0d4'],
        [0.6, '#d0dfe0'],
        [1, '#eef0e4'],
      ]),
      sun: { ...LAVENDER.sun, size: 0, halo: hex('#fff4d8', 0.35) },
      clouds: { ...LAVENDER.clouds, lit: hex('#ffffff'), shade: hex('#c0ccd4') },
      flower: hex('#5a8a34'),
      leaf: hex('#3f6a2c'),
      earth: hex('#4a4a30'),
      light: hex('#fff4d8', 1.3),
      ambient: hex('#a8c4c0', 0.5),
      haze: hex('#d4e0dc'),
      pitch: 34,
      turn: -0.12,
    }),
  },
  'flora-reeds-05': {
    size: LANDSCAPE,
    paint: reeds({
      sky: ramp([
        [0, '#c98a4a'],
        [0.5, '#f0b868'],
        [0.8, '#ffd88f'],
        [1, '#e09a4a'],
      ]),
      sun: { x: 0.62, y: 0.44, size: 0.09, colour: hex('#fff0c8'), halo: hex('#ff9a3a', 0.8) },
      ink: hex('#2a150a'),
    }),
  },
};
