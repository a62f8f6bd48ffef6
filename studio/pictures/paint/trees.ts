import { lay, type Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import type { Random } from '../../random.ts';

/** A fir as a ragged outline, drawn row by row; all in pixels. */
export function paintFir(
  canvas: Canvas,
  random: Random,
  x: number,
  base: number,
  tall: number,
  colour: Colour,
  alpha = 1,
): void {
  const { width, height, pixels } = canvas;
  const top = base - tall;
  const tiers = 7 + Math.floor(random() * 6);
  const spread = tall * (0.13 + random() * 0.07);
  const lean = (random() - 0.5) * 0.03 * tall;
  const seed = Math.floor(random() * 1e9);
  const grain = Math.max(1, tall / 150);
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, base); row++) {
    const t = (row + 0.5 - top) / tall;
    if (t <= 0) continue;
    const tier = (t ** 0.8 * tiers) % 1;
    const line = (row - top) / grain;
    const skirt = t > 0.88 ? (1 - t) / 0.12 : 1;
    const reach = spread * t ** 0.85 * (0.42 + 0.58 * tier) * skirt;
    const left = x + lean * (1 - t) - Math.max(tall * 0.006, reach * (0.66 + 0.42 * ragged(seed, line)));
    const right = x + lean * (1 - t) + Math.max(tall * 0.006, reach * (0.66 + 0.42 * ragged(seed + 77, line)));
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(width - 1, Math.floor(right));
    for (let column = from, at = (row * width + from) * 4; column <= to; column++, at += 4) {
      const cover = Math.min(1, column + 1 - left, right - column);
      if (cover > 0) lay(pixels, at, colour[0], colour[1], colour[2], cover * alpha);
    }
  }
}

/** How far branches reach on each side: between one random length and the next. */
function ragged(seed: number, at: number): number {
  const line = Math.floor(at);
  const share = at - line;
  return hash(seed, line) * (1 - share) + hash(seed, line + 1) * share;
}

function hash(seed: number, at: number): number {
  let value = Math.imul(seed ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}
