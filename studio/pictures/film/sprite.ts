import type { Planes, Plate } from './planes.ts';

/** Lays a small plate with its upper left corner at a place that may lie between pixels across. */
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
