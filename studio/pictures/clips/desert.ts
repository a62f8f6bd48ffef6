import { laySpark, type Spark, layPlate } from '../film/composite.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft } from '../film/soft.ts';
import { createCanvas, type Canvas } from '../paint/canvas.ts';
import { createNoise, createTile } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { paintSky, paintAir } from '../paint/sky.ts';
import { paintGalaxy } from '../paint/stars.ts';
import { duneLand, paintDunes, type Dunes, EVENING, STARS } from '../scenes/desert.ts';
import type { Shoot, Stage } from '../scenes/recipe.ts';
import { hiddenFrom, layLayers, widthFor, type Layer } from './parallax.ts';

/** The camera slides over dunes in low light. */
function slide(look: Dunes, edges: readonly number[], speeds: readonly number[]): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const sky = createCanvas(width, height);
    paintAir(sky, look, noise, random);
    const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
    const [land, view] = duneLand(noise, look);
    for (let i = edges.length - 2; i >= 0; i--) {
      const canvas = createCanvas(widthFor(width, frames, speeds[i]!), height);
      paintDunes(canvas, noise, land, { ...view, near: edges[i]!, far: edges[i + 1]! }, look);
      layers.push({ plate: plateOf(canvas, standard), speed: speeds[i]! });
    }
    const hidden = hiddenFrom(layers, height);
    return (planes, frame) => layLayers(planes, layers, hidden, frame);
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
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at += 4) {
      const x = (column - cx) * cos - (row - cy) * sin + middle;
      const y = (column - cx) * sin + (row - cy) * cos + middle;
      if (x < 0 || y < 0 || x >= from.width - 1 || y >= from.width - 1) continue;
      const [x0, y0] = [x | 0, y | 0];
      const [fx, fy] = [x - x0, y - y0];
      const i = (y0 * from.width + x0) * 4;
      const below = i + from.width * 4;
      for (let part = 0; part < 3; part++) {
        const top = from.pixels[i + part]! * (1 - fx) + from.pixels[i + 4 + part]! * fx;
        const low = from.pixels[below + part]! * (1 - fx) + from.pixels[below + 4 + part]! * fx;
        to.pixels[at + part] = to.pixels[at + part]! + top + (low - top) * fy;
      }
    }
}

export const DESERT_CLIPS: Record<string, Shoot> = {
  'clip-desert-slide': slide(EVENING, [18, 70, 200, 1300], [5, 2, 1]),
  'clip-desert-stars': turningSky(STARS, 0.00075),
};
