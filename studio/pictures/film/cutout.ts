import type { Planes, Plate, Samples } from './planes.ts';

/** A plate that never moves, remembered as runs of pixels that hide everything and single ones that let something through. */
interface Cutout {
  plate: Plate;
  large: Runs;
  small: Runs;
}

interface Runs {
  /** Start and end of each run, one after the other. */
  solid: Uint32Array;
  partly: Uint32Array;
}

/** Only the rows above `bottom` (even). */
export function cutOut(plate: Plate, bottom: number): Cutout {
  return {
    plate,
    large: findRuns(plate.alpha, plate.width * bottom),
    small: findRuns(plate.alphaSmall, (plate.width * bottom) / 4),
  };
}

function findRuns(alpha: Uint8Array, end: number): Runs {
  const solid: number[] = [];
  const partly: number[] = [];
  for (let i = 0; i < end;) {
    const cover = alpha[i]!;
    const start = i++;
    if (cover < 255) {
      if (cover > 0) partly.push(start);
      continue;
    }
    while (i < end && alpha[i] === 255) i++;
    solid.push(start, i);
  }
  return { solid: Uint32Array.from(solid), partly: Uint32Array.from(partly) };
}

/** Lays it over a frame of its own size. */
export function layCutout(frame: Planes, { plate, large, small }: Cutout): void {
  layRuns(frame.luma, plate.luma, plate.alpha, large);
  layRuns(frame.blue, plate.blue, plate.alphaSmall, small);
  layRuns(frame.red, plate.red, plate.alphaSmall, small);
}

function layRuns(to: Samples, from: Samples, alpha: Uint8Array, { solid, partly }: Runs): void {
  for (let k = 0; k < solid.length; k += 2) {
    const start = solid[k]!;
    const end = solid[k + 1]!;
    if (end - start > 60) to.set(from.subarray(start, end), start);
    else for (let i = start; i < end; i++) to[i] = from[i]!;
  }
  for (const i of partly) to[i] = to[i]! + (((from[i]! - to[i]!) * alpha[i]! * 257 + 32768) >> 16);
}
