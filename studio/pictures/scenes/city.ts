import { NIGHT_GRID, above } from './city-above.ts';
import { BRIDGE } from './city-bridge.ts';
import { CLOVERLEAF, interchange } from './city-interchange.ts';
import { BLUE_HOUR, MIDNIGHT } from './city-looks.ts';
import { NEON } from './city-neon-looks.ts';
import { city } from './city-river.ts';
import { AVENUE, DUSK_STREET, NEON_STREET } from './city-street-looks.ts';
import { street } from './city-street.ts';
import { GOLDEN, SUNRISE } from './city-sun-looks.ts';
import { ABOVE_FOG, RAINY } from './city-weather.ts';
import { HOMES, front } from './city-windows.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type PhotoRecipe, SQUARE } from './recipe.ts';

export const CITY: Record<string, PhotoRecipe> = {
  'city-blue-hour-river': { size: LANDSCAPE, paint: city(BLUE_HOUR) },
  'city-neon-river': { size: LANDSCAPE, paint: city(NEON) },
  'city-sunrise-towers': { size: PANORAMA, paint: city(SUNRISE) },
  'city-midnight-moon': { size: PORTRAIT, paint: city(MIDNIGHT) },
  'city-above-fog': { size: LANDSCAPE, paint: city(ABOVE_FOG) },
  'city-rainy-night': { size: PORTRAIT, paint: city(RAINY) },
  'city-golden-panorama': { size: PANORAMA, paint: city(GOLDEN) },
  'city-street-dusk-trails': { size: LANDSCAPE, paint: street(DUSK_STREET) },
  'city-neon-alley-rain': { size: PORTRAIT, paint: street(NEON_STREET) },
  'city-avenue-night': { size: PORTRAIT, paint: street(AVENUE) },
  'city-grid-from-above': { size: LANDSCAPE, paint: above(NIGHT_GRID) },
  'city-interchange-square': { size: SQUARE, paint: interchange(CLOVERLEAF) },
  'city-bridge-blue-night': { size: LANDSCAPE, paint: city(BRIDGE) },
  'city-lit-windows': { size: SQUARE, paint: front(HOMES) },
};
