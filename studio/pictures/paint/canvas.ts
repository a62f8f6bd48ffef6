import type { Colour } from './colour.ts';

/** Linear light with coverage, red green blue alpha, multiplied by alpha. */
export interface Canvas {
  width: number;
  height: number;
  pixels: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Float32Array(width * height * 4) };
}

/** Lays a colour over the pixel that begins at `at`. */
export function lay(pixels: Float32Array, at: number, r: number, g: number, b: number, alpha: number): void {
  const keep = 1 - alpha;
  pixels[at] = pixels[at]! * keep + r * alpha;
  pixels[at + 1] = pixels[at + 1]! * keep + g * alpha;
  pixels[at + 2] = pixels[at + 2]! * keep + b * alpha;
  pixels[at + 3] = pixels[at + 3]! * keep + alpha;
}

/** Adds light to the pixel that begins at `at`. */
export function add(pixels: Float32Array, at: number, [r, g, b]: Colour, light: number): void {
  pixels[at] = pixels[at]! + r * light;
  pixels[at + 1] = pixels[at + 1]! + g * light;
  pixels[at + 2] = pixels[at + 2]! + b * light;
}

/** A place and a size, in pixels or picture heights. */
export type Spot = readonly [x: number, y: number, size: number];

/** Visits the pixels in a box around a position, with column, row and index of each. */
export function around(
  { width, height }: { width: number; height: number },
  [x, y, aside]: Spot,
  visit: (column: number, row: number, pixel: number) => void,
  down = aside,
): void {
  const [left, right] = [Math.max(0, Math.floor(x - aside)), Math.min(width - 1, x + aside)];
  for (let row = Math.max(0, Math.floor(y - down)); row <= Math.min(height - 1, y + down); row++)
    for (let column = left; column <= right; column++) visit(column, row, row * width + column);
}

/** Interpolates between four pixels, x and y in pixels, into `out`. */
export function readBetween({ width, pixels }: Canvas, x: number, y: number, out: Float32Array): void {
  const [x0, y0] = [x | 0, y | 0];
  const [fx, fy] = [x - x0, y - y0];
  for (let part = 0, i = (y0 * width + x0) * 4, below = i + width * 4; part < 4; part++, i++, below++) {
    const top = pixels[i]! * (1 - fx) + pixels[i + 4]! * fx;
    out[part] = top + (pixels[below]! * (1 - fx) + pixels[below + 4]! * fx - top) * fy;
  }
}

/** A soft quantity painted small and read smoothly: x and y from 0 to 1. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

export function createField(width: number, height: number, value: (x: number, y: number) => number): Field {
  const values = new Float32Array(width * height);
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) values[i] = value((column + 0.5) / width, (row + 0.5) / height);
  return { width, height, values };
}

export function readField({ width, height, values }: Field, x: number, y: number): number {
  const px = Math.min(width - 1.001, Math.max(0, x * width - 0.5));
  const py = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
  const x0 = px | 0;
  const y0 = py | 0;
  const at = y0 * width + x0;
  const fx = px - x0;
  const a = values[at]!;
  const c = values[at + width]!;
  const top = a + (values[at + 1]! - a) * fx;
  return top + (c + (values[at + width + 1]! - c) * fx - top) * (py - y0);
}

/** Lays a colour over everything, with the density of the field. */
export function layField(canvas: Canvas, field: Field, colour: Colour): void {
  const { width, height, pixels } = canvas;
  const [r, g, b] = colour;
  const filled = rowsWithAny(field);
  for (let y = 0; y < height; y++) {
    const row = ((y + 0.5) / height) * field.height - 0.5;
    if (!filled[Math.max(0, Math.floor(row))] && !filled[Math.min(field.height - 1, Math.ceil(row))]) continue;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const alpha = readField(field, (x + 0.5) / width, (y + 0.5) / height);
      if (alpha > 0.001) lay(pixels, at, r, g, b, alpha);
    }
  }
}

function rowsWithAny({ width, height, values }: Field): boolean[] {
  return Array.from({ length: height }, (_, row) =>
    values.subarray(row * width, (row + 1) * width).some((value) => value > 0.001),
  );
}

/** Adds light around a point, falling off softly to nothing at `radius` (in picture heights). */
export function glow(canvas: Canvas, x: number, y: number, radius: number, colour: Colour): void {
  const [cx, cy, reach] = [x * canvas.width, y * canvas.height, radius * canvas.height];
  around(canvas, [cx, cy, reach], (column, row, pixel) => {
    const distance = ((column + 0.5 - cx) ** 2 + (row + 0.5 - cy) ** 2) / (reach * reach);
    if (distance < 1) add(canvas.pixels, pixel * 4, colour, (1 - distance) ** 2 / (1 + distance * 24));
  });
}

/** Darkens towards the corners, as lenses do. */
export function vignette(canvas: Canvas, strength: number): void {
  const { width, height, pixels } = canvas;
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (y / height - 0.5) * (y / height - 0.5);
    for (let x = 0; x < width; x++, at += 4) {
      const dx = x / width - 0.5;
      const away = dx * dx + dy;
      const dark = 1 - strength * away * (0.9 + away);
      pixels[at] = pixels[at]! * dark;
      pixels[at + 1] = pixels[at + 1]! * dark;
      pixels[at + 2] = pixels[at + 2]! * dark;
    }
  }
}
