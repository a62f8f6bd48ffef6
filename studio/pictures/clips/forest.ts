import { codesOf, plateOf, type Planes } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { laySpark, type Spark } from '../film/composite.ts';
import { createCanvas, glow } from '../paint/canvas.ts';
import { clamp01, hex, ramp } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { between, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { MORNING } from '../scenes/forest.ts';
import { paintSlope, type Firs } from '../scenes/firs.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { showLayers, widthFor, type Layer, evenRow } from './parallax.ts';

/** Slides along slopes of firs while mist flows between them; speeds are those of the nearest slopes. `flakes` of snow may fall. */
function firs(look: Firs, speeds: readonly number[], flakes: number): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 4, 0.5);
    const sky = createCanvas(width, height);
    paintSky(sky, look.sky, 1);
    if (look.sun) glow(sky, look.sun.x, look.sun.y, 1.1, look.sun.colour);
    const still = look.layers - speeds.length;
    for (let layer = 0; layer < still; layer++) paintSlope(sky, random, noise, look, layer);
    const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
    for (let layer = still; layer < look.layers; layer++) {
      const speed = speeds[layer - still]!;
      const canvas = createCanvas(widthFor(width, frames, speed), height);
      paintSlope(canvas, random, noise, look, layer);
      layers.push({ plate: plateOf(canvas, standard), speed });
    }
    const show = showLayers(layers, height);
    const alpha = new Float32Array(120 * 68);
    const veil = codesOf(standard, look.mist);
    const [top, bottom] = [evenRow(height, 30 / 68), evenRow(height, 62 / 68)];
    const snow = Array.from({ length: flakes }, () => createFlake(random, width, height));
    const white = codesOf(standard, hex('#f4f7fb'));
    const mistAfter = Math.max(0, layers.length - 3);
    return (planes, frame) => {
      show(planes, frame, (index) => {
        if (index !== mistAfter) return;
        for (let y = 30, at = 30 * 120; y < 62; y++)
          for (let x = 0; x < 120; x++, at++) {
            const cloud = readTile(tile, x * 1.1 + frame * 0.35, y * 2.4 + frame * 0.05);
            alpha[at] = look.thick * 0.75 * clamp01(0.4 + cloud * 1.5) * Math.max(0, 1 - ((y - 46) / 16) ** 2);
          }
        layVeil(planes, alpha, 120, veil, top, bottom);
      });
      for (const flake of snow) layFlake(planes, flake, frame, white);
    };
  };
}

interface Flake {
  x: number;
  y: number;
  radius: number;
  fall: number;
  sway: number;
  phase: number;
}

function createFlake(random: Random, width: number, height: number): Flake {
  const near = random() ** 2.5;
  return {
    x: random() * width,
    y: random() * height,
    radius: 1.2 + near * 6,
    fall: 1.2 + near * 4.5,
    sway: between(random, 6, 22),
    phase: random() * 6.283,
  };
}

function layFlake(planes: Planes, flake: Flake, frame: number, codes: Spark['codes']): void {
  const { x, y, radius, fall, sway, phase } = flake;
  const down = (y + frame * fall) % (planes.height + 20);
  const aside = x + Math.sin(frame * 0.03 + phase) * sway + frame * fall * 0.22;
  laySpark(planes, { x: aside % planes.width, y: down - 10, radius, codes, alpha: radius > 4 ? 0.55 : 0.85 });
}

const WINTER: Firs = {
  ...MORNING,
  sky: ramp('0 #8fa3b8', '0.6 #c3cfda', '1 #e2e7ec'),
  far: hex('#b3c1ce'),
  near: hex('#26343f'),
  mist: hex('#d6dee6'),
  layers: 5,
  tall: 0.5,
  first: 0.32,
  thick: 0.8,
};
export const FOREST_CLIPS: Record<string, Shoot> = {
  'clip-forest-mist': firs({ ...MORNING, layers: 5 }, [1, 2, 4], 0),
  'clip-forest-snowfall': firs(WINTER, [0, 0], 700),
};
