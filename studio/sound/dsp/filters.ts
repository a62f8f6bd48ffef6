import { RATE, type Stereo } from './stereo.ts';

/** Second-order filter coefficients after Robert Bristow-Johnson, divided by a0. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

type Shape = 'lowpass' | 'highpass' | 'bandpass';

export function biquad(shape: Shape, hz: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * Math.min(hz, RATE * 0.45)) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  const rest = { a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
  if (shape === 'bandpass') return { b0: alpha / a0, b1: 0, b2: -alpha / a0, ...rest };
  const edge = shape === 'lowpass' ? 1 - cos : 1 + cos;
  return { b0: edge / 2 / a0, b1: (shape === 'lowpass' ? edge : -edge) / a0, b2: edge / 2 / a0, ...rest };
}

/** A shelf lifts or lowers everything above (or below) a frequency. */
export function shelf(side: 'low' | 'high', hz: number, decibels: number): Biquad {
  const a = 10 ** (decibels / 40);
  const w = (2 * Math.PI * hz) / RATE;
  const sign = side === 'high' ? 1 : -1;
  const cos = Math.cos(w) * sign;
  const beta = Math.SQRT2 * Math.sqrt(a) * Math.sin(w);
  const a0 = a + 1 - (a - 1) * cos + beta;
  return {
    b0: (a * (a + 1 + (a - 1) * cos + beta)) / a0,
    b1: (-2 * a * sign * (a - 1 + (a + 1) * cos)) / a0,
    b2: (a * (a + 1 + (a - 1) * cos - beta)) / a0,
    a1: (2 * sign * (a - 1 - (a + 1) * cos)) / a0,
    a2: (a + 1 - (a - 1) * cos - beta) / a0,
  };
}

export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
}

export function filterBoth({ left, right }: Stereo, coefficients: Biquad): void {
  filter(left, coefficients);
  filter(right, coefficients);
}

/** Frames between two readings of a moving cutoff. */
const BLOCK = 32;

interface Sweep {
  shape: 'lowpass' | 'bandpass';
  /** Hz, by seconds. */
  cutoff: (seconds: number) => number;
  q?: number;
}

/** A filter whose cutoff moves with time, after Zavalishin. */
export function sweep({ left, right }: Stereo, { shape, cutoff, q = Math.SQRT1_2 }: Sweep): void {
  const low = shape === 'lowpass' ? 1 : 0;
  const band = (1 - low) / q;
  let [lLow, lBand, rLow, rBand] = [0, 0, 0, 0];
  for (let start = 0; start < left.length; start += BLOCK) {
    const g = Math.tan((Math.PI * Math.max(20, Math.min(cutoff(start / RATE), 16_000))) / RATE);
    const damp = g + 1 / q;
    const norm = 1 / (1 + g * damp);
    const end = Math.min(start + BLOCK, left.length);
    for (let i = start; i < end; i++) {
      const lHigh = (left[i]! - lLow - damp * lBand) * norm;
      const rHigh = (right[i]! - rLow - damp * rBand) * norm;
      const lMiddle = g * lHigh + lBand;
      const rMiddle = g * rHigh + rBand;
      lBand = lMiddle + g * lHigh;
      rBand = rMiddle + g * rHigh;
      const lBottom = lLow + g * lMiddle;
      const rBottom = rLow + g * rMiddle;
      lLow = lBottom + g * lMiddle;
      rLow = rBottom + g * rMiddle;
      left[i] = low * lBottom + band * lMiddle;
      right[i] = low * rBottom + band * rMiddle;
    }
  }
}
