import { hex } from '../paint/colour.ts';
import { SQUARE, type PhotoRecipe } from './recipe.ts';
import { ridges } from './gold-ridges.ts';

export const INK: Record<string, PhotoRecipe> = {
  'ink-gold-night': {
    size: SQUARE,
    paint: ridges({
      paper: hex('#1c2530'),
      pale: hex('#43535f'),
      dark: hex('#05080b'),
      layers: 5,
      first: 0.5,
      steep: 1.7,
      peak: 0.3,
      moon: { x: 0.66, y: 0.24, size: 0.09, colour: hex('#efe3c4') },
      gold: hex('#c9a254'),
    }),
  },
};
