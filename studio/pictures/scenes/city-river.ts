import { between, pick, type Random } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, lay, glow, vignette } from '../paint/canvas.ts';
import { type Colour, hex, scale } from '../paint/colour.ts';
import { paintMirror, type Mirror } from '../paint/mirror.ts';
import { type Noise, fbm, createNoise } from '../paint/noise.ts';
import { paintAir, type Air } from '../paint/sky.ts';
import { spark } from '../paint/stars.ts';
import { type Skyline, paintSkyline } from './city-skyline.ts';
import type { Paint } from './recipe.ts';

export interface River extends Air {
  skyline: Skyline;
  /** The glow of the whole city on the sky: x, how far, colour. */
  dome?: readonly [x: number, reach: number, colour: Colour];
  /** Where the water begins; none if 1. */
  shore: number;
  water?: Partial<Mirror>;
  /** Lamps along the shore. */
  lamps: readonly Colour[];
  /** How the lamps light the quay and its trees. */
  quay: Colour;
  shine: number;
  /** Painted over the finished picture. */
  weather?: (canvas: Canvas, random: Random) => void;
}

export function paintCity(canvas: Canvas, look: River, random: Random): void {
  const noise = createNoise(random);
  paintAir(canvas, look, noise, random);
  if (look.dome) glow(canvas, look.dome[0], look.shore, look.dome[1], look.dome[2]);
  paintSkyline(canvas, look.skyline, noise, random);
  if (look.shore < 1) {
    paintShore(canvas, look, noise, random);
    paintMirror(canvas, noise, { ...NIGHT_WATER, edge: look.shore, ...look.water });
  }
}

const NIGHT_WATER: Omit<Mirror, 'edge'> = {
  smear: 0.3,
  push: 0.5,
  scale: 26,
  stretch: 3,
  far: 0.8,
  near: 0.5,
  deep: hex('#04070e', 0.5),
};

/** A dark quay with trees, and lamps that stand in groups. */
function paintShore(canvas: Canvas, look: River, noise: Noise, random: Random): void {
  const { width, height, pixels } = canvas;
  const edge = Math.round(look.shore * height);
  const quay = 0.0045 * height;
  for (let x = 0; x < width; x++) {
    const across = x / height;
    const trees = Math.max(0, fbm(noise, across * 9, 3, 2) + 0.25) * (0.55 + 0.45 * fbm(noise, across * 90, 8, 3));
    const top = edge - quay - trees * 0.022 * height;
    for (let row = Math.floor(top); row < edge; row++) {
      const cover = Math.min(1, row + 1 - top);
      const lit = row < edge - quay ? 0.16 + 0.5 * Math.max(0, fbm(noise, across * 60, (row / height) * 120, 2)) : 0.1;
      const at = (row * width + x) * 4;
      lay(pixels, at, look.quay[0] * lit, look.quay[1] * lit, look.quay[2] * lit, cover);
    }
  }
  if (look.lamps.length === 0) return;
  for (let x = 0; x < width; x += between(random, 0.005, 0.015) * height) {
    const colour = random() < 0.75 ? look.lamps[0]! : pick(random, look.lamps);
    const y = edge - quay - between(random, 0, 0.006) * height;
    spark(canvas, x, y, 0.0011 * height, colour, between(random, 2, 7));
    if (random() < 0.25) glow(canvas, x / width, y / height, 0.03, scale(colour, 0.35));
  }
}

export function city(look: River): Paint {
  return (canvas, random) => {
    paintCity(canvas, look, random);
    bloom(canvas, 0.75, 0.012, look.shine);
    bloom(canvas, 0.6, 0.06, look.shine * 0.35);
    look.weather?.(canvas, random);
    vignette(canvas, 0.5);
  };
}
