import { add, type Canvas, type Spot } from './canvas.ts';
import type { Colour } from './colour.ts';
import { noise2, type Noise } from './noise.ts';

const SHRINK = 8;

/** Spreads light brighter than `from` over its surroundings; radius in picture heights. */
export function bloom(canvas: Canvas, from: number, radius: number, strength: number): void {
  const { width, height, pixels } = canvas;
  const columns = Math.ceil(width / SHRINK) + 1;
  const rows = Math.ceil(height / SHRINK) + 1;
  const small = shrink(canvas, columns, rows, from);
  const reach = Math.max(1, Math.round((radius * height) / SHRINK / 1.7));
  const spare = new Float32Array(small.length);
  for (let round = 0; round < 3; round++) {
    blur(small, spare, columns, rows, reach, 3, columns * 3);
    blur(spare, small, rows, columns, reach, columns * 3, 3);
  }
  for (let y = 0, at = 0; y < height; y++) {
    const py = (y + 0.5) / SHRINK - 0.5;
    const y0 = Math.max(0, Math.floor(py));
    const fy = Math.max(0, py - y0);
    for (let x = 0; x < width; x++, at += 4) {
      const px = (x + 0.5) / SHRINK - 0.5;
      const x0 = px < 0 ? 0 : px | 0;
      const fx = px < 0 ? 0 : px - x0;
      const i = (y0 * columns + x0) * 3;
      for (let part = 0; part < 3; part++) {
        const a = small[i + part]!;
        const top = a + (small[i + 3 + part]! - a) * fx;
        const c = small[i + columns * 3 + part]!;
        const low = c + (small[i + columns * 3 + 3 + part]! - c) * fx;
        pixels[at + part] = pixels[at + part]! + (top + (low - top) * fy) * strength;
      }
    }
  }
}

function shrink({ width, height, pixels }: Canvas, columns: number, rows: number, from: number): Float32Array {
  const small = new Float32Array(columns * rows * 3);
  const share = 1 / (SHRINK * SHRINK);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const i = ((y / SHRINK) | 0) * columns * 3 + ((x / SHRINK) | 0) * 3;
      const brightest = Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      if (brightest <= from) continue;
      const gain = ((brightest - from) / brightest) * share;
      small[i] = small[i]! + pixels[at]! * gain;
      small[i + 1] = small[i + 1]! + pixels[at + 1]! * gain;
      small[i + 2] = small[i + 2]! + pixels[at + 2]! * gain;
    }
  return small;
}

/** The mean over a window that slides along each line; edges repeat nothing, so light leaves the picture. */
function blur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  reach: number,
  stride: number,
  lineStride: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++)
    for (let part = 0; part < 3; part++) {
      const base = line * lineStride + part;
      let sum = 0;
      for (let i = 0; i < Math.min(reach, length); i++) sum += from[base + i * stride]!;
      for (let i = 0; i < length; i++) {
        if (i + reach < length) sum += from[base + (i + reach) * stride]!;
        if (i - reach - 1 >= 0) sum -= from[base + (i - reach - 1) * stride]!;
        to[base + i * stride] = sum * share;
      }
    }
}

/** Beams that fan out from a light, as through gaps in leaves or clouds. */
export function paintRays(canvas: Canvas, noise: Noise, [x, y, reach]: Spot, colour: Colour, beams = 14): void {
  const { width, height, pixels } = canvas;
  const steps = 2048;
  const fan = Float32Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const [u, v] = [Math.cos(angle) * beams * 0.5, Math.sin(angle) * beams * 0.5];
    return Math.max(0, noise2(noise, u, v) * 0.9 + noise2(noise, u * 2.7, v * 2.7) * 0.5 + 0.12);
  });
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const dx = column - x * width;
      const dy = row - y * height;
      const distance = Math.sqrt(dx * dx + dy * dy) / height / reach;
      if (distance >= 1) continue;
      const turn = (Math.atan2(dy, dx) / Math.PI / 2 + 0.5) * steps;
      const i = turn | 0;
      const beam = fan[i % steps]! + (fan[(i + 1) % steps]! - fan[i % steps]!) * (turn - i);
      add(pixels, at, colour, beam * (1 - distance) * (1 - distance) * Math.min(1, distance * 6));
    }
}
