import type { Canvas } from '../paint/canvas.ts';
import { createRandom } from '../paint/random.ts';
import type { Planes, Samples } from './planes.ts';
import type { Standard } from './standard.ts';

/** What is soft is drawn in a quarter of the frame's width and height; codes in 64ths, so that no steps show. */
export interface Soft {
  width: number;
  height: number;
  luma: Int32Array;
  blue: Int32Array;
  red: Int32Array;
}

export const SOFTER = 4;
const FINE = 6;

export function createSoft(width: number, height: number): Soft {
  const make = () => new Int32Array(width * height);
  return { width, height, luma: make(), blue: make(), red: make() };
}

/** A colour as codes in 64ths. */
export function softCodes(codes: readonly [number, number, number]): [number, number, number] {
  return [Math.round(codes[0] * 64), Math.round(codes[1] * 64), Math.round(codes[2] * 64)];
}

export function softOf({ width, height, pixels }: Canvas, standard: Standard): Soft {
  const soft = createSoft(width, height);
  const out = new Float32Array(3);
  const { red, blue, black, range, neutral, chroma } = standard;
  for (let i = 0; i < width * height; i++) {
    standard.signal(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!, out);
    const light = red * out[0]! + (1 - red - blue) * out[1]! + blue * out[2]!;
    soft.luma[i] = (black + range * light) * 64;
    soft.blue[i] = (neutral + (chroma * (out[2]! - light)) / (2 - 2 * blue)) * 64;
    soft.red[i] = (neutral + (chroma * (out[0]! - light)) / (2 - 2 * red)) * 64;
  }
  return soft;
}

const random = createRandom(99);
/** Decides between two neighbouring codes, differently for every pixel. */
const DITHER = Int32Array.from({ length: 4100 }, () => Math.floor(random() * 64));

/** Fills the frame down to `rows` (even) with the soft picture. */
export function enlarge(frame: Planes, soft: Soft, rows: number, turn: number): void {
  enlargePlane(frame.luma, frame.width, rows, soft.luma, soft.width, soft.height, 2, turn);
  enlargePlane(frame.blue, frame.width / 2, rows / 2, soft.blue, soft.width, soft.height, 1, turn);
  enlargePlane(frame.red, frame.width / 2, rows / 2, soft.red, soft.width, soft.height, 1, turn + 7);
}

/** Twice as large for each of `doublings`. */
function enlargePlane(to: Samples, width: number, rows: number, from: Int32Array, columns: number, lines: number, doublings: number, turn: number): void {
  const line = new Int32Array(columns + 2);
  const factor = 1 << doublings;
  for (let row = 0; row < rows; row++) {
    const place = Math.max(0, (row + 0.5) / factor - 0.5);
    const above = Math.min(lines - 1, place | 0) * columns;
    const below = Math.min(lines - 1, (place | 0) + 1) * columns;
    const share = ((place - (place | 0)) * 256) | 0;
    for (let i = 0; i < columns; i++) line[i + 1] = (from[above + i]! << 8) + (from[below + i]! - from[above + i]!) * share;
    line[0] = line[1]!;
    line[columns + 1] = line[columns]!;
    const noise = Math.imul(row + turn * 31, 2654435) & 2047;
    if (doublings === 2) quadruple(to, row * width, line, columns, noise);
    else double(to, row * width, line, columns, noise);
  }
}

function quadruple(to: Samples, at: number, line: Int32Array, columns: number, noise: number): void {
  for (let i = 1; i <= columns; i++, at += 4) {
    const here = line[i]!;
    const left = (line[i - 1]! - here) >> 3;
    const right = (line[i + 1]! - here) >> 3;
    const dither = (noise + i * 4) & 4095;
    to[at] = (((here + left * 3) >> 8) + DITHER[dither]!) >> FINE;
    to[at + 1] = (((here + left) >> 8) + DITHER[dither + 1]!) >> FINE;
    to[at + 2] = (((here + right) >> 8) + DITHER[dither + 2]!) >> FINE;
    to[at + 3] = (((here + right * 3) >> 8) + DITHER[dither + 3]!) >> FINE;
  }
}

function double(to: Samples, at: number, line: Int32Array, columns: number, noise: number): void {
  for (let i = 1; i <= columns; i++, at += 2) {
    const here = line[i]!;
    const dither = (noise + i * 2) & 4095;
    to[at] = (((here + ((line[i - 1]! - here) >> 2)) >> 8) + DITHER[dither]!) >> FINE;
    to[at + 1] = (((here + ((line[i + 1]! - here) >> 2)) >> 8) + DITHER[dither + 1]!) >> FINE;
  }
}
