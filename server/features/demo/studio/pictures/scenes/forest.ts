import { bloom } from '../paint/bloom.ts';
import { createField, glow, layField, lay, vignette, type Canvas } from '../paint/canvas.ts';
import { hex, mix, ramp, scale, smooth, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, fbm, readTile, type Noise } from '../paint/noise.ts';
import { between, type Random } from '../paint/random.ts';
import { paintRays } from '../paint/rays.ts';
import { paintSky } from '../paint/sky.ts';
import { paintFir } from '../paint/trees.ts';
import { LANDSCAPE, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

export interface Firs {
  sky: Ramp;
  far: Colour;
  near: Colour;
  mist: Colour;
  layers: number;
  sun?: { x: number; y: number; colour: Colour; rays: number };
  /** Height of the nearest trees, in picture heights. */
  tall: number;
  first: number;
  thick: number;
}

/** One slope of firs; gives its outline, 0 top to 1 bottom, for a column. */
export function paintSlope(canvas: Canvas, random: Random, noise: Noise, look: Firs, layer: number): (x: number) => number {
  const { width, height } = canvas;
  const near = layer / (look.layers - 1);
  const steep = 0.17 - near * 0.06;
  const middle = look.first + (0.98 - look.first) * near ** 1.25;
  const ridge = (x: number) => middle + fbm(noise, (x / height) * (1.5 - near * 0.5) + layer * 13.7, layer * 3.3, 4) * steep;
  const colour = mix(look.far, look.near, near ** 1.3);
  const tall = look.tall * (0.16 + 0.84 * near ** 1.6) * height;
  fillBelow(canvas, ridge, colour);
  const pace = tall * (0.1 + near * 0.06);
  for (let x = -tall * 0.2; x < width + tall * 0.2; x += pace * between(random, 0.5, 1.5))
    paintFir(canvas, random, x, (ridge(x) + 0.008 + 0.02 * near) * height, tall * between(random, 0.55, 1.1), scale(colour, between(random, 0.88, 1.12)));
  return ridge;
}

/** Slopes of firs, each fainter than the one before it, with mist between. */
function firs(look: Firs): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 1);
    if (look.sun) glow(canvas, look.sun.x, look.sun.y, 1.1, look.sun.colour);
    for (let layer = 0; layer < look.layers; layer++) {
      const ridge = paintSlope(canvas, random, noise, look, layer);
      if (layer === look.layers - 3 && look.sun?.rays) paintRays(canvas, noise, look.sun.x, look.sun.y, 1.5, scale(look.sun.colour, look.sun.rays));
      if (layer < look.layers - 1) layMist(canvas, noise, ridge, look.mist, layer, look.thick * (1 - (layer / (look.layers - 1)) * 0.55));
    }
    bloom(canvas, 0.8, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}

function fillBelow(canvas: Canvas, ridge: (x: number) => number, colour: Colour): void {
  const { width, height, pixels } = canvas;
  for (let x = 0; x < width; x++) {
    const top = ridge(x) * height;
    for (let row = Math.max(0, Math.floor(top)); row < height; row++)
      lay(pixels, (row * width + x) * 4, colour[0], colour[1], colour[2], Math.min(1, row + 1 - top));
  }
}

/** Mist that hangs over a slope and thins upwards. */
function layMist(canvas: Canvas, noise: Noise, ridge: (x: number) => number, colour: Colour, layer: number, thick: number): void {
  const aspect = canvas.width / canvas.height;
  const field = createField(Math.round(160 * aspect), 160, (x, y) => {
    const below = (y - ridge(x * canvas.width)) / 0.16;
    const cloud = 0.5 + fbm(noise, x * aspect * 2.6 + layer * 5, y * 5 + layer * 9, 4) * 1.1;
    return Math.min(0.92, smooth(below * 0.7 + 0.25) * Math.max(0, cloud) * thick);
  });
  layField(canvas, field, colour);
}

interface Trunks {
  back: Ramp;
  far: Colour;
  near: Colour;
  bark: number;
  light: { x: number; y: number; colour: Colour; rays: number };
  ground: Colour;
  layers: number;
  thin: number;
  /** Knots of bamboo. */
  knots?: Colour;
}

/** Inside the wood: trunks in depth, the far ones nearly lost in light. */
function trunks(look: Trunks): Paint {
  return (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 8, 5, 0.6);
    paintSky(canvas, look.back, 1);
    glow(canvas, look.light.x, look.light.y, 1, look.light.colour);
    for (let layer = 0; layer < look.layers; layer++) {
      const near = (layer + 1) / look.layers;
      const colour = mix(look.far, look.near, near ** 1.2);
      const floor = 0.62 + 0.36 * near ** 1.4;
      layGround(canvas, noise, floor, mix(look.far, look.ground, near), layer);
      if (layer === look.layers - 2) paintRays(canvas, noise, look.light.x, look.light.y, 1.6, scale(look.light.colour, look.light.rays), 18);
      for (let count = 0; count < 40 - near * 31; count++) {
        const x = random() * canvas.width;
        const radius = height * look.thin * (0.18 + near ** 2) * between(random, 0.6, 1.3);
        paintTrunk(canvas, random, tile, x, floor * height + random() * 0.03 * height, radius, colour, look);
      }
    }
    bloom(canvas, 0.8, 0.05, 0.25);
    vignette(canvas, 0.6);
  };
}

function layGround(canvas: Canvas, noise: Noise, floor: number, colour: Colour, layer: number): void {
  const { width, height, pixels } = canvas;
  for (let x = 0; x < width; x++) {
    const top = (floor + fbm(noise, (x / height) * 3 + layer * 7, 5.5, 4) * 0.03) * height;
    for (let row = Math.floor(top); row < height; row++) {
      const soft = Math.min(1, (row - top) / (0.05 * height));
      if (soft > 0) lay(pixels, (row * width + x) * 4, colour[0], colour[1], colour[2], soft * 0.9);
    }
  }
}

function paintTrunk(canvas: Canvas, random: Random, tile: ReturnType<typeof createTile>, x: number, base: number, radius: number, colour: Colour, look: Trunks): void {
  const { width, height, pixels } = canvas;
  const lean = (random() - 0.5) * 0.05;
  const lit = look.light.x * width > x ? 1 : -1;
  const knot = height * between(random, 0.09, 0.14);
  const seed = Math.floor(random() * 1e6);
  for (let row = 0; row < Math.min(height, base); row++) {
    const up = (base - row) / height;
    const middle = x + lean * (base - row) + readTile(tile, row * 0.02, seed) * radius * 0.4;
    const flare = look.knots ? 1 : 1 + 0.5 * Math.exp(-up * 28);
    const wide = radius * (1 - up * 0.18) * flare;
    const ring = look.knots ? Math.exp(-((((base - row) % knot) / (height * 0.0035)) ** 2)) : 0;
    const foot = Math.min(1, ((base - row) / height) * 25);
    for (let column = Math.max(0, Math.floor(middle - wide)); column <= Math.min(width - 1, middle + wide); column++) {
      const side = (column + 0.5 - middle) / wide;
      const cover = Math.min(1, (1 - Math.abs(side)) * wide + 0.5) * foot;
      if (cover <= 0) continue;
      const bark = 1 + readTile(tile, column * (2 / Math.max(2, radius * 0.12)) + seed, (row * 8) / height * 10) * look.bark;
      const shade = (0.75 + 0.5 * side * lit + 0.25 * (1 - side * side)) * bark;
      const [r, g, b] = look.knots && ring > 0.05 ? mix(colour, look.knots, ring * 0.7) : colour;
      lay(pixels, (row * width + column) * 4, r * shade, g * shade, b * shade, cover);
    }
  }
}

export const MORNING: Firs = {
  sky: ramp([[0, '#c9d6d8'], [0.5, '#dfe4dc'], [1, '#eee9da']]),
  far: hex('#aebdba'), near: hex('#122420'), mist: hex('#dfe5df'), layers: 7, tall: 0.42, first: 0.3, thick: 0.9,
  sun: { x: 0.7, y: 0.12, colour: hex('#ffe6b8', 0.5), rays: 0.5 },
};
const BEAMS: Trunks = {
  back: ramp([[0, '#9fb383'], [0.4, '#e6e2ae'], [0.7, '#a9ad68'], [1, '#4f5a30']]),
  far: hex('#a9b078'), near: hex('#1b1a10'), bark: 0.5, light: { x: 0.62, y: 0.2, colour: hex('#fff0b0', 0.9), rays: 0.4 },
  ground: hex('#2c3518'), layers: 7, thin: 0.019,
};
export const FOREST: Record<string, PhotoRecipe> = {
  'forest-morning-01': { size: LANDSCAPE, paint: firs(MORNING) },
  'forest-dusk-02': { size: LANDSCAPE, paint: firs({ ...MORNING, sky: ramp([[0, '#2b3a5c'], [0.4, '#8a6f92'], [0.7, '#f0a884'], [1, '#f7c9a0']]), far: hex('#a4829a'), near: hex('#120f1c'), mist: hex('#d9a39c'), sun: { x: 0.3, y: 0.3, colour: hex('#ff9a6a', 0.7), rays: 0.2 } }) },
  'forest-pines-03': { size: PORTRAIT, paint: firs({ ...MORNING, layers: 6, tall: 0.6, first: 0.35, sky: ramp([[0, '#7f98a4'], [1, '#c9d4d4']]), far: hex('#8ea3a8'), near: hex('#0a1a1c'), mist: hex('#b9c8ca') }) },
  'forest-beams-04': { size: LANDSCAPE, paint: trunks(BEAMS) },
  'forest-bamboo-05': { size: PORTRAIT, paint: trunks({ ...BEAMS, back: ramp([[0, '#bfe0b0'], [0.5, '#e2f0cc'], [1, '#4f7a48']]), far: hex('#a3cc98'), near: hex('#2f5a28'), bark: 0.12, thin: 0.014, knots: hex('#c8d8a0'), ground: hex('#24421f'), light: { x: 0.4, y: 0.1, colour: hex('#f4ffd8', 0.7), rays: 0.4 } }) },
};
