import type { Planes, Plate, Samples } from './planes.ts';

/** Which part of a plate goes where. */
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

/** Lays a plate over a frame, `shift` pixels from its left edge and `down` (even) from its top; rows from `until` on are left out. */
export function layPlate(frame: Planes, plate: Plate, shift: number, down = 0, until = frame.height): void {
  const cut = (from: Samples, alpha: Uint8Array, size: number): Cut => {
    const whole = Math.floor(shift / size);
    const part = Math.round((shift / size - whole) * 256);
    return {
      from,
      alpha,
      width: plate.width / size,
      whole,
      part,
      first: plate.first / size,
      solid: plate.solid / size,
    };
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
    else if (part === 0) blendRow(to, row * width, width, from, alpha, at);
    else blendBetween(to, row * width, width, from, alpha, at, part);
  }
}

function blendRow(to: Samples, start: number, width: number, from: Samples, alpha: Uint8Array, at: number): void {
  for (let end = start + width, i = start; i < end; i++, at++) {
    const cover = alpha[at]!;
    if (cover === 255) to[i] = from[at]!;
    else if (cover > 0) to[i] = to[i]! + (((from[at]! - to[i]!) * cover * 257 + 32768) >> 16);
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
