import type { Canvas } from '../paint/canvas.ts';
import type { Colour } from '../paint/colour.ts';
import { screenValue } from './develop.ts';

/** Conversion of light to video codes: ordinary (Rec. 709, 8 bit) or high dynamic range (Rec. 2020, HLG, 10 bit). */
export interface Standard {
  hdr: boolean;
  /** Writes the signal 0…1 of linear red, green and blue to out[0…2]. */
  signal(r: number, g: number, b: number, out: Float32Array): void;
  red: number;
  blue: number;
  /** Codes of black, of white minus black, and of no colour; range of the colour codes. */
  black: number;
  range: number;
  neutral: number;
  chroma: number;
}

export const SDR: Standard = {
  hdr: false,
  signal(r, g, b, out) {
    out[0] = screenValue(r) / 255;
    out[1] = screenValue(g) / 255;
    out[2] = screenValue(b) / 255;
  },
  red: 0.2126,
  blue: 0.0722,
  black: 16,
  range: 219,
  neutral: 128,
  chroma: 224,
};

const HLG_STEPS = 4096;
/** A white sheet (1) lies at three quarters of the signal, so that lights may be nearly four times as bright. */
const WHITE = 0.265;
const HLG = Float32Array.from({ length: HLG_STEPS + 1 }, (_, i) => {
  const light = (i / HLG_STEPS) ** 2;
  return light <= 1 / 12 ? Math.sqrt(3 * light) : 0.17883277 * Math.log(12 * light - 0.28466892) + 0.55991073;
});

function hlg(light: number): number {
  const scaled = light * WHITE;
  const soft = scaled < 0.7 ? scaled : 0.7 + 0.3 * (1 - Math.exp((0.7 - scaled) / 0.3));
  return HLG[(Math.sqrt(soft) * HLG_STEPS + 0.5) | 0]!;
}

export const HDR: Standard = {
  hdr: true,
  signal(r, g, b, out) {
    out[0] = hlg(0.6274 * r + 0.3293 * g + 0.0433 * b);
    out[1] = hlg(0.0691 * r + 0.9195 * g + 0.0114 * b);
    out[2] = hlg(0.0164 * r + 0.088 * g + 0.8956 * b);
  },
  red: 0.2627,
  blue: 0.0593,
  black: 64,
  range: 876,
  neutral: 512,
  chroma: 896,
};

export type Samples = Uint8Array | Uint16Array;

/** One frame of video: brightness in full size, the two colour planes in half. */
export interface Planes {
  width: number;
  height: number;
  luma: Samples;
  blue: Samples;
  red: Samples;
}

/** A layer of a clip, painted once and laid over many frames. */
export interface Plate extends Planes {
  alpha: Uint8Array;
  /** In half size, for the colour planes. */
  alphaSmall: Uint8Array;
  /** The plate is empty above row `first` and opaque from row `solid` down; both even. */
  first: number;
  solid: number;
}

export function createPlanes(width: number, height: number, hdr: boolean): Planes {
  const make = (count: number) => (hdr ? new Uint16Array(count) : new Uint8Array(count));
  const small = (width / 2) * (height / 2);
  return { width, height, luma: make(width * height), blue: make(small), red: make(small) };
}

/** The codes of one colour: brightness, blue, red; with fractions. */
export function codesOf(standard: Standard, [r, g, b]: Colour): [number, number, number] {
  const out = new Float32Array(3);
  standard.signal(r, g, b, out);
  const { red, blue, black, range, neutral, chroma } = standard;
  const y = red * out[0]! + (1 - red - blue) * out[1]! + blue * out[2]!;
  return [
    black + range * y,
    neutral + (chroma * (out[2]! - y)) / (2 - 2 * blue),
    neutral + (chroma * (out[0]! - y)) / (2 - 2 * red),
  ];
}

/** Width and height of the canvas must be even. */
export function plateOf(canvas: Canvas, standard: Standard): Plate {
  const { width, height, pixels } = canvas;
  if (width % 2 || height % 2) throw new Error('A plate is even in width and height.');
  const planes = createPlanes(width, height, standard.hdr);
  const alpha = new Uint8Array(width * height);
  const alphaSmall = new Uint8Array(planes.blue.length);
  const sumBlue = new Float32Array(width / 2);
  const sumRed = new Float32Array(width / 2);
  const out = new Float32Array(3);
  const { red, blue, black, range, neutral, chroma } = standard;
  let dither = 1;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const cover = pixels[i * 4 + 3]!;
      const gain = cover > 0.004 ? 1 / cover : 0;
      standard.signal(pixels[i * 4]! * gain, pixels[i * 4 + 1]! * gain, pixels[i * 4 + 2]! * gain, out);
      const light = red * out[0]! + (1 - red - blue) * out[1]! + blue * out[2]!;
      dither = (Math.imul(dither, 1664525) + 1013904223) | 0;
      const noise = (dither >>> 8) / 16777216;
      planes.luma[i] = black + range * light + noise;
      alpha[i] = cover * 255 + 0.5;
      const half = x >> 1;
      sumBlue[half] = sumBlue[half]! + (out[2]! - light);
      sumRed[half] = sumRed[half]! + (out[0]! - light);
      if ((y & x & 1) === 0) continue;
      const small = (y >> 1) * (width / 2) + half;
      planes.blue[small] = neutral + (chroma * sumBlue[half]!) / 4 / (2 - 2 * blue) + noise;
      planes.red[small] = neutral + (chroma * sumRed[half]!) / 4 / (2 - 2 * red) + 1 - noise;
      sumBlue[half] = sumRed[half] = 0;
      alphaSmall[small] = (alpha[i]! + alpha[i - 1]! + alpha[i - width]! + alpha[i - width - 1]! + 2) >> 2;
    }
  return { ...planes, alpha, alphaSmall, ...extent(alpha, width, height) };
}

function extent(alpha: Uint8Array, width: number, height: number): { first: number; solid: number } {
  let first = 0;
  while (first < height && alpha.subarray(first * width, (first + 1) * width).every((value) => value === 0)) first++;
  let solid = height;
  while (solid > first && alpha.subarray((solid - 1) * width, solid * width).every((value) => value === 255)) solid--;
  return { first: first & ~1, solid: (solid + 1) & ~1 };
}
