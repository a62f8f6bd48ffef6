import { between, type Random } from '../../random.ts';
import { bloom, paintRays } from '../paint/bloom.ts';
import { type Canvas, glow, lay, vignette } from '../paint/canvas.ts';
import { type Colour, mix, type Ramp, scale, hex, ramp } from '../paint/colour.ts';
import { createNoise, createTile, fbm, type Noise, readTile } from '../paint/noise.ts';
import { paintSky } from '../paint/sky.ts';
import { type Firs, firs } from './firs.ts';
import { type Paint, LANDSCAPE, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

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
      if (layer === look.layers - 2)
        paintRays(canvas, noise, [look.light.x, look.light.y, 1.6], scale(look.light.colour, look.light.rays), 18);
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

function paintTrunk(
  canvas: Canvas,
  random: Random,
  tile: ReturnType<typeof createTile>,
  x: number,
  base: number,
  radius: number,
  colour: Colour,
  look: Trunks,
): void {
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
      const bark =
        1 + readTile(tile, column * (2 / Math.max(2, radius * 0.12)) + seed, ((row * 8) / height) * 10) * look.bark;
      const shade = (0.75 + 0.5 * side * lit + 0.25 * (1 - side * side)) * bark;
      const [r, g, b] = look.knots && ring > 0.05 ? mix(colour, look.knots, ring * 0.7) : colour;
      lay(pixels, (row * width + column) * 4, r * shade, g * shade, b * shade, cover);
    }
  }
}

export const MORNING: Firs = {
  sky: ramp('0 #c9d6d8', '0.5 #dfe4dc', '1 #eee9da'),
  far: hex('#aebdba'),
  near: hex('#122420'),
  mist: hex('#dfe5df'),
  layers: 7,
  tall: 0.42,
  first: 0.3,
  thick: 0.9,
  sun: { x: 0.7, y: 0.12, colour: hex('#ffe6b8', 0.5), rays: 0.5 },
};

const BEAMS: Trunks = {
  back: ramp('0 #9fb383', '0.4 #e6e2ae', '0.7 #a9ad68', '1 #4f5a30'),
  far: hex('#a9b078'),
  near: hex('#1b1a10'),
  bark: 0.5,
  light: { x: 0.62, y: 0.2, colour: hex('#fff0b0', 0.9), rays: 0.4 },
  ground: hex('#2c3518'),
  layers: 7,
  thin: 0.019,
};

export const FOREST: Record<string, PhotoRecipe> = {
  'forest-morning-01': photo(LANDSCAPE, firs, MORNING),
  'forest-dusk-02': photo(LANDSCAPE, firs, {
    ...MORNING,
    sky: ramp('0 #2b3a5c', '0.4 #8a6f92', '0.7 #f0a884', '1 #f7c9a0'),
    far: hex('#a4829a'),
    near: hex('#120f1c'),
    mist: hex('#d9a39c'),
    sun: { x: 0.3, y: 0.3, colour: hex('#ff9a6a', 0.7), rays: 0.2 },
  }),
  'forest-pines-03': photo(PORTRAIT, firs, {
    ...MORNING,
    layers: 6,
    tall: 0.6,
    first: 0.35,
    sky: ramp('0 #7f98a4', '1 #c9d4d4'),
    far: hex('#8ea3a8'),
    near: hex('#0a1a1c'),
    mist: hex('#b9c8ca'),
  }),
  'forest-beams-04': photo(LANDSCAPE, trunks, BEAMS),
  'forest-bamboo-05': photo(PORTRAIT, trunks, {
    ...BEAMS,
    back: ramp('0 #bfe0b0', '0.5 #e2f0cc', '1 #4f7a48'),
    far: hex('#a3cc98'),
    near: hex('#2f5a28'),
    bark: 0.12,
    thin: 0.014,
    knots: hex('#c8d8a0'),
    ground: hex('#24421f'),
    light: { x: 0.4, y: 0.1, colour: hex('#f4ffd8', 0.7), rays: 0.4 },
  }),
};
