import { hex } from '../paint/colour.ts';
import { type Crop, type Fields, fields } from './farmland.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT } from './recipe.ts';

const crop = (code: string, rows = 0.1, pitch = 0.016, mottled = 0.45): Crop => ({
  colour: hex(code),
  rows,
  pitch,
  mottled,
});

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

export const FIELDS: Record<string, PhotoRecipe> = {
  'aerial-summer-01': { size: LANDSCAPE, paint: fields({ ...SUMMER, hedge: HEDGE }) },
  'aerial-tulips-02': {
    size: LANDSCAPE,
    paint: fields({
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
  },
  'aerial-winter-03': {
    size: PANORAMA,
    paint: fields({
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
  },
  'aerial-salt-04': {
    size: PORTRAIT,
    paint: fields({
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
  },
};
