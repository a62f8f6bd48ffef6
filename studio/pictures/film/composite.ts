import type { Planes, Plate, Samples } from './planes.ts';

/** A part of a plate, and its position. */
interface Cut {
  from: Samples;
  alpha: Uint8Array;
  width: number;
  whole: number;
  /** Parts of a pixel, in 256ths. */
  part: number;
  first: number;
  solid: number;
}

/**
 * Lays a plate over a frame, `shift` pixels from its left edge and `down` (even) from its top; leaves out rows from
 * `until` on.
 */
export function layPlate(frame: Planes, plate: Plate, shift: number, down = 0, until = frame.height): void {
  const cut = (from: Samples, alpha: Uint8Array, size: number): Cut => {
    const whole = Math.floor(shift / size);
    const part = Math.round((shift / size - whole) * 256);
    const [width, first, solid] = [plate.width / size, plate.first / size, plate.solid / size];
    return { from, alpha, width, whole, part, first, solid };
  };
  layRows(frame.luma, frame.width, until, cut(plate.luma, plate.alpha, 1), down);
  layRows(frame.blue, frame.width / 2, until / 2, cut(plate.blue, plate.alphaSmall, 2), down / 2);
  layRows(frame.red, frame.width / 2, until / 2, cut(plate.red, plate.alphaSmall, 2), down / 2);
}

function layRows(to: Samples, width: number, until: number, cut: Cut, down: number): void {
  const { from, alpha, part } = cut;
  const rows = from.length / cut.width;
  for (let row = Math.max(0, cut.first - down); row < until && row + down < rows; row++) {
    const at = (row + down) * cut.width + cut.whole;
    if (row + down >= cut.solid && part === 0) to.set(from.subarray(at, at + width), row * width);
    else if (row + down >= cut.solid) mixRow(to, row * width, width, from, at, part);
    else blendBetween(to, row * width, width, from, alpha, at, part);
  }
}

function blendBetween(
  to: Samples,
  start: number,
  width: number,
  from: Samples,
  alpha: Uint8Array,
  at: number,
  part: number,
): void {
  const rest = 256 - part;
  for (let end = start + width, i = start; i < end; i++, at++) {
    const cover = (alpha[at]! * rest + alpha[at + 1]! * part) >> 8;
    if (cover === 0) continue;
    const value = (from[at]! * rest + from[at + 1]! * part) >> 8;
    to[i] = to[i]! + (((value - to[i]!) * cover * 257 + 32768) >> 16);
  }
}

function mixRow(to: Samples, start: number, width: number, from: Samples, at: number, part: number): void {
  const rest = 256 - part;
  for (let end = start + width, i = start; i < end; i++, at++)
    to[i] = (from[at]! * rest + from[at + 1]! * part + 128) >> 8;
}

/** Lays a small plate with its upper left corner at a position that may lie between two columns. */
export function laySprite(frame: Planes, sprite: Plate, x: number, y: number): void {
  const left = Math.floor(x);
  const part = Math.round((x - left) * 256);
  const top = Math.round(y);
  const { width, height } = sprite;
  for (let row = Math.max(0, -top); row < height && top + row < frame.height; row++)
    for (let column = Math.max(1, -left); column < width && left + column < frame.width; column++) {
      const from = row * width + column;
      const cover = (sprite.alpha[from]! * (256 - part) + sprite.alpha[from - 1]! * part) >> 8;
      if (cover === 0) continue;
      const value = sprite.alpha[from]! > 0 ? sprite.luma[from]! : sprite.luma[from - 1]!;
      const at = (top + row) * frame.width + left + column;
      frame.luma[at] = frame.luma[at]! + (((value - frame.luma[at]!) * cover) >> 8);
      if (((top + row) | (left + column)) & 1) continue;
      const small = ((top + row) >> 1) * (frame.width >> 1) + ((left + column) >> 1);
      const smallFrom = (row >> 1) * (width >> 1) + (column >> 1);
      frame.blue[small] = frame.blue[small]! + (((sprite.blue[smallFrom]! - frame.blue[small]!) * cover) >> 8);
      frame.red[small] = frame.red[small]! + (((sprite.red[smallFrom]! - frame.red[small]!) * cover) >> 8);
    }
}

/** A small light on a frame: its position, radius, codes, and how much it hides what is behind it. */
export interface Spark {
  x: number;
  y: number;
  radius: number;
  codes: readonly [number, number, number];
  alpha: number;
}

/** Lays a round soft light over a frame. */
export function laySpark({ width, height, luma, blue, red }: Planes, { x, y, radius, codes, alpha }: Spark): void {
  const reach = Math.max(1, radius);
  const dim = alpha * Math.min(1, radius) ** 2;
  const top = Math.max(0, Math.ceil(y - reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  const left = Math.max(0, Math.ceil(x - reach));
  const right = Math.min(width - 1, Math.floor(x + reach));
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const near = 1 - ((column - x) ** 2 + (row - y) ** 2) / (reach * reach);
      if (near <= 0) continue;
      const share = near * near * dim;
      const at = row * width + column;
      luma[at] = luma[at]! + (codes[0] - luma[at]!) * share;
      if ((row | column) & 1) continue;
      const small = (row >> 1) * (width >> 1) + (column >> 1);
      blue[small] = blue[small]! + (codes[1] - blue[small]!) * share;
      red[small] = red[small]! + (codes[2] - red[small]!) * share;
    }
}
