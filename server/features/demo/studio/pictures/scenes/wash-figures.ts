import { type Canvas, lay } from '../paint/canvas.ts';
import { type Colour, hex } from '../paint/colour.ts';
import { readTile, type Tile } from '../paint/noise.ts';
import { between, type Random } from '../paint/random.ts';
import { paintStroke, type Point } from '../paint/strokes.ts';

/** A flat boat with a figure, as small as they are in old scrolls. */
export function paintBoat(canvas: Canvas, x: number, y: number, ink: Colour): void {
  const { width, height } = canvas;
  const unit = height * 0.01;
  const at = (dx: number, dy: number, radius: number): Point => ({
    x: x * width + dx * unit,
    y: y * height + dy * unit,
    radius: radius * unit,
  });
  paintStroke(
    canvas,
    [at(-4.6, -0.7, 0.12), at(-3, 0, 0.3), at(0, 0.25, 0.38), at(3, 0, 0.3), at(4.8, -0.8, 0.12)],
    ink,
    0.92,
  );
  paintStroke(canvas, [at(-1.6, -0.2, 0.18), at(-1.1, -1.3, 0.2), at(0.6, -1.3, 0.2), at(1.2, -0.2, 0.18)], ink, 0.8);
  paintStroke(canvas, [at(2.5, -0.3, 0.3), at(2.4, -1.7, 0.34)], ink, 0.9);
  paintStroke(canvas, [at(1.9, -2.1, 0.1), at(2.4, -2.45, 0.3), at(2.95, -2.1, 0.1)], ink, 0.9);
  paintStroke(canvas, [at(2.3, -2.6, 0.06), at(4.3, 1.6, 0.09)], ink, 0.85);
  paintStroke(canvas, [at(-5.2, 0.9, 0.05), at(-1, 1.05, 0.09), at(4.6, 0.9, 0.04)], ink, 0.25);
}

export function paintBirds(
  canvas: Canvas,
  random: Random,
  birds: { x: number; y: number; count: number },
  ink: Colour,
): void {
  const { width, height } = canvas;
  for (let i = 0; i < birds.count; i++) {
    const x = birds.x * width + (i - birds.count / 2) * height * 0.03 + between(random, -0.01, 0.01) * height;
    const y =
      birds.y * height + Math.abs(i - birds.count / 2) * height * 0.011 + between(random, -0.008, 0.008) * height;
    const size = height * between(random, 0.007, 0.011);
    const lift = between(random, 0.3, 0.7);
    paintStroke(
      canvas,
      [
        { x: x - size, y: y - size * lift, radius: 0.02 * size },
        { x: x - size * 0.4, y: y - size * lift * 0.9, radius: 0.09 * size },
        { x, y, radius: 0.1 * size },
      ],
      ink,
      0.85,
    );
    paintStroke(
      canvas,
      [
        { x, y, radius: 0.1 * size },
        { x: x + size * 0.4, y: y - size * lift * 0.9, radius: 0.09 * size },
        { x: x + size, y: y - size * lift, radius: 0.02 * size },
      ],
      ink,
      0.85,
    );
  }
}

/** A red square with strokes left white, as a painter's seal. */
export function paintSeal(canvas: Canvas, tile: Tile, x: number, y: number): void {
  const { width, height, pixels } = canvas;
  const size = height * 0.045;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const u = (column / size) * 6;
      const v = (row / size) * 6;
      const rim = u < 0.55 || v < 0.55 || u > 5.45 || v > 5.45;
      const sign =
        (Math.floor(u * 1.3) + Math.floor(v * 1.7)) % 3 === 0 ||
        (u > 2.8 && u < 3.2) ||
        (v > 2.8 && v < 3.2 && u < 4.6);
      const worn = readTile(tile, column * (300 / size), row * (300 / size)) > 0.34;
      if (worn || (!rim && sign)) continue;
      lay(
        pixels,
        ((Math.floor(y * height) + row) * width + Math.floor(x * width) + column) * 4,
        ...hex('#b32a1e'),
        0.9,
      );
    }
}
