import { bloom, paintRays } from '../paint/bloom.ts';
import { type Canvas, createField, glow, lay, layField, vignette } from '../paint/canvas.ts';
import { type Colour, mix, type Ramp, scale, smooth } from '../paint/colour.ts';
import { createNoise, fbm, type Noise } from '../paint/noise.ts';
import { between, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintFir } from '../paint/trees.ts';
import type { Paint } from './recipe.ts';

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
export function paintSlope(
  canvas: Canvas,
  random: Random,
  noise: Noise,
  look: Firs,
  layer: number,
): (x: number) => number {
  const { width, height } = canvas;
  const near = layer / (look.layers - 1);
  const steep = 0.17 - near * 0.06;
  const middle = look.first + (0.98 - look.first) * near ** 1.25;
  const ridge = (x: number) =>
    middle + fbm(noise, (x / height) * (1.5 - near * 0.5) + layer * 13.7, layer * 3.3, 4) * steep;
  const colour = mix(look.far, look.near, near ** 1.3);
  const tall = look.tall * (0.16 + 0.84 * near ** 1.6) * height;
  fillBelow(canvas, ridge, colour);
  const pace = tall * (0.1 + near * 0.06);
  for (let x = -tall * 0.2; x < width + tall * 0.2; x += pace * between(random, 0.5, 1.5))
    paintFir(
      canvas,
      random,
      x,
      (ridge(x) + 0.008 + 0.02 * near) * height,
      tall * between(random, 0.55, 1.1),
      scale(colour, between(random, 0.88, 1.12)),
    );
  return ridge;
}

/** Slopes of firs, each fainter than the one before it, with mist between. */
export function firs(look: Firs): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, 1);
    if (look.sun) glow(canvas, look.sun.x, look.sun.y, 1.1, look.sun.colour);
    for (let layer = 0; layer < look.layers; layer++) {
      const ridge = paintSlope(canvas, random, noise, look, layer);
      if (layer === look.layers - 3 && look.sun?.rays)
        paintRays(canvas, noise, look.sun.x, look.sun.y, 1.5, scale(look.sun.colour, look.sun.rays));
      if (layer < look.layers - 1)
        layMist(canvas, noise, ridge, look.mist, layer, look.thick * (1 - (layer / (look.layers - 1)) * 0.55));
    }
    bloom(canvas, 0.8, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}

function fillBelow(canvas: Canvas, ridge: (x: number) => number, colour: Colour): void {
  const { width, height, pixels } = canvas;
  const tops = Float32Array.from({ length: width }, (_, x) => ridge(x) * height);
  const first = Math.max(0, Math.floor(tops.reduce((least, top) => Math.min(least, top), height)));
  for (let row = first, at = first * width * 4; row < height; row++)
    for (let x = 0; x < width; x++, at += 4) {
      const cover = row + 1 - tops[x]!;
      if (cover > 0) lay(pixels, at, colour[0], colour[1], colour[2], Math.min(1, cover));
    }
}

/** Mist that hangs over a slope and thins upwards. */
function layMist(
  canvas: Canvas,
  noise: Noise,
  ridge: (x: number) => number,
  colour: Colour,
  layer: number,
  thick: number,
): void {
  const aspect = canvas.width / canvas.height;
  const field = createField(Math.round(160 * aspect), 160, (x, y) => {
    const below = (y - ridge(x * canvas.width)) / 0.16;
    const cloud = 0.5 + fbm(noise, x * aspect * 2.6 + layer * 5, y * 5 + layer * 9, 4) * 1.1;
    return Math.min(0.92, smooth(below * 0.7 + 0.25) * Math.max(0, cloud) * thick);
  });
  layField(canvas, field, colour);
}
