import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette } from '../paint/canvas.ts';
import { type Colour, hex, type Ramp, rampAt, scale } from '../paint/colour.ts';
import { createNoise } from '../paint/noise.ts';
import { between } from '../../random.ts';
import { paintRays } from '../paint/rays.ts';
import { paintLamp } from './bokeh.ts';
import type { Paint } from './recipe.ts';

/** Water that darkens with its depth and away from the light. */
export function paintDepth({ width, height, pixels }: Canvas, colours: Ramp): void {
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const from = rampAt(colours, row / height + (column / width - 0.55) ** 2 * 0.35);
      for (let part = 0; part < 3; part++) pixels[at + part] = colours.values[from + part]!;
      pixels[at + 3] = 1;
    }
}

/** Light that falls through the surface, seen from below. */
export function underwater(colours: Ramp, light: Colour): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintDepth(canvas, colours);
    paintRays(canvas, noise, 0.55, -0.25, 1.5, light, 30);
    paintRays(canvas, createNoise(random), 0.55, -0.4, 1.7, scale(light, 0.6), 60);
    for (let i = 0; i < 260; i++)
      paintLamp(
        canvas,
        random() * width,
        random() * height,
        height * (0.0008 + 0.004 * random() ** 5),
        hex('#dff6ff'),
        between(random, 0.05, 0.25),
      );
    bloom(canvas, 0.7, 0.05, 0.3);
    vignette(canvas, 0.5);
  };
}
