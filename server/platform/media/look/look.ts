import { fromPixels, type Pixels } from '../images.ts';
import type { Look } from '../steps.ts';
import { findColours } from './colours.ts';
import { colourLayout } from './layout.ts';
import { coarsestWaves } from './dct.ts';

const SIDE = 32;
const BITS = 64;

/**
 * 64 bits: which of a picture's low frequencies are stronger than the median. Scaling and recompression flip few bits.
 */
export function pictureHash(rgb: Buffer): string {
  const grey = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(index * 3, index * 3 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  // Skips the first coefficient, which says how bright the picture is rather than what it shows.
  return bitsAboveMedian(coarsestWaves(grey, SIDE, BITS + 1).slice(1));
}

/** As hex, with the first value as the highest bit. */
function bitsAboveMedian(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = values.length / 2;
  const median = ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const bits = values.map((value) => (value > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(values.length / 4, '0');
}

/** Describes how a picture looks, from one small copy. */
export async function describeLook(picture: Pixels): Promise<Look> {
  const small = await fromPixels(picture).resize(32, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { hash: pictureHash(small), colours: findColours(small), layout: colourLayout(small) };
}
