import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, rampAt, step } from '../paint/colour.ts';
import { createNoise, createTile, noise2, readTile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

export interface Terraces {
  levels: number;
  /** Water or crops on the steps, from low to high; the earth banks between them. */
  steps: Ramp;
  bank: Colour;
  shine: Colour;
  zoom: number;
  turn: number;
}

/** Rice terraces: the contour lines of a hillside made visible. */
export function terraces(look: Terraces): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const hill = createTile(noise, 512, 2, 4, 0.4);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    const shift = random() * 500;
    const zoom = look.zoom * 512;
    const e = 1.5;
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column / height) * zoom + shift;
        const y = (row / height) * zoom + column * look.turn * 0.02;
        const here = readTile(hill, x, y);
        const slopeX = (readTile(hill, x + e, y) - here) / e;
        const slopeY = (readTile(hill, x, y + e) - here) / e;
        const fall = slopeY + 0.9 / zoom;
        const steep = Math.sqrt(slopeX * slopeX + fall * fall) + 0.0003;
        const level = (here + 2) * look.levels + (row / height) * look.levels * 0.9;
        const floor = Math.floor(level);
        const up = level - floor;
        // How many pixels away the lower bank is.
        const bank = (up / (steep * look.levels) / zoom) * height;
        const grain = readTile(fine, column * 0.45 * (1344 / height), row * 0.45 * (1344 / height));
        const plot = noise2(noise, floor * 0.73, x * 0.011 + floor * 0.37) * 0.8;
        const from = rampAt(look.steps, clamp01(0.5 + plot + grain * 0.12));
        const mirror = step(0.2, 1, up) * Math.max(0, 0.55 + plot);
        const earth = clamp01(1.5 - bank / (height * 0.0045)) * (0.75 + grain * 0.5);
        for (let part = 0; part < 3; part++) {
          let value = look.steps.values[from + part]! * (1 + grain * 0.2);
          value += look.shine[part]! * mirror * 0.35;
          pixels[at + part] = value + (look.bank[part]! * (0.7 + slopeX * 20) - value) * clamp01(earth);
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.5);
  };
}
