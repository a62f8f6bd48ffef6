import { layPlate, laySpark } from '../film/composite.ts';
import { layWater, waterCodes } from '../film/live-water.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft, layVeil } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { clamp01, hex } from '../paint/colour.ts';
import { createNoise, createTile, noise2, readTile, type Noise } from '../paint/noise.ts';
import { paintLand } from '../paint/view.ts';
import { createRipples } from '../paint/water.ts';
import { groundOf, landOf } from '../scenes/mountains.ts';
import { paintAir } from '../paint/sky.ts';
import { BLUE_DEPTH, MIRROR_LAKE, SUN_IN_WATER, type Lake } from '../scenes/water.ts';
import { paintDepth } from '../scenes/in-water.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { evenRow } from './parallax.ts';

const FAN = 1024;

/** Beams that waver below the surface, and specks that rise. */
function beams(): Shoot {
  return ({ width, height, standard }, random) => {
    const noise = createNoise(random);
    const small = createCanvas(width / 4, height / 4);
    const soft = createSoft(small.width, small.height);
    const depth = createCanvas(small.width, small.height);
    paintDepth(depth, BLUE_DEPTH);
    const { turns, fade } = fanOf(small.width, small.height);
    const specks = Array.from({ length: 150 }, () => ({
      x: random() * width,
      y: random() * height,
      rise: 0.2 + random(),
      radius: 1.5 + random() ** 4 * 5,
    }));
    const pale = codesOf(standard, hex('#cfeeff'));
    return (planes, frame) => {
      const fan = fanAt(noise, frame / 25);
      small.pixels.set(depth.pixels);
      for (let i = 0, at = 0; i < turns.length; i++, at += 4) {
        const light = fan[turns[i]!]! * fade[i]!;
        for (let part = 0; part < 3; part++)
          small.pixels[at + part] = small.pixels[at + part]! + SUN_IN_WATER[part]! * light;
      }
      fillSoft(soft, small, standard);
      laySoft(planes, soft);
      for (const { x, y, rise, radius } of specks)
        laySpark(planes, {
          x: (x + Math.sin(frame * 0.02 + y) * 20 + width) % width,
          y: (((y - frame * rise) % height) + height) % height,
          radius,
          codes: pale,
          alpha: 0.35,
        });
    };
  };
}

/** For every point, the beam in which it lies and how strongly that beam reaches it. */
function fanOf(width: number, height: number): { turns: Uint16Array; fade: Float32Array } {
  const turns = new Uint16Array(width * height);
  const fade = new Float32Array(width * height);
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const dx = column / height - 0.55 * (width / height);
      const dy = row / height + 0.3;
      turns[i] = Math.min(FAN - 1, ((Math.atan2(dx, dy) + 1.5708) / 3.1416) * FAN);
      fade[i] = Math.max(0, 1 - Math.hypot(dx, dy) / 1.7) ** 2;
    }
  return { turns, fade };
}

function fanAt(noise: Noise, seconds: number): Float32Array {
  return Float32Array.from(
    { length: FAN },
    (_, i) =>
      Math.max(0, 0.2 + noise2(noise, i * 0.045, seconds * 0.35) + noise2(noise, i * 0.13 + 40, seconds * 0.6) * 0.6) *
      2.2,
  );
}

/** Mist moves over a lake that mirrors a mountain. */
function lakeMist(look: Lake): Shoot {
  return ({ width, height, standard }, random) => {
    const noise = createNoise(random);
    const canvas = createCanvas(width, height);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, width / height));
    const plate = plateOf(canvas, standard);
    const edge = evenRow(height, look.lake);
    const water = {
      edge: edge / height,
      horizon: edge / height - 0.015,
      lens: 1.2,
      scale: 40,
      rough: look.ripple,
      stretch: 2.6,
      deep: look.deep,
      mirror: 0.6,
      pace: 0.4,
    };
    const [codes, ripples] = [waterCodes(standard, water), createRipples(noise, 0.55)];
    const tile = createTile(noise, 256, 4, 4, 0.5);
    const alpha = new Float32Array(160 * 90);
    const veil = codesOf(standard, look.sunHaze);
    const [top, bottom] = [evenRow(height, look.lake - 0.12), evenRow(height, look.lake + 0.12)];
    return (planes, frame) => {
      layPlate(planes, plate, 0, 0, edge);
      layWater(planes, ripples, water, codes, frame / 25);
      for (let y = 0, at = 0; y < 90; y++)
        for (let x = 0; x < 160; x++, at++)
          alpha[at] =
            0.75 *
            Math.max(0, 1 - ((y + 0.5) / 90 - look.lake) ** 2 * 72) *
            clamp01(0.42 + readTile(tile, x * 0.7 - frame * 0.22, y * 3.4 + frame * 0.04) * 1.5);
      layVeil(planes, alpha, 160, veil, top, bottom);
    };
  };
}

export const WATER_CLIPS: Record<string, Shoot> = {
  'clip-water-beams': beams(),
  'clip-water-lake-mist': lakeMist(MIRROR_LAKE),
};
