import type { Canvas } from '../paint/canvas.ts';
import { hex, smooth } from '../paint/colour.ts';
import { type Pigments, type Sheet, createSheet, showSheet } from '../paint/ink-sheet.ts';
import type { Random } from '../../random.ts';
import { floatBoat, flyBirds, stampSeal, stampSun, plantTrees, pourWater } from './ink-figures.ts';
import { type Range, liftMist, washRange } from './ink-landscape.ts';
import type { Paint } from './recipe.ts';

export const CINNABAR: Pigments = { paper: hex('#efe8d9'), ink: [1.5, 1.46, 1.4], tint: [0.16, 1.75, 2.1] };

export const BLUE_GREEN: Pigments = { paper: hex('#e3d2a8'), ink: [1.5, 1.46, 1.4], tint: [1.9, 0.55, 0.75] };

export const PLAIN: Pigments = { ...CINNABAR, paper: hex('#f3efe6') };

export function onPaper(pigments: Pigments, draw: (sheet: Sheet, random: Random, canvas: Canvas) => void): Paint {
  return (canvas, random) => {
    const sheet = createSheet(canvas, random);
    draw(sheet, random, canvas);
    showSheet(canvas, sheet, pigments);
  };
}

export const range = (foot: number, high: number, density: number, seed: number, rest: Partial<Range> = {}): Range => ({
  foot,
  high,
  density,
  seed,
  peaks: 1.2,
  sharp: 1.5,
  deep: 0.26,
  folds: 0.5,
  ...rest,
});

export const GORGE = onPaper(CINNABAR, (sheet, random) => {
  stampSun(sheet, 0.64, 0.2, 0.06);
  washRange(sheet, range(0.5, 0.3, 0.22, 1, { peaks: 0.9, folds: 0.1 }));
  washRange(sheet, range(0.56, 0.36, 0.42, 2, { valley: [0.55, 0.12], folds: 0.3 }));
  liftMist(sheet, 0.55, 0.05, 0.8, 1);
  const left = washRange(
    sheet,
    range(0.78, 0.62, 0.9, 3, { valley: [0.68, 0.34], folds: 0.8, deep: 0.46, peaks: 1.6 }),
  );
  plantTrees(sheet, left, random, 14, 0.035, 1.1, [0, 0.3]);
  liftMist(sheet, 0.7, 0.05, 0.7, 4);
  const right = washRange(
    sheet,
    range(0.99, 0.5, 1.5, 6, {
      profile: (x) => smooth((x - 0.56) / 0.5) * (0.8 + 0.2 * Math.sin(x * 21)),
      folds: 0.9,
      deep: 0.42,
      peaks: 1.8,
    }),
  );
  plantTrees(sheet, right, random, 16, 0.045, 1.6, [0.7, 1]);
  floatBoat(sheet, 0.42, 0.86, 0.05);
  flyBirds(sheet, random, 0.4, 0.2, 6, 0.012);
  stampSeal(sheet, random, 0.93, 0.9, 0.045);
});

export const WATERFALL = onPaper(PLAIN, (sheet, random) => {
  washRange(sheet, range(0.34, 0.24, 0.3, 2, { peaks: 1.4, folds: 0.2 }));
  liftMist(sheet, 0.32, 0.04, 0.8, 2);
  const left = washRange(
    sheet,
    range(0.95, 0.78, 1.2, 4, {
      profile: (x) => (0.86 + 0.14 * Math.sin(x * 19 + 1)) * smooth((0.53 - x) / 0.1),
      peaks: 2.6,
      deep: 0.62,
      folds: 1,
    }),
  );
  plantTrees(sheet, left, random, 16, 0.035, 1.5, [0, 0.45]);
  washRange(
    sheet,
    range(0.9, 0.62, 0.85, 31, {
      profile: (x) => smooth((x - 0.47) / 0.03) * smooth((0.67 - x) / 0.03) * (0.98 + 0.02 * Math.sin(x * 70)),
      deep: 0.6,
      folds: 0.9,
    }),
  );
  pourWater(sheet, random, 0.565, 0.05, 0.285, 0.82);
  const right = washRange(
    sheet,
    range(1, 0.7, 1.35, 9, {
      profile: (x) => (0.82 + 0.18 * Math.sin(x * 15 + 3)) * smooth((x - 0.59) / 0.09),
      peaks: 2.4,
      deep: 0.6,
      folds: 1,
    }),
  );
  plantTrees(sheet, right, random, 14, 0.04, 1.8, [0.66, 1]);
  liftMist(sheet, 0.8, 0.07, 0.95, 7);
  const front = washRange(sheet, range(1.06, 0.22, 1.7, 12, { peaks: 3, deep: 0.2, folds: 0.8, valley: [0.56, 0.2] }));
  plantTrees(sheet, front, random, 10, 0.06, 2, [0, 0.4]);
  stampSeal(sheet, random, 0.86, 0.05, 0.032);
});

export const JADE = onPaper(BLUE_GREEN, (sheet, random) => {
  for (const [i, foot] of [0.5, 0.62, 0.76, 0.94].entries()) {
    const crest = washRange(
      sheet,
      range(foot, 0.3 + i * 0.07, 0.28 + i * 0.22, i + 20, {
        tint: 0.5 + i * 0.3,
        peaks: 1.5,
        folds: 0.5 + i * 0.12,
        deep: 0.24 + i * 0.03,
        valley: [0.25 + (i % 2) * 0.5, 0.16],
      }),
    );
    if (i > 1) plantTrees(sheet, crest, random, 20, 0.02 + i * 0.006, 0.9);
    liftMist(sheet, foot - 0.02, 0.035, 0.75, i + 3);
  }
  flyBirds(sheet, random, 0.46, 0.16, 9, 0.012);
});
