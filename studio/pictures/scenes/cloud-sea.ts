import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import type { Colour } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile, type Tile } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { type Land, lightLand } from '../paint/terrain.ts';
import { type Ground, paintLand, type View } from '../paint/view.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

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
