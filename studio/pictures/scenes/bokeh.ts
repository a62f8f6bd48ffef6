import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, rampAt, smooth } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import { between, spread, pick } from '../../random.ts';
import type { Paint } from './recipe.ts';

interface Bokeh {
  back: Ramp;
  lights: readonly Colour[];
  count: number;
  small: number;
  large: number;
  band?: number;
}

/** Lamps out of focus: discs with a brighter rim, many small and a few large. */
export function bokeh(look: Bokeh): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const from = rampAt(look.back, clamp01(row / height + Math.sin((column / width) * 2.4 + 0.6) * 0.22 - 0.1));
        for (let part = 0; part < 3; part++) pixels[at + part] = look.back.values[from + part]!;
        pixels[at + 3] = 1;
      }
    for (let i = 0; i < look.count; i++) {
      const x = random() * width;
      const lane =
        look.band === undefined
          ? random()
          : look.band + spread(random) * 0.16 + fbm(noise, (x / width) * 2, 3.3, 2) * 0.25;
      const radius = height * between(random, look.small, look.large) * (random() < 0.12 ? 1.7 : 1);
      paintLamp(
        canvas,
        x,
        lane * height,
        radius,
        pick(random, look.lights),
        between(random, 0.08, 0.5) * (look.small / (radius / height)) ** 0.35,
      );
    }
    bloom(canvas, 0.5, 0.06, 0.4);
    vignette(canvas, 0.6);
  };
}

export function paintLamp(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  radius: number,
  [r, g, b]: Colour,
  light: number,
): void {
  for (let row = Math.max(0, Math.floor(y - radius - 1)); row <= Math.min(height - 1, y + radius + 1); row++)
    for (
      let column = Math.max(0, Math.floor(x - radius - 1));
      column <= Math.min(width - 1, x + radius + 1);
      column++
    ) {
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const cover = Math.min(1, (radius - away) / Math.max(1.2, radius * 0.05) + 0.5);
      if (cover <= 0) continue;
      const bright = light * cover * (0.72 + 0.5 * smooth((away / radius - 0.72) / 0.25));
      const at = (row * width + column) * 4;
      pixels[at] = pixels[at]! + r * bright;
      pixels[at + 1] = pixels[at + 1]! + g * bright;
      pixels[at + 2] = pixels[at + 2]! + b * bright;
    }
}
