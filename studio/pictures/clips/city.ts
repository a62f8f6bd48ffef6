import { hex } from '../paint/colour.ts';
import { interchangeFilm, riverFilm, streetFilm } from '../scenes/city-films.ts';
import { CLOVERLEAF } from '../scenes/city-interchange.ts';
import { BLUE_HOUR } from '../scenes/city-looks.ts';
import { NEON } from '../scenes/city-neon-looks.ts';
import { nightfallFilm } from '../scenes/city-nightfall.ts';
import { DUSK_STREET } from '../scenes/city-street-looks.ts';
import { GOLDEN, NIGHTFALL } from '../scenes/city-sun-looks.ts';
import { cloudFilm } from '../scenes/city-timelapse.ts';
import type { Shoot } from '../scenes/recipe.ts';

export const CITY_CLIPS: Record<string, Shoot> = {
  'city-clip-river-lights': riverFilm(BLUE_HOUR, 1),
  'city-clip-neon-water': riverFilm(NEON, 0),
  'city-clip-street-trails': streetFilm(DUSK_STREET),
  'city-clip-racing-clouds': cloudFilm(GOLDEN, {
    cover: 0.72,
    lit: hex('#ffb08a', 1.1),
    shade: hex('#5a4472'),
    pace: 16,
  }),
  'city-clip-nightfall': nightfallFilm({ ...GOLDEN, lamps: [] }, NIGHTFALL),
  'city-clip-interchange': interchangeFilm(CLOVERLEAF),
};
