import { readTile, type Tile } from '../paint/noise.ts';
import type { Ripples } from '../paint/water.ts';
import type { Planes, Plate, Samples } from './planes.ts';

const GRID_X = 8;
const GRID_Y = 4;

/** Moving water: what it mirrors is painted once, ripples push it about. */
export interface Waves {
  /** First row of the water; even. */
  edge: number;
  /** Ripples per frame height in front, and how many times as long across. */
  scale: number;
  stretch: number;
  /** How far they push, and cells that they come nearer by in a second. */
  push: number;
  speed: number;
}

/** Writes the water of the plate into the frame; the plate may be wider, `shift` (whole) tells where the frame begins. */
export function rippleWater(
  frame: Planes,
  plate: Plate,
  ripples: Ripples,
  waves: Waves,
  seconds: number,
  shift: number,
): void {
  const { width, height } = frame;
  const columns = width / GRID_X + 2;
  const lines = Math.ceil((height - waves.edge) / GRID_Y) + 2;
  const grid = pushes(columns, lines, width, height, ripples, waves, seconds, shift);
  moveRows(
    frame.luma,
    width,
    height,
    plate.luma,
    plate.width,
    waves.edge,
    grid,
    columns,
    1,
    shift,
    plate.luma instanceof Uint16Array ? 64 : 16,
  );
  const half = waves.edge / 2;
  moveRows(frame.blue, width / 2, height / 2, plate.blue, plate.width / 2, half, grid, columns, 2, shift >> 1, -1);
  moveRows(frame.red, width / 2, height / 2, plate.red, plate.width / 2, half, grid, columns, 2, shift >> 1, -1);
}

/** For every eighth column and fourth row: how far aside, how far down, how much brighter (256 is as it was). */
function pushes(
  columns: number,
  lines: number,
  width: number,
  height: number,
  ripples: Ripples,
  waves: Waves,
  seconds: number,
  shift: number,
): Float32Array {
  const grid = new Float32Array(columns * lines * 3);
  const slopeX: Tile = { size: ripples.size, values: ripples.slopeX };
  const slopeY: Tile = { size: ripples.size, values: ripples.slopeY };
  for (let line = 0, i = 0; line < lines; line++) {
    const away = line * GRID_Y + 1;
    const down = away / height;
    const distance = 1 / (down + 0.035);
    const across = (waves.scale * distance * 1.1) / height / waves.stretch;
    const v = distance * waves.scale + seconds * waves.speed;
    const calm = Math.min(1, 0.25 + down * 5);
    for (let column = 0; column < columns; column++, i += 3) {
      const u = (column * GRID_X + shift - width / 2) * across;
      const tilt =
        (readTile(slopeY, u * 0.5 + 40, v * 0.5) * 0.7 + readTile(slopeY, u * 1.7 + seconds * 2, v * 1.7) * 0.5) * calm;
      const side = readTile(slopeX, u * 1.1 + 9 - seconds, v * 1.1) * calm;
      grid[i] = side * (2 + away * 0.1) * waves.push;
      grid[i + 1] = tilt * (away * 0.5 + 0.02 * height) * waves.push;
      grid[i + 2] = 256 * (1 + Math.max(-0.8, tilt * 0.7));
    }
  }
  return grid;
}

/** `black` is the code of no light for brightness, or negative for colours, which keep their strength. */
function moveRows(
  to: Samples,
  width: number,
  height: number,
  from: Samples,
  fromWidth: number,
  edge: number,
  grid: Float32Array,
  columns: number,
  shrink: number,
  shift: number,
  black: number,
): void {
  const cell = GRID_X / shrink;
  const last = from.length / fromWidth - 1;
  const line = new Float32Array(columns * 3);
  for (let row = edge; row < height; row++) {
    const place = ((row - edge) * shrink) / GRID_Y;
    const above = (place | 0) * columns * 3;
    const share = place - (place | 0);
    for (let i = 0, below = above + columns * 3; i < line.length; i++)
      line[i] = grid[above + i]! + (grid[below + i]! - grid[above + i]!) * share;
    for (let cellAt = 0, start = row * width, x = shift; cellAt < columns - 2; cellAt++, start += cell, x += cell)
      moveCell(to, start, from, fromWidth, row, x, edge, last, line, cellAt * 3, cell, shrink, black);
  }
}

/** The pixels of one row between two points of the grid, two by two; distances in 65536ths of a pixel. */
function moveCell(
  to: Samples,
  start: number,
  from: Samples,
  fromWidth: number,
  row: number,
  x: number,
  edge: number,
  last: number,
  line: Float32Array,
  i: number,
  cell: number,
  shrink: number,
  black: number,
): void {
  const unit = 65536 / shrink;
  const stepAside = (((line[i + 3]! - line[i]!) * unit * 2) / cell) | 0;
  const stepDown = (((line[i + 4]! - line[i + 1]!) * unit * 2) / cell) | 0;
  const stepGain = (((line[i + 5]! - line[i + 2]!) * 512) / cell) | 0;
  let aside = (line[i]! * unit) | 0;
  let down = (line[i + 1]! * unit) | 0;
  let gain = (line[i + 2]! * 256) | 0;
  const right = fromWidth - 2;
  for (let k = 0; k < cell; k += 2) {
    let source = row + (down >> 16);
    source = source < edge ? edge : source > last ? last : source;
    let column = x + k + (aside >> 16);
    column = column < 0 ? 0 : column > right ? right : column;
    const at = source * fromWidth + column;
    const first = start + k;
    if (black < 0) {
      to[first] = from[at]!;
      to[first + 1] = from[at + 1]!;
    } else {
      to[first] = black + (((from[at]! - black) * gain) >> 16);
      to[first + 1] = black + (((from[at + 1]! - black) * gain) >> 16);
    }
    aside += stepAside;
    down += stepDown;
    gain += stepGain;
  }
}
