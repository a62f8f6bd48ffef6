import { ABOVE_FOG, BLUE_HOUR, GOLDEN, MIDNIGHT, NEON, NIGHTFALL, RAINY, SUNRISE } from './city-looks.ts';
import { city } from './city-river.ts';
import { AVENUE, DUSK_STREET, NEON_STREET } from './city-street-looks.ts';
import { street } from './city-street.ts';
import { BRIDGE } from './city-bridge.ts';
import { front, HOMES } from './city-windows.ts';
import { above, NIGHT_GRID } from './city-above.ts';
import { CLOVERLEAF, interchange } from './city-interchange.ts';
import { interchangeFilm, riverFilm, streetFilm } from './city-films.ts';
import { cloudFilm, nightfallFilm } from './city-timelapse.ts';
import { hex } from '../paint/colour.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, type PhotoRecipe, type Shoot } from './recipe.ts';

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

export const CITY_CLIPS: Record<string, Shoot> = {
  'city-clip-river-lights': riverFilm(BLUE_HOUR, 1),
  'city-clip-neon-water': riverFilm(NEON, 0),
  'city-clip-street-trails': streetFilm(DUSK_STREET),
  'city-clip-racing-clouds': cloudFilm(GOLDEN, { cover: 0.72, lit: hex('#ffb08a', 1.1), shade: hex('#5a4472'), pace: 16 }),
  'city-clip-nightfall': nightfallFilm({ ...GOLDEN, lamps: [] }, NIGHTFALL),
  'city-clip-interchange': interchangeFilm(CLOVERLEAF),
};
