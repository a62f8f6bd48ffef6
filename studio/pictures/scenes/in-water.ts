import { between, spread, pick, type Random } from '../../random.ts';
import { bloom, paintRays } from '../paint/bloom.ts';
import { around, vignette, type Canvas, createCanvas, readBetween } from '../paint/canvas.ts';
import { clamp01, type Colour, hex, type Ramp, rampAt, scale, smooth, rampColour } from '../paint/colour.ts';
import { createNoise, createTile, readTile, fbm } from '../paint/noise.ts';
import { paintLamp } from '../paint/stars.ts';
import type { Paint } from './recipe.ts';

const POOL = {
  shallow: hex('#7fdbe0'),
  deep: hex('#1f8fb4'),
  light: hex('#f0fffa', 1.1),
  tiles: 7,
};

/** Sunlight on the floor of a pool: bright lines where ripples focus it. */
export const pool: Paint = (canvas, random) => {
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
      const u = ((column / height) * POOL.tiles + bend * 0.25) % 1;
      const v = ((row / height) * POOL.tiles + readTile(tile, x * 0.5, y * 0.5 + 80) * 0.25) % 1;
      const joint = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v)) < 0.03 ? 0.86 : 1;
      const light = net(x, y, 0) * 0.65 + net(x * 0.55 + 20, y * 0.55, 55) * 0.5;
      for (let part = 0; part < 3; part++)
        pixels[at + part] =
          (POOL.shallow[part]! + (POOL.deep[part]! - POOL.shallow[part]!) * depth) * joint * (0.82 + bend * 0.3) +
          POOL.light[part]! * light * (0.75 - depth * 0.4);
      pixels[at + 3] = 1;
    }
  bloom(canvas, 0.8, 0.02, 0.2);
  vignette(canvas, 0.35);
};

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
export function underwater(colours: Ramp, light: Colour): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintDepth(canvas, colours);
    paintRays(canvas, noise, [0.55, -0.25, 1.5], light, 30);
    paintRays(canvas, createNoise(random), [0.55, -0.4, 1.7], scale(light, 0.6), 60);
    for (let i = 0; i < 260; i++)
      paintLamp(
        canvas,
        [random() * width, random() * height, height * (0.0008 + 0.004 * random() ** 5)],
        hex('#dff6ff'),
        between(random, 0.05, 0.25),
      );
    bloom(canvas, 0.7, 0.05, 0.3);
    vignette(canvas, 0.5);
  };
}

/** Drops on a window; each shows the lights behind it upside down. */
export function rain(back: Ramp, lights: readonly Colour[]): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const scene = createCanvas(Math.round(width / 4), Math.round(height / 4));
    paintStreetLamps(scene, random, back, lights);
    enlarge(scene, canvas);
    for (let i = 0; i < 1500; i++) {
      const size = height * (0.0016 + 0.019 * random() ** 5);
      paintDrop(canvas, scene, random() * width, random() * height, size, between(random, 1, 1.35));
    }
    for (let i = 0; i < 14; i++) {
      const x = random() * width;
      let y = random() * height * 0.4;
      for (const end = y + height * between(random, 0.2, 0.6); y < end; y += height * between(random, 0.006, 0.02))
        paintDrop(canvas, scene, x + Math.sin(y * 0.02) * 3, y, height * between(random, 0.0015, 0.004), 1.4);
      paintDrop(canvas, scene, x, y, height * between(random, 0.011, 0.017), 1.45);
    }
    vignette(canvas, 0.5);
  };
}

/** The view behind the glass: lamps out of focus, many small and a few large. */
function paintStreetLamps(canvas: Canvas, random: Random, back: Ramp, lights: readonly Colour[]): void {
  const { width, height, pixels } = canvas;
  const noise = createNoise(random);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const place = clamp01(row / height + Math.sin((column / width) * 2.4 + 0.6) * 0.22 - 0.1);
      pixels.set([...rampColour(back, place), 1], at);
    }
  for (let i = 0; i < 120; i++) {
    const x = random() * width;
    const lane = 0.5 + spread(random) * 0.16 + fbm(noise, (x / width) * 2, 3.3, 2) * 0.25;
    const radius = height * between(random, 0.02, 0.075) * (random() < 0.12 ? 1.7 : 1);
    const colour = pick(random, lights);
    const light = between(random, 0.08, 0.5) * (0.02 / (radius / height)) ** 0.35;
    paintLamp(canvas, [x, lane * height, radius], colour, light);
  }
  bloom(canvas, 0.5, 0.06, 0.4);
  vignette(canvas, 0.6);
}

function enlarge(from: Canvas, to: Canvas): void {
  const out = new Float32Array(4);
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at += 4) {
      const x = Math.min(from.width - 1.01, (column / to.width) * from.width);
      readBetween(from, x, Math.min(from.height - 1.01, (row / to.height) * from.height), out);
      for (let part = 0; part < 4; part++) to.pixels[at + part] = out[part]! * (part === 3 ? 1 : 0.85);
    }
}

function paintDrop(canvas: Canvas, scene: Canvas, x: number, y: number, radius: number, tall: number): void {
  const { width, pixels } = canvas;
  const visit = (column: number, row: number, pixel: number) => {
    const dx = (column + 0.5 - x) / radius;
    const dy = (row + 0.5 - y) / radius / tall;
    const square = dx * dx + dy * dy;
    if (square >= 1) return;
    const across = x / width - dx * 0.1 * (1.1 - Math.sqrt(1 - square));
    const sx = Math.min(scene.width - 1, Math.max(0, Math.round(across * scene.width)));
    const sy = Math.min(scene.height - 1, Math.max(0, Math.round((0.5 - dy * 0.42) * scene.height)));
    const from = (sy * scene.width + sx) * 4;
    const rim = smooth((1 - square) / 0.3);
    const shine = Math.max(0, 1 - ((dx + 0.35) ** 2 + (dy + 0.45) ** 2) * 14) * 0.9;
    const cover = Math.min(1, (1 - Math.sqrt(square)) * radius + 0.2);
    for (let part = 0, at = pixel * 4; part < 3; part++, at++) {
      const value = scene.pixels[from + part]! * (0.25 + rim * 1.1) * (0.8 + dy * 0.5) + shine;
      pixels[at] = pixels[at]! * (1 - cover) + value * cover;
    }
  };
  around(canvas, [x, y, radius], visit, radius * tall);
}
