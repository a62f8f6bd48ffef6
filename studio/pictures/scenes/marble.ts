import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, rampAt } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

interface Marble {
  colours: Ramp;
  scale: number;
  swirl: number;
  bands: number;
  /** How glossy: light on the slopes of the paint. */
  gloss: number;
  gold?: Colour;
}

/** Paint poured and stirred: noise that is bent by noise that is bent by noise. */
export function marble(look: Marble): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const tile = createTile(noise, 512, 4, 4, 0.45);
    const [ox, oy] = [random() * 500, random() * 500];
    const zoom = 90 * look.scale;
    const swirl = 70 * look.swirl;
    const flow = new Float32Array(width * height);
    for (let row = 0, i = 0; row < height; row++)
      for (let column = 0; column < width; column++, i++) {
        const x = (column / height) * zoom + ox;
        const y = (row / height) * zoom + oy;
        const ax = readTile(tile, x, y);
        const ay = readTile(tile, x + 137, y + 71);
        const bx = readTile(tile, x + ax * swirl + 31, y + ay * swirl + 211);
        const by = readTile(tile, x + ax * swirl + 173, y + ay * swirl + 57);
        flow[i] = readTile(tile, x + bx * swirl * 1.3, y + by * swirl * 1.3) + bx * 0.5;
      }
    const step = Math.max(1, Math.round(height / 700));
    for (let row = 0, i = 0; row < height; row++)
      for (let column = 0; column < width; column++, i++) {
        const here = flow[i]!;
        const right = flow[column + step < width ? i + step : i]!;
        const below = flow[row + step < height ? i + step * width : i]!;
        const shade = 1 + clamp01(0.5 + (here - right + (here - below)) * look.gloss * 0.5 * (height / 700)) - 0.5;
        const place = here * look.bands * 0.5 + 0.5;
        const wave = Math.abs((((place % 2) + 2) % 2) - 1);
        const from = rampAt(look.colours, wave);
        const vein = look.gold ? Math.max(0, 1 - Math.abs(((place * 2.5) % 1) - 0.5) * 38) : 0;
        for (let part = 0; part < 3; part++) {
          let value = look.colours.values[from + part]! * shade;
          if (vein > 0) value += (look.gold![part]! * shade * 1.2 - value) * vein;
          pixels[i * 4 + part] = value;
        }
        pixels[i * 4 + 3] = 1;
      }
    vignette(canvas, 0.35);
  };
}
