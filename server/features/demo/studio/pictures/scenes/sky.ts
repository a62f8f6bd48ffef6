import { bloom } from '../paint/bloom.ts';
import { createField, layField, vignette, type Canvas } from '../paint/canvas.ts';
import { hex, ramp, smooth, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, fbm, noise2, readTile, type Noise, type Tile } from '../paint/noise.ts';
import { between, normal, type Random } from '../paint/random.ts';
import { paintClouds, paintSky } from '../paint/sky.ts';
import { paintGalaxy, spark, type Galaxy } from '../paint/stars.ts';
import { lightStroke, type Point } from '../paint/strokes.ts';
import { lightLand, type Land } from '../paint/terrain.ts';
import { paintFir } from '../paint/trees.ts';
import { paintLand, type Ground, type View } from '../paint/view.ts';
import { paintAir, type Air } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

export interface CloudSea extends Air {
  light: Colour;
  shade: Colour;
  haze: Colour;
  clear: number;
  rise: number;
  angle: number;
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
  const view = { x: random() * size, y: random() * size, height: look.above, heading: 0, lens: 1.3, horizon: look.tilt, near: 24, far: 1500 };
  return [lightLand(heights, size, look, 2.5), view, detail];
}

export function cloudGround(look: CloudSea, land: Land, detail: Tile): Ground {
  return (x, y, distance, out) => {
    const sun = readTile(land.light, x, y);
    const open = readTile(land.open, x, y);
    const fine = 1 + readTile(detail, x * 4, y * 4) * 0.25;
    const fog = 1 - Math.exp(-distance / look.clear);
    for (let part = 0; part < 3; part++) {
      const lit = (look.light[part]! * (sun * 0.85 + 0.1) + look.shade[part]! * (0.35 + open * 0.75)) * fine;
      out[part] = lit + (look.haze[part]! - lit) * fog;
    }
  };
}

function cloudSea(look: CloudSea): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view, detail] = cloudLand(noise, random, look);
    paintLand(canvas, land, view, cloudGround(look, land, detail));
    bloom(canvas, 0.85, 0.05, 0.25);
    vignette(canvas, 0.45);
  };
}

interface Trails {
  sky: ReturnType<typeof ramp>;
  x: number;
  y: number;
  count: number;
  sweep: number;
  hues: readonly Colour[];
}

/** Stars drawn out to arcs around the pole, above the outline of firs. */
function starTrails(look: Trails): Paint {
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
        return { x: look.x * width + Math.cos(angle) * radius, y: look.y * height + Math.sin(angle) * radius, radius: 0.00055 * height };
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
  for (let x = -10; x < width; x += tall * height * between(random, 0.06, 0.2)) paintFir(canvas, random, x, (ground(x) + 0.06) * height, tall * height * between(random, 0.45, 1.1), colour);
  layField(canvas, floor, colour);
}

interface Night {
  sky: ReturnType<typeof ramp>;
  galaxy: Galaxy;
  stars: number;
}

function milkyWay(look: Night): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 1);
    paintGalaxy(canvas, random, createTile(noise, 256, 4, 6, 0.6), look.galaxy, 1);
    for (let i = 0; i < look.stars; i++) {
      const size = random() ** 9;
      spark(canvas, random() * canvas.width, random() * canvas.height, (0.6 + size * 1.6) * (canvas.height / 1344), [0.9, 0.95, 1.05], 0.15 + size * 3);
    }
    treeLine(canvas, random, noise, 0.9, hex('#030509'), 0.13);
    bloom(canvas, 0.7, 0.01, 0.3);
    vignette(canvas, 0.4);
  };
}

interface Storm extends Air {
  bolt: Colour;
  ground: Colour;
  at: number;
}

/** A cloud bank lit from inside, and lightning that forks down to a plain. */
function storm(look: Storm): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    paintClouds(canvas, createNoise(random), { ...look.clouds, cover: 0.6, scale: look.clouds.scale * 0.6 }, look.horizon, look.sun);
    bolt(canvas, random, look.at * width, 0.16 * height, 0, look.bolt, 1, 0);
    const plain = (x: number) => look.horizon + noise2(noise, x * 2.5, 7.7) * 0.012;
    layField(canvas, createField(500, 700, (x, y) => smooth((y - plain(x)) * 500 + 0.5)), look.ground);
    bloom(canvas, 0.7, 0.05, 0.7);
    vignette(canvas, 0.6);
  };
}

function bolt(canvas: Canvas, random: Random, x: number, y: number, lean: number, colour: Colour, light: number, depth: number): void {
  const { height } = canvas;
  const points: Point[] = [{ x, y, radius: height * 0.0016 * light }];
  const end = depth === 0 ? 0.86 * height : y + between(random, 0.12, 0.3) * height;
  while (y < end) {
    y += between(random, 0.008, 0.022) * height;
    x += (normal(random) * 0.011 + lean) * height;
    points.push({ x, y, radius: height * 0.0016 * light });
    if (depth < 2 && random() < (depth === 0 ? 0.2 : 0.1)) bolt(canvas, random, x, y, between(random, -0.014, 0.014), colour, light * 0.5, depth + 1);
  }
  lightStroke(canvas, points, colour, 4 * light);
}

const DAY: CloudSea = {
  sky: ramp([[0, '#1b5aa8'], [0.6, '#6fa9dc'], [1, '#dcebf4']]),
  sun: { x: 0.75, y: 0.1, size: 0, colour: hex('#ffffff', 3), reach: 1, halo: hex('#fff2d8', 0.5) },
  clouds: { cover: 0.12, scale: 2, stretch: 4, soft: 2, lit: hex('#ffffff'), shade: hex('#c3d4e6') },
  horizon: 0.45, light: hex('#fff6e8', 0.95), shade: hex('#8fb0d4', 0.6), haze: hex('#cfe2f0'), clear: 700, rise: 0.5, angle: 0.8, puff: 17, tilt: 0.36, above: 28,
};
const TRAILS: Trails = { sky: ramp([[0, '#061024'], [0.6, '#12305c'], [1, '#4a5f80']]), x: 0.62, y: 0.42, count: 1100, sweep: 0.62, hues: [hex('#cfe0ff'), hex('#ffffff'), hex('#ffd9b0'), hex('#9fc0ff')] };
export const CLOUD_SUNRISE: CloudSea = { ...DAY, sky: ramp([[0, '#31508c'], [0.5, '#c9909c'], [0.85, '#ffb878'], [1, '#ffd9a0']]), sun: { x: 0.42, y: 0.33, size: 0.03, colour: hex('#fff4d8', 5), reach: 0.9, halo: hex('#ff9a50', 0.8) }, light: hex('#ffb486', 1.05), shade: hex('#6f6a9c', 0.7), haze: hex('#f4b890'), rise: 0.22, angle: -0.1, clear: 500 };
export const EVENING_GLOW: Air = { sky: ramp([[0, '#2f3f7c'], [0.4, '#a06a94'], [0.7, '#ff9a6a'], [1, '#ffd08a']]), sun: { x: 0.5, y: 1.02, size: 0, colour: [0, 0, 0], reach: 1.2, halo: hex('#ff8a40', 0.6) }, clouds: { cover: 0.72, scale: 5, stretch: 1.8, soft: 1.1, lit: hex('#ffb078', 1.3), shade: hex('#6a4a7c') }, horizon: 1.06 };

function glowingClouds(air: Air): Paint {
  return (canvas, random) => {
    paintAir(canvas, air, createNoise(random), random);
    vignette(canvas, 0.4);
  };
}

export const SKY: Record<string, PhotoRecipe> = {
  'sky-above-clouds-01': { size: LANDSCAPE, paint: cloudSea(DAY) },
  'sky-cloud-sunrise-02': { size: PANORAMA, paint: cloudSea(CLOUD_SUNRISE) },
  'sky-star-trails-03': { size: LANDSCAPE, paint: starTrails(TRAILS) },
  'sky-milky-way-04': { size: PORTRAIT, paint: milkyWay({ sky: ramp([[0, '#04060f'], [0.7, '#0e1a34'], [1, '#3a4058']]), stars: 2200, galaxy: { x: 0.5, y: 0.42, angle: -1.2, width: 0.12, core: hex('#ffcf9a'), edge: hex('#7f96ff'), light: 0.3 } }) },
  'sky-storm-05': { size: LANDSCAPE, paint: storm({ sky: ramp([[0, '#120f24'], [0.6, '#3a2f5c'], [1, '#8a6a8c']]), sun: { x: 0.4, y: 0.25, size: 0, colour: [0, 0, 0], reach: 0.8, halo: hex('#a88fff', 0.5) }, clouds: { cover: 0.8, scale: 3, stretch: 1.6, soft: 1.4, lit: hex('#b09ad8', 0.8), shade: hex('#1c1730') }, horizon: 0.86, bolt: hex('#e0d4ff', 1), ground: hex('#0a0812'), at: 0.42 }) },
  'sky-evening-glow-06': { size: LANDSCAPE, paint: glowingClouds(EVENING_GLOW) },
};
