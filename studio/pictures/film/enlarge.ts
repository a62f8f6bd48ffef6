import type { Canvas } from '../paint/canvas.ts';
import type { Planes, Samples } from './planes.ts';
import { createSoft, fillSoft, type Soft } from './soft.ts';
import type { Standard } from './standard.ts';

/** How many times wider and higher than a soft picture its frame is here. */
export const SOFTER = 4;

/** A colour as codes in 64ths. */
export function softCodes(codes: readonly [number, number, number]): [number, number, number] {
  return [Math.round(codes[0] * 64), Math.round(codes[1] * 64), Math.round(codes[2] * 64)];
}

export function softOf(canvas: Canvas, standard: Standard): Soft {
  const soft = createSoft(canvas.width, canvas.height);
  fillSoft(soft, canvas, standard);
  return soft;
}

/** Has every second frame drawn; those between are the mean of their neighbours, which slow soft things do not show. */
export function everySecond(
  width: number,
  height: number,
  draw: (soft: Soft, frame: number) => void,
): (frame: number) => Soft {
  let [before, after] = [createSoft(width, height), createSoft(width, height)];
  const mean = createSoft(width, height);
  let drawn = Number.NaN;
  return (frame) => {
    const last = frame & ~1;
    if (drawn !== last + 2) {
      if (drawn === last) [before, after] = [after, before];
      else draw(before, last);
      drawn = last + 2;
      draw(after, drawn);
    }
    if (frame === last) return before;
    for (const plane of ['luma', 'blue', 'red'] as const) mix(mean[plane], before[plane], after[plane]);
    return mean;
  };
}

function mix(to: Int32Array, one: Int32Array, two: Int32Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (one[i]! + two[i]!) >> 1;
}

/** Fills the frame down to `rows` (even) with the soft picture. */
export function enlarge(frame: Planes, soft: Soft, rows: number, turn: number): void {
  enlargePlane(frame.luma, frame.width, rows, soft.luma, soft, 2, turn * 3 + 1);
  enlargePlane(frame.blue, frame.width / 2, rows / 2, soft.blue, soft, 1, turn * 3 + 2);
  enlargePlane(frame.red, frame.width / 2, rows / 2, soft.red, soft, 1, turn * 3 + 3);
}

/** Twice as large for each of `doublings`; what is less than one code decides by chance, so that no steps show. */
function enlargePlane(
  to: Samples,
  width: number,
  rows: number,
  from: Int32Array,
  { width: columns, height: lines }: Soft,
  doublings: 1 | 2,
  seed: number,
): void {
  const line = new Int32Array(columns + 2);
  const factor = 1 << doublings;
  const words = to instanceof Uint8Array ? new Uint32Array(to.buffer, to.byteOffset, to.length >> 2) : undefined;
  for (let row = 0; row < rows; row++) {
    const place = Math.max(0, (row + 0.5) / factor - 0.5);
    const above = Math.min(lines - 1, place | 0) * columns;
    const below = Math.min(lines - 1, (place | 0) + 1) * columns;
    const share = ((place - (place | 0)) * 256) | 0;
    for (let i = 0; i < columns; i++)
      line[i + 1] = (from[above + i]! << 8) + (from[below + i]! - from[above + i]!) * share;
    line[0] = line[1]!;
    line[columns + 1] = line[columns]!;
    const chance = Math.imul(row + 1, 747_796_405) ^ Math.imul(seed, 277_803_737);
    if (words && doublings === 2) quadrupleBytes(words, (row * width) >> 2, line, columns, chance);
    else if (words) doubleBytes(words, (row * width) >> 2, line, columns, chance);
    else enlargeWords(to, row * width, line, columns, chance, factor);
  }
}

/** Four bytes at a time. */
function quadrupleBytes(words: Uint32Array, at: number, line: Int32Array, columns: number, chance: number): void {
  let left = line[0]!;
  let here = line[1]!;
  for (let i = 2; i < columns + 2; i++, at++) {
    const right = line[i]!;
    const toLeft = (left - here) >> 3;
    const toRight = (right - here) >> 3;
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) | 0;
    words[at] =
      ((here + toLeft * 3 + (chance & 0x3fff)) >> 14) |
      (((here + toLeft + ((chance >> 5) & 0x3fff)) >> 14) << 8) |
      (((here + toRight + ((chance >> 11) & 0x3fff)) >> 14) << 16) |
      (((here + toRight * 3 + (chance >>> 18)) >> 14) << 24);
    left = here;
    here = right;
  }
}

function doubleBytes(words: Uint32Array, at: number, line: Int32Array, columns: number, chance: number): void {
  for (let i = 1; i <= columns; i += 2, at++) {
    const one = line[i]!;
    const two = line[i + 1]!;
    const between = (two - one) >> 2;
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) | 0;
    words[at] =
      ((one + ((line[i - 1]! - one) >> 2) + (chance & 0x3fff)) >> 14) |
      (((one + between + ((chance >> 5) & 0x3fff)) >> 14) << 8) |
      (((two - between + ((chance >> 11) & 0x3fff)) >> 14) << 16) |
      (((two + ((line[i + 2]! - two) >> 2) + (chance >>> 18)) >> 14) << 24);
  }
}

function enlargeWords(
  to: Samples,
  at: number,
  line: Int32Array,
  columns: number,
  chance: number,
  factor: number,
): void {
  const bits = factor === 4 ? 3 : 2;
  for (let i = 1; i <= columns; i++) {
    const here = line[i]!;
    const toLeft = (line[i - 1]! - here) >> bits;
    const toRight = (line[i + 1]! - here) >> bits;
    for (let away = 1 - factor; away < factor; away += 2, at++) {
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) | 0;
      to[at] = (here + (away < 0 ? toLeft * -away : toRight * away) + (chance >>> 18)) >> 14;
    }
  }
}
