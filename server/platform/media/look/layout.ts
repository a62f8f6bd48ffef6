import { coarsestWaves } from './dct.ts';

const GRID = 8;

/**
 * The MPEG-7 colour layout: 12 luma and two times 6 chroma coefficients of an 8 × 8 miniature, each as a byte. Takes 32
 * × 32 RGB.
 */
export function colourLayout(rgb: Buffer): number[] {
  const cells = miniature(rgb);
  const luma = cells.map(([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue);
  const blueness = cells.map(([, , blue], index) => 128 + 0.564 * (blue - (luma[index] ?? 0)));
  const redness = cells.map(([red], index) => 128 + 0.713 * (red - (luma[index] ?? 0)));
  return [...waves(luma, 12), ...waves(blueness, 6), ...waves(redness, 6)];
}

function waves(plane: number[], count: number): number[] {
  return coarsestWaves(plane, GRID, count).map((wave, index) => clamp(index === 0 ? wave / GRID : 128 + wave / 4));
}

function miniature(rgb: Buffer): [number, number, number][] {
  const step = Math.sqrt(rgb.length / 3) / GRID;
  return Array.from({ length: GRID * GRID }, (_, cell) => {
    const sum: [number, number, number] = [0, 0, 0];
    const [top, left] = [Math.floor(cell / GRID) * step, (cell % GRID) * step];
    for (let y = top; y < top + step; y += 1)
      for (let x = left; x < left + step; x += 1)
        for (const channel of [0, 1, 2] as const) sum[channel] += rgb[(y * GRID * step + x) * 3 + channel] ?? 0;
    return sum.map((value) => value / (step * step)) as [number, number, number];
  });
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
