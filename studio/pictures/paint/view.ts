import type { Canvas } from './canvas.ts';
import { readTile } from './noise.ts';
import type { Land } from './terrain.ts';

/** Position of the camera on the land, in cells, and its direction. */
export interface View {
  x: number;
  y: number;
  height: number;
  heading: number;
  /** Focal length in picture heights: 0.8 wide, 3 long. */
  lens: number;
  /** Where the horizon lies, 0 top to 1 bottom; it may lie outside. */
  horizon: number;
  near: number;
  far: number;
}

/** Writes the colour of the ground at a position, seen from a distance, to out[0…2]. */
export type Ground = (x: number, y: number, distance: number, out: Float32Array) => void;

interface Column {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  cover: Float32Array;
}

/** Draws the land from front to back, one column of the picture after the other. */
export function paintLand(canvas: Canvas, land: Land, view: View, ground: Ground, fineness = 0.0022): void {
  const { width, height } = canvas;
  const column: Column = {
    red: new Float32Array(height),
    green: new Float32Array(height),
    blue: new Float32Array(height),
    cover: new Float32Array(height),
  };
  for (let x = 0; x < width; x++) {
    column.cover.fill(0);
    const across = (x + 0.5 - width / 2) / height / view.lens;
    march(column, land, view, ground, across, fineness);
    layColumn(canvas, x, column);
  }
}

function march(column: Column, land: Land, view: View, ground: Ground, across: number, fineness: number): void {
  const rows = column.cover.length;
  const focal = view.lens * rows;
  const dx = Math.cos(view.heading) - Math.sin(view.heading) * across;
  const dy = Math.sin(view.heading) + Math.cos(view.heading) * across;
  const { heights } = land;
  const colour = new Float32Array(3);
  let reached = rows;
  let before = rows + 1;
  let [r, g, b] = [0, 0, 0];
  for (let z = view.near; z < view.far && reached > 0; z += z * fineness) {
    const px = view.x + dx * z;
    const py = view.y + dy * z;
    const top = view.horizon * rows - ((readTile(heights, px, py) - view.height) * focal) / z;
    if (top < reached) {
      ground(px, py, z, colour);
      if (before > reached + 0.001) [r, g, b] = [colour[0]!, colour[1]!, colour[2]!];
      fill(column, Math.max(0, top), reached, colour, r, g, b);
      [r, g, b] = [colour[0]!, colour[1]!, colour[2]!];
      reached = top;
    }
    before = top;
  }
}

/** Fills rows from `top` to `bottom`, from the colour above to r, g, b below; the end rows only partly. */
function fill(column: Column, top: number, bottom: number, above: Float32Array, r: number, g: number, b: number): void {
  const { red, green, blue, cover } = column;
  const span = bottom - top;
  const last = Math.min(cover.length - 1, Math.ceil(bottom) - 1);
  for (let row = Math.floor(top); row <= last; row++) {
    const share = Math.min(bottom, row + 1) - Math.max(top, row);
    if (share <= 0) continue;
    const low = Math.min(1, Math.max(0, (row + 0.5 - top) / span));
    if (cover[row] === 0) red[row] = green[row] = blue[row] = 0;
    red[row] = red[row]! + (above[0]! + (r - above[0]!) * low) * share;
    green[row] = green[row]! + (above[1]! + (g - above[1]!) * low) * share;
    blue[row] = blue[row]! + (above[2]! + (b - above[2]!) * low) * share;
    cover[row] = cover[row]! + share;
  }
}

function layColumn({ width, height, pixels }: Canvas, x: number, { red, green, blue, cover }: Column): void {
  for (let row = height - 1, at = (row * width + x) * 4; row >= 0; row--, at -= width * 4) {
    const alpha = cover[row]!;
    if (alpha === 0) return;
    const keep = 1 - alpha;
    pixels[at] = pixels[at]! * keep + red[row]!;
    pixels[at + 1] = pixels[at + 1]! * keep + green[row]!;
    pixels[at + 2] = pixels[at + 2]! * keep + blue[row]!;
    pixels[at + 3] = pixels[at + 3]! * keep + alpha;
  }
}
