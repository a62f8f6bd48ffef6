import type { Pixels } from '../images.ts';
import { lumaAt } from './frame-worth.ts';

/** Anything brighter is not a border; compression leaves a little noise in black. */
const BLACK = 24;
const SMALLEST_SHARE = 0.015;
const SAMPLES = 64;

/** Whether every frame that is not entirely black has black bars on two opposite sides. */
export function hasBlackBorders(frames: Pixels[]): boolean {
  const lit = frames.filter((frame) => !isBlackAt(frame, 'middle'));
  const has = (...sides: Side[]) =>
    lit.length > 0 && lit.every((frame) => sides.every((side) => isBlackAt(frame, side)));
  return has('top', 'bottom') || has('left', 'right');
}

type Side = 'top' | 'bottom' | 'left' | 'right' | 'middle';

function isBlackAt(frame: Pixels, side: Side): boolean {
  const { width, height } = frame;
  const bar = Math.max(2, Math.ceil(SMALLEST_SHARE * (side === 'left' || side === 'right' ? width : height)));
  const [x, y, w, h] = {
    top: [0, 0, width, bar],
    bottom: [0, height - bar, width, bar],
    left: [0, 0, bar, height],
    right: [width - bar, 0, bar, height],
    middle: [width / 4, height / 4, width / 2, height / 2],
  }[side] as [number, number, number, number];
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1) {
      const at = [x + ((column + 0.5) * w) / SAMPLES, y + ((row + 0.5) * h) / SAMPLES].map(Math.floor);
      if (lumaAt(frame, at[0] ?? 0, at[1] ?? 0) > BLACK) return false;
    }
  return true;
}
