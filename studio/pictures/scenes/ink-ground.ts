import { clamp01 } from '../paint/colour.ts';
import { type Sheet, brushStroke } from '../paint/ink-sheet.ts';
import { readTile } from '../paint/noise.ts';
import { type Random, between } from '../../random.ts';

/** A white band that falls from a ledge: ink is taken away, a few threads are left. */
export function pourWater(sheet: Sheet, random: Random, x: number, wide: number, top: number, bottom: number): void {
  const { width, height, tile } = sheet;
  for (let row = Math.floor(top * height); row < bottom * height; row++) {
    const down = (row / height - top) / (bottom - top);
    const half = wide * (0.6 + down * 0.5) * height;
    for (let column = Math.floor(x * width - half * 1.4); column < x * width + half * 1.4; column++) {
      const edge = readTile(tile, column * 0.5 + 40, row * 0.06) * 0.5;
      const keep = 1 - 0.95 * clamp01((1 - Math.abs(column - x * width) / half + edge) * 4) * clamp01(down * 30);
      sheet.ink[row * width + column] = sheet.ink[row * width + column]! * keep;
    }
  }
  for (let i = 0; i < 22; i++) {
    const from = x * width + between(random, -0.55, 0.55) * wide * height;
    const to = from + between(random, -0.2, 0.2) * wide * height;
    brushStroke(
      sheet,
      [
        { x: from, y: top * height, width: 1 },
        { x: (from + to) / 2, y: ((top + bottom) / 2) * height, width: 2.5 },
        { x: to, y: bottom * height, width: 1 },
      ],
      { density: between(random, 0.1, 0.45), dry: 0.5, spent: 0.5, seed: i },
    );
  }
}

/** Small trees along a crest: a trunk and a few dabs. */
export function plantTrees(
  sheet: Sheet,
  crest: Float32Array,
  random: Random,
  count: number,
  size: number,
  density: number,
  within: readonly [number, number] = [0, 1],
): void {
  for (let i = 0; i < count; i++) {
    const x = between(random, within[0], within[1]) * sheet.width;
    const ground = crest[Math.min(crest.length - 1, Math.floor(x))]!;
    const tall = size * sheet.height * between(random, 0.6, 1.3);
    const y = ground + tall * between(random, 0.05, 0.5);
    brushStroke(
      sheet,
      [
        { x, y, width: tall * 0.08 },
        { x: x + tall * between(random, -0.1, 0.1), y: y - tall, width: tall * 0.04 },
      ],
      { density, dry: 0, spent: 0.1, seed: i },
    );
    const dabs = 5;
    for (let k = 0; k < dabs; k++) {
      const up = (k + 1) / dabs;
      const wide = tall * (0.42 - up * 0.28);
      const cy = y - tall * (0.25 + up * 0.75);
      brushStroke(
        sheet,
        [
          { x: x - wide, y: cy + tall * 0.05, width: tall * 0.05 },
          { x, y: cy, width: tall * 0.13 },
          { x: x + wide, y: cy + tall * 0.06, width: tall * 0.04 },
        ],
        { density: density * between(random, 0.5, 1), dry: 0.2, spent: 0.2, seed: i * 7 + k },
      );
    }
  }
}
