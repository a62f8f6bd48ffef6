import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

interface Pool {
  shallow: Colour;
  deep: Colour;
  light: Colour;
  tiles: number;
}

/** Sunlight that plays on the floor of a pool: bright lines where ripples focus it. */
export function pool(look: Pool): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 3, 0.4);
    const net = (x: number, y: number, z: number) => {
      const bend = readTile(tile, x * 0.7 + z, y * 0.7);
      const a = Math.abs(readTile(tile, x + bend * 26 + z, y + bend * 20));
      const b = Math.abs(readTile(tile, x * 1.7 + 90 - bend * 22, y * 1.7 + z));
      return Math.max(0, 1 - a * 7) ** 2 + Math.max(0, 1 - b * 6) ** 2 * 0.6;
    };
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column / height) * 130;
        const y = (row / height) * 130;
        const bend = readTile(tile, x * 0.5 + 40, y * 0.5);
        const depth = clamp01(0.25 + (row / height) * 0.6 + bend * 0.3);
        const u = ((column / height) * look.tiles + bend * 0.25) % 1;
        const v = ((row / height) * look.tiles + readTile(tile, x * 0.5, y * 0.5 + 80) * 0.25) % 1;
        const joint = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v)) < 0.03 ? 0.86 : 1;
        const light = net(x, y, 0) * 0.65 + net(x * 0.55 + 20, y * 0.55, 55) * 0.5;
        for (let part = 0; part < 3; part++)
          pixels[at + part] =
            (look.shallow[part]! + (look.deep[part]! - look.shallow[part]!) * depth) * joint * (0.82 + bend * 0.3) +
            look.light[part]! * light * (0.75 - depth * 0.4);
        pixels[at + 3] = 1;
      }
    bloom(canvas, 0.8, 0.02, 0.2);
    vignette(canvas, 0.35);
  };
}
