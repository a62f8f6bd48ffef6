import { bloom } from '../paint/bloom.ts';
import { type Canvas, createField, layField, vignette } from '../paint/canvas.ts';
import { type Colour, smooth } from '../paint/colour.ts';
import { createNoise, noise2 } from '../paint/noise.ts';
import { between, spread, type Random } from '../../random.ts';
import { paintClouds } from '../paint/sky.ts';
import { lightStroke, type Point } from '../paint/strokes.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

interface Storm extends Air {
  bolt: Colour;
  ground: Colour;
  at: number;
}

/** A cloud bank lit from inside, and lightning that forks down to a plain. */
export function storm(look: Storm): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    paintClouds(
      canvas,
      createNoise(random),
      { ...look.clouds, cover: 0.6, scale: look.clouds.scale * 0.6 },
      look.horizon,
      look.sun,
    );
    bolt(canvas, random, look.at * width, 0.16 * height, 0, look.bolt, 1, 0);
    const plain = (x: number) => look.horizon + noise2(noise, x * 2.5, 7.7) * 0.012;
    layField(
      canvas,
      createField(500, 700, (x, y) => smooth((y - plain(x)) * 500 + 0.5)),
      look.ground,
    );
    bloom(canvas, 0.7, 0.05, 0.7);
    vignette(canvas, 0.6);
  };
}

function bolt(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  lean: number,
  colour: Colour,
  light: number,
  depth: number,
): void {
  const { height } = canvas;
  const points: Point[] = [{ x, y, radius: height * 0.0016 * light }];
  const end = depth === 0 ? 0.86 * height : y + between(random, 0.12, 0.3) * height;
  while (y < end) {
    y += between(random, 0.008, 0.022) * height;
    x += (spread(random) * 0.011 + lean) * height;
    points.push({ x, y, radius: height * 0.0016 * light });
    if (depth < 2 && random() < (depth === 0 ? 0.2 : 0.1))
      bolt(canvas, random, x, y, between(random, -0.014, 0.014), colour, light * 0.5, depth + 1);
  }
  lightStroke(canvas, points, colour, 4 * light);
}
