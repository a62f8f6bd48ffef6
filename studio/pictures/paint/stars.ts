import { spread, type Random } from '../../random.ts';
import { add, type Canvas, around, type Spot } from './canvas.ts';
import { clamp01, smooth, type Colour } from './colour.ts';
import { readTile, type Tile } from './noise.ts';

/** Adds a small round light whose edges fall between pixels. */
export function spark(canvas: Canvas, x: number, y: number, radius: number, colour: Colour, light: number): void {
  const { width, height, pixels } = canvas;
  const reach = Math.max(0.62, radius);
  const dim = light * Math.min(1, radius / reach) ** 2;
  const [left, right] = [Math.max(0, Math.ceil(x - reach * 2)), Math.min(width - 1, Math.floor(x + reach * 2))];
  const [top, bottom] = [Math.max(0, Math.ceil(y - reach * 2)), Math.min(height - 1, Math.floor(y + reach * 2))];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const near = 1 - ((column - x) ** 2 + (row - y) ** 2) / (4 * reach * reach);
      if (near <= 0) continue;
      const share = near * near * near * dim;
      add(pixels, (row * width + column) * 4, colour, share);
    }
}

const STAR_COLOURS: readonly Colour[] = [
  [0.75, 0.85, 1.1],
  [0.9, 0.95, 1],
  [1, 0.95, 0.85],
  [1.1, 0.85, 0.65],
];

/** Stars above `horizon`, few bright and many faint. */
export function paintStars(canvas: Canvas, random: Random, count: number, horizon: number, gain = 1): void {
  const { width, height } = canvas;
  const unit = height / 1344;
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = random() * horizon * height;
    const size = random() ** 8;
    const colour = STAR_COLOURS[Math.floor(random() * 4)]!;
    const fade = smooth((horizon - y / height) / 0.3);
    spark(canvas, x, y, (0.55 + size * 0.95) * unit, colour, (0.4 + size * 4) * gain * fade);
  }
}

export interface Galaxy {
  /** A point on the band, 0…1, and its direction in radians. */
  x: number;
  y: number;
  angle: number;
  width: number;
  core: Colour;
  edge: Colour;
  light: number;
}

/** The Milky Way: a band of light with dark lanes, and its own dust of stars. */
export function paintGalaxy(canvas: Canvas, random: Random, tile: Tile, galaxy: Galaxy, horizon: number): void {
  const { width, height, pixels } = canvas;
  const [cos, sin] = [Math.cos(galaxy.angle), Math.sin(galaxy.angle)];
  const grain = tile.size * 0.5;
  for (let row = 0; row < Math.min(height, horizon * height); row++)
    for (let column = 0, at = row * width * 4; column < width; column++, at += 4) {
      const dx = (column - galaxy.x * width) / height;
      const dy = row / height - galaxy.y;
      const along = dx * cos + dy * sin;
      const across = (dy * cos - dx * sin) / galaxy.width;
      const away = across * across;
      if (away > 6) continue;
      const cloud = readTile(tile, along * grain * 1.3, across * grain * 0.34 + 90);
      const fine = readTile(tile, along * grain * 5.1 + 40, across * grain * 1.3);
      const lane = readTile(tile, along * grain * 1.9 + 200 + cloud * 30, across * grain * 0.55 + fine * 14);
      const bulge = Math.exp(-along * along * 4.5);
      const band = Math.exp(-away * (2.6 - bulge * 0.9)) * (0.42 + bulge * 0.75) * (1 + cloud * 1.3 + fine * 0.7);
      const dust =
        1 -
        0.86 *
          Math.exp(-(across - 0.12) * (across - 0.12) * 5) *
          smooth(0.42 + lane * 2 + fine * 0.5) *
          (0.55 + bulge * 0.45);
      const light = Math.max(0, band * dust) * galaxy.light;
      const warm = clamp01(bulge * 1.2 + cloud * 0.5 - away * 0.7);
      pixels[at] = pixels[at]! + light * (galaxy.edge[0] + (galaxy.core[0] - galaxy.edge[0]) * warm);
      pixels[at + 1] = pixels[at + 1]! + light * (galaxy.edge[1] + (galaxy.core[1] - galaxy.edge[1]) * warm);
      pixels[at + 2] = pixels[at + 2]! + light * (galaxy.edge[2] + (galaxy.core[2] - galaxy.edge[2]) * warm);
    }
  for (let i = 0; i < 5200; i++) {
    const along = (random() - 0.5) * 3;
    const across = spread(random) * galaxy.width * 0.55;
    const x = galaxy.x * width + (along * cos - across * sin) * height;
    const y = (galaxy.y + along * sin + across * cos) * height;
    const light = 0.1 + random() ** 6 * 0.8;
    if (y < horizon * height) spark(canvas, x, y, (0.6 * height) / 1344, STAR_COLOURS[i & 3]!, light * galaxy.light);
  }
}

/** A lamp out of focus: a disc with a brighter rim. */
export function paintLamp(canvas: Canvas, [x, y, radius]: Spot, colour: Colour, light: number): void {
  around(canvas, [x, y, radius + 1], (column, row, pixel) => {
    const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
    const cover = Math.min(1, (radius - away) / Math.max(1.2, radius * 0.05) + 0.5);
    const rim = 0.72 + 0.5 * smooth((away / radius - 0.72) / 0.25);
    if (cover > 0) add(canvas.pixels, pixel * 4, colour, light * cover * rim);
  });
}
