import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { type Colour, smooth } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { type Air, paintAir } from '../paint/sky.ts';
import { lightLand } from '../paint/terrain.ts';
import { paintLand } from '../paint/view.ts';
import type { Paint } from './recipe.ts';

export interface Rows extends Air {
  flower: Colour;
  leaf: Colour;
  earth: Colour;
  light: Colour;
  ambient: Colour;
  haze: Colour;
  pitch: number;
  turn: number;
}

/** Rows of flowers that run towards the horizon. */
export function rows(look: Rows): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const size = 512;
    const tuft = createTile(noise, size, 64, 3, 0.7);
    const hill = createTile(noise, size, 2, 2, 0.4);
    const heights = new Float32Array(size * size);
    for (let y = 0, i = 0; y < size; y++)
      for (let x = 0; x < size; x++, i++) {
        const row = Math.abs(Math.sin((y / size) * Math.PI * look.pitch));
        heights[i] = Math.sqrt(row) * (3 + tuft.values[i]! * 1.6) + hill.values[i]! * 22;
      }
    const land = lightLand(heights, size, { angle: 0.9, rise: 0.5 }, 0.3);
    const fine = createTile(noise, 256, 16, 4, 0.8);
    const start = 40;
    const ground = readTile(land.heights, start, 260);
    paintLand(
      canvas,
      land,
      {
        x: start,
        y: 260,
        height: ground + 11,
        heading: look.turn,
        lens: 1.05,
        horizon: look.horizon - 0.04,
        near: 5,
        far: 900,
      },
      (x, y, distance, out) => {
        const row = Math.abs(Math.sin((y / size) * Math.PI * look.pitch));
        const speck = readTile(fine, x * 22, y * 22) + readTile(fine, x * 6, y * 6);
        const bloomed = smooth((row - 0.35 + speck * 0.2) / 0.3);
        const soil = smooth((0.32 - row) / 0.2);
        const sun = readTile(land.light, x, y);
        const fog = 1 - Math.exp(-distance / 520);
        for (let part = 0; part < 3; part++) {
          let base = look.leaf[part]! + (look.earth[part]! - look.leaf[part]!) * soil;
          base += (look.flower[part]! - base) * bloomed;
          const lit = base * (1 + speck * 0.45) * (sun * look.light[part]! + look.ambient[part]! * (0.5 + row * 0.5));
          out[part] = lit + (look.haze[part]! - lit) * fog;
        }
      },
      0.004,
    );
    bloom(canvas, 0.85, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}
