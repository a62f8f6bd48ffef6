import { ramp, smooth } from '../paint/colour.ts';
import { scrollFilm } from '../scenes/ink-films.ts';
import type { Range } from '../scenes/ink-landscape.ts';
import { BLUE_GREEN, CINNABAR, range } from '../scenes/ink-mountain-scenes.ts';
import { type Plume, inkFilm } from '../scenes/ink-water.ts';
import type { Shoot } from '../scenes/recipe.ts';

const BLACK_PLUME: Plume = {
  colours: ramp([
    [0, '#f2f0ea'],
    [0.12, '#d6d6d2'],
    [0.4, '#7c8286'],
    [0.75, '#2a3036'],
    [1, '#0b0f14'],
  ]),
  x: 0.46,
  wide: 0.3,
  reach: 0.92,
};

const MIST_RANGES: Range[] = [
  range(0.5, 0.26, 0.3, 1, { peaks: 0.9, folds: 0.15 }),
  range(0.62, 0.34, 0.55, 2, { peaks: 1.1, folds: 0.4, valley: [0.6, 0.14] }),
  range(0.78, 0.44, 0.95, 3, { peaks: 1.5, folds: 0.7, deep: 0.34, valley: [0.7, 0.3] }),
  range(1.02, 0.34, 1.6, 6, {
    peaks: 1.8,
    folds: 0.8,
    profile: (x) => smooth((x - 0.6) / 0.45) * (0.8 + 0.2 * Math.sin(x * 21)),
    deep: 0.36,
  }),
];

export const INK_CLIPS: Record<string, Shoot> = {
  'ink-clip-drifting-mist': scrollFilm({
    pigments: CINNABAR,
    ranges: MIST_RANGES,
    sun: [0.66, 0.2, 0.06],
    trees: 18,
    boat: { y: 0.8, from: 0.14, to: 0.3, size: 0.06 },
    birds: 7,
    pace: 3.2,
  }),
  'ink-clip-jade-mist': scrollFilm({
    pigments: BLUE_GREEN,
    ranges: MIST_RANGES.map((own, i) => ({
      ...own,
      seed: own.seed + 30,
      tint: 0.5 + i * 0.3,
      density: own.density * 0.7,
    })),
    trees: 22,
    birds: 9,
    pace: 2.2,
  }),
  'ink-clip-in-water': inkFilm(BLACK_PLUME),
};
