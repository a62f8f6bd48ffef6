import { bloom } from '../paint/bloom.ts';
import { createCanvas, createField, layField, vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, ramp, rampAt, scale, smooth, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, fbm, readTile } from '../paint/noise.ts';
import { between } from '../paint/random.ts';
import { paintRays } from '../paint/rays.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater } from '../paint/water.ts';
import { bokeh, paintLamp } from './abstract.ts';
import { AUTUMN, DAWN, SNOW } from './mountain-looks.ts';
import { groundOf, landOf, paintAir, type Peaks } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

export interface Lake extends Peaks {
  lake: number;
  ripple: number;
  deep: Colour;
  mistOnLake: number;
}

/** Mountains and their image in the water. */
export function lake(look: Lake): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, canvas.width / canvas.height));
    paintWater(canvas, noise, { edge: look.lake, horizon: look.lake - 0.015, lens: 1.2, scale: 40, rough: look.ripple, stretch: 2.6, deep: look.deep, haze: look.haze, hazy: 0.3, gain: 0.55, mirror: 0.6 });
    if (look.mistOnLake > 0) {
      const aspect = canvas.width / canvas.height;
      layField(canvas, createField(Math.round(200 * aspect), 200, (x, y) => look.mistOnLake * Math.exp(-(((y - look.lake + 0.01) / 0.045) ** 2)) * clamp01(0.5 + fbm(noise, x * aspect * 2.5, y * 9, 4) * 1.5)), look.sunHaze);
    }
    vignette(canvas, 0.5);
  };
}

interface Pool {
  shallow: Colour;
  deep: Colour;
  light: Colour;
  tiles: number;
}

/** Sunlight that plays on the floor of a pool: bright lines where ripples focus it. */
function pool(look: Pool): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 3, 0.4);
    const net = (x: number, y: number, z: number) => {
      const bend = readTile(tile, x * 0.7 + z, y * 0.7);
      const a = Math.abs(readTile(tile, x + bend * 26 + z, y + bend * 20));
      const b = Math.abs(readTile(tile, x * 1.7 + 90 - bend * 22, y * 1.7 + z));
      return Math.max(0, 1 - a * 7) ** 2 + Math.max(0, 1 - b * 6) ** 2 * 0.6;
    };
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column / height) * 130;
        const y = (row / height) * 130;
        const bend = readTile(tile, x * 0.5 + 40, y * 0.5);
        const depth = clamp01(0.25 + (row / height) * 0.6 + bend * 0.3);
        const u = ((column / height) * look.tiles + bend * 0.25) % 1;
        const v = ((row / height) * look.tiles + readTile(tile, x * 0.5, y * 0.5 + 80) * 0.25) % 1;
        const joint = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v)) < 0.03 ? 0.86 : 1;
        const light = net(x, y, 0) * 0.65 + net(x * 0.55 + 20, y * 0.55, 55) * 0.5;
        for (let part = 0; part < 3; part++) pixels[at + part] = (look.shallow[part]! + (look.deep[part]! - look.shallow[part]!) * depth) * joint * (0.82 + bend * 0.3) + look.light[part]! * light * (0.75 - depth * 0.4);
        pixels[at + 3] = 1;
      }
    bloom(canvas, 0.8, 0.02, 0.2);
    vignette(canvas, 0.35);
  };
}

/** Drops on a window; each shows the lights behind it upside down. */
function rain(back: Ramp, lights: readonly Colour[]): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const scene = createCanvas(Math.round(width / 4), Math.round(height / 4));
    bokeh({ back, lights, count: 120, small: 0.02, large: 0.075, band: 0.5 })(scene, random);
    enlarge(scene, canvas);
    for (let i = 0; i < 1500; i++) {
      const size = height * (0.0016 + 0.019 * random() ** 5);
      paintDrop(canvas, scene, random() * width, random() * height, size, between(random, 1, 1.35));
    }
    for (let i = 0; i < 14; i++) {
      const x = random() * width;
      let y = random() * height * 0.4;
      for (const end = y + height * between(random, 0.2, 0.6); y < end; y += height * between(random, 0.006, 0.02)) paintDrop(canvas, scene, x + Math.sin(y * 0.02) * 3, y, height * between(random, 0.0015, 0.004), 1.4);
      paintDrop(canvas, scene, x, y, height * between(random, 0.011, 0.017), 1.45);
    }
    vignette(canvas, 0.5);
  };
}

function enlarge(from: Canvas, to: Canvas): void {
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at += 4) {
      const px = Math.min(from.width - 1.01, (column / to.width) * from.width);
      const py = Math.min(from.height - 1.01, (row / to.height) * from.height);
      const [x0, y0] = [px | 0, py | 0];
      const [fx, fy] = [px - x0, py - y0];
      const i = (y0 * from.width + x0) * 4;
      const below = i + from.width * 4;
      for (let part = 0; part < 4; part++) {
        const top = from.pixels[i + part]! * (1 - fx) + from.pixels[i + 4 + part]! * fx;
        const low = from.pixels[below + part]! * (1 - fx) + from.pixels[below + 4 + part]! * fx;
        to.pixels[at + part] = (top + (low - top) * fy) * (part === 3 ? 1 : 0.85);
      }
    }
}

function paintDrop(canvas: Canvas, scene: Canvas, x: number, y: number, radius: number, tall: number): void {
  const { width, height, pixels } = canvas;
  for (let row = Math.max(0, Math.floor(y - radius * tall)); row <= Math.min(height - 1, y + radius * tall); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column++) {
      const dx = (column + 0.5 - x) / radius;
      const dy = (row + 0.5 - y) / radius / tall;
      const square = dx * dx + dy * dy;
      if (square >= 1) continue;
      const bulge = Math.sqrt(1 - square);
      const sx = Math.min(scene.width - 1, Math.max(0, Math.round((x / width - dx * 0.1 * (1.1 - bulge)) * scene.width)));
      const sy = Math.min(scene.height - 1, Math.max(0, Math.round((0.5 - dy * 0.42) * scene.height)));
      const from = (sy * scene.width + sx) * 4;
      const rim = smooth((1 - square) / 0.3);
      const shine = Math.max(0, 1 - ((dx + 0.35) ** 2 + (dy + 0.45) ** 2) * 14) * 0.9;
      const cover = Math.min(1, (1 - Math.sqrt(square)) * radius + 0.2);
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const value = scene.pixels[from + part]! * (0.25 + rim * 1.1) * (0.8 + dy * 0.5) + shine;
        pixels[at + part] = pixels[at + part]! * (1 - cover) + value * cover;
      }
    }
}

/** Water that darkens with its depth and away from the light. */
export function paintDepth({ width, height, pixels }: Canvas, colours: Ramp): void {
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const from = rampAt(colours, row / height + (column / width - 0.55) ** 2 * 0.35);
      for (let part = 0; part < 3; part++) pixels[at + part] = colours.values[from + part]!;
      pixels[at + 3] = 1;
    }
}

/** Light that falls through the surface, seen from below. */
function underwater(colours: Ramp, light: Colour): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintDepth(canvas, colours);
    paintRays(canvas, noise, 0.55, -0.25, 1.5, light, 30);
    paintRays(canvas, createNoise(random), 0.55, -0.4, 1.7, scale(light, 0.6), 60);
    for (let i = 0; i < 260; i++) paintLamp(canvas, random() * width, random() * height, height * (0.0008 + 0.004 * random() ** 5), hex('#dff6ff'), between(random, 0.05, 0.25));
    bloom(canvas, 0.7, 0.05, 0.3);
    vignette(canvas, 0.5);
  };
}

export const MIRROR_LAKE: Lake = { ...SNOW, spot: 5, above: 0.06, tilt: 0.54, lake: 0.58, clearing: 420, relief: 260, ripple: 0.025, deep: hex('#16303c', 0.6), mistOnLake: 0.5, lens: 1.3, near: 60 };
export const BLUE_DEPTH = ramp([[0, '#8fe4ea'], [0.3, '#1f9cc0'], [0.7, '#0a4f86'], [1, '#04203f']]);
export const SUN_IN_WATER = hex('#d0fbff', 0.5);

export const WATER: Record<string, PhotoRecipe> = {
  'water-mirror-lake-01': { size: LANDSCAPE, paint: lake(MIRROR_LAKE) },
  'water-autumn-lake-02': { size: PANORAMA, paint: lake({ ...AUTUMN, spot: 11, above: 0.1, tilt: 0.5, lake: 0.56, clearing: 380, relief: 170, ripple: 0.05, deep: hex('#123038', 0.6), mistOnLake: 0.35, lens: 1.2, near: 60 }) },
  'water-misty-lake-03': { size: PORTRAIT, paint: lake({ ...DAWN, spot: 18, above: 0.1, tilt: 0.5, lake: 0.56, clearing: 340, relief: 190, ripple: 0.03, deep: hex('#3a3638', 0.6), mistOnLake: 0.9, lens: 1.0, clear: 520, near: 60 }) },
  'water-pool-04': { size: LANDSCAPE, paint: pool({ shallow: hex('#7fdbe0'), deep: hex('#1f8fb4'), light: hex('#f0fffa', 1.1), tiles: 7 }) },
  'water-rain-window-05': { size: LANDSCAPE, paint: rain(ramp([[0, '#0a1222'], [0.5, '#1c2a44'], [1, '#0c0f1a']]), [hex('#ffb45a'), hex('#ff5a3a'), hex('#7fc0ff'), hex('#ffe0b0'), hex('#4fe0b0')]) },
  'water-underwater-06': { size: LANDSCAPE, paint: underwater(BLUE_DEPTH, SUN_IN_WATER) },
};
