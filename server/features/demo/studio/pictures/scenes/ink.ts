import { createField, layField, lay, type Canvas } from '../paint/canvas.ts';
import { hex, mix, smooth, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, fbm, readTile, type Noise, type Tile } from '../paint/noise.ts';
import { between, type Random } from '../paint/random.ts';
import { paintStroke, type Point } from '../paint/strokes.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, type Paint, type PhotoRecipe } from './recipe.ts';

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
  sun?: { x: number; y: number; size: number; colour: Colour };
  boat?: { x: number; y: number };
  birds?: { x: number; y: number; count: number };
  pines?: boolean;
  gold?: Colour;
  seal?: { x: number; y: number };
}

function paintPaper(canvas: Canvas, tile: Tile, [r, g, b]: Colour): void {
  const { width, height, pixels } = canvas;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const fibre = readTile(tile, (x / height) * 700, (y / height) * 1900) * 0.03 + readTile(tile, (x / height) * 60, (y / height) * 60) * 0.05;
      pixels[at] = r * (1 + fibre);
      pixels[at + 1] = g * (1 + fibre);
      pixels[at + 2] = b * (1 + fibre * 1.3);
      pixels[at + 3] = 1;
    }
}

/** Ranges of wash: dark along the crest, running out into mist below. */
function mountains(look: Ink): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 6, 0.55);
    paintPaper(canvas, tile, look.paper);
    if (look.sun) paintSunDisc(canvas, tile, look.sun);
    for (let layer = 0; layer < look.layers; layer++) {
      const near = look.layers === 1 ? 1 : layer / (look.layers - 1);
      if (near === 1 && look.boat) paintBoat(canvas, look.boat.x, look.boat.y, look.dark);
      washRange(canvas, noise, tile, look, near, layer);
    }
    if (look.birds) paintBirds(canvas, random, look.birds, look.dark);
    if (look.seal) paintSeal(canvas, tile, look.seal.x, look.seal.y);
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
    const crest = (base - Math.max(0, shape) ** 2 * look.peak * (1 - near * 0.35) - fbm(noise, u * 5, layer + 0.5, 4) * 0.025) * height;
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
      if (look.gold && down < 0.0028) lay(pixels, at, look.gold[0], look.gold[1], look.gold[2], edge * 0.9);
    }
  }
  const mist = createField(Math.round((120 * width) / height), 120, (x, y) => smooth((y - base + 0.05) / 0.14) * Math.max(0, 0.55 + fbm(noise, ((x * width) / height) * 2.2 + layer * 3, y * 5, 3) * 0.9) * (1 - near * 0.4));
  if (near < 1) layField(canvas, mist, look.paper);
}

function paintSunDisc(canvas: Canvas, tile: Tile, sun: { x: number; y: number; size: number; colour: Colour }): void {
  const { width, height, pixels } = canvas;
  const radius = sun.size * height;
  for (let row = Math.max(0, Math.floor(sun.y * height - radius)); row < Math.min(height, sun.y * height + radius); row++)
    for (let column = Math.max(0, Math.floor(sun.x * width - radius)); column < Math.min(width, sun.x * width + radius); column++) {
      const away = Math.hypot(column - sun.x * width, row - sun.y * height);
      const wash = 0.82 + readTile(tile, (column / height) * 200, (row / height) * 200) * 0.3;
      const cover = Math.min(1, Math.max(0, radius - away)) * wash * (0.86 + 0.14 * (away / radius) ** 6);
      lay(pixels, (row * width + column) * 4, ...sun.colour, cover * 0.92);
    }
}

/** A flat boat with a figure, as small as they are in old scrolls. */
function paintBoat(canvas: Canvas, x: number, y: number, ink: Colour): void {
  const { width, height } = canvas;
  const unit = height * 0.01;
  const at = (dx: number, dy: number, radius: number): Point => ({ x: x * width + dx * unit, y: y * height + dy * unit, radius: radius * unit });
  paintStroke(canvas, [at(-4.6, -0.7, 0.12), at(-3, 0, 0.3), at(0, 0.25, 0.38), at(3, 0, 0.3), at(4.8, -0.8, 0.12)], ink, 0.92);
  paintStroke(canvas, [at(-1.6, -0.2, 0.18), at(-1.1, -1.3, 0.2), at(0.6, -1.3, 0.2), at(1.2, -0.2, 0.18)], ink, 0.8);
  paintStroke(canvas, [at(2.5, -0.3, 0.3), at(2.4, -1.7, 0.34)], ink, 0.9);
  paintStroke(canvas, [at(1.9, -2.1, 0.1), at(2.4, -2.45, 0.3), at(2.95, -2.1, 0.1)], ink, 0.9);
  paintStroke(canvas, [at(2.3, -2.6, 0.06), at(4.3, 1.6, 0.09)], ink, 0.85);
  paintStroke(canvas, [at(-5.2, 0.9, 0.05), at(-1, 1.05, 0.09), at(4.6, 0.9, 0.04)], ink, 0.25);
}

function paintBirds(canvas: Canvas, random: Random, birds: { x: number; y: number; count: number }, ink: Colour): void {
  const { width, height } = canvas;
  for (let i = 0; i < birds.count; i++) {
    const x = birds.x * width + (i - birds.count / 2) * height * 0.03 + between(random, -0.01, 0.01) * height;
    const y = birds.y * height + Math.abs(i - birds.count / 2) * height * 0.011 + between(random, -0.008, 0.008) * height;
    const size = height * between(random, 0.007, 0.011);
    const lift = between(random, 0.3, 0.7);
    paintStroke(canvas, [{ x: x - size, y: y - size * lift, radius: 0.02 * size }, { x: x - size * 0.4, y: y - size * lift * 0.9, radius: 0.09 * size }, { x, y, radius: 0.1 * size }], ink, 0.85);
    paintStroke(canvas, [{ x, y, radius: 0.1 * size }, { x: x + size * 0.4, y: y - size * lift * 0.9, radius: 0.09 * size }, { x: x + size, y: y - size * lift, radius: 0.02 * size }], ink, 0.85);
  }
}

/** A red square with strokes left white, as a painter's seal. */
function paintSeal(canvas: Canvas, tile: Tile, x: number, y: number): void {
  const { width, height, pixels } = canvas;
  const size = height * 0.045;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const u = (column / size) * 6;
      const v = (row / size) * 6;
      const rim = u < 0.55 || v < 0.55 || u > 5.45 || v > 5.45;
      const sign = (Math.floor(u * 1.3) + Math.floor(v * 1.7)) % 3 === 0 || (u > 2.8 && u < 3.2) || (v > 2.8 && v < 3.2 && u < 4.6);
      const worn = readTile(tile, column * (300 / size), row * (300 / size)) > 0.34;
      if (worn || (!rim && sign)) continue;
      lay(pixels, ((Math.floor(y * height) + row) * width + Math.floor(x * width) + column) * 4, ...hex('#b32a1e'), 0.9);
    }
}

const CLASSIC: Ink = {
  paper: hex('#efe9dc'), pale: hex('#8f9a9c'), dark: hex('#15191b'), layers: 5, first: 0.5, steep: 1.7, peak: 0.3,
  sun: { x: 0.78, y: 0.19, size: 0.065, colour: hex('#c33b26') }, boat: { x: 0.3, y: 0.82 }, birds: { x: 0.5, y: 0.2, count: 7 }, seal: { x: 0.92, y: 0.9 },
};
export const INK: Record<string, PhotoRecipe> = {
  'ink-mountains-01': { size: LANDSCAPE, paint: mountains(CLASSIC) },
  'ink-scroll-02': { size: PANORAMA, paint: mountains({ ...CLASSIC, layers: 4, steep: 1.3, peak: 0.3, first: 0.55, sun: { x: 0.24, y: 0.17, size: 0.06, colour: hex('#a84a34') }, boat: { x: 0.62, y: 0.8 }, birds: { x: 0.4, y: 0.16, count: 9 } }) },
  'ink-peaks-03': { size: PORTRAIT, paint: mountains({ ...CLASSIC, layers: 6, first: 0.42, peak: 0.36, steep: 2.1, boat: { x: 0.4, y: 0.84 }, seal: { x: 0.82, y: 0.05 }, sun: { x: 0.28, y: 0.1, size: 0.045, colour: hex('#b8432c') }, birds: { x: 0.6, y: 0.12, count: 5 } }) },
  'ink-blue-green-04': { size: PANORAMA, paint: mountains({ ...CLASSIC, paper: hex('#d9c49a'), pale: hex('#7fa89a'), dark: hex('#12506a'), gold: hex('#e8c15a'), layers: 5, steep: 1.5, peak: 0.36, sun: { x: 0.8, y: 0.2, size: 0.06, colour: hex('#c9502c') }, boat: { x: 0.42, y: 0.86 } }) },
  'ink-night-05': { size: SQUARE, paint: mountains({ ...CLASSIC, paper: hex('#1c2530'), pale: hex('#43535f'), dark: hex('#05080b'), sun: { x: 0.66, y: 0.24, size: 0.09, colour: hex('#efe3c4') }, gold: hex('#c9a254'), birds: { x: 0.4, y: 0.2, count: 5 } }) },
};
