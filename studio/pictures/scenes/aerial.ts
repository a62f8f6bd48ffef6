import { hex, ramp } from '../paint/colour.ts';
import { type Canopy, canopy } from './canopy.ts';
import { coast, type Coast, type Terraces, terraces } from './shore.ts';
import { type Fields, fields } from './farmland.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

const crop = (code: string, rows = 0.1, pitch = 0.016, mottled = 0.45) => ({ colour: hex(code), rows, pitch, mottled });

export const SUMMER: Fields = {
  crops: [
    crop('#76853f'),
    crop('#9c9a52'),
    crop('#bda765', 0.14),
    crop('#5c7440'),
    crop('#80684a', 0.16, 0.016),
    crop('#4d6338', 0.1),
    crop('#cbb77c', 0.14),
    crop('#6f7f48', 0.12),
    crop('#a5885c', 0.1),
  ],
  edge: hex('#3f4a2a'),
  gap: 0.004,
  turn: 0.35,
  depth: 8,
  warp: 0.14,
  light: hex('#fff0d8', 1.05),
  wide: 1.9,
};

export const HEDGE = hex('#2c4020');

export const TERRACES: Terraces = {
  levels: 38,
  steps: ramp('0 #2f4a2a', '0.35 #5f7f42', '0.6 #8fb0b8', '1 #e8dcc8'),
  bank: hex('#2c2a1c'),
  shine: hex('#ffd9b0', 0.9),
  zoom: 0.32,
  turn: 0,
};

const BEACH: Coast = {
  sand: ramp('0 #d9c39c', '0.4 #ecdcb8', '1 #e2cfa4'),
  sea: ramp('0 #8fd6cc', '0.2 #36b3b8', '0.55 #0f7f9c', '1 #0a4f7c'),
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

export const AERIAL: Record<string, PhotoRecipe> = {
  'aerial-summer-01': photo(LANDSCAPE, fields, { ...SUMMER, hedge: HEDGE }),
  'aerial-tulips-02': photo(LANDSCAPE, fields, {
    ...SUMMER,
    crops: [
      crop('#d8324a', 0.3, 0.014),
      crop('#f2b632', 0.3, 0.014),
      crop('#e8688e', 0.3, 0.014),
      crop('#6b2f7c', 0.3, 0.014),
      crop('#f4ede0', 0.25, 0.014),
      crop('#4f8a3c', 0.25, 0.014),
      crop('#f07a2a', 0.3, 0.014),
    ],
    warp: 0.01,
    turn: -0.5,
    depth: 9,
    gap: 0.005,
    edge: hex('#3d6b34'),
  }),
  'aerial-winter-03': photo(PANORAMA, fields, {
    ...SUMMER,
    crops: [
      crop('#e6ebf2', 0.05),
      crop('#d3dbe8', 0.08),
      crop('#f2f4f6', 0.04),
      crop('#b9c2cf', 0.12, 0.02),
      crop('#8f8a84', 0.2),
    ],
    edge: hex('#4a4640'),
    light: hex('#f4f6ff', 1.0),
    turn: 0.8,
    hedge: hex('#3c3a34'),
  }),
  'aerial-salt-04': photo(PORTRAIT, fields, {
    ...SUMMER,
    crops: [
      crop('#c4553c', 0, 1, 0.5),
      crop('#e0a48c', 0, 1, 0.4),
      crop('#8fb8b0', 0, 1, 0.4),
      crop('#d9d2c0', 0, 1, 0.3),
      crop('#7c3a3c', 0, 1, 0.5),
      crop('#4f8f98', 0, 1, 0.4),
      crop('#e8c48a', 0, 1, 0.3),
    ],
    edge: hex('#efe6d6'),
    gap: 0.011,
    depth: 8,
    warp: 0.05,
  }),
  'aerial-terraces-05': photo(LANDSCAPE, terraces, TERRACES),
  'aerial-terraces-gold-06': photo(PORTRAIT, terraces, {
    levels: 44,
    steps: ramp('0 #5a6a24', '0.4 #b09a34', '0.75 #e0bc50', '1 #f4dc90'),
    bank: hex('#3a4420'),
    shine: hex('#fff0b0', 0.3),
    zoom: 0.3,
    turn: 0,
  }),
  'aerial-coast-07': photo(LANDSCAPE, coast, BEACH),
  'aerial-black-sand-08': photo(PORTRAIT, coast, {
    sand: ramp('0 #2a2c30', '0.5 #3a3b3f', '1 #4a4946'),
    sea: ramp('0 #7fa4a4', '0.3 #3f7480', '1 #173d50'),
    turn: -0.3,
    bend: 0.26,
  }),
  'aerial-autumn-road-10': photo(LANDSCAPE, canopy, AUTUMN_ROAD),
};
