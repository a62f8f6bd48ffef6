import { type Canvas, vignette, type Spot } from '../paint/canvas.ts';
import { clamp01, type Colour, scale } from '../paint/colour.ts';
import { createNoise, createTile, fbm, type Noise, noise2, readTile, type Tile } from '../paint/noise.ts';
import { between } from '../../random.ts';
import type { Paint } from './recipe.ts';

export interface Canopy {
  crowns: readonly Colour[];
  ground: Colour;
  size: number;
  road: Colour;
  /** Passes the noise to clips, which need the same line again. */
  onNoise?: (noise: Noise) => void;
}

/** Half the road's width. */
const HALF = 0.016;

/** Course of the road, across by along, both 0…1. */
export function roadLine(noise: Noise): (y: number) => number {
  return (y) => 0.5 + Math.sin(y * 5 + 1) * 0.16 + noise2(noise, y * 1.7, 0.5) * 0.18;
}

/** A wood from above: thousands of round crowns, lit from one side, and a road that winds through. */
export function canopy(look: Canopy): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels.set(look.ground, at);
      pixels[at + 3] = 1;
    }
    look.onNoise?.(noise);
    const leaves = createTile(noise, 256, 16, 4, 0.6);
    const line = roadLine(noise);
    paintRoad(canvas, line, look.road);
    const radius = look.size * height;
    const rows = Math.ceil(height / radius / 0.9) + 4;
    const columns = Math.ceil(width / radius / 0.9) + 4;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const x = (column + random() * 1.1 - 1) * radius * 0.9;
        const y = (row + random() * 1.1 - 1) * radius * 0.9;
        const grove = fbm(noise, (x / height) * 3, (y / height) * 3, 3);
        const size = radius * between(random, 0.55, 1.15);
        const choice =
          look.crowns[Math.floor(clamp01(0.5 + grove * 0.9 + (random() - 0.5) * 0.7) * (look.crowns.length - 0.01))]!;
        const colour = scale(choice, between(random, 0.7, 1.2));
        if (Math.abs(x / width - line(y / height)) * (width / height) > HALF + (size / height) * 0.75)
          paintCrown(canvas, leaves, [x, y, size], colour);
      }
    vignette(canvas, 0.5);
  };
}

function paintRoad(canvas: Canvas, line: (y: number) => number, colour: Colour): void {
  const { width, height, pixels } = canvas;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const off = (column / width - line(row / height)) * (width / height);
      const inside = clamp01((HALF - Math.abs(off)) * height + 0.5);
      if (inside <= 0) continue;
      const dash = Math.abs(off) < HALF * 0.05 && (row / height) % 0.03 < 0.017 ? 0.75 : 0;
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++)
        pixels[at + part] = pixels[at + part]! * (1 - inside) + (colour[part]! * (1 - dash) + 0.8 * dash) * inside;
    }
}

/** A round crown of leaves, lit from the upper left, with its shadow to the lower right. */
function paintCrown({ width, height, pixels }: Canvas, leaves: Tile, [x, y, radius]: Spot, colour: Colour): void {
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius * 1.25));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius * 1.25));
  for (let row = top; row <= bottom; row++)
    for (let column = left, at = (row * width + left) * 4; column <= right; column++, at += 4) {
      const dx = (column - x) / radius;
      const dy = (row - y) / radius;
      const square = dx * dx + dy * dy;
      const tuft = readTile(leaves, x * 7 + dx * 22, y * 7 + dy * 22);
      const edge = 0.84 + tuft * 0.34;
      if (square < edge * edge) {
        const fine = readTile(leaves, x * 3 + dx * 90, y * 3 + dy * 90);
        const light = 0.6 - dx * 0.34 - dy * 0.36 + tuft * 0.5 + fine * 0.4;
        const soft = Math.min(1, (edge - Math.sqrt(square)) * radius);
        for (let part = 0; part < 3; part++)
          pixels[at + part] = pixels[at + part]! * (1 - soft) + colour[part]! * Math.max(0.06, light) * 1.5 * soft;
      } else {
        const shade = (dx - 0.22) ** 2 + (dy - 0.22) ** 2;
        if (shade < 0.8)
          for (let part = 0; part < 3; part++) pixels[at + part] = pixels[at + part]! * (0.72 + shade * 0.35);
      }
    }
}
