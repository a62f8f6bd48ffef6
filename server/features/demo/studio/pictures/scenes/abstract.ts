import { hex, ramp } from '../paint/colour.ts';
import { bokeh } from './bokeh.ts';
import { marble } from './marble.ts';
import { paper } from './paper-sheets.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, SQUARE } from './recipe.ts';
import { silk } from './silk.ts';
import { smoke } from './threads.ts';

export const ABSTRACT: Record<string, PhotoRecipe> = {
  'abstract-marble-01': {
    size: LANDSCAPE,
    paint: marble({
      colours: ramp([
        [0, '#0b1f3f'],
        [0.35, '#1f5f8f'],
        [0.6, '#7fc4cf'],
        [0.8, '#f4ead8'],
        [1, '#e8b48a'],
      ]),
      scale: 0.6,
      swirl: 1,
      bands: 5,
      gloss: 9,
      gold: hex('#d9a441'),
    }),
  },
  'abstract-marble-02': {
    size: PORTRAIT,
    paint: marble({
      colours: ramp([
        [0, '#2a0f3a'],
        [0.3, '#7a1f6a'],
        [0.6, '#ff5f7a'],
        [0.85, '#ffb86a'],
        [1, '#fff0d0'],
      ]),
      scale: 0.5,
      swirl: 1.2,
      bands: 4,
      gloss: 12,
    }),
  },
  'abstract-marble-03': {
    size: SQUARE,
    paint: marble({
      colours: ramp([
        [0, '#f6f4ef'],
        [0.6, '#d9dcd8'],
        [0.85, '#6f8f88'],
        [1, '#1f3f3c'],
      ]),
      scale: 0.55,
      swirl: 1,
      bands: 4,
      gloss: 6,
      gold: hex('#c9a050'),
    }),
  },
  'abstract-bokeh-04': {
    size: LANDSCAPE,
    paint: bokeh({
      back: ramp([
        [0, '#0a0c1c'],
        [0.5, '#241433'],
        [1, '#0c0a14'],
      ]),
      lights: [hex('#ffb45a'), hex('#ff7a4a'), hex('#ffd9a0'), hex('#ff5f8a')],
      count: 150,
      small: 0.012,
      large: 0.06,
      band: 0.55,
    }),
  },
  'abstract-bokeh-05': {
    size: LANDSCAPE,
    paint: bokeh({
      back: ramp([
        [0, '#d8efe0'],
        [0.5, '#8fc49a'],
        [1, '#3f7a58'],
      ]),
      lights: [hex('#f4ffd8'), hex('#d0f4a8'), hex('#ffffff')],
      count: 90,
      small: 0.02,
      large: 0.09,
    }),
  },
  'abstract-paper-06': {
    size: LANDSCAPE,
    paint: paper({
      back: hex('#f4e3cf'),
      sheets: ramp([
        [0, '#f2b8a0'],
        [0.4, '#d9687a'],
        [0.7, '#7a3a78'],
        [1, '#2a1f4a'],
      ]),
      count: 8,
      wave: 1,
      sun: hex('#fff6e0'),
      shadow: 0.5,
    }),
  },
  'abstract-paper-07': {
    size: PANORAMA,
    paint: paper({
      back: hex('#e2f1f4'),
      sheets: ramp([
        [0, '#a8d9e0'],
        [0.5, '#3f94b0'],
        [1, '#0c2f55'],
      ]),
      count: 9,
      wave: 1.3,
      shadow: 0.5,
    }),
  },
  'abstract-silk-08': {
    size: LANDSCAPE,
    paint: silk({
      colours: ramp([
        [0, '#3a0a18'],
        [0.5, '#a81f3a'],
        [1, '#e8506a'],
      ]),
      folds: 2.4,
      turn: 0.5,
      light: hex('#ffd0c8', 0.9),
    }),
  },
  'abstract-silk-09': {
    size: LANDSCAPE,
    paint: silk({
      colours: ramp([
        [0, '#5a4fd8'],
        [0.35, '#9a6ff0'],
        [0.65, '#f09ac8'],
        [1, '#ffe0c4'],
      ]),
      folds: 1.2,
      turn: -0.6,
      light: hex('#ffffff', 0.3),
    }),
  },
  'abstract-smoke-10': {
    size: LANDSCAPE,
    paint: smoke({
      back: ramp([
        [0, '#04060c'],
        [1, '#0a1020'],
      ]),
      colours: [hex('#3f9cff'), hex('#ff5fb0'), hex('#7f6fff')],
      strands: 240,
    }),
  },
};
