import type { Random } from '../../random.ts';
import { around, type Canvas, type Spot } from './canvas.ts';
import { clamp01, type Colour } from './colour.ts';
import { createNoise, createTile, readTile, type Noise, type Tile } from './noise.ts';
import { curve, trace, type LinePoint } from './stroke.ts';

/** Rice paper with black ink and one colour on it, each as density; every wash adds to those below it. */
export interface Sheet {
  width: number;
  height: number;
  ink: Float32Array;
  tint: Float32Array;
  /** Density of each pixel before the last stroke that touched it, and the number of that stroke. */
  before: Float32Array;
  last: Uint32Array;
  strokes: number;
  noise: Noise;
  /** Fine and coarse texture of paper and bristles. */
  tile: Tile;
}

export function createSheet({ width, height }: Canvas, random: Random): Sheet {
  const noise = createNoise(random);
  const make = () => new Float32Array(width * height);
  return {
    width,
    height,
    ink: make(),
    tint: make(),
    before: make(),
    last: new Uint32Array(width * height),
    strokes: 0,
    noise,
    tile: createTile(noise, 512, 16, 5, 0.62),
  };
}

/** How much of each colour of light a pigment absorbs. */
export interface Pigments {
  paper: Colour;
  ink: Colour;
  tint: Colour;
}

/** Renders the sheet in even light, with fibres and grains of soot in the hollows of the paper. */
export function showSheet(canvas: Canvas, sheet: Sheet, pigments: Pigments): void {
  const { width, height, pixels } = canvas;
  const { tile, ink, tint } = sheet;
  const fine = 1400 / height;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const grain = readTile(tile, x * fine * 0.9, y * fine * 0.9);
      const fibre = readTile(tile, x * fine * 0.16 + y * fine * 0.05, y * fine * 0.6 + 90);
      const cloud = readTile(tile, x * fine * 0.05 + 200, y * fine * 0.05);
      const black = ink[i]! * (1 + grain * 0.55 + fibre * 0.2);
      const colour = tint[i]! * (1 + grain * 0.4);
      const light = 1 + grain * 0.02 + fibre * 0.025 + cloud * 0.035;
      for (let part = 0; part < 3; part++)
        pixels[i * 4 + part] =
          pigments.paper[part]! *
          light *
          Math.exp(-Math.max(0, black) * pigments.ink[part]! - Math.max(0, colour) * pigments.tint[part]!);
      pixels[i * 4 + 3] = 1;
    }
}

/** One stroke of a brush. */
interface Brush {
  density: number;
  /** 0 wet and even, 1 dry, so that bristles leave the paper white. */
  dry: number;
  /** Share of the ink that is used up at the end of the stroke. */
  spent: number;
  tint?: boolean;
  seed: number;
}

/** Draws a smooth stroke through positions in pixels. */
export function brushStroke(sheet: Sheet, places: readonly LinePoint[], brush: Brush): void {
  const points = curve(places, Math.max(3, sheet.height * 0.004));
  const plane = brush.tint ? sheet.tint : sheet.ink;
  let whole = 0;
  for (let i = 1; i < points.length; i++)
    whole += Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y);
  const unit = 1344 / sheet.height;
  const own = ++sheet.strokes;
  const touch = (pixel: number, cover: number, along: number, across: number) => {
    const left = 1 - brush.spent * (along / whole);
    const bristle = readTile(sheet.tile, along * unit * 0.12 + brush.seed * 37, across * 26 + brush.seed * 91);
    const gap = brush.dry > 0 ? clamp01(0.5 + (bristle - brush.dry * 1.1 + left * 0.55) * 3.2) : 1;
    const away = Math.abs(across);
    const rim = 0.82 + 0.3 * across * across * across * across;
    const ragged =
      away > 0.6
        ? clamp01((1 - away) * 5 + 0.45 + readTile(sheet.tile, along * unit * 0.7, across * 40 + brush.seed * 13) * 1.6)
        : 1;
    const value = brush.density * left * rim * gap * cover * ragged * (1 + bristle * 0.25);
    if (sheet.last[pixel] !== own) {
      sheet.last[pixel] = own;
      sheet.before[pixel] = plane[pixel]!;
    }
    const old = sheet.before[pixel]!;
    plane[pixel] = Math.max(plane[pixel]!, Math.max(old, value) + Math.min(old, value) * 0.35);
  };
  trace(points, sheet.width, sheet.height, touch, true);
}

/** A drop of ink with a darker rim, or a soft one that ran (`crisp` 1); the spot in picture heights. */
export function blot(sheet: Sheet, spot: Spot, density: number, tint = false, rough = 0.16, crisp = 14): void {
  const { height } = sheet;
  const plane = tint ? sheet.tint : sheet.ink;
  const [x, y, radius] = [spot[0] * height, spot[1] * height, spot[2] * height];
  around(sheet, [x, y, radius * 1.5], (column, row, at) => {
    const wobble = readTile(sheet.tile, (column / height) * 300 + x, (row / height) * 300 + y) * rough * 2;
    const away = Math.hypot((column - x) / radius, (row - y) / radius) + wobble;
    const inside = Math.min(1, Math.max(0, (1 - away) * Math.min(crisp, radius * 0.5) + 0.5));
    if (inside <= 0) return;
    const value = density * inside * (0.72 + 0.4 * away * away * away);
    plane[at] = Math.max(plane[at]!, value) + Math.min(plane[at]!, value) * 0.3;
  });
}

export type Place = readonly [x: number, y: number, width: number];

/** Draws a stroke through positions in picture heights. */
export function stroke(sheet: Sheet, brush: Partial<Brush> & { density: number }, ...places: readonly Place[]): void {
  const points: LinePoint[] = places.map(([x, y, width]) => ({
    x: x * sheet.height,
    y: y * sheet.height,
    width: width * sheet.height,
  }));
  brushStroke(sheet, points, { dry: 0, spent: 0.1, seed: 1, ...brush });
}
