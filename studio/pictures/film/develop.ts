import type { Canvas } from '../paint/canvas.ts';

const ENTRIES = 4096;
/** The brightest light that still differs from white. */
const BRIGHTEST = 6;

/** Maps linear light to screen values 0…255 with a soft shoulder; indexed by the square root of the light. */
const CURVE = Float32Array.from({ length: ENTRIES + 1 }, (_, i) => {
  const light = (i / ENTRIES) ** 2 * BRIGHTEST;
  const knee = 0.62;
  const soft = light < knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
  return 255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055);
});

/** Screen value 0…255 of linear light, with fractions. */
export function screenValue(light: number): number {
  const place = Math.sqrt(light * (1 / BRIGHTEST)) * ENTRIES;
  return CURVE[place < ENTRIES ? (place + 0.5) | 0 : ENTRIES]!;
}

/** Red, green and blue bytes in the canvas's size. */
export function develop({ width, height, pixels }: Canvas): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  for (let i = 0, at = 0; i < out.length; i += 3, at += 4) {
    out[i] = screenValue(pixels[at]!) + 0.5;
    out[i + 1] = screenValue(pixels[at + 1]!) + 0.5;
    out[i + 2] = screenValue(pixels[at + 2]!) + 0.5;
  }
  return out;
}
