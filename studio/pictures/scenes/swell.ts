import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { lightLand } from '../paint/terrain.ts';
import { paintLand } from '../paint/view.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

export interface Swell extends Air {
  deep: Colour;
  crest: Colour;
  foam: Colour;
  glare: Colour;
  haze: Colour;
  steep: number;
}

/** A high sea: waves are land here, with foam on their crests. */
export function swell(look: Swell): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const size = 512;
    paintAir(canvas, look, noise, random);
    const chop = createTile(noise, size, 16, 5, 0.55);
    const long = createTile(noise, size, 4, 2, 0.5);
    const heights = new Float32Array(size * size);
    for (let y = 0, i = 0; y < size; y++)
      for (let x = 0; x < size; x++, i++) {
        const phase = (x / size) * 6.283 * 9 + long.values[i]! * 5;
        const cross = (x / size) * 6.283 * 5 + (y / size) * 6.283 * 7 + long.values[(i + 9000) % heights.length]! * 4;
        heights[i] =
          ((1 - Math.abs(Math.sin(phase * 0.5))) ** 1.6 * 7 +
            (1 - Math.abs(Math.sin(cross * 0.5))) * 3.2 +
            chop.values[i]! * 2.6) *
          look.steep;
      }
    const land = lightLand(heights, size, { angle: 0.4, rise: 0.5 }, 1);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    paintLand(
      canvas,
      land,
      {
        x: random() * size,
        y: random() * size,
        height: 12 * look.steep,
        heading: 0,
        lens: 1.25,
        horizon: look.horizon - 0.035,
        near: 12,
        far: 900,
      },
      (x, y, distance, out) => {
        const height = readTile(land.heights, x, y) / look.steep;
        const light = readTile(land.light, x, y);
        const ripple = readTile(fine, x * 9, y * 9) + readTile(fine, x * 2.3, y * 2.3);
        const white =
          clamp01((height - 6.4 + ripple * 2.8) * 0.35) +
          clamp01(readTile(fine, x * 1.4 + 40, y * 0.5) * 2.4 - 0.62 + ripple * 0.5) * 0.45;
        const fog = 1 - Math.exp(-distance / 380);
        for (let part = 0; part < 3; part++) {
          let value = look.deep[part]! + (look.crest[part]! - look.deep[part]!) * clamp01(height / 9);
          value = value * (1 + ripple * 0.3) + look.glare[part]! * light * light * (0.8 + ripple);
          value += (look.foam[part]! * (0.6 + light * 0.6) - value) * clamp01(white);
          out[part] = value + (look.haze[part]! - value) * fog;
        }
      },
      0.0035,
    );
    bloom(canvas, 0.9, 0.03, 0.2);
    vignette(canvas, 0.6);
  };
}
