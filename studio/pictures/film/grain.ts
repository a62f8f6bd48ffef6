import { createRandom } from '../../random.ts';
import type { Planes } from './planes.ts';

const COUNT = 1 << 16;
/** Grain is kept positive so that four samples can be added in one go; this is its middle. */
const MIDDLE = 2;

/** Film grain: a little noise that changes with every frame and hides the steps between shades. */
export function createGrain(): Uint32Array {
  const random = createRandom(4711);
  const samples = Uint8Array.from({ length: COUNT }, () => Math.round(random() + random() + random() + random()));
  return new Uint32Array(samples.buffer);
}

/** No sample can overflow into its neighbour: video keeps room below black and above white. */
export function addGrain({ luma }: Planes, words: Uint32Array, frame: number): void {
  const out = new Uint32Array(luma.buffer, luma.byteOffset, luma.byteLength / 4);
  const mask = words.length - 1;
  const middle = MIDDLE * 0x01010101;
  let at = Math.imul(frame, 40_503) & mask;
  for (let i = 0; i < out.length; i++) {
    out[i] = out[i]! + words[at]! - middle;
    at = (at + 1) & mask;
  }
}
