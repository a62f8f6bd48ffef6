import { createRandom } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { screenValue } from './develop.ts';
import type { Planes } from './planes.ts';

const COUNT = 1 << 16;
/** Middle of the grain, which is kept positive so that four samples can be added at once. */
const MIDDLE = 2;

/** Film grain: slight noise that changes with every frame and hides the steps between shades. */
export function createGrain(): Uint32Array {
  const random = createRandom(4711);
  const samples = Uint8Array.from({ length: COUNT }, () => Math.round(random() + random() + random() + random()));
  return new Uint32Array(samples.buffer);
}

/** Adds grain; no sample can overflow into its neighbour, because video keeps room below black and above white. */
export function addGrain({ luma }: Planes, words: Uint32Array, frame: number): void {
  const out = new Uint32Array(luma.buffer, luma.byteOffset, luma.byteLength / 4);
  const mask = words.length - 1;
  const middle = MIDDLE * 0x01010101;
  let at = Math.imul(frame, 40_503) & mask;
  for (let i = 0; i < out.length; i++) {
    out[i] = out[i]! + words[at]! - middle;
    at = (at + 1) & mask;
  }
}

/** Sixteenths of a screen value, so that grain decides between two shades and not rounding. */
const FINE = 16;
/** Weights of a cubic interpolation a quarter of the way between two points, in 128ths. */
const NEAR = 111;
const NEXT = 29;
const BACK = -9;
const AFTER = -3;

/** Red, green and blue bytes at twice the canvas's width and height, with a little grain. */
export function print(canvas: Canvas): Uint8ClampedArray {
  const { width, height } = canvas;
  const out = new Uint8ClampedArray(width * height * 12);
  const rows = fineRows(canvas);
  const mixed = new Int32Array(width * 3 + 12);
  const grain = grainTable();
  for (let y = 0; y < height * 2; y++) {
    mixRows(rows, width * 3, height, y, mixed);
    for (let part = 0; part < 3; part++)
      printRow(out, y * width * 6 + part, mixed, part, width, grain, Math.imul(y + 1, 747_796_405));
  }
  return out;
}

/** Prints one colour of one row, two points from each. The seed is the row's, so that grain has no colour. */
function printRow(
  out: Uint8ClampedArray,
  at: number,
  mixed: Int32Array,
  part: number,
  width: number,
  grain: Int8Array,
  seed: number,
): void {
  let before = mixed[part]!;
  let left = mixed[part + 3]!;
  let here = mixed[part + 6]!;
  let right = mixed[part + 9]!;
  for (let x = 0, next = part + 12; x < width; x++, next += 3, at += 6) {
    const after = x < width - 2 ? mixed[next]! : right;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    out[at] = (((here * NEAR + left * NEXT + right * BACK + before * AFTER) >> 14) + grain[seed >>> 22]!) >> 4;
    out[at + 3] =
      (((here * NEAR + right * NEXT + left * BACK + after * AFTER) >> 14) + grain[(seed >>> 12) & 1023]!) >> 4;
    before = left;
    left = here;
    here = right;
    right = after;
  }
}

function fineRows({ width, height, pixels }: Canvas): Int16Array {
  const rows = new Int16Array(width * height * 3);
  for (let i = 0, at = 0; i < rows.length; i += 3, at += 4) {
    rows[i] = screenValue(pixels[at]!) * FINE;
    rows[i + 1] = screenValue(pixels[at + 1]!) * FINE;
    rows[i + 2] = screenValue(pixels[at + 2]!) * FINE;
  }
  return rows;
}

/** Mixes one row of the print, still in the canvas's width, times 128; repeats two points at both ends. */
function mixRows(rows: Int16Array, length: number, height: number, y: number, mixed: Int32Array): void {
  const middle = y >> 1;
  const toward = y & 1 ? 1 : -1;
  const row = (number: number) => Math.min(height - 1, Math.max(0, number)) * length;
  const [near, next, back, after] = [row(middle), row(middle + toward), row(middle - toward), row(middle + 2 * toward)];
  for (let i = 0; i < length; i++)
    mixed[i + 6] = rows[near + i]! * NEAR + rows[next + i]! * NEXT + rows[back + i]! * BACK + rows[after + i]! * AFTER;
  for (let part = 0; part < 6; part++) {
    mixed[part] = mixed[6 + (part % 3)]!;
    mixed[length + 6 + part] = mixed[length + 3 + (part % 3)]!;
  }
}

/**
 * About normal, with a spread of 1 screen value, in sixteenths; half a value more, because the result is rounded down.
 */
function grainTable(): Int8Array {
  return Int8Array.from({ length: 1024 }, (_, i) => {
    const share = (i + 0.5) / 1024;
    return FINE / 2 + Math.round(Math.log(share / (1 - share)) * 0.55 * FINE);
  });
}
