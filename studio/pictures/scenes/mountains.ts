import { vignette } from '../paint/canvas.ts';
import { type Colour, smooth, step } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile } from '../paint/noise.ts';
import { createRandom } from '../../random.ts';
import { erodedHeights, type Land, lightLand } from '../paint/terrain.ts';
import { type Ground, paintLand, type View } from '../paint/view.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

export interface Peaks extends Air {
  light: Colour;
  ambient: Colour;
  haze: Colour;
  /** The haze under the sun. */
  sunHaze: Colour;
  rock: Colour;
  snow: Colour;
  meadow: Colour;
  /** From which height (0…1) snow lies, and up to which height it is green. */
  snowLine: number;
  treeLine: number;
  /** At which distance (in cells) most of the light is lost in haze, and how much thicker it lies in valleys. */
  clear: number;
  mist: number;
  relief: number;
  cells: number;
  size: number;
  roughness: number;
  /** Where the sun stands on the map: 0 ahead, π behind. */
  angle: number;
  rise: number;
  /** Which place of the land, a whole number; how high above the middle of the relief. */
  spot: number;
  above: number;
  lens: number;
  tilt: number;
  near: number;
  /** Up to this distance from the eye (in cells) the land is low, so that nothing stands in the way. */
  clearing: number;
}

export function landOf(look: Peaks, noise: Noise): [Land, View] {
  const random = createRandom(look.spot);
  const { size } = look;
  const view = {
    x: Math.floor(random() * size),
    y: Math.floor(random() * size),
    height: look.relief * look.above,
    heading: 0,
    lens: look.lens,
    horizon: look.tilt,
    near: look.near,
    far: size * 2.2,
  };
  const heights = erodedHeights(noise, size, look.cells, 8, look.roughness);
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const dx = ((x - view.x + size * 1.5) % size) - size / 2;
      const dy = ((y - view.y + size * 1.5) % size) - size / 2;
      const far = look.clearing > 0 ? smooth((Math.sqrt(dx * dx + dy * dy) / look.clearing - 0.45) / 0.9) : 1;
      heights[i] = heights[i]! * look.relief * far;
    }
  return [lightLand(heights, size, look), view];
}

/** Rock, meadow and snow in sunlight, behind haze that glows under the sun. */
export function groundOf(look: Peaks, land: Land, view: View, noise: Noise, aspect: number): Ground {
  const detail = createTile(noise, 256, 8, 5, 0.62);
  const sunAcross = (look.sun.x - 0.5) * aspect;
  return (x, y, distance, out) => {
    const rough = readTile(detail, x * 5, y * 5) + readTile(detail, x * 1.3, y * 1.3 + 70);
    const height = readTile(land.heights, x, y) / look.relief;
    const flat = readTile(land.flat, x, y) + rough * 0.12;
    const sun = readTile(land.light, x, y) * (1 + rough * 0.5);
    const open = readTile(land.open, x, y);
    const white = step(look.snowLine - 0.1, look.snowLine + 0.08, height + (flat - 0.72) * 0.55);
    const green = step(look.treeLine + 0.08, look.treeLine - 0.08, height + rough * 0.1) * step(0.45, 0.75, flat);
    const fog = 1 - Math.exp((-distance / look.clear) * (1 + look.mist * Math.exp(-height * 6)));
    const toSun = ((y - view.y) / distance) * look.lens - sunAcross;
    const glow = Math.exp(-toSun * toSun * 5);
    const texture = 1 + rough * 0.45 * (1 - white * 0.8);
    for (let part = 0; part < 3; part++) {
      let base = (look.rock[part]! + (look.meadow[part]! - look.rock[part]!) * green) * texture;
      base += (look.snow[part]! - base) * white;
      const lit = base * (sun * look.light[part]! + open * look.ambient[part]!);
      const veil = look.haze[part]! + (look.sunHaze[part]! - look.haze[part]!) * glow;
      out[part] = lit + (veil - lit) * fog;
    }
  };
}

/** Peaks that stand out of a sea of clouds. */
export function aboveClouds(look: Peaks, level: number, cloud: Colour, shade: Colour): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    const { size } = look;
    const puffs = createTile(noise, size, 16, 5, 0.5);
    const tops = puffs.values.map(
      (value) => (level + (1 - Math.abs(value) * 1.6) ** 2 * 0.055 + value * 0.03) * look.relief,
    );
    const mixed = lightLand(
      land.heights.values.map((height, i) => Math.max(height, tops[i]!)),
      size,
      look,
      3,
    );
    const rock = groundOf(look, land, view, noise, canvas.width / canvas.height);
    const top = { size, values: tops };
    paintLand(canvas, mixed, view, (x, y, distance, out) => {
      rock(x, y, distance, out);
      const white = smooth((readTile(top, x, y) - readTile(land.heights, x, y)) / (look.relief * 0.03) + 0.5);
      if (white <= 0) return;
      const sun = readTile(mixed.light, x, y);
      const fog = 1 - Math.exp(-distance / look.clear);
      for (let part = 0; part < 3; part++) {
        const lit = cloud[part]! * (0.25 + sun * 0.9) + shade[part]! * 0.55;
        const seen = lit + (look.haze[part]! - lit) * fog;
        out[part] = out[part]! + (seen - out[part]!) * white;
      }
    });
    vignette(canvas, 0.5);
  };
}

export function peaks(look: Peaks): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, canvas.width / canvas.height));
    vignette(canvas, 0.55);
  };
}
