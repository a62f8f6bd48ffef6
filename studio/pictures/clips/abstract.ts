import { hex, ramp } from '../paint/colour.ts';
import { bokehFilm, liquidFilm, pointsFilm, smokeFilm } from '../scenes/abstract-films.ts';
import { GOLD, SATIN } from '../scenes/abstract-folds.ts';
import type { Shoot } from '../scenes/recipe.ts';

export const ABSTRACT_CLIPS: Record<string, Shoot> = {
  'abstract-clip-blue-silk': liquidFilm(
    {
      ...SATIN,
      room: ramp([
        [0, '#050a2a'],
        [0.35, '#1c3a9a'],
        [0.6, '#5a8af0'],
        [0.82, '#c4dcff'],
        [1, '#ffffff'],
      ]),
      thread: 0,
      turn: 0.35,
      folds: 1.15,
      shine: hex('#dce8ff', 0.3),
    },
    1.1,
  ),
  'abstract-clip-liquid-gold': liquidFilm(GOLD, 0.9),
  'abstract-clip-drifting-bokeh': bokehFilm({
    back: ramp([
      [0, '#4a1c3a'],
      [0.5, '#1c0f2a'],
      [1, '#08060f'],
    ]),
    lights: [hex('#ffb45a'), hex('#ff6a8a'), hex('#ffd9a0'), hex('#a86aff'), hex('#ff8a4a')],
    count: 95,
  }),
  'abstract-clip-rising-smoke': smokeFilm({
    back: hex('#04050a'),
    left: hex('#22c8d8', 1.1),
    right: hex('#c04aff', 1.2),
  }),
  'abstract-clip-particle-wave': pointsFilm({
    back: ramp([
      [0, '#3a1c5a'],
      [0.4, '#160b30'],
      [1, '#05030f'],
    ]),
    low: hex('#7a3aff', 0.7),
    high: hex('#ff8ad0', 1.2),
    horizon: 0.3,
  }),
};
