import { createRandom } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette } from '../paint/canvas.ts';
import { type Colour, smooth, hex, ramp } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile } from '../paint/noise.ts';
import { type Air, paintAir } from '../paint/sky.ts';
import { type Galaxy, paintGalaxy } from '../paint/stars.ts';
import { type Land, lightLand } from '../paint/terrain.ts';
import { paintLand, type View } from '../paint/view.ts';
import { type Paint, LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

export interface Dunes extends Air {
  sand: Colour;
  light: Colour;
  ambient: Colour;
  haze: Colour;
  weather: { clear: number; angle: number; rise: number };
  /** How many dunes across the land, how high, which way they run, and how rippled they are. */
  land: { count: number; relief: number; run: number; ripples: number };
  view: { spot: number; above: number; tilt: number; lens: number };
  galaxy?: Galaxy;
}

const SIZE = 512;

/** Dunes rise gently against the wind and fall steeply behind their crest, and crests wander. */
function duneHeights(noise: Noise, look: Dunes): Float32Array {
  const bend = createTile(noise, SIZE, 2, 3, 0.45);
  const swell = createTile(noise, SIZE, 4, 3, 0.5);
  const heights = new Float32Array(SIZE * SIZE);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) {
      const wander = bend.values[i]! * 0.75;
      const main = crest((x / SIZE) * look.land.count + wander * look.land.count * 0.45 + (y / SIZE) * look.land.run);
      const side = crest(
        (x / SIZE) * look.land.count * 2 + (y / SIZE) * (look.land.run + 2) + swell.values[i]! * 1.6 + 0.4,
      );
      const strength = 0.62 + swell.values[i]! * 0.9;
      heights[i] = (main * strength + side * 0.22 * (1 - main) + swell.values[i]! * 0.18) * look.land.relief;
    }
  return heights;
}

function crest(at: number): number {
  const place = at - Math.floor(at);
  return place < 0.72 ? smooth(place / 0.72) * 0.6 + (place / 0.72) ** 2 * 0.4 : (1 - place) / 0.28;
}

export function duneLand(noise: Noise, look: Dunes): [Land, View] {
  const spot = createRandom(look.view.spot);
  const view: View = {
    x: spot() * SIZE,
    y: spot() * SIZE,
    height: look.land.relief * look.view.above,
    heading: 0,
    lens: look.view.lens,
    horizon: look.view.tilt,
    near: 18,
    far: 1300,
  };
  return [lightLand(duneHeights(noise, look), SIZE, look.weather, 0.25), view];
}

function dunes(look: Dunes): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    if (look.galaxy) paintGalaxy(canvas, random, createTile(noise, 256, 4, 6, 0.55), look.galaxy, look.horizon);
    const [land, view] = duneLand(noise, look);
    paintDunes(canvas, noise, land, view, look);
    bloom(canvas, 0.9, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}

export function paintDunes(canvas: Canvas, noise: Noise, land: Land, view: View, look: Dunes): void {
  const grain = createTile(noise, 256, 8, 5, 0.7);
  paintLand(
    canvas,
    land,
    view,
    (x, y, distance, out) => {
      const sun = readTile(land.light, x, y);
      const open = readTile(land.open, x, y);
      const near = Math.exp(-distance / 90) * look.land.ripples;
      const wave = Math.sin((x * 0.9 + y * 0.5) * 5 + readTile(grain, x * 3, y * 3) * 7) * near;
      const fine = 1 + readTile(grain, x * 9, y * 9) * 0.16 + wave * 0.2;
      const fog = 1 - Math.exp(-distance / look.weather.clear);
      for (let part = 0; part < 3; part++) {
        const lit = look.sand[part]! * (sun * look.light[part]! * fine + open * look.ambient[part]!);
        out[part] = lit + (look.haze[part]! - lit) * fog;
      }
    },
    0.003,
  );
}

export const EVENING: Dunes = {
  sky: ramp('0 #5c86b8', '0.55 #bcc8cf', '1 #f7d9ae'),
  sun: { x: 0.1, y: 0.3, size: 0, colour: hex('#fff'), reach: 1.2, halo: hex('#ffc27a', 0.5) },
  clouds: { cover: 0.15, scale: 2.6, stretch: 4, soft: 2, lit: hex('#fff0dc'), shade: hex('#c6b9b4') },
  horizon: 0.5,
  sand: hex('#d79a5c'),
  light: hex('#ffc98a', 2.3),
  ambient: hex('#7a8fc0', 0.4),
  haze: hex('#eccaa0', 0.95),
  weather: { clear: 1100, angle: 1.75, rise: 0.2 },
  land: { count: 4, relief: 26, run: 1, ripples: 1 },
  view: { spot: 3, above: 1.35, tilt: 0.4, lens: 1.2 },
};

export const STARS: Dunes = {
  ...EVENING,
  sky: ramp('0 #03060f', '0.6 #0c1730', '1 #33405c'),
  stars: 1500,
  sun: { ...EVENING.sun, halo: [0, 0, 0] },
  clouds: { ...EVENING.clouds, cover: 0 },
  sand: hex('#8a7c74'),
  light: hex('#b4c8f0', 0.32),
  ambient: hex('#3c4c78', 0.4),
  haze: hex('#26324e'),
  horizon: 0.72,
  view: { ...EVENING.view, tilt: 0.68, above: 1.3, spot: 9 },
  land: { ...EVENING.land, ripples: 0.6 },
  galaxy: { x: 0.56, y: 0.4, angle: -1.0, width: 0.17, core: hex('#ffd9b0'), edge: hex('#8fa6ff'), light: 0.32 },
};

export const DESERT: Record<string, PhotoRecipe> = {
  'desert-evening-01': photo(LANDSCAPE, dunes, EVENING),
  'desert-red-02': photo(LANDSCAPE, dunes, {
    ...EVENING,
    sky: ramp('0 #2f62a8', '0.7 #9cc0dc', '1 #efe0cc'),
    sand: hex('#c4562a'),
    light: hex('#ffb07a', 2.2),
    ambient: hex('#7a5a8c', 0.4),
    haze: hex('#e0b49c'),
    land: { ...EVENING.land, relief: 44, count: 2 },
    view: { ...EVENING.view, spot: 6, above: 0.9, tilt: 0.36 },
    weather: { ...EVENING.weather, angle: -1.5, rise: 0.3 },
  }),
  'desert-stars-03': photo(LANDSCAPE, dunes, STARS),
  'desert-milky-way-04': photo(PORTRAIT, dunes, {
    ...STARS,
    view: { ...STARS.view, spot: 15 },
    galaxy: { ...STARS.galaxy!, x: 0.5, y: 0.38, angle: -1.35, width: 0.13 },
  }),
  'desert-dawn-05': photo(PANORAMA, dunes, {
    ...EVENING,
    sky: ramp('0 #4a5a94', '0.5 #c494a8', '1 #ffc79a'),
    sand: hex('#c99a80'),
    light: hex('#ffb08a', 1.9),
    ambient: hex('#6a6aa8', 0.5),
    haze: hex('#e6b4a4'),
    view: { ...EVENING.view, spot: 22, tilt: 0.45 },
    weather: { ...EVENING.weather, angle: 0.9, rise: 0.16, clear: 700 },
    sun: { x: 0.72, y: 0.42, size: 0.03, colour: hex('#fff0d0', 4), reach: 0.9, halo: hex('#ff9a6a', 0.7) },
  }),
};
