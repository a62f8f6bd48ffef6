import { type Random, between } from '../../random.ts';
import { bloom, paintRays } from '../paint/bloom.ts';
import { lay, type Canvas, type Spot, createField, glow, layField, vignette } from '../paint/canvas.ts';
import { type Colour, mix, type Ramp, scale, smooth } from '../paint/colour.ts';
import { createNoise, fbm, type Noise } from '../paint/noise.ts';
import { paintSky } from '../paint/sky.ts';
import type { Paint } from './recipe.ts';

/** A fir as a ragged outline, drawn row by row; all in pixels. */
export function paintFir(canvas: Canvas, random: Random, [x, base, tall]: Spot, colour: Colour): void {
  const { width, height, pixels } = canvas;
  const top = base - tall;
  const tiers = 7 + Math.floor(random() * 6);
  const spread = tall * (0.13 + random() * 0.07);
  const lean = (random() - 0.5) * 0.03 * tall;
  const seed = Math.floor(random() * 1e9);
  const grain = Math.max(1, tall / 150);
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, base); row++) {
    const t = (row + 0.5 - top) / tall;
    if (t <= 0) continue;
    const tier = (t ** 0.8 * tiers) % 1;
    const line = (row - top) / grain;
    const skirt = t > 0.88 ? (1 - t) / 0.12 : 1;
    const reach = spread * t ** 0.85 * (0.42 + 0.58 * tier) * skirt;
    const left = x + lean * (1 - t) - Math.max(tall * 0.006, reach * (0.66 + 0.42 * ragged(seed, line)));
    const right = x + lean * (1 - t) + Math.max(tall * 0.006, reach * (0.66 + 0.42 * ragged(seed + 77, line)));
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(width - 1, Math.floor(right));
    for (let column = from, at = (row * width + from) * 4; column <= to; column++, at += 4) {
      const cover = Math.min(1, column + 1 - left, right - column);
      if (cover > 0) lay(pixels, at, colour[0], colour[1], colour[2], cover);
    }
  }
}

/** How far branches reach on each side, interpolated between random lengths. */
function ragged(seed: number, at: number): number {
  const line = Math.floor(at);
  const share = at - line;
  return hash(seed, line) * (1 - share) + hash(seed, line + 1) * share;
}

function hash(seed: number, at: number): number {
  let value = Math.imul(seed ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

export interface Firs {
  sky: Ramp;
  far: Colour;
  near: Colour;
  mist: Colour;
  layers: number;
  sun?: { x: number; y: number; colour: Colour; rays: number };
  /** Height of the nearest trees, in picture heights. */
  tall: number;
  first: number;
  thick: number;
}

/** Start of a slope for a column, from 0 at the top to 1 at the bottom. */
type Ridge = (x: number) => number;

/** Paints one slope of firs; returns its outline. */
export function paintSlope(canvas: Canvas, random: Random, noise: Noise, look: Firs, layer: number): Ridge {
  const { width, height } = canvas;
  const near = layer / (look.layers - 1);
  const steep = 0.17 - near * 0.06;
  const middle = look.first + (0.98 - look.first) * near ** 1.25;
  const ridge = (x: number) =>
    middle + fbm(noise, (x / height) * (1.5 - near * 0.5) + layer * 13.7, layer * 3.3, 4) * steep;
  const colour = mix(look.far, look.near, near ** 1.3);
  const tall = look.tall * (0.16 + 0.84 * near ** 1.6) * height;
  fillBelow(canvas, ridge, colour);
  const pace = tall * (0.1 + near * 0.06);
  for (let x = -tall * 0.2; x < width + tall * 0.2; x += pace * between(random, 0.5, 1.5))
    paintFir(
      canvas,
      random,
      [x, (ridge(x) + 0.008 + 0.02 * near) * height, tall * between(random, 0.55, 1.1)],
      scale(colour, between(random, 0.88, 1.12)),
    );
  return ridge;
}

/** Slopes of firs, each fainter than the nearer one, with mist between. */
export function firs(look: Firs): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 1);
    if (look.sun) glow(canvas, look.sun.x, look.sun.y, 1.1, look.sun.colour);
    for (let layer = 0; layer < look.layers; layer++) {
      const ridge = paintSlope(canvas, random, noise, look, layer);
      if (layer === look.layers - 3 && look.sun?.rays)
        paintRays(canvas, noise, [look.sun.x, look.sun.y, 1.5], scale(look.sun.colour, look.sun.rays));
      if (layer < look.layers - 1)
        layMist(canvas, noise, ridge, look.mist, layer, look.thick * (1 - (layer / (look.layers - 1)) * 0.55));
    }
    bloom(canvas, 0.8, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}

function fillBelow(canvas: Canvas, ridge: Ridge, colour: Colour): void {
  const { width, height, pixels } = canvas;
  const tops = Float32Array.from({ length: width }, (_, x) => ridge(x) * height);
  const first = Math.max(0, Math.floor(tops.reduce((least, top) => Math.min(least, top), height)));
  for (let row = first, at = first * width * 4; row < height; row++)
    for (let x = 0; x < width; x++, at += 4) {
      const cover = row + 1 - tops[x]!;
      if (cover > 0) lay(pixels, at, colour[0], colour[1], colour[2], Math.min(1, cover));
    }
}

/** Mist that hangs over a slope and thins upwards. */
function layMist(canvas: Canvas, noise: Noise, ridge: Ridge, colour: Colour, layer: number, thick: number): void {
  const aspect = canvas.width / canvas.height;
  const field = createField(Math.round(160 * aspect), 160, (x, y) => {
    const below = (y - ridge(x * canvas.width)) / 0.16;
    const cloud = 0.5 + fbm(noise, x * aspect * 2.6 + layer * 5, y * 5 + layer * 9, 4) * 1.1;
    return Math.min(0.92, smooth(below * 0.7 + 0.25) * Math.max(0, cloud) * thick);
  });
  layField(canvas, field, colour);
}
