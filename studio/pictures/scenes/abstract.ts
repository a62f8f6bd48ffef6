import { hex, ramp } from '../paint/colour.ts';
import { bokeh } from './bokeh.ts';
import { marble } from './marble.ts';
import { paper } from './paper-sheets.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe } from './recipe.ts';
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
