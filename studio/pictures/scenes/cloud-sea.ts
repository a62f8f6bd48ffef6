import { type Random, between } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { vignette, type Canvas, createField, layField, type Spot } from '../paint/canvas.ts';
import { type Colour, hex, ramp, smooth } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile, type Tile, fbm } from '../paint/noise.ts';
import { type Air, paintAir, paintSky } from '../paint/sky.ts';
import { paintGalaxy, spark } from '../paint/stars.ts';
import { lightStroke, type Point } from '../paint/stroke.ts';
import { type Land, lightLand } from '../paint/terrain.ts';
import { paintFir } from './firs.ts';
import { type Ground, paintLand, type View } from '../paint/view.ts';
import type { Paint } from './recipe.ts';

export interface CloudSea extends Air {
  light: Colour;
  shade: Colour;
  haze: Colour;
  weather: { clear: number; angle: number; rise: number };
  puff: number;
  tilt: number;
  above: number;
}

/** Clouds from above, modelled as a soft land that light enters. */
export function cloudLand(noise: Noise, random: Random, look: CloudSea): [Land, View, Tile] {
  const size = 512;
  const detail = createTile(noise, size, 4, 6, 0.5);
  const heights = new Float32Array(size * size);
  for (let i = 0; i < heights.length; i++) {
    const lump = 1 - Math.abs(detail.values[i]!) * 1.7;
    heights[i] = (lump * lump * 0.7 + detail.values[i]! * 0.5) * look.puff;
  }
  const view = {
    x: random() * size,
    y: random() * size,
    height: look.above,
    heading: 0,
    lens: 1.3,
    horizon: look.tilt,
    near: 24,
    far: 1500,
  };
  return [lightLand(heights, size, look.weather, 2.5), view, detail];
}

export function cloudGround(look: CloudSea, land: Land, detail: Tile): Ground {
  return (x, y, distance, out) => {
    const sun = readTile(land.light, x, y);
    const open = readTile(land.open, x, y);
    const fine = 1 + readTile(detail, x * 4, y * 4) * 0.25;
    const fog = 1 - Math.exp(-distance / look.weather.clear);
    for (let part = 0; part < 3; part++) {
      const lit = (look.light[part]! * (sun * 0.85 + 0.1) + look.shade[part]! * (0.35 + open * 0.75)) * fine;
      out[part] = lit + (look.haze[part]! - lit) * fog;
    }
  };
}

export function cloudSea(look: CloudSea): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view, detail] = cloudLand(noise, random, look);
    paintLand(canvas, land, view, cloudGround(look, land, detail));
    bloom(canvas, 0.85, 0.05, 0.25);
    vignette(canvas, 0.45);
  };
}

const TRAILS = {
  sky: ramp('0 #061024', '0.6 #12305c', '1 #4a5f80'),
  x: 0.62,
  y: 0.42,
  count: 1100,
  sweep: 0.62,
  hues: [hex('#cfe0ff'), hex('#ffffff'), hex('#ffd9b0'), hex('#9fc0ff')],
};

/** Stars drawn out to arcs around the pole, above the outline of firs. */
export const starTrails: Paint = (canvas, random) => {
  const { width, height } = canvas;
  const noise = createNoise(random);
  paintSky(canvas, TRAILS.sky, 0.95);
  const reach = Math.hypot(width, height);
  for (let i = 0; i < TRAILS.count; i++) {
    const radius = reach * Math.sqrt(random()) * 0.95 + 4;
    const from = random() * 6.283;
    const colour = TRAILS.hues[Math.floor(random() * TRAILS.hues.length)]!;
    const points: Point[] = Array.from({ length: 26 }, (_, step) => {
      const angle = from + (TRAILS.sweep * step) / 25;
      return {
        x: TRAILS.x * width + Math.cos(angle) * radius,
        y: TRAILS.y * height + Math.sin(angle) * radius,
        radius: 0.00055 * height,
      };
    });
    lightStroke(canvas, points, colour, 0.06 + 0.7 * random() ** 2.5);
  }
  treeLine(canvas, random, noise, 0.86, hex('#04070c'), 0.16);
  vignette(canvas, 0.5);
};

function treeLine(canvas: Canvas, random: Random, noise: Noise, base: number, colour: Colour, tall: number): void {
  const { width, height } = canvas;
  const ground = (x: number) => base + fbm(noise, (x / height) * 1.2, 4.4, 3) * 0.06;
  const floor = createField(400, 400, (x, y) => smooth((y - ground(x * width) - 0.04) * 120 + 0.5));
  for (let x = -10; x < width; x += tall * height * between(random, 0.06, 0.2)) {
    const tree: Spot = [x, (ground(x) + 0.06) * height, tall * height * between(random, 0.45, 1.1)];
    paintFir(canvas, random, tree, colour);
  }
  layField(canvas, floor, colour);
}

const NIGHT = {
  sky: ramp('0 #04060f', '0.7 #0e1a34', '1 #3a4058'),
  stars: 2200,
  galaxy: { x: 0.5, y: 0.42, angle: -1.2, width: 0.12, core: hex('#ffcf9a'), edge: hex('#7f96ff'), light: 0.3 },
};

export const milkyWay: Paint = (canvas, random) => {
  const noise = createNoise(random);
  paintSky(canvas, NIGHT.sky, 1);
  paintGalaxy(canvas, random, createTile(noise, 256, 4, 6, 0.6), NIGHT.galaxy, 1);
  for (let i = 0; i < NIGHT.stars; i++) {
    const size = random() ** 9;
    spark(
      canvas,
      random() * canvas.width,
      random() * canvas.height,
      (0.5 + size) * (canvas.height / 1344),
      [0.9, 0.95, 1.05],
      0.15 + size * 3,
    );
  }
  treeLine(canvas, random, noise, 0.9, hex('#030509'), 0.13);
  bloom(canvas, 0.7, 0.01, 0.3);
  vignette(canvas, 0.4);
};
