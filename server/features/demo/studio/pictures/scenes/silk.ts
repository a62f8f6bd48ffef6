import { vignette } from '../paint/canvas.ts';
import { type Colour, type Ramp, rampAt } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

interface Silk {
  colours: Ramp;
  folds: number;
  turn: number;
  light: Colour;
}

/** Soft folds of cloth, or light on a curved wall. */
export function silk(look: Silk): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const tile = createTile(createNoise(random), 256, 2, 3, 0.35);
    const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
    const [ox, oy] = [random() * 256, random() * 256];
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const u = (column / height) * cos + (row / height) * sin;
        const v = (row / height) * cos - (column / height) * sin;
        const bend = readTile(tile, u * 40 + ox, v * 26 + oy);
        const phase = v * look.folds + bend * 3.4 + Math.sin(u * 1.7 + bend * 4) * 0.5;
        const fold = Math.sin(phase * 3.14);
        const slope = Math.cos(phase * 3.14 + bend);
        const from = rampAt(look.colours, 0.5 + 0.42 * fold + bend * 0.3);
        const shine = Math.max(0, slope) ** 9 * 0.5;
        for (let part = 0; part < 3; part++)
          pixels[at + part] = Math.max(
            0,
            look.colours.values[from + part]! * (1 + fold * 0.22 - Math.max(0, -slope) ** 3 * 0.35) +
              look.light[part]! * shine,
          );
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.4);
  };
}
