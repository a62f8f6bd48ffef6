import { hex } from '../paint/colour.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, SQUARE } from './recipe.ts';
import { type Ink, mountains } from './wash.ts';

const CLASSIC: Ink = {
  paper: hex('#efe9dc'),
  pale: hex('#8f9a9c'),
  dark: hex('#15191b'),
  layers: 5,
  first: 0.5,
  steep: 1.7,
  peak: 0.3,
  sun: { x: 0.78, y: 0.19, size: 0.065, colour: hex('#c33b26') },
  boat: { x: 0.3, y: 0.82 },
  birds: { x: 0.5, y: 0.2, count: 7 },
  seal: { x: 0.92, y: 0.9 },
};

export const INK: Record<string, PhotoRecipe> = {
  'ink-mountains-01': { size: LANDSCAPE, paint: mountains(CLASSIC) },
  'ink-scroll-02': {
    size: PANORAMA,
    paint: mountains({
      ...CLASSIC,
      layers: 4,
      steep: 1.3,
      peak: 0.3,
      first: 0.55,
      sun: { x: 0.24, y: 0.17, size: 0.06, colour: hex('#a84a34') },
      boat: { x: 0.62, y: 0.8 },
      birds: { x: 0.4, y: 0.16, count: 9 },
    }),
  },
  'ink-peaks-03': {
    size: PORTRAIT,
    paint: mountains({
      ...CLASSIC,
      layers: 6,
      first: 0.42,
      peak: 0.36,
      steep: 2.1,
      boat: { x: 0.4, y: 0.84 },
      seal: { x: 0.82, y: 0.05 },
      sun: { x: 0.28, y: 0.1, size: 0.045, colour: hex('#b8432c') },
      birds: { x: 0.6, y: 0.12, count: 5 },
    }),
  },
  'ink-blue-green-04': {
    size: PANORAMA,
    paint: mountains({
      ...CLASSIC,
      paper: hex('#d9c49a'),
      pale: hex('#7fa89a'),
      dark: hex('#12506a'),
      gold: hex('#e8c15a'),
      layers: 5,
      steep: 1.5,
      peak: 0.36,
      sun: { x: 0.8, y: 0.2, size: 0.06, colour: hex('#c9502c') },
      boat: { x: 0.42, y: 0.86 },
    }),
  },
  'ink-night-05': {
    size: SQUARE,
    paint: mountains({
      ...CLASSIC,
      paper: hex('#1c2530'),
      pale: hex('#43535f'),
      dark: hex('#05080b'),
      sun: { x: 0.66, y: 0.24, size: 0.09, colour: hex('#efe3c4') },
      gold: hex('#c9a254'),
      birds: { x: 0.4, y: 0.2, count: 5 },
    }),
  },
};
