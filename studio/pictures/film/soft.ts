import type { Canvas } from '../paint/canvas.ts';
import type { Planes, Samples, Standard } from './planes.ts';

/** Fractions of a code that small pictures keep, so that enlarging them shows no steps. */
const FINE = 64;

/** A small picture in codes, times 64; the frame's width is an even multiple of its own. */
interface Soft {
  width: number;
  height: number;
  luma: Int32Array;
  blue: Int32Array;
  red: Int32Array;
}

export function createSoft(width: number, height: number): Soft {
  const make = () => new Int32Array(width * height);
  return { width, height, luma: make(), blue: make(), red: make() };
}

export function fillSoft(soft: Soft, { pixels }: Canvas, standard: Standard): void {
  const out = new Float32Array(3);
  const { red, blue, black, range, neutral, chroma } = standard;
  const green = 1 - red - blue;
  const [toBlue, toRed] = [(chroma * FINE) / (2 - 2 * blue), (chroma * FINE) / (2 - 2 * red)];
  for (let i = 0, at = 0; i < soft.luma.length; i++, at += 4) {
    standard.signal(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, out);
    const light = red * out[0]! + green * out[1]! + blue * out[2]!;
    soft.luma[i] = (black + range * light) * FINE;
    soft.blue[i] = neutral * FINE + (out[2]! - light) * toBlue;
    soft.red[i] = neutral * FINE + (out[0]! - light) * toRed;
  }
}

/** Noise below one code, so that rounding does not draw lines. */
const DITHER = Int32Array.from({ length: 8192 }, (_, i) => (Math.imul(i + 1, 0x9e3779b1) >>> 26) & 63);

/** Rows from `top` to `bottom` of one plane, to be filled from a small grid. */
interface Job {
  to: Samples;
  width: number;
  height: number;
  from: Int32Array;
  fromWidth: number;
  top: number;
  bottom: number;
}

/** Fills the frame down to `rows` (even) with the small picture, smoothly enlarged. */
export function laySoft({ width, height, luma, blue, red }: Planes, soft: Soft, rows = height): void {
  const small = { width: width / 2, height: height / 2, fromWidth: soft.width, top: 0, bottom: rows / 2 };
  enlarge({ to: luma, width, height, from: soft.luma, fromWidth: soft.width, top: 0, bottom: rows });
  enlarge({ to: blue, from: soft.blue, ...small });
  enlarge({ to: red, from: soft.red, ...small });
}

function enlarge(job: Job): void {
  eachRow(job, (values, at, dither) => {
    for (let x = 0; x < values.length; x++) job.to[at + x] = (values[x]! + DITHER[dither + ((at + x) & 4095)]!) >> 6;
  });
}

/** Passes on each row of the plane: its values in fractions of a code, its start, and its dither. */
function eachRow(
  { width, height, from, fromWidth, top, bottom }: Job,
  take: (values: Int32Array, at: number, dither: number) => void,
): void {
  const line = new Int32Array(fromWidth + 2);
  const values = new Int32Array(width);
  const step = width / fromWidth;
  for (let y = top; y < bottom; y++) {
    mixLine(line, from, fromWidth, (y + 0.5) / height);
    for (let column = 0, x = 0; column <= fromWidth; column++) {
      const end = Math.min(width, (step * (column + 0.5)) | 0);
      const grow = (((line[column + 1]! - line[column]!) * 256) / step) | 0;
      for (let value = (line[column]! << 8) + (grow >> 1); x < end; x++, value += grow) values[x] = value >> 8;
    }
    take(values, y * width, Math.imul(y, 2654435) & 4095);
  }
}

/** One line between two lines of the small picture, with its ends repeated; place is 0…1. */
function mixLine(line: Int32Array, from: Int32Array, width: number, place: number): void {
  const height = from.length / width;
  const y = Math.min(height - 1, Math.max(0, place * height - 0.5));
  const upper = Math.floor(y);
  const share = ((y - upper) * 256) | 0;
  const top = upper * width;
  const low = Math.min(height - 1, upper + 1) * width;
  for (let i = 0; i < width; i++) line[i + 1] = from[top + i]! + (((from[low + i]! - from[top + i]!) * share) >> 8);
  line[0] = line[1]!;
  line[width + 1] = line[width]!;
}

/** Lays one colour over the rows `top`…`bottom` (even) of a frame, with the density of the small grid (0…1). */
export function layVeil(
  frame: Planes,
  alpha: Float32Array,
  fromWidth: number,
  codes: readonly [number, number, number],
  top: number,
  bottom: number,
): void {
  const from = new Int32Array(alpha.length);
  for (let i = 0; i < from.length; i++) from[i] = alpha[i]! * 256 * FINE;
  const small = { width: frame.width / 2, height: frame.height / 2, from, fromWidth, top: top / 2, bottom: bottom / 2 };
  const { luma: to, width, height } = frame;
  veil({ to, width, height, from, fromWidth, top, bottom }, Math.round(codes[0]));
  veil({ to: frame.blue, ...small }, Math.round(codes[1]));
  veil({ to: frame.red, ...small }, Math.round(codes[2]));
}

function veil(job: Job, code: number): void {
  const { to } = job;
  eachRow(job, (values, start, dither) => {
    for (let x = 0, at = start; x < values.length; x++, at++)
      to[at] = to[at]! + (((code - to[at]!) * values[x]! + (DITHER[dither + (at & 4095)]! << 8)) >> 14);
  });
}

/** Draws every second picture; those between are the mean of their neighbours, which slow soft scenes do not reveal. */
export function everySecond(
  width: number,
  height: number,
  draw: (soft: Soft, frame: number) => void,
): (frame: number) => Soft {
  let [before, after] = [createSoft(width, height), createSoft(width, height)];
  const mean = createSoft(width, height);
  let drawn = Number.NaN;
  return (frame) => {
    const last = frame & ~1;
    if (drawn !== last + 2) {
      if (drawn === last) [before, after] = [after, before];
      else draw(before, last);
      drawn = last + 2;
      draw(after, drawn);
    }
    if (frame === last) return before;
    for (const plane of ['luma', 'blue', 'red'] as const)
      for (let i = 0; i < mean.luma.length; i++) mean[plane][i] = (before[plane][i]! + after[plane][i]!) >> 1;
    return mean;
  };
}
