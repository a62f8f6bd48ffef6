import { type Canvas, createField, lay, readField } from '../paint/canvas.ts';
import { clamp01, type Colour, step } from '../paint/colour.ts';
import { fbm, type Noise } from '../paint/noise.ts';

/** Fog banks between rows of towers: their height, and their colours at the bottom and top. */
export interface Fog {
  top: number;
  thick: number;
  low: Colour;
  high: Colour;
}

export function layVeil(
  { width, height, pixels }: Canvas,
  base: number,
  deep: number,
  colour: Colour,
  thick: number,
): void {
  const bottom = Math.min(height, Math.round(base * height));
  for (let row = 0; row < bottom; row++) {
    const up = (base - (row + 0.5) / height) / deep;
    const alpha = thick * Math.exp(-up * 2.6);
    if (alpha < 0.003) continue;
    for (let at = row * width * 4, end = at + width * 4; at < end; at += 4)
      lay(pixels, at, colour[0], colour[1], colour[2], alpha * pixels[at + 3]!);
  }
}

/** A bank of fog with a billowing top, nearer banks lower and larger. */
export function layFog({ width, height, pixels }: Canvas, noise: Noise, fog: Fog, near: number): void {
  const aspect = width / height;
  const edge = fog.top + near * 0.2;
  const size = 2.4 - near * 1.2;
  const field = createField(Math.round(260 * aspect), 260, (x, y) => {
    const bend = fbm(noise, x * aspect * size * 1.4 + near * 31, y * size * 3, 3) * 0.3;
    const billow = fbm(noise, x * aspect * size * 1.5 + bend + near * 13, y * size * 4 - bend, 5, 0.55);
    return step(-0.1, 0.14, y - edge + billow * 0.13) * fog.thick;
  });
  for (let y = Math.max(0, Math.floor((edge - 0.3) * height)); y < height; y++) {
    const low = clamp01((y / height - edge) / 0.22);
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const alpha = readField(field, (x + 0.5) / width, (y + 0.5) / height);
      if (alpha < 0.004) continue;
      const shade = low * 0.7 + (1 - alpha / fog.thick) * 0.2;
      const part = (i: 0 | 1 | 2) => fog.high[i] + (fog.low[i] - fog.high[i]) * shade;
      lay(pixels, at, part(0), part(1), part(2), alpha);
    }
  }
}
