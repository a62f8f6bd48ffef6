import { BLUE_HOUR, MIDNIGHT } from './city-looks.ts';
import { NEON } from './city-neon-looks.ts';
import { city } from './city-river.ts';
import { AVENUE, DUSK_STREET, NEON_STREET } from './city-street-look.ts';
import { street } from './city-street.ts';
import { GOLDEN, SUNRISE } from './city-sun-looks.ts';
import { ABOVE_FOG, RAINY } from './city-weather.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type PhotoRecipe, photo } from './recipe.ts';

export const CITY: Record<string, PhotoRecipe> = {
  'city-blue-hour-river': photo(LANDSCAPE, city, BLUE_HOUR),
  'city-neon-river': photo(LANDSCAPE, city, NEON),
  'city-sunrise-towers': photo(PANORAMA, city, SUNRISE),
  'city-midnight-moon': photo(PORTRAIT, city, MIDNIGHT),
  'city-above-fog': photo(LANDSCAPE, city, ABOVE_FOG),
  'city-rainy-night': photo(PORTRAIT, city, RAINY),
  'city-golden-panorama': photo(PANORAMA, city, GOLDEN),
  'city-street-dusk-trails': photo(LANDSCAPE, street, DUSK_STREET),
  'city-neon-alley-rain': photo(PORTRAIT, street, NEON_STREET),
  'city-avenue-night': photo(PORTRAIT, street, AVENUE),
};
