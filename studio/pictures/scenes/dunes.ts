import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette } from '../paint/canvas.ts';
import { type Colour, smooth } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile } from '../paint/noise.ts';
import { createRandom } from '../../random.ts';
import { type Galaxy, paintGalaxy } from '../paint/stars.ts';
import { type Land, lightLand } from '../paint/terrain.ts';
import { paintLand, type View } from '../paint/view.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

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
  const view: View = {
    x: spot() * SIZE,
    y: spot() * SIZE,
    height: look.relief * look.above,
    heading: 0,
    lens: look.lens,
    horizon: look.tilt,
    near: 18,
    far: 1300,
  };
  return [lightLand(duneHeights(noise, look), SIZE, look, 0.25), view];
}

export function dunes(look: Dunes): Paint {
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
      const near = Math.exp(-distance / 90) * look.ripples;
      const wave = Math.sin((x * 0.9 + y * 0.5) * 5 + readTile(grain, x * 3, y * 3) * 7) * near;
      const fine = 1 + readTile(grain, x * 9, y * 9) * 0.16 + wave * 0.2;
      const fog = 1 - Math.exp(-distance / look.clear);
      for (let part = 0; part < 3; part++) {
        const lit = look.sand[part]! * (sun * look.light[part]! * fine + open * look.ambient[part]!);
        out[part] = lit + (look.haze[part]! - lit) * fog;
      }
    },
    0.003,
  );
}
