import type { Random } from '../../random.ts';

/** Lattice of gradients, periodic with 256. */
export interface Noise {
  order: Uint8Array;
  dx: Float32Array;
  dy: Float32Array;
}

export function createNoise(random: Random): Noise {
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const held = order[i]!;
    order[i] = order[other]!;
    order[other] = held;
  }
  order.copyWithin(256, 0, 256);
  const dx = new Float32Array(256);
  const dy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2;
    dx[i] = Math.cos(angle) * 1.5;
    dy[i] = Math.sin(angle) * 1.5;
  }
  return { order, dx, dy };
}

/** Gradient noise, about -1 to 1; repeats after 256. */
export function noise2({ order, dx, dy }: Noise, x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const left = order[floorX & 255]!;
  const right = order[(floorX + 1) & 255]!;
  const row = floorY & 255;
  const below = (floorY + 1) & 255;
  const a = order[left + row]!;
  const b = order[right + row]!;
  const c = order[left + below]!;
  const d = order[right + below]!;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const na = dx[a]! * fx + dy[a]! * fy;
  const nb = dx[b]! * (fx - 1) + dy[b]! * fy;
  const nc = dx[c]! * fx + dy[c]! * (fy - 1);
  const nd = dx[d]! * (fx - 1) + dy[d]! * (fy - 1);
  const top = na + (nb - na) * u;
  return top + (nc + (nd - nc) * u - top) * v;
}

/** Several octaves; about -1 to 1. */
export function fbm(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise2(noise, x, y) * weight;
    total += weight;
    weight *= gain;
    x = x * 2.02 + 17.3;
    y = y * 2.02 + 5.7;
  }
  return sum / total;
}

/** One octave of noise over a square that repeats on all sides, with its slopes where asked for. */
interface Octave {
  values: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
}

/** Fills `out` with noise of `period` cells across (a power of two); looks up the corners of a cell once. */
export function fillOctave({ order, dx, dy }: Noise, size: number, period: number, out: Octave): void {
  const cell = size / period;
  const { values, slopeX, slopeY } = out;
  const place = Float32Array.from({ length: cell }, (_, i) => i / cell);
  const fade = place.map((f) => f * f * f * (f * (f * 6 - 15) + 10));
  const fadeSlope = place.map((f) => 30 * f * f * (f * (f - 2) + 1));
  for (let cy = 0; cy < period; cy++)
    for (let cx = 0; cx < period; cx++) {
      const left = order[cx & 255]!;
      const right = order[((cx + 1) % period) & 255]!;
      const below = (cy + 1) % period;
      const a = order[left + (cy & 255)]!;
      const b = order[right + (cy & 255)]!;
      const c = order[left + below]!;
      const d = order[right + below]!;
      const [ax, ay, bx, by] = [dx[a]!, dy[a]!, dx[b]!, dy[b]!];
      const [gx, gy, hx, hy] = [dx[c]!, dy[c]!, dx[d]!, dy[d]!];
      for (let j = 0; j < cell; j++) {
        const fy = place[j]!;
        const v = fade[j]!;
        const vs = fadeSlope[j]!;
        for (let i = 0, at = (cy * cell + j) * size + cx * cell; i < cell; i++, at++) {
          const fx = place[i]!;
          const u = fade[i]!;
          const na = ax * fx + ay * fy;
          const nb = bx * (fx - 1) + by * fy - na;
          const nc = gx * fx + gy * (fy - 1) - na;
          const nd = hx * (fx - 1) + hy * (fy - 1) - nb - nc - na;
          values[at] = na + u * nb + v * nc + u * v * nd;
          slopeX[at] = ax + u * (bx - ax) + v * (gx - ax) + u * v * (ax - bx - gx + hx) + fadeSlope[i]! * (nb + v * nd);
          slopeY[at] = ay + u * (by - ay) + v * (gy - ay) + u * v * (ay - by - gy + hy) + vs * (nc + u * nd);
        }
      }
    }
}

export function createOctave(size: number): Octave {
  const make = () => new Float32Array(size * size);
  return { values: make(), slopeX: make(), slopeY: make() };
}

/** A square of values that repeats on all sides; `size` is a power of two. */
export interface Tile {
  size: number;
  values: Float32Array;
}

/** Many octaves computed once, to be read at the cost of one; about -1 to 1. */
export function createTile(noise: Noise, size: number, cells: number, octaves: number, gain = 0.5): Tile {
  const values = new Float32Array(size * size);
  const octave = createOctave(size);
  let total = 0;
  for (let i = 0, weight = 1, period = cells; i < octaves && period <= Math.min(256, size / 2); i++, period *= 2) {
    fillOctave(noise, size, period, octave);
    total += weight;
    for (let at = 0; at < values.length; at++) values[at] = values[at]! + octave.values[at]! * weight;
    weight *= gain;
  }
  for (let at = 0; at < values.length; at++) values[at] = values[at]! / total;
  return { size, values };
}

/** Interpolates between the points; x and y in points, any range. */
export function readTile({ size, values }: Tile, x: number, y: number): number {
  const mask = size - 1;
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const x0 = floorX & mask;
  const x1 = (floorX + 1) & mask;
  const row0 = (floorY & mask) * size;
  const row1 = ((floorY + 1) & mask) * size;
  const a = values[row0 + x0]!;
  const c = values[row1 + x0]!;
  const top = a + (values[row0 + x1]! - a) * fx;
  return top + (c + (values[row1 + x1]! - c) * fx - top) * (y - floorY);
}
