import { type Canvas, createField, lay, layField } from '../paint/canvas.ts';
import { type Colour, mix, smooth } from '../paint/colour.ts';
import { createNoise, createTile, fbm, type Noise, readTile, type Tile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

interface Ink {
  paper: Colour;
  /** Far washes and near ones. */
  pale: Colour;
  dark: Colour;
  layers: number;
  /** Where the first range stands, and how steep the mountains are. */
  first: number;
  steep: number;
  peak: number;
  moon: { x: number; y: number; size: number; colour: Colour };
  /** The line along each crest. */
  gold: Colour;
}

function paintPaper(canvas: Canvas, tile: Tile, [r, g, b]: Colour): void {
  const { width, height, pixels } = canvas;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const fibre =
        readTile(tile, (x / height) * 700, (y / height) * 1900) * 0.03 +
        readTile(tile, (x / height) * 60, (y / height) * 60) * 0.05;
      pixels[at] = r * (1 + fibre);
      pixels[at + 1] = g * (1 + fibre);
      pixels[at + 2] = b * (1 + fibre * 1.3);
      pixels[at + 3] = 1;
    }
}

/** Ranges of wash: dark along the crest, running out into mist below. */
export function ridges(look: Ink): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 6, 0.55);
    paintPaper(canvas, tile, look.paper);
    paintMoon(canvas, tile, look.moon);
    for (let layer = 0; layer < look.layers; layer++)
      washRange(canvas, noise, tile, look, layer / (look.layers - 1), layer);
  };
}

function washRange(canvas: Canvas, noise: Noise, tile: Tile, look: Ink, near: number, layer: number): void {
  const { width, height, pixels } = canvas;
  const ink = mix(look.pale, look.dark, near ** 1.5);
  const base = look.first + (1.02 - look.first) * near;
  const depth = 0.2 + near * 0.16;
  for (let x = 0; x < width; x++) {
    const u = (x / height) * (1.15 + near * 0.5) + layer * 17.3;
    const shape = 1 - Math.abs(fbm(noise, u * 0.8, layer * 5.1, 3)) * look.steep;
    const crest =
      (base - Math.max(0, shape) ** 2 * look.peak * (1 - near * 0.35) - fbm(noise, u * 5, layer + 0.5, 4) * 0.025) *
      height;
    for (let row = Math.max(0, Math.floor(crest)); row < height; row++) {
      const down = (row + 1 - crest) / height;
      const edge = Math.min(1, row + 1 - crest);
      const fade = 1 - smooth(down / depth);
      const crag = readTile(tile, (x / height) * 240 + layer * 50, (row / height) * 90 + (x / height) * 60);
      const bleed = readTile(tile, (x / height) * 90, (row / height) * 90 + layer * 31);
      const rim = Math.exp(-down * 90) * 0.3;
      const wash = fade * (0.5 + crag * 0.75 * (0.4 + near) + bleed * 0.35) + rim;
      const alpha = Math.min(1, Math.max(0, wash)) * edge * (0.55 + near * 0.42);
      const at = (row * width + x) * 4;
      lay(pixels, at, look.paper[0], look.paper[1], look.paper[2], edge * 0.97);
      lay(pixels, at, ink[0], ink[1], ink[2], alpha);
      if (down < 0.0028) lay(pixels, at, look.gold[0], look.gold[1], look.gold[2], edge * 0.9);
    }
  }
  const mist = createField(
    Math.round((120 * width) / height),
    120,
    (x, y) =>
      smooth((y - base + 0.05) / 0.14) *
      Math.max(0, 0.55 + fbm(noise, ((x * width) / height) * 2.2 + layer * 3, y * 5, 3) * 0.9) *
      (1 - near * 0.4),
  );
  if (near < 1) layField(canvas, mist, look.paper);
}

function paintMoon(canvas: Canvas, tile: Tile, moon: Ink['moon']): void {
  const { width, height, pixels } = canvas;
  const radius = moon.size * height;
  for (
    let row = Math.max(0, Math.floor(moon.y * height - radius));
    row < Math.min(height, moon.y * height + radius);
    row++
  )
    for (
      let column = Math.max(0, Math.floor(moon.x * width - radius));
      column < Math.min(width, moon.x * width + radius);
      column++
    ) {
      const away = Math.hypot(column - moon.x * width, row - moon.y * height);
      const wash = 0.82 + readTile(tile, (column / height) * 200, (row / height) * 200) * 0.3;
      const cover = Math.min(1, Math.max(0, radius - away)) * wash * (0.86 + 0.14 * (away / radius) ** 6);
      lay(pixels, (row * width + column) * 4, ...moon.colour, cover * 0.92);
    }
}
