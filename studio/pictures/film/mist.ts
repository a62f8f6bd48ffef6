import { clamp01 } from '../paint/colour.ts';
import { readTile, type Tile } from '../paint/noise.ts';
import type { Planes, Samples } from './planes.ts';

const SHRINK = 8;

/** A bank of mist in front of one layer of the picture. */
export interface Bank {
  /** 0 top to 1 bottom. */
  middle: number;
  wide: number;
  thick: number;
  /** Cells that it moves by in a second. */
  pace: number;
  seed: number;
}

/** Mist over a still picture, banked between its layers: each pixel tells which layer it shows. */
export interface Mist {
  width: number;
  height: number;
  /** 0 for the farthest; bank i lies before layers 0…i. */
  layers: Uint8Array;
  banks: readonly Bank[];
  tile: Tile;
  /** For each layer how thick the mist before it is, in 256ths, in an eighth of the size. */
  fields: Int32Array[];
}

export function createMist(
  width: number,
  height: number,
  layers: Uint8Array,
  banks: readonly Bank[],
  tile: Tile,
): Mist {
  const count = Math.ceil(width / SHRINK + 2) * Math.ceil(height / SHRINK + 2);
  return {
    width,
    height,
    layers,
    banks,
    tile,
    fields: Array.from({ length: banks.length + 1 }, () => new Int32Array(count)),
  };
}

export function layMist(frame: Planes, mist: Mist, codes: readonly [number, number, number], seconds: number): void {
  fillFields(mist, seconds);
  const first =
    Math.max(0, Math.min(...mist.banks.map(({ middle, wide }) => Math.floor((middle - wide * 2.2) * mist.height)))) &
    ~15;
  veil(frame.luma, frame.width, frame.height, first, mist, 1, Math.round(codes[0]));
  veil(frame.blue, frame.width / 2, frame.height / 2, first / 2, mist, 2, Math.round(codes[1]));
  veil(frame.red, frame.width / 2, frame.height / 2, first / 2, mist, 2, Math.round(codes[2]));
}

function fillFields({ width, height, banks, tile, fields }: Mist, seconds: number): void {
  const columns = Math.ceil(width / SHRINK + 2);
  const rows = Math.ceil(height / SHRINK + 2);
  for (const field of fields) field.fill(0);
  for (let i = banks.length - 1; i >= 0; i--) {
    const { middle, wide, thick, pace, seed } = banks[i]!;
    const field = fields[i]!;
    const nearer = fields[i + 1]!;
    for (let row = 0, at = 0; row < rows; row++) {
      const off = ((row * SHRINK) / height - middle) / wide;
      if (off < -2.4 || off > 2.4) {
        for (let end = at + columns; at < end; at++) field[at] = nearer[at]!;
        continue;
      }
      for (let column = 0; column < columns; column++, at++) {
        const bend = readTile(tile, column * 0.32 + seconds * pace * 0.6 + seed, row * 0.7 + seed) * 1.1;
        const wisp = readTile(
          tile,
          column * 0.8 + seconds * pace * 1.7 + seed * 3 + bend * 14,
          row * 1.9 + 50 - seconds * pace * 0.2,
        );
        const here = thick * Math.exp(-((off + bend * 0.9) ** 2)) * clamp01(0.7 + wisp * 0.8);
        field[at] = 256 - (256 - nearer[at]!) * (1 - here);
      }
    }
  }
}

function veil(
  to: Samples,
  width: number,
  height: number,
  first: number,
  { layers, fields, width: full }: Mist,
  shrink: number,
  code: number,
): void {
  const columns = Math.ceil(full / SHRINK + 2);
  const bits = shrink === 1 ? 3 : 2;
  const cell = 1 << bits;
  const lines = new Int32Array(columns * fields.length);
  for (let row = first; row < height; row++) {
    const above = (row >> bits) * columns;
    const share = ((row & (cell - 1)) << 8) >> bits;
    for (let k = 0, at = 0; k < fields.length; k++) {
      const field = fields[k]!;
      for (let i = 0; i < columns; i++, at++)
        lines[at] = (field[above + i]! << 8) + (field[above + columns + i]! - field[above + i]!) * share;
    }
    for (
      let column = 0, at = row * width, layerAt = row * shrink * full;
      column < columns - 2;
      column++, at += cell, layerAt += SHRINK
    ) {
      const layer = layers[layerAt]!;
      if (layer === layers[layerAt + SHRINK - shrink]) {
        const line = layer * columns + column;
        veilCell(to, at, cell, lines[line]!, lines[line + 1]!, bits, code);
      } else
        for (let k = 0; k < cell; k++) {
          const line = layers[layerAt + k * shrink]! * columns + column;
          const left = lines[line]!;
          const old = to[at + k]!;
          to[at + k] = old + (((code - old) * (left + (((lines[line + 1]! - left) * k) >> bits)) + 32768) >> 16);
        }
    }
  }
}

/** Pixels of one layer between two points of its field. */
function veilCell(
  to: Samples,
  at: number,
  cell: number,
  left: number,
  right: number,
  bits: number,
  code: number,
): void {
  if (left < 300 && right < 300) return;
  const step = (right - left) >> bits;
  for (const end = at + cell; at < end; at++, left += step) {
    const old = to[at]!;
    to[at] = old + (((code - old) * left + 32768) >> 16);
  }
}
