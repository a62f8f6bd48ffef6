import { between } from '../../random.ts';
import { brushStroke } from '../paint/ink-sheet.ts';
import { floatBoat, flyBirds, stampSeal, stampSun } from './ink-figures.ts';
import { blossomBranch, lotusFlower, lotusLeaf } from './ink-flowers.ts';
import { liftMist, washRange } from './ink-landscape.ts';
import { CINNABAR, GORGE, JADE, PLAIN, WATERFALL, onPaper, range } from './ink-mountain-scenes.ts';
import { bamboo, pine, reeds, willow } from './ink-plants.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type PhotoRecipe, SQUARE } from './recipe.ts';

const BAMBOO = onPaper(PLAIN, (sheet, random) => {
  for (let i = 0; i < 4; i++)
    bamboo(sheet, random, between(random, 0.05, 0.62), between(random, -0.08, 0.08), 0.016, 0.22, 0.6);
  liftMist(sheet, 0.9, 0.16, 0.9, 3);
  bamboo(sheet, random, 0.2, 0.06, 0.026, 1, 0.75);
  bamboo(sheet, random, 0.36, -0.05, 0.021, 1.5, 0.95);
  bamboo(sheet, random, 0.5, 0.03, 0.014, 0.8, 0.9);
  stampSeal(sheet, random, 0.86, 0.9, 0.03);
});

const PINE = onPaper(CINNABAR, (sheet, random) => {
  stampSun(sheet, 0.3, 0.22, 0.062);
  washRange(sheet, range(0.62, 0.26, 0.24, 3, { peaks: 1.1, folds: 0.2 }));
  washRange(sheet, range(0.72, 0.3, 0.45, 6, { peaks: 1.4, folds: 0.5 }));
  liftMist(sheet, 0.72, 0.07, 0.9, 3);
  washRange(sheet, range(0.95, 0.26, 0.7, 8, { peaks: 1.8, folds: 0.6, valley: [0.2, 0.3] }));
  pine(
    sheet,
    random,
    [
      [1.62, 0.3, 0.06],
      [1.36, 0.34, 0.052],
      [1.18, 0.27, 0.044],
      [0.98, 0.36, 0.034],
      [0.8, 0.33, 0.024],
      [0.62, 0.41, 0.014],
    ],
    1.7,
  );
  pine(
    sheet,
    random,
    [
      [1.36, 0.34, 0.03],
      [1.26, 0.5, 0.022],
      [1.1, 0.56, 0.015],
    ],
    1.4,
  );
  flyBirds(sheet, random, 0.22, 0.42, 5, 0.013);
  stampSeal(sheet, random, 0.05, 0.88, 0.045);
});

const PLUM = onPaper(PLAIN, (sheet, random) => {
  blossomBranch(sheet, random, [-0.04, 0.82, 0.034], -0.32, 1.3, 1.5);
  blossomBranch(sheet, random, [-0.04, 0.42, 0.014], 0.1, 0.6, 1.1);
  flyBirds(sheet, random, 0.8, 0.68, 2, 0.018);
  stampSeal(sheet, random, 0.92, 0.86, 0.045);
});

const LOTUS = onPaper({ ...CINNABAR, tint: [0.06, 1.25, 0.75] }, (sheet, random) => {
  lotusLeaf(sheet, [0.2, 0.62, 0.17], 0.5, -0.15, 0.35);
  lotusLeaf(sheet, [0.84, 0.74, 0.19], 0.42, 0.2, 0.4);
  for (const [x, y, bend] of [
    [0.3, 0.42, 0.05],
    [0.62, 0.34, -0.02],
    [0.78, 0.56, 0.03],
  ] as const)
    brushStroke(
      sheet,
      [
        [x, y, 0.006],
        [x + bend, (y + 1) / 2, 0.007],
        [x + bend * 0.3, 1.02, 0.008],
      ].map(([px, py, w]) => ({ x: px! * sheet.height, y: py! * sheet.height, width: w! * sheet.height })),
      { density: 0.9, dry: 0.3, spent: 0.1, seed: x * 10 },
    );
  lotusFlower(sheet, random, 0.62, 0.34, 0.13);
  lotusLeaf(sheet, [0.3, 0.42, 0.22], 0.46, 0.12, 1.25);
  lotusLeaf(sheet, [0.74, 0.62, 0.14], 0.4, -0.2, 0.9);
  reeds(sheet, random, 0.02, 0.98, 1.02, 26);
  stampSeal(sheet, random, 0.9, 0.06, 0.04);
});

const WILLOW = onPaper(PLAIN, (sheet, random) => {
  washRange(sheet, range(0.52, 0.14, 0.22, 5, { peaks: 1.3, folds: 0.1, deep: 0.12 }));
  liftMist(sheet, 0.52, 0.03, 0.8, 3);
  willow(sheet, random, -0.05, 0.5, 34);
  floatBoat(sheet, 0.64, 0.7, 0.075);
  for (let i = 0; i < 9; i++) {
    const y = between(random, 0.62, 0.95) * sheet.height;
    const x = between(random, 0.05, 0.9) * sheet.width;
    const long = between(random, 0.06, 0.2) * sheet.width;
    brushStroke(
      sheet,
      [
        { x, y, width: 1 },
        { x: x + long / 2, y: y + 2, width: 3 },
        { x: x + long, y, width: 1 },
      ],
      { density: 0.2, dry: 0.4, spent: 0.3, seed: i },
    );
  }
  stampSeal(sheet, random, 0.9, 0.9, 0.04);
});

const GEESE = onPaper(CINNABAR, (sheet, random) => {
  stampSun(sheet, 0.3, 0.42, 0.13, 1.05);
  washRange(sheet, range(0.76, 0.12, 0.3, 4, { peaks: 0.9, folds: 0.1, deep: 0.1 }));
  liftMist(sheet, 0.77, 0.035, 0.9, 3);
  reeds(sheet, random, 1.5, 2.2, 1, 90);
  reeds(sheet, random, -0.02, 0.3, 1.02, 30);
  flyBirds(sheet, random, 0.5, 0.3, 11, 0.03);
  stampSeal(sheet, random, 0.95, 0.08, 0.05);
});

export const INK: Record<string, PhotoRecipe> = {
  'ink-gorge-boat': { size: LANDSCAPE, paint: GORGE },
  'ink-waterfall-pines': { size: PORTRAIT, paint: WATERFALL },
  'ink-jade-mountains': { size: PANORAMA, paint: JADE },
  'ink-bamboo-grove': { size: PORTRAIT, paint: BAMBOO },
  'ink-pine-red-sun': { size: LANDSCAPE, paint: PINE },
  'ink-plum-blossom': { size: LANDSCAPE, paint: PLUM },
  'ink-lotus-pond': { size: SQUARE, paint: LOTUS },
  'ink-geese-sun': { size: PANORAMA, paint: GEESE },
  'ink-willow-boat': { size: SQUARE, paint: WILLOW },
};
