import { bloom } from '../paint/bloom.ts';
import { vignette, type Canvas } from '../paint/canvas.ts';
import { hex, ramp, smooth, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Noise } from '../paint/noise.ts';
import { createRandom } from '../paint/random.ts';
import { paintGalaxy, type Galaxy } from '../paint/stars.ts';
import { lightLand, type Land } from '../paint/terrain.ts';
import { paintLand, type View } from '../paint/view.ts';
import { paintAir, type Air } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

export interface Dunes extends Air {
  sand: Colour;
  light: Colour;
  ambient: Colour;
  haze: Colour;
  clear: number;
  angle: number;
  rise: number;
  /** How many dunes across the land, how high, and which way they run. */
  count: number;
  relief: number;
  run: number;
  spot: number;
  above: number;
  tilt: number;
  lens: number;
  ripples: number;
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
      const main = crest((x / SIZE) * look.count + wander * look.count * 0.45 + (y / SIZE) * look.run);
      const side = crest((x / SIZE) * look.count * 2 + (y / SIZE) * (look.run + 2) + swell.values[i]! * 1.6 + 0.4);
      const strength = 0.62 + swell.values[i]! * 0.9;
      heights[i] = (main * strength + side * 0.22 * (1 - main) + swell.values[i]! * 0.18) * look.relief;
    }
  return heights;
}

function crest(at: number): number {
  const place = at - Math.floor(at);
  return place < 0.72 ? smooth(place / 0.72) * 0.6 + (place / 0.72) ** 2 * 0.4 : (1 - place) / 0.28;
}

export function duneLand(noise: Noise, look: Dunes): [Land, View] {
  const spot = createRandom(look.spot);
  const view: View = { x: spot() * SIZE, y: spot() * SIZE, height: look.relief * look.above, heading: 0, lens: look.lens, horizon: look.tilt, near: 18, far: 1300 };
  return [lightLand(duneHeights(noise, look), SIZE, look, 0.25), view];
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
  paintLand(canvas, land, view, (x, y, distance, out) => {
    const sun = readTile(land.light, x, y);
    const open = readTile(land.open, x, y);
    const near = Math.exp(-distance / 90) * look.ripples;
    const wave = Math.sin((x * 0.9 + y * 0.5) * 5 + readTile(grain, x * 3, y * 3) * 7) * near;
    const fine = 1 + readTile(grain, x * 9, y * 9) * 0.16 + wave * 0.2;
    const fog = 1 - Math.exp(-distance / look.clear);
    for (let part = 0; part < 3; part++) {
      const lit = look.sand[part]! * (sun * look.light[part]! * fine + open * look.ambient[part]!);
      out[part] = lit + (look.haze[part]! - lit) * fog;
    }
  }, 0.003);
}

export const EVENING: Dunes = {
  sky: ramp([[0, '#5c86b8'], [0.55, '#bcc8cf'], [1, '#f7d9ae']]),
  sun: { x: 0.1, y: 0.3, size: 0, colour: hex('#fff'), reach: 1.2, halo: hex('#ffc27a', 0.5) },
  clouds: { cover: 0.15, scale: 2.6, stretch: 4, soft: 2, lit: hex('#fff0dc'), shade: hex('#c6b9b4') },
  horizon: 0.5, sand: hex('#d79a5c'), light: hex('#ffc98a', 2.3), ambient: hex('#7a8fc0', 0.4), haze: hex('#eccaa0', 0.95), clear: 1100,
  angle: 1.75, rise: 0.2, count: 4, relief: 26, run: 1, spot: 3, above: 1.35, tilt: 0.4, lens: 1.2, ripples: 1,
};
export const STARS: Dunes = {
  ...EVENING,
  sky: ramp([[0, '#03060f'], [0.6, '#0c1730'], [1, '#33405c']]), stars: 1500,
  sun: { ...EVENING.sun, halo: [0, 0, 0] }, clouds: { ...EVENING.clouds, cover: 0 },
  sand: hex('#8a7c74'), light: hex('#b4c8f0', 0.32), ambient: hex('#3c4c78', 0.4), haze: hex('#26324e'), horizon: 0.72, tilt: 0.68, above: 1.3, spot: 9, ripples: 0.6,
  galaxy: { x: 0.56, y: 0.4, angle: -1.0, width: 0.17, core: hex('#ffd9b0'), edge: hex('#8fa6ff'), light: 0.32 },
};
export const DESERT: Record<string, PhotoRecipe> = {
  'desert-evening-01': { size: LANDSCAPE, paint: dunes(EVENING) },
  'desert-red-02': { size: LANDSCAPE, paint: dunes({ ...EVENING, sky: ramp([[0, '#2f62a8'], [0.7, '#9cc0dc'], [1, '#efe0cc']]), sand: hex('#c4562a'), light: hex('#ffb07a', 2.2), ambient: hex('#7a5a8c', 0.4), haze: hex('#e0b49c'), relief: 44, count: 2, spot: 6, angle: -1.5, rise: 0.3, above: 0.9, tilt: 0.36 }) },
  'desert-stars-03': { size: LANDSCAPE, paint: dunes(STARS) },
  'desert-milky-way-04': { size: PORTRAIT, paint: dunes({ ...STARS, spot: 15, galaxy: { ...STARS.galaxy!, x: 0.5, y: 0.38, angle: -1.35, width: 0.13 } }) },
  'desert-dawn-05': { size: PANORAMA, paint: dunes({ ...EVENING, sky: ramp([[0, '#4a5a94'], [0.5, '#c494a8'], [1, '#ffc79a']]), sand: hex('#c99a80'), light: hex('#ffb08a', 1.9), ambient: hex('#6a6aa8', 0.5), haze: hex('#e6b4a4'), spot: 22, angle: 0.9, rise: 0.16, clear: 700, sun: { x: 0.72, y: 0.42, size: 0.03, colour: hex('#fff0d0', 4), reach: 0.9, halo: hex('#ff9a6a', 0.7) }, tilt: 0.45 }) },
};
