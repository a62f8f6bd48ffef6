import { laySpark, type Spark, layPlate } from '../film/composite.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft } from '../film/soft.ts';
import { createCanvas, type Canvas, readBetween } from '../paint/canvas.ts';
import { createNoise, createTile } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { paintSky, paintAir } from '../paint/sky.ts';
import { paintGalaxy } from '../paint/stars.ts';
import { duneLand, paintDunes, type Dunes, EVENING, STARS } from '../scenes/desert.ts';
import type { Shoot, Stage } from '../scenes/recipe.ts';
import { landLayers, showLayers } from './parallax.ts';

/** The camera slides over dunes in low light. */
function slide(look: Dunes, edges: readonly number[], speeds: readonly number[]): Shoot {
  return (stage, random) => {
    const noise = createNoise(random);
    const sky = createCanvas(stage.width, stage.height);
    paintAir(sky, look, noise, random);
    const [land, view] = duneLand(noise, look);
    const layers = landLayers(stage, sky, edges, speeds, (canvas, slice) =>
      paintDunes(canvas, noise, land, { ...view, ...slice }, look),
    );
    return showLayers(layers, stage.height);
  };
}

const SMALL = 4;

/** The night sky turns around its pole above still dunes. */
function turningSky(look: Dunes, turn: number): Shoot {
  return (stage, random) => {
    const { width, height, standard } = stage;
    const noise = createNoise(random);
    const [land, view] = duneLand(noise, look);
    const front = createCanvas(width, height);
    paintDunes(front, noise, land, view, look);
    const plate = plateOf(front, standard);
    const pole = { x: width * 0.5, y: height * 0.62 };
    const galaxy = paintBand(stage, random, look);
    const small = createCanvas(width / SMALL, height / SMALL);
    const soft = createSoft(small.width, small.height);
    const stars = createStars(stage, random);
    const rows = Math.min(height, plate.solid);
    return (planes, frame) => {
      const angle = frame * turn;
      if (frame % 2 === 0) {
        paintSky(small, look.sky, look.horizon);
        addTurned(small, galaxy, pole.x / SMALL, pole.y / SMALL, angle);
        fillSoft(soft, small, standard);
      }
      laySoft(planes, soft, rows);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (const star of stars)
        laySpark(planes, {
          ...star,
          x: pole.x + star.x * cos - star.y * sin,
          y: pole.y + star.x * sin + star.y * cos,
          alpha: star.alpha * (0.82 + 0.18 * Math.sin(frame * 0.5 + star.x)),
        });
      layPlate(planes, plate, 0);
    };
  };
}

function createStars({ width, standard }: Stage, random: Random): Spark[] {
  return Array.from({ length: 1700 }, () => {
    const away = Math.sqrt(random()) * width * 0.75;
    const angle = random() * 6.283;
    const size = random() ** 7;
    const warm = random();
    return {
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
      radius: 2.1 + size * 2.4,
      codes: codesOf(standard, [0.8 + warm * 0.4, 0.9, 1.2 - warm * 0.4]),
      alpha: 0.6 + size * 0.4,
    };
  });
}

/** The galaxy on a square around the pole, in a quarter of the frame's size. */
function paintBand({ width }: Stage, random: Random, look: Dunes): Canvas {
  const side = Math.round((width * 1.3) / SMALL);
  const canvas = createCanvas(side, side);
  if (look.galaxy)
    paintGalaxy(
      canvas,
      random,
      createTile(createNoise(random), 256, 4, 6, 0.55),
      { ...look.galaxy, x: 0.52, y: 0.3, width: 0.075 },
      1,
    );
  return canvas;
}

function addTurned(to: Canvas, from: Canvas, cx: number, cy: number, angle: number): void {
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const middle = from.width / 2;
  const out = new Float32Array(4);
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at += 4) {
      const x = (column - cx) * cos - (row - cy) * sin + middle;
      const y = (column - cx) * sin + (row - cy) * cos + middle;
      if (x < 0 || y < 0 || x >= from.width - 1 || y >= from.width - 1) continue;
      readBetween(from, x, y, out);
      for (let part = 0; part < 3; part++) to.pixels[at + part] = to.pixels[at + part]! + out[part]!;
    }
}

export const DESERT_CLIPS: Record<string, Shoot> = {
  'clip-desert-slide': slide(EVENING, [18, 70, 200, 1300], [5, 2, 1]),
  'clip-desert-stars': turningSky(STARS, 0.00075),
};
