import { lay } from '../paint/canvas.ts';
import type { Colour } from '../paint/colour.ts';
import { fbm } from '../paint/noise.ts';
import { paintStroke } from '../paint/strokes.ts';
import type { Sea } from './seascape.ts';

/** Land on the horizon: rounded islands or rocks, each range fainter than the one before it. */
export function islands(
  colours: readonly Colour[],
  tall: number,
  steep: number,
  gap: number,
): NonNullable<Sea['extra']> {
  return (canvas, _random, noise, edge) => {
    const { width, height, pixels } = canvas;
    colours.forEach(([r, g, b], range) => {
      for (let x = 0; x < width; x++) {
        const u = (x / height) * (1.3 + range * 0.5) + range * 7.3;
        const mass = fbm(noise, u * 0.9, range * 3.7, 2) - gap;
        const rise =
          mass > 0
            ? Math.min(1, mass * steep) * tall * (0.75 + fbm(noise, u * 6, range + 0.4, 4) * 0.7) * (1 - range * 0.12)
            : 0;
        const top = (edge - rise) * height;
        for (let row = Math.max(0, Math.floor(top)); row < edge * height; row++)
          lay(pixels, (row * width + x) * 4, r, g, b, Math.min(1, row + 1 - top));
      }
    });
  };
}

/** A sailing boat against the light. */
export function sail(x: number, size: number, colour: Colour): NonNullable<Sea['extra']> {
  return (canvas, _random, _noise, edge) => {
    const { width, height } = canvas;
    const unit = size * height;
    const at = (dx: number, dy: number, radius: number) => ({
      x: x * width + dx * unit,
      y: edge * height + dy * unit,
      radius: radius * unit,
    });
    paintStroke(
      canvas,
      [at(-0.34, -0.035, 0.015), at(-0.2, -0.015, 0.035), at(0.2, -0.015, 0.035), at(0.36, -0.05, 0.01)],
      colour,
    );
    paintStroke(canvas, [at(0, 0, 0.008), at(0, -1, 0.005)], colour);
    for (let i = 0; i <= 60; i++) {
      const t = i / 60;
      paintStroke(
        canvas,
        [at(0.015, -0.97 + t * 0.88, 0.012), at(0.015 + 0.34 * t ** 0.85, -0.97 + t * 0.88, 0.012)],
        colour,
      );
      paintStroke(canvas, [at(-0.02, -0.88 + t * 0.76, 0.011), at(-0.02 - 0.26 * t, -0.88 + t * 0.76, 0.011)], colour);
    }
  };
}
