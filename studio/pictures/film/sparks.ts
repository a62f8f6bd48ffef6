import type { Planes } from './planes.ts';

/** A small light on a frame: where it is, how wide, its codes, and how much it hides what is behind it. */
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
