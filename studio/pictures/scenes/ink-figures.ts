import { type Random, between } from '../../random.ts';
import { clamp01, step } from '../paint/colour.ts';
import { type Sheet, brushStroke, blot } from '../paint/ink-sheet.ts';
import { readTile } from '../paint/noise.ts';
import { trace } from '../paint/stroke.ts';

/** A waterfall from a ledge: removes ink and leaves a few threads. */
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

/** A flat boat with a hood and a man who stands at the pole. */
export function floatBoat(sheet: Sheet, x: number, y: number, size: number, density = 2.2): void {
  const [px, py, unit] = [x * sheet.width, y * sheet.height, size * sheet.height];
  const stroke = (density_: number, ...places: (readonly [number, number, number])[]) =>
    brushStroke(
      sheet,
      places.map(([dx, dy, wide]) => ({ x: px + dx * unit, y: py + dy * unit, width: wide * unit })),
      { density: density_, dry: 0.1, spent: 0, seed: 3 },
    );
  stroke(density, [-1.05, -0.16, 0.03], [-0.6, 0.02, 0.1], [0, 0.07, 0.14], [0.6, 0.01, 0.1], [1.1, -0.2, 0.03]);
  stroke(
    density * 0.8,
    [-0.42, -0.04, 0.05],
    [-0.3, -0.27, 0.07],
    [0.02, -0.34, 0.08],
    [0.26, -0.25, 0.07],
    [0.34, -0.02, 0.05],
  );
  stroke(density * 0.35, [-0.36, -0.1, 0.2], [0, -0.18, 0.26], [0.28, -0.1, 0.2]);
  stroke(density, [0.66, -0.06, 0.09], [0.68, -0.3, 0.12], [0.66, -0.44, 0.08]);
  stroke(density, [0.52, -0.47, 0.02], [0.66, -0.56, 0.08], [0.82, -0.46, 0.02]);
  stroke(density * 0.8, [0.6, -0.86, 0.02], [0.84, -0.2, 0.025], [1.05, 0.36, 0.02]);
  stroke(0.28, [-1.2, 0.26, 0.02], [0, 0.3, 0.05], [1.25, 0.25, 0.02]);
  stroke(0.18, [-0.7, 0.42, 0.02], [0.1, 0.45, 0.04], [0.9, 0.41, 0.02]);
}

/** Birds in a loose line, as pairs of small strokes. */
export function flyBirds(sheet: Sheet, random: Random, x: number, y: number, count: number, size: number): void {
  for (let i = 0; i < count; i++) {
    const cx = x * sheet.width + (i - count / 2) * size * sheet.height * between(random, 1.3, 1.9);
    const cy =
      (y + Math.abs(i - count * 0.4) * size * 0.5) * sheet.height + between(random, -0.4, 0.4) * size * sheet.height;
    const wing = size * sheet.height * between(random, 0.6, 1);
    const lift = between(random, 0.2, 0.7);
    for (const side of [-1, 1])
      brushStroke(
        sheet,
        [
          { x: cx, y: cy, width: wing * 0.2 },
          { x: cx + side * wing * 0.5, y: cy - wing * lift * 0.75, width: wing * 0.16 },
          { x: cx + side * wing, y: cy - wing * lift * 0.5, width: wing * 0.02 },
        ],
        { density: 1.7, dry: 0, spent: 0.4, seed: i },
      );
  }
}

/** A sun in cinnabar, painted with one wet brush. */
export function stampSun(sheet: Sheet, x: number, y: number, radius: number, density = 1.15): void {
  blot(sheet, [(x * sheet.width) / sheet.height, y, radius], density, true, 0.018);
}

/** A painter's seal: a red square with strokes left white. */
export function stampSeal(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  const side = size * sheet.height;
  const [left, top] = [x * sheet.width, y * sheet.height];
  const marks = Array.from({ length: 7 }, (_, i) => ({
    flat: i % 2 === 0,
    at: 0.18 + (i / 7) * 0.68,
    from: between(random, 0.14, 0.3),
    to: between(random, 0.6, 0.86),
  }));
  trace(
    [
      { x: left, y: top + side / 2, width: side },
      { x: left + side, y: top + side / 2, width: side },
    ],
    sheet.width,
    sheet.height,
    (pixel, cover) => {
      const u = ((pixel % sheet.width) + 0.5 - left) / side;
      const v = (Math.floor(pixel / sheet.width) + 0.5 - top) / side;
      const line = marks.some((mark) =>
        mark.flat
          ? Math.abs(v - mark.at) < 0.035 && u > mark.from && u < mark.to
          : Math.abs(u - mark.at) < 0.035 && v > mark.from && v < mark.to,
      );
      const worn = readTile(sheet.tile, u * 60 + 300, v * 60) > 0.32;
      if (!line && !worn)
        sheet.tint[pixel] = Math.max(
          sheet.tint[pixel]!,
          1.5 * cover * step(0, 0.04, Math.min(u, v, 1 - u, 1 - v) + 0.02),
        );
    },
  );
}
