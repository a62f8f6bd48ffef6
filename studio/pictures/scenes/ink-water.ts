import { enlarge, everySecond, SOFTER, softCodes } from '../film/enlarge.ts';
import { codesOf } from '../film/planes.ts';
import { vignette } from '../paint/canvas.ts';
import { clamp01, rampAt, rampColour, smooth, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Tile } from '../paint/noise.ts';
import type { Paint, Shoot } from './recipe.ts';

/** Ink that sinks into still water. */
export interface Plume {
  /** From clear water to thickest ink. */
  colours: Ramp;
  x: number;
  wide: number;
  reach: number;
}

/** How much ink is at a place, 0…1; x and y in picture heights from the drop, at an age of about 0 to 1. */
function inkAt(tile: Tile, plume: Plume, x: number, y: number, age: number): number {
  if (Math.abs(x) > plume.wide * 2.3) return 0;
  const sink = y / (plume.reach * (0.25 + age * 0.95));
  const rise = readTile(tile, x * 34 + 11, y * 24 - age * 30);
  const curlX = readTile(tile, x * 62 + rise * 26, y * 50 - age * 46 + 90) + rise * 0.9;
  const curlY = readTile(tile, x * 62 + 200 + rise * 20, y * 50 - age * 40);
  const wx = x + curlX * 0.2 * (0.3 + sink);
  const wy = sink + curlY * 0.34;
  const wide = plume.wide * (0.16 + 1.15 * smooth(wy) * (0.4 + age)) * (1 + curlY * 0.5);
  const body = Math.exp(-((wx / wide) ** 2) * 1.3);
  const front = 1 - smooth((wy - 0.72) / 0.34);
  if (body * front < 0.01) return 0;
  const threads = readTile(tile, wx * 150 + curlX * 60, wy * 46 + curlY * 60);
  const fine = readTile(tile, wx * 330 + curlY * 120, wy * 90 + curlX * 100 + 33);
  return clamp01(body * front * (0.62 + threads * 1.25 + fine * 0.5) * 1.25 * smooth((y + 0.04) / 0.05));
}

export function inkInWater(plume: Plume): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const tile = createTile(createNoise(random), 512, 8, 5, 0.5);
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const ink = inkAt(tile, plume, (column - plume.x * width) / height, row / height, 0.85);
        const from = rampAt(plume.colours, ink);
        const light = 1.06 - 0.16 * (row / height);
        for (let part = 0; part < 3; part++) pixels[at + part] = plume.colours.values[from + part]! * light;
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.45);
  };
}

const STEPS = 512;

export function inkFilm(plume: Plume): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const tile = createTile(createNoise(random), 512, 8, 5, 0.5);
    const codes = Int32Array.from(
      { length: (STEPS + 1) * 3 },
      (_, i) => softCodes(codesOf(standard, rampColour(plume.colours, Math.floor(i / 3) / STEPS)))[i % 3]!,
    );
    const draw = everySecond(width / SOFTER, height / SOFTER, (soft, frame) => {
      const age = 0.12 + 0.95 * (1 - (1 - Math.min(1, frame / frames)) ** 1.5);
      for (let row = 0, i = 0; row < soft.height; row++)
        for (let column = 0; column < soft.width; column++, i++) {
          const ink = inkAt(tile, plume, (column - plume.x * soft.width) / soft.height, row / soft.height, age);
          const at = ((ink * STEPS) | 0) * 3;
          soft.luma[i] = codes[at]!;
          soft.blue[i] = codes[at + 1]!;
          soft.red[i] = codes[at + 2]!;
        }
    });
    return (planes, frame) => enlarge(planes, draw(frame), height, frame);
  };
}
