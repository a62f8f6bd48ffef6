import { createRandom } from '../../random.ts';
import { vignette } from '../paint/canvas.ts';
import { type Colour, smooth, step } from '../paint/colour.ts';
import { createNoise, createTile, type Noise, readTile } from '../paint/noise.ts';
import { type Air, paintAir } from '../paint/sky.ts';
import { erodedHeights, type Land, lightLand } from '../paint/terrain.ts';
import { type Ground, paintLand, type View } from '../paint/view.ts';
import type { Paint } from './recipe.ts';

const SIZE = 1024;

export interface Peaks extends Air {
  light: Colour;
  ambient: Colour;
  haze: Colour;
  /** The haze under the sun. */
  sunHaze: Colour;
  rock: Colour;
  snow: Colour;
  meadow: Colour;
  /** Snow lies above the snow line (0…1), and meadows below the tree line. */
  land: { relief: number; cells: number; roughness: number; snowLine: number; treeLine: number };
  /**
   * Distance (in cells) at which most light is lost in haze, how much thicker haze is in valleys, and the sun on the
   * map.
   */
  weather: { clear: number; mist: number; angle: number; rise: number };
  /**
   * Number of a position on the land, and the height above the middle of the relief. The land is low up to `clearing`
   * (in cells), so that nothing blocks the view.
   */
  view: { spot: number; above: number; lens: number; tilt: number; near: number; clearing: number };
}

export function landOf(look: Peaks, noise: Noise): [Land, View] {
  const random = createRandom(look.view.spot);
  const view = {
    x: Math.floor(random() * SIZE),
    y: Math.floor(random() * SIZE),
    height: look.land.relief * look.view.above,
    heading: 0,
    lens: look.view.lens,
    horizon: look.view.tilt,
    near: look.view.near,
    far: SIZE * 2.2,
  };
  const heights = erodedHeights(noise, SIZE, look.land.cells, look.land.roughness);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) {
      const dx = ((x - view.x + SIZE * 1.5) % SIZE) - SIZE / 2;
      const dy = ((y - view.y + SIZE * 1.5) % SIZE) - SIZE / 2;
      const far = look.view.clearing > 0 ? smooth((Math.sqrt(dx * dx + dy * dy) / look.view.clearing - 0.45) / 0.9) : 1;
      heights[i] = heights[i]! * look.land.relief * far;
    }
  return [lightLand(heights, SIZE, look.weather), view];
}

/** Rock, meadow and snow in sunlight, behind haze that glows under the sun. */
export function groundOf(look: Peaks, land: Land, view: View, noise: Noise, aspect: number): Ground {
  const detail = createTile(noise, 256, 8, 5, 0.62);
  const sunAcross = (look.sun.x - 0.5) * aspect;
  return (x, y, distance, out) => {
    const rough = readTile(detail, x * 5, y * 5) + readTile(detail, x * 1.3, y * 1.3 + 70);
    const height = readTile(land.heights, x, y) / look.land.relief;
    const flat = readTile(land.flat, x, y) + rough * 0.12;
    const sun = readTile(land.light, x, y) * (1 + rough * 0.5);
    const open = readTile(land.open, x, y);
    const white = step(look.land.snowLine - 0.1, look.land.snowLine + 0.08, height + (flat - 0.72) * 0.55);
    const green =
      step(look.land.treeLine + 0.08, look.land.treeLine - 0.08, height + rough * 0.1) * step(0.45, 0.75, flat);
    const fog = 1 - Math.exp((-distance / look.weather.clear) * (1 + look.weather.mist * Math.exp(-height * 6)));
    const toSun = ((y - view.y) / distance) * look.view.lens - sunAcross;
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

export function peaks(look: Peaks): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, canvas.width / canvas.height));
    vignette(canvas, 0.55);
  };
}
