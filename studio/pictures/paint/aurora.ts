import type { Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { fbm, noise2, type Noise } from './noise.ts';

/** A curtain of light: where it hangs, how tall its rays are, and its colours from the hem upwards. */
export interface Curtain {
  x: number;
  y: number;
  width: number;
  /** How far it wanders up and down, and how tightly it folds. */
  sway: number;
  folds: number;
  tall: number;
  light: number;
  hem: Colour;
  body: Colour;
  top: Colour;
  seed: number;
}

/** Light of the curtains on a small grid, three numbers per point. */
interface Glow {
  width: number;
  height: number;
  values: Float32Array;
}

const STEPS = 2600;

type Size = readonly [width: number, height: number];

/**
 * The glow at `time` seconds. A curtain is many thin rays along a line that folds back on itself, where it is
 * brightest.
 */
export function auroraGlow(noise: Noise, curtains: readonly Curtain[], [width, height]: Size, time: number): Glow {
  const values = new Float32Array(width * height * 3);
  // Rays stand further apart on a fine grid, so each must be brighter.
  const density = height / 720;
  for (const curtain of curtains) {
    for (let i = 0; i < STEPS; i++) {
      const u = i / STEPS;
      const along = u * curtain.folds;
      const drift = time * 0.06;
      const wave = along * 6.283 + curtain.seed;
      const fold =
        Math.sin(wave + drift * 2) * 0.11 +
        Math.sin(wave * 2.3 + 1 - drift * 3) * 0.045 +
        noise2(noise, along * 1.7, drift) * 0.06;
      const x = (curtain.x + (u - 0.5 + fold) * curtain.width) * width;
      const bow = Math.sin(wave * 0.41 + 2 + drift) + Math.sin(wave * 0.93 - drift * 1.6) * 0.5;
      const y =
        (curtain.y + (bow + noise2(noise, along + curtain.seed + 40, drift * 0.8) * 0.8) * curtain.sway) * height;
      const ray = 0.5 + 0.5 * fbm(noise, u * 55 + curtain.seed, time * 0.35, 2);
      const patch = Math.max(0.06, 0.55 + fbm(noise, along * 1.4 + curtain.seed + 9, drift * 1.7 + 3, 2) * 1.6);
      const ends = Math.min(1, u * 6, (1 - u) * 6);
      const light = curtain.light * patch * (0.35 + ray * ray) * ends * (width / height) * density;
      if (x < 1 || x >= width - 2 || light < 0.004) continue;
      addRay(values, width, height, x, y, curtain.tall * height * (0.45 + ray * 0.8), light, curtain);
    }
  }
  soften(values, width, height);
  return { width, height, values };
}

/** Blurs neighbouring rays into each other. */
function soften(values: Float32Array, width: number, height: number): void {
  for (let round = 0; round < 2; round++)
    for (let row = 0; row < height; row++)
      for (let i = row * width * 3 + 3, end = (row + 1) * width * 3 - 3; i < end; i++)
        values[i] = values[i - 3]! * 0.3 + values[i]! * 0.4 + values[i + 3]! * 0.3;
}

function addRay(
  values: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  tall: number,
  light: number,
  { hem, body, top }: Curtain,
): void {
  const column = x | 0;
  const share = x - column;
  const from = Math.min(height - 1, Math.floor(y + height * 0.02));
  const to = Math.max(0, Math.floor(y - tall));
  for (let row = from; row >= to; row--) {
    const up = (y - row) / tall;
    const strength = up < 0 ? Math.exp(up * up * -((tall / height / 0.008) ** 2)) : Math.exp(-up * 2.6) * (1 - up);
    if (strength < 0.003) continue;
    const gain = light * strength;
    const low = up < 0.12 ? (0.12 - Math.max(0, up)) / 0.12 : 0;
    const high = up > 0.3 ? Math.min(1, (up - 0.3) / 0.55) : 0;
    const at = (row * width + column) * 3;
    for (let part = 0; part < 3; part++) {
      const colour = (body[part]! * (1 - low) + hem[part]! * low) * (1 - high) + top[part]! * high;
      values[at + part] = values[at + part]! + colour * gain * (1 - share);
      values[at + 3 + part] = values[at + 3 + part]! + colour * gain * share;
    }
  }
}

/** Adds the small light to the canvas, smoothly enlarged. */
export function addGlow({ width, height, pixels }: Canvas, glow: Glow): void {
  for (let y = 0, at = 0; y < height; y++) {
    const py = Math.min(glow.height - 1.001, Math.max(0, ((y + 0.5) / height) * glow.height - 0.5));
    const y0 = py | 0;
    const fy = py - y0;
    for (let x = 0; x < width; x++, at += 4) {
      const px = Math.min(glow.width - 1.001, Math.max(0, ((x + 0.5) / width) * glow.width - 0.5));
      const x0 = px | 0;
      const fx = px - x0;
      const i = (y0 * glow.width + x0) * 3;
      const next = i + glow.width * 3;
      for (let part = 0; part < 3; part++) {
        const a = glow.values[i + part]!;
        const c = glow.values[next + part]!;
        const top = a + (glow.values[i + 3 + part]! - a) * fx;
        pixels[at + part] = pixels[at + part]! + top + (c + (glow.values[next + 3 + part]! - c) * fx - top) * fy;
      }
    }
  }
}
