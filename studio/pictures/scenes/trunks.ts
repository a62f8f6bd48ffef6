import { bloom, paintRays } from '../paint/bloom.ts';
import { type Canvas, glow, lay, vignette } from '../paint/canvas.ts';
import { type Colour, mix, type Ramp, scale } from '../paint/colour.ts';
import { createNoise, createTile, fbm, type Noise, readTile } from '../paint/noise.ts';
import { between, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import type { Paint } from './recipe.ts';

export interface Trunks {
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
export function trunks(look: Trunks): Paint {
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
        paintRays(canvas, noise, look.light.x, look.light.y, 1.6, scale(look.light.colour, look.light.rays), 18);
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
