import type { Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { readTile, type Noise, type Tile } from './noise.ts';
import { createRipples } from './water.ts';

/** Water or wet ground at night, which draws every light out into a long streak. */
export interface Mirror {
  /** Where it begins, 0 top to 1 bottom. */
  edge: number;
  /** How long the streaks are and how far ripples push them, as a share of the distance from the edge. */
  smear: number;
  push: number;
  /** Ripples per picture height in front; they are `stretch` times as long across. */
  scale: number;
  stretch: number;
  /** Share of light that comes back, next to the edge and in front. */
  far: number;
  near: number;
  deep: Colour;
}

/** Fills everything below the edge with the picture above it, upside down. */
export function paintMirror(canvas: Canvas, noise: Noise, mirror: Mirror): void {
  const { height } = canvas;
  const edge = Math.round(mirror.edge * height);
  const sums = columnSums(canvas, edge);
  const ripples = createRipples(noise, 0.62);
  const slopeX = { size: ripples.size, values: ripples.slopeX };
  const slopeY = { size: ripples.size, values: ripples.slopeY };
  for (let row = edge; row < height; row++) paintRow(canvas, mirror, sums, slopeX, slopeY, row, edge);
}

/**
 * For every second column, the sum of light down to each row, so that any streak is a difference; averaging two columns
 * softens it.
 */
function columnSums({ width, pixels }: Canvas, edge: number): Float64Array {
  const line = (width >> 1) * 3;
  const sums = new Float64Array((edge + 1) * line);
  for (let row = 0, to = line; row < edge; row++)
    for (let x = 0, at = row * width * 4; x < width - 1; x += 2, at += 8, to += 3) {
      sums[to] = sums[to - line]! + (pixels[at]! + pixels[at + 4]!) * 0.5;
      sums[to + 1] = sums[to + 1 - line]! + (pixels[at + 1]! + pixels[at + 5]!) * 0.5;
      sums[to + 2] = sums[to + 2 - line]! + (pixels[at + 2]! + pixels[at + 6]!) * 0.5;
    }
  return sums;
}

function paintRow(
  { width, height, pixels }: Canvas,
  mirror: Mirror,
  sums: Float64Array,
  slopeX: Tile,
  slopeY: Tile,
  row: number,
  edge: number,
): void {
  const away = row + 0.5 - edge;
  const down = away / height;
  const distance = 1 / (down + 0.035);
  const across = (mirror.scale * distance * 1.1) / height / mirror.stretch;
  const v = distance * mirror.scale;
  const calm = Math.min(1, 0.25 + down * 5);
  const share = mirror.far + (mirror.near - mirror.far) * Math.min(1, (away / (height - edge)) ** 0.8);
  const [deepR, deepG, deepB] = mirror.deep;
  const line = (width >> 1) * 3;
  for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
    const u = (x - width / 2) * across;
    const swell = readTile(slopeY, u * 0.5 + 40, v * 0.5) * 0.7;
    const tilt = (swell + readTile(slopeY, u * 1.7, v * 1.7) * 0.5) * calm;
    const side = readTile(slopeX, u * 1.1 + 9, v * 1.1) * calm;
    const middle = away + (tilt * mirror.push + 0.06) * (away + 0.05 * height);
    const long = 1 + away * mirror.smear * (1 + tilt * 0.5);
    const from = Math.max(0, Math.min(edge - 2, Math.floor(edge - middle - long)));
    const to = Math.max(from + 1, Math.min(edge, Math.ceil(edge - middle + long)));
    const place = Math.max(0, Math.min((width >> 1) - 1.01, (x - 0.5 + side * (2 + away * 0.16 * mirror.push)) / 2));
    const column = place | 0;
    const part = place - column;
    const gain = (share * (1 + tilt * 0.7)) / (to - from);
    const a = from * line + column * 3;
    const b = to * line + column * 3;
    const second = gain * part;
    const first = gain - second;
    pixels[at] = deepR + (sums[b]! - sums[a]!) * first + (sums[b + 3]! - sums[a + 3]!) * second;
    pixels[at + 1] = deepG + (sums[b + 1]! - sums[a + 1]!) * first + (sums[b + 4]! - sums[a + 4]!) * second;
    pixels[at + 2] = deepB + (sums[b + 2]! - sums[a + 2]!) * first + (sums[b + 5]! - sums[a + 5]!) * second;
    pixels[at + 3] = 1;
  }
}
