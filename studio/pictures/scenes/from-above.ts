import { hex, ramp } from '../paint/colour.ts';
import { type Canopy, canopy } from './canopy.ts';
import { coast, type Coast } from './coast.ts';
import { circles } from './irrigation.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, SQUARE } from './recipe.ts';
import { type Terraces, terraces } from './terraces.ts';

export const TERRACES: Terraces = {
  levels: 38,
  steps: ramp([
    [0, '#2f4a2a'],
    [0.35, '#5f7f42'],
    [0.6, '#8fb0b8'],
    [1, '#e8dcc8'],
  ]),
  bank: hex('#2c2a1c'),
  shine: hex('#ffd9b0', 0.9),
  zoom: 0.32,
  turn: 0,
};

export const BEACH: Coast = {
  sand: ramp([
    [0, '#d9c39c'],
    [0.4, '#ecdcb8'],
    [1, '#e2cfa4'],
  ]),
  sea: ramp([
    [0, '#8fd6cc'],
    [0.2, '#36b3b8'],
    [0.55, '#0f7f9c'],
    [1, '#0a4f7c'],
  ]),
  foam: 1,
  turn: 0.5,
  bend: 0.22,
  trees: hex('#2f5a30'),
};

export const AUTUMN_ROAD: Canopy = {
  crowns: [hex('#3f5a2a'), hex('#8a7a2a'), hex('#d08a24'), hex('#c4501c'), hex('#e0b034'), hex('#9c2f1c')],
  ground: hex('#241c10'),
  size: 0.026,
  road: hex('#4a4a4c'),
};

export const FROM_ABOVE: Record<string, PhotoRecipe> = {
  'aerial-terraces-05': { size: LANDSCAPE, paint: terraces(TERRACES) },
  'aerial-terraces-gold-06': {
    size: PORTRAIT,
    paint: terraces({
      levels: 44,
      steps: ramp([
        [0, '#5a6a24'],
        [0.4, '#b09a34'],
        [0.75, '#e0bc50'],
        [1, '#f4dc90'],
      ]),
      bank: hex('#3a4420'),
      shine: hex('#fff0b0', 0.3),
      zoom: 0.3,
      turn: 0,
    }),
  },
  'aerial-coast-07': { size: LANDSCAPE, paint: coast(BEACH) },
  'aerial-black-sand-08': {
    size: PORTRAIT,
    paint: coast({
      sand: ramp([
        [0, '#2a2c30'],
        [0.5, '#3a3b3f'],
        [1, '#4a4946'],
      ]),
      sea: ramp([
        [0, '#7fa4a4'],
        [0.3, '#3f7480'],
        [1, '#173d50'],
      ]),
      foam: 1,
      turn: -0.3,
      bend: 0.26,
    }),
  },
  'aerial-circles-09': {
    size: SQUARE,
    paint: circles({
      ground: hex('#c9a878'),
      crops: [hex('#3f6a34'), hex('#6f8f44'), hex('#a8a860'), hex('#8a6a48'), hex('#2c5230'), hex('#c4bc84')],
      size: 0.3,
    }),
  },
  'aerial-autumn-road-10': { size: LANDSCAPE, paint: canopy(AUTUMN_ROAD) },
  'aerial-jungle-river-11': {
    size: PANORAMA,
    paint: canopy({
      crowns: [hex('#1f4a26'), hex('#2f6a2e'), hex('#4a8438'), hex('#1a3f2a'), hex('#6a9a44')],
      ground: hex('#0f1f10'),
      size: 0.024,
      river: hex('#4f8f86'),
    }),
  },
};
