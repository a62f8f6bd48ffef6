import { type Random, between } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { vignette, type Canvas, createField, layField } from '../paint/canvas.ts';
import { type Colour, hex, ramp, smooth } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile, type Tile, fbm } from '../paint/noise.ts';
import { type Air, paintAir, paintSky } from '../paint/sky.ts';
import { type Galaxy, paintGalaxy, spark } from '../paint/stars.ts';
import { lightStroke, type Point } from '../paint/stroke.ts';
import { type Land, lightLand } from '../paint/terrain.ts';
import { paintFir } from '../paint/trees.ts';
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

/** Clouds from above are a soft land that light enters. */
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

export interface Trails {
  sky: ReturnType<typeof ramp>;
  x: number;
  y: number;
  count: number;
  sweep: number;
  hues: readonly Colour[];
}

/** Stars drawn out to arcs around the pole, above the outline of firs. */
export function starTrails(look: Trails): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 0.95);
    const reach = Math.hypot(width, height);
    for (let i = 0; i < look.count; i++) {
      const radius = reach * Math.sqrt(random()) * 0.95 + 4;
      const from = random() * 6.283;
      const colour = look.hues[Math.floor(random() * look.hues.length)]!;
      const points: Point[] = Array.from({ length: 26 }, (_, step) => {
        const angle = from + (look.sweep * step) / 25;
        return {
          x: look.x * width + Math.cos(angle) * radius,
          y: look.y * height + Math.sin(angle) * radius,
          radius: 0.00055 * height,
        };
      });
      lightStroke(canvas, points, colour, 0.06 + 0.7 * random() ** 2.5);
    }
    treeLine(canvas, random, noise, 0.86, hex('#04070c'), 0.16);
    vignette(canvas, 0.5);
  };
}

function treeLine(canvas: Canvas, random: Random, noise: Noise, base: number, colour: Colour, tall: number): void {
  const { width, height } = canvas;
  const ground = (x: number) => base + fbm(noise, (x / height) * 1.2, 4.4, 3) * 0.06;
  const floor = createField(400, 400, (x, y) => smooth((y - ground(x * width) - 0.04) * 120 + 0.5));
  for (let x = -10; x < width; x += tall * height * between(random, 0.06, 0.2))
    paintFir(canvas, random, x, (ground(x) + 0.06) * height, tall * height * between(random, 0.45, 1.1), colour);
  layField(canvas, floor, colour);
}

interface Night {
  sky: ReturnType<typeof ramp>;
  galaxy: Galaxy;
  stars: number;
}

export function milkyWay(look: Night): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 1);
    paintGalaxy(canvas, random, createTile(noise, 256, 4, 6, 0.6), look.galaxy, 1);
    for (let i = 0; i < look.stars; i++) {
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
}
