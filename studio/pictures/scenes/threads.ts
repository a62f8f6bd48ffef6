import { vignette } from '../paint/canvas.ts';
import { type Colour, type Ramp, rampAt } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

interface Smoke {
  back: Ramp;
  colours: readonly Colour[];
  strands: number;
}

/** Threads of smoke: one line, drawn again and again with a slightly different bend. */
export function smoke(look: Smoke): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let row = 0, at = 0; row < height; row++) {
      const from = rampAt(look.back, row / height);
      for (let column = 0; column < width; column++, at += 4) {
        for (let part = 0; part < 3; part++) pixels[at + part] = look.back.values[from + part]!;
        pixels[at + 3] = 1;
      }
    }
    for (let veil = 0; veil < look.colours.length; veil++) {
      const colour = look.colours[veil]!;
      const seed = random() * 50;
      for (let strand = 0; strand < look.strands; strand++) {
        const s = strand / look.strands;
        for (let i = 0; i < width * 1.5; i++) {
          const t = i / (width * 1.5);
          const bend = fbm(noise, t * 2.2 + seed, s * 0.55 + veil * 5, 2);
          const x = (t + fbm(noise, t * 3 + seed + 20, s * 0.4 + veil * 3, 2) * 0.12) * width;
          const y = (0.5 + bend * 0.75 + Math.sin(t * 3.1 + seed + s * 0.9) * 0.13) * height;
          if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
          const ends = Math.min(1, t * 5, (1 - t) * 5);
          const light = (0.9 / look.strands) * (1344 / height) ** -0.2 * ends * 6 * (0.4 + s * (1 - s) * 2.4);
          const at = ((y | 0) * width + (x | 0)) * 4;
          const low = y - (y | 0);
          for (let part = 0; part < 3; part++) {
            pixels[at + part] = pixels[at + part]! + colour[part]! * light * (1 - low);
            pixels[at + width * 4 + part] = pixels[at + width * 4 + part]! + colour[part]! * light * low;
          }
        }
      }
    }
    vignette(canvas, 0.4);
  };
}
