import { hex, ramp } from '../paint/colour.ts';
import { current, smoke } from './abstract-flow.ts';
import { GOLD, SATIN, SOAP } from './abstract-folds.ts';
import { dust, points, rush } from './abstract-light.ts';
import { liquid } from './abstract-liquid.ts';
import { cells, discs, fluted } from './abstract-shapes.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type PhotoRecipe, SQUARE } from './recipe.ts';

export const ABSTRACT_COLOUR: Record<string, PhotoRecipe> = {
  'abstract-liquid-gold': { size: LANDSCAPE, paint: liquid(GOLD) },
  'abstract-rose-satin': { size: PORTRAIT, paint: liquid(SATIN) },
  'abstract-iridescent-film': { size: SQUARE, paint: liquid(SOAP) },
  'abstract-emerald-silk': {
    size: PANORAMA,
    paint: liquid({
      ...SATIN,
      room: ramp([
        [0, '#02201c'],
        [0.35, '#0a5a4a'],
        [0.6, '#1fa080'],
        [0.82, '#9fe8c4'],
        [1, '#f2fff0'],
      ]),
      turn: 0.3,
      folds: 1.2,
      shine: hex('#e8fff4', 0.2),
    }),
  },
  'abstract-smoke-duotone': {
    size: PORTRAIT,
    paint: smoke({ back: hex('#05060c'), left: hex('#2f8cff', 1.1), right: hex('#ff5a3c', 1.2) }),
  },
  'abstract-gold-dust': {
    size: PANORAMA,
    paint: dust({
      back: ramp([
        [0, '#3a2208'],
        [0.5, '#160c06'],
        [1, '#060405'],
      ]),
      colours: [hex('#ffcf6a'), hex('#ffe6a8'), hex('#ff9a3a'), hex('#fff6dc')],
      count: 5200,
    }),
  },
  'abstract-light-speed': {
    size: LANDSCAPE,
    paint: rush({
      back: ramp([
        [0, '#f4f8ff', 1.6],
        [0.02, '#b0c8ff'],
        [0.09, '#3a58d0'],
        [0.22, '#161f6a'],
        [0.5, '#090c30'],
        [1, '#03030f'],
      ]),
      colours: [hex('#5fd0ff'), hex('#8a6cff'), hex('#ff5fc0'), hex('#ffffff')],
      count: 1500,
      x: 0.52,
      y: 0.48,
    }),
  },
  'abstract-particle-wave': {
    size: PANORAMA,
    paint: points({
      back: ramp([
        [0, '#123a6a'],
        [0.4, '#071a3a'],
        [1, '#020712'],
      ]),
      low: hex('#1a5cff', 0.7),
      high: hex('#6ff0ff', 1.3),
      horizon: 0.3,
    }),
  },
  'abstract-glass-discs': {
    size: LANDSCAPE,
    paint: discs({
      back: ramp([
        [0, '#f6ead8'],
        [1, '#f0cdb8'],
      ]),
      count: 15,
      colours: [
        [hex('#ff7a4a'), hex('#ffc46a')],
        [hex('#f04a6a'), hex('#ff9a8a')],
        [hex('#2a4f8f'), hex('#6fb0d8')],
        [hex('#fff6e6'), hex('#ffd9b8')],
        [hex('#1f3a5f'), hex('#c86a8a')],
      ],
    }),
  },
  'abstract-fluted-glass': {
    size: PORTRAIT,
    paint: fluted({
      base: hex('#f6d9c4'),
      ribs: 22,
      bend: 1.6,
      blobs: [
        { x: 0.1, y: 0.12, size: 0.4, colour: hex('#ff8a5a') },
        { x: 0.6, y: 0.3, size: 0.34, colour: hex('#ff4a7a') },
        { x: 0.2, y: 0.62, size: 0.36, colour: hex('#6a4af0') },
        { x: 0.62, y: 0.86, size: 0.34, colour: hex('#1f2a8a') },
        { x: 0.5, y: 0.56, size: 0.16, colour: hex('#ffd06a') },
      ],
    }),
  },
  'abstract-poured-cells': {
    size: SQUARE,
    paint: cells({
      colours: ramp([
        [0, '#062a4a'],
        [0.3, '#0f7a94'],
        [0.55, '#7fd8d0'],
        [0.75, '#f6efe0'],
        [1, '#f0a070'],
      ]),
      rim: hex('#fbf6ea'),
      scale: 5.2,
      stretch: 1.2,
    }),
  },
  'abstract-flow-lines': {
    size: LANDSCAPE,
    paint: current({
      back: hex('#0d1226'),
      colours: ramp([
        [0, '#0f5a7a'],
        [0.3, '#2fb0a8'],
        [0.5, '#f4e4b8'],
        [0.7, '#ff9a5a'],
        [1, '#d83a5a'],
      ]),
      count: 2400,
      bends: 0.9,
    }),
  },
};
