import { between, createRandom, type Random } from '../../random.ts';
import { layPlate, laySprite } from '../film/composite.ts';
import { showPlate } from '../film/lights.ts';
import { codesOf, plateOf, type Planes, type Plate, type Standard } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { createCanvas, type Canvas } from '../paint/canvas.ts';
import { clamp01, smooth } from '../paint/colour.ts';
import { brushStroke, createSheet, showSheet, type Pigments, type Sheet } from '../paint/ink-sheet.ts';
import { createNoise, createTile, readTile, type Tile } from '../paint/noise.ts';
import { floatBoat, stampSun, plantTrees } from '../scenes/ink-figures.ts';
import { liftMist, washRange, type Range } from '../scenes/ink-landscape.ts';
import { BLUE_GREEN, CINNABAR, range } from '../scenes/ink-mountain-scenes.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { evenRow } from './parallax.ts';

const FRAMES_PER_SECOND = 25;
const POSES = 8;

/** A landscape in ink whose mist drifts. */
interface Scroll {
  pigments: Pigments;
  ranges: readonly Range[];
  sun?: readonly [x: number, y: number, size: number];
  /** Trees on the nearest range. */
  trees: number;
  boat?: { y: number; from: number; to: number; size: number };
  birds: number;
  pace: number;
}

function scrollFilm(look: Scroll): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const canvas = createCanvas(width, height);
    const sheet = createSheet(canvas, random);
    const layers = paintScroll(sheet, look, random);
    showSheet(canvas, sheet, look.pigments);
    const back = plateOf(canvas, standard);
    const banks = banksOf(look);
    const fronts = banks.map((_, i) => cutFront(canvas, layers, i, standard));
    const tile = createTile(createNoise(random), 256, 4, 5, 0.5);
    const veil = codesOf(standard, look.pigments.paper);
    const boat = look.boat
      ? sprite(look.boat.size * height * 2.6, look.boat.size * height * 1.7, look.pigments, standard, (own) =>
          floatBoat(own, 0.46, 0.62, 0.55),
        )
      : undefined;
    const flock = flockOf(look, height, standard, random);
    return (planes, frame) => {
      showPlate(planes, back);
      const share = frame / frames;
      for (const [i, bank] of banks.entries()) {
        const until = layBank(planes, bank, tile, veil, frame / FRAMES_PER_SECOND);
        layPlate(planes, fronts[i]!, 0, 0, until);
      }
      for (const { poses, beat, x, y } of flock)
        laySprite(
          planes,
          poses[Math.floor(frame * 0.42 + beat) % POSES]!,
          width * (-0.05 + share * 0.75) + x,
          height * (0.26 - share * 0.08) + y,
        );
      if (boat && look.boat)
        laySprite(
          planes,
          boat,
          (look.boat.from + (look.boat.to - look.boat.from) * share) * width,
          look.boat.y * height + Math.sin(frame / 22) * 1.4,
        );
    };
  };
}

/** Mist that lies before a range; `pace` is how many cells it moves by in a second. */
interface Bank {
  middle: number;
  thick: number;
  pace: number;
  seed: number;
}

function banksOf({ ranges, pace }: Scroll): Bank[] {
  const [first, ...rest] = ranges
    .slice(0, -1)
    .map(({ foot }, i) => ({ middle: foot - 0.02, thick: 0.96, pace: pace * (1 + i * 0.35), seed: i * 61 + 5 }));
  return [{ ...first!, middle: first!.middle - 0.1, thick: 0.5, seed: 333 }, first!, ...rest];
}

/** Cuts out what stands nearer than bank `i`, as a plate of its own; clears the rest of the canvas. */
function cutFront(canvas: Canvas, layers: Uint8Array, i: number, standard: Standard): Plate {
  for (let pixel = 0; pixel < layers.length; pixel++)
    if (layers[pixel]! <= i) canvas.pixels.fill(0, pixel * 4, pixel * 4 + 4);
  return plateOf(canvas, standard);
}

const WIDE = 0.075;

/** Lays the bank over the frame; returns the row where it ends. */
function layBank(frame: Planes, bank: Bank, tile: Tile, codes: [number, number, number], seconds: number): number {
  const [columns, rows] = [frame.width / 8, frame.height / 8];
  const alpha = new Float32Array(columns * Math.ceil(rows));
  const run = seconds * bank.pace;
  for (let row = 0, at = 0; row < rows; row++) {
    const off = ((row + 0.5) / rows - bank.middle) / WIDE;
    for (let column = 0; column < columns; column++, at++) {
      if (Math.abs(off) > 2.4) continue;
      const bend = readTile(tile, column * 0.32 + run * 0.6 + bank.seed, row * 0.7 + bank.seed) * 1.1;
      const wisp = readTile(tile, column * 0.8 + run * 1.7 + bank.seed * 3 + bend * 14, row * 1.9 + 50 - run * 0.2);
      alpha[at] = bank.thick * Math.exp(-((off + bend * 0.9) ** 2)) * clamp01(0.7 + wisp * 0.8);
    }
  }
  const [top, bottom] = [-2.4, 2.4].map((away) => evenRow(frame.height, clamp01(bank.middle + away * WIDE)));
  layVeil(frame, alpha, columns, codes, top!, bottom!);
  return bottom!;
}

/** Paints everything that stays; returns for every pixel which range it shows: 0 for none, 1 for the farthest. */
function paintScroll(sheet: Sheet, look: Scroll, random: Random): Uint8Array {
  const { width, height } = sheet;
  const layers = new Uint8Array(width * height);
  if (look.sun) stampSun(sheet, ...look.sun);
  for (const [i, range] of look.ranges.entries()) {
    const crest = washRange(sheet, range);
    for (let x = 0; x < width; x++)
      for (let row = Math.max(0, Math.round(crest[x]!)); row < height; row++) layers[row * width + x] = i + 1;
    if (i === look.ranges.length - 1) plantTrees(sheet, crest, random, look.trees, 0.045, 1.5, [0.7, 1]);
    else liftMist(sheet, range.foot, 0.04, 0.6, i + 1);
  }
  return layers;
}

/** A few strokes on see-through paper. */
function sprite(
  wide: number,
  high: number,
  pigments: Pigments,
  standard: Standard,
  draw: (sheet: Sheet) => void,
): Plate {
  const canvas = createCanvas(Math.round(wide / 2) * 2, Math.round(high / 2) * 2);
  const sheet = createSheet(canvas, createRandom(7));
  draw(sheet);
  for (let i = 0; i < sheet.ink.length; i++) {
    const cover = 1 - Math.exp(-sheet.ink[i]! * 1.8);
    for (let part = 0; part < 3; part++)
      canvas.pixels[i * 4 + part] = pigments.paper[part]! * Math.exp(-2.4 * pigments.ink[part]!) * cover;
    canvas.pixels[i * 4 + 3] = cover;
  }
  return plateOf(canvas, standard);
}

interface Bird {
  x: number;
  y: number;
  beat: number;
  poses: Plate[];
}

function flockOf(look: Scroll, height: number, standard: Standard, random: Random): Bird[] {
  if (look.birds === 0) return [];
  const size = height * 0.032;
  const poses = Array.from({ length: POSES }, (_, pose) =>
    sprite(size, size, look.pigments, standard, (own) => drawBird(own, Math.sin((pose / POSES) * Math.PI * 2))),
  );
  return Array.from({ length: look.birds }, (_, i) => ({
    x: (i - look.birds / 2) * size * 1.3 + between(random, -8, 8),
    y: Math.abs(i - look.birds * 0.6) * size * 0.42 + between(random, -6, 6),
    beat: random() * POSES,
    poses,
  }));
}

/** Wings up at 1, down at -1. */
function drawBird(sheet: Sheet, lift: number): void {
  const unit = sheet.height;
  for (const side of [-1, 1])
    brushStroke(
      sheet,
      [
        { x: unit * 0.5, y: unit * 0.52, width: unit * 0.09 },
        { x: unit * (0.5 + side * 0.22), y: unit * (0.46 - lift * 0.2), width: unit * 0.07 },
        { x: unit * (0.5 + side * 0.44), y: unit * (0.5 - lift * 0.26), width: unit * 0.015 },
      ],
      { density: 1.8, dry: 0, spent: 0.3, seed: 2 },
    );
}

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
};
