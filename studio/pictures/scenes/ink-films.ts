import { createMist, layMist, type Bank } from '../film/mist.ts';
import { codesOf, plateOf, type Plate } from '../film/planes.ts';
import { laySprite } from '../film/sprite.ts';
import type { Standard } from '../film/standard.ts';
import { createCanvas } from '../paint/canvas.ts';
import { brushStroke, createSheet, showSheet, type Pigments, type Sheet } from '../paint/ink-sheet.ts';
import { createNoise, createTile } from '../paint/noise.ts';
import { between, createRandom, type Random } from '../../random.ts';
import { liftMist, washRange, type Range } from './ink-landscape.ts';
import { floatBoat, stampSun } from './ink-figures.ts';
import { plantTrees } from './ink-ground.ts';
import type { Shoot } from './recipe.ts';

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

export function scrollFilm(look: Scroll): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const canvas = createCanvas(width, height);
    const sheet = createSheet(canvas, random);
    const layers = paintScroll(sheet, look, random);
    showSheet(canvas, sheet, look.pigments);
    const back = plateOf(canvas, standard);
    const banks: Bank[] = look.ranges.slice(0, -1).map(({ foot }, i) => ({
      middle: foot - 0.02,
      wide: 0.075,
      thick: 0.96,
      pace: look.pace * (1 + i * 0.35),
      seed: i * 61 + 5,
    }));
    const mist = createMist(
      width,
      height,
      layers,
      [{ ...banks[0]!, middle: banks[0]!.middle - 0.1, thick: 0.5, seed: 333 }, ...banks],
      createTile(createNoise(random), 256, 4, 5, 0.5),
    );
    const veil = codesOf(standard, look.pigments.paper);
    const boat = look.boat
      ? sprite(look.boat.size * height * 2.6, look.boat.size * height * 1.7, look.pigments, standard, (own) =>
          floatBoat(own, 0.46, 0.62, 0.55),
        )
      : undefined;
    const flock = flockOf(look, height, standard, random);
    return (planes, frame) => {
      planes.luma.set(back.luma);
      planes.blue.set(back.blue);
      planes.red.set(back.red);
      const share = frame / frames;
      for (const bird of flock)
        laySprite(
          planes,
          bird.poses[Math.floor(frame * 0.42 + bird.beat) % POSES]!,
          width * (-0.05 + share * 0.75) + bird.x,
          height * (0.26 - share * 0.08) + bird.y,
        );
      layMist(planes, mist, veil, frame / FRAMES_PER_SECOND);
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

/** Paints everything that stays and tells for every pixel which range it shows: 0 for none, 1 for the farthest. */
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
