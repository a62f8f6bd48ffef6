import { hex, ramp } from '../paint/colour.ts';
import { type Firs, firs } from './firs.ts';
import { LANDSCAPE, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';
import { trunks, type Trunks } from './trunks.ts';

export const MORNING: Firs = {
  sky: ramp('0 #c9d6d8', '0.5 #dfe4dc', '1 #eee9da'),
  far: hex('#aebdba'),
  near: hex('#122420'),
  mist: hex('#dfe5df'),
  layers: 7,
  tall: 0.42,
  first: 0.3,
  thick: 0.9,
  sun: { x: 0.7, y: 0.12, colour: hex('#ffe6b8', 0.5), rays: 0.5 },
};

const BEAMS: Trunks = {
  back: ramp('0 #9fb383', '0.4 #e6e2ae', '0.7 #a9ad68', '1 #4f5a30'),
  far: hex('#a9b078'),
  near: hex('#1b1a10'),
  bark: 0.5,
  light: { x: 0.62, y: 0.2, colour: hex('#fff0b0', 0.9), rays: 0.4 },
  ground: hex('#2c3518'),
  layers: 7,
  thin: 0.019,
};

export const FOREST: Record<string, PhotoRecipe> = {
  'forest-morning-01': photo(LANDSCAPE, firs, MORNING),
  'forest-dusk-02': photo(LANDSCAPE, firs, {
    ...MORNING,
    sky: ramp('0 #2b3a5c', '0.4 #8a6f92', '0.7 #f0a884', '1 #f7c9a0'),
    far: hex('#a4829a'),
    near: hex('#120f1c'),
    mist: hex('#d9a39c'),
    sun: { x: 0.3, y: 0.3, colour: hex('#ff9a6a', 0.7), rays: 0.2 },
  }),
  'forest-pines-03': photo(PORTRAIT, firs, {
    ...MORNING,
    layers: 6,
    tall: 0.6,
    first: 0.35,
    sky: ramp('0 #7f98a4', '1 #c9d4d4'),
    far: hex('#8ea3a8'),
    near: hex('#0a1a1c'),
    mist: hex('#b9c8ca'),
  }),
  'forest-beams-04': photo(LANDSCAPE, trunks, BEAMS),
  'forest-bamboo-05': photo(PORTRAIT, trunks, {
    ...BEAMS,
    back: ramp('0 #bfe0b0', '0.5 #e2f0cc', '1 #4f7a48'),
    far: hex('#a3cc98'),
    near: hex('#2f5a28'),
    bark: 0.12,
    thin: 0.014,
    knots: hex('#c8d8a0'),
    ground: hex('#24421f'),
    light: { x: 0.4, y: 0.1, colour: hex('#f4ffd8', 0.7), rays: 0.4 },
  }),
};
