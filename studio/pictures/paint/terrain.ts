import { createOctave, fillOctave, type Noise, type Tile } from './noise.ts';

/** A land that repeats on all sides, everything in cells. */
export interface Land {
  heights: Tile;
  /** Sunlight that reaches each point, 0 to 1. */
  light: Tile;
  /** 1 for flat ground, towards 0 for walls. */
  flat: Tile;
  /** How open the sky is above each point, about 0 to 1. */
  open: Tile;
}

interface SunDirection {
  /** Direction of the sun, in radians on the map, and its height as a slope. */
  angle: number;
  rise: number;
}

/** Heights 0…1 with eroded valleys: slopes of the coarse shapes dampen the fine ones. */
export function erodedHeights(noise: Noise, size: number, cells: number, roughness: number): Float32Array {
  const heights = new Float32Array(size * size);
  const slopeX = new Float32Array(size * size);
  const slopeY = new Float32Array(size * size);
  const octave = createOctave(size);
  const limit = Math.min(256, size / 2);
  for (let i = 0, weight = 1, period = cells; i < 8 && period <= limit; i++, period *= 2, weight *= roughness) {
    fillOctave(noise, size, period, octave);
    for (let at = 0; at < heights.length; at++) {
      const sx = (slopeX[at] = slopeX[at]! + octave.slopeX[at]! * weight);
      const sy = (slopeY[at] = slopeY[at]! + octave.slopeY[at]! * weight);
      const crest = 1 - Math.abs(octave.values[at]!) * 1.6;
      heights[at] = heights[at]! + (weight * crest) / (1 + (sx * sx + sy * sy) * 0.55);
    }
  }
  return stretch(heights);
}

function stretch(values: Float32Array): Float32Array {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i]! - low) / (high - low);
  return values;
}

/** Lights heights (in cells) from one side, with the shadows of mountains. */
export function lightLand(heights: Float32Array, size: number, sun: SunDirection, softness = 1): Land {
  const light = new Float32Array(size * size);
  const flat = new Float32Array(size * size);
  const open = openness(heights, size);
  const mask = size - 1;
  const length = Math.hypot(1, sun.rise);
  const [lx, ly, lz] = [Math.cos(sun.angle) / length, Math.sin(sun.angle) / length, sun.rise / length];
  const shadow = castShadows(heights, size, sun);
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const gx = (heights[y * size + ((x + 1) & mask)]! - heights[y * size + ((x - 1) & mask)]!) * 0.5;
      const gy = (heights[((y + 1) & mask) * size + x]! - heights[((y - 1) & mask) * size + x]!) * 0.5;
      const up = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      const facing = (lz - gx * lx - gy * ly) * up;
      const inSun = 1 - Math.min(1, shadow[i]! / (2.5 * softness));
      light[i] = facing > 0 ? facing * inSun : 0;
      flat[i] = up;
    }
  const tile = (values: Float32Array): Tile => ({ size, values });
  return { heights: tile(heights), light: tile(light), flat: tile(flat), open: tile(open) };
}

/** Depth of each point below the edge of a shadow. */
function castShadows(heights: Float32Array, size: number, sun: SunDirection): Float32Array {
  const mask = size - 1;
  const depth = new Float32Array(size * size);
  const [cos, sin] = [Math.cos(sun.angle), Math.sin(sun.angle)];
  const alongX = Math.abs(cos) > Math.abs(sin);
  const [main, side] = alongX ? [cos, sin] : [sin, cos];
  const fall = sun.rise / Math.abs(main);
  const slip = -side / Math.abs(main);
  const [strideMain, strideCross] = alongX ? [1, size] : [size, 1];
  const shadow = new Float32Array(size);
  // Two rounds, because the land repeats: the first one only carries in the shadow from the edge.
  for (let round = 0; round < size * 2; round++) {
    const line = (main > 0 ? -1 - round : round) & mask;
    const shift = Math.floor(slip * round);
    const share = slip * round - shift;
    for (let cross = 0; cross < size; cross++) {
      const i = line * strideMain + ((cross + shift) & mask) * strideCross;
      const next = line * strideMain + ((cross + shift + 1) & mask) * strideCross;
      const ground = heights[i]! * (1 - share) + heights[next]! * share;
      const edge = shadow[cross]! - fall;
      shadow[cross] = edge > ground ? edge : ground;
      if (round >= size && edge > ground) depth[i] = edge - ground;
    }
  }
  return depth;
}

/** Openness of the sky; points below their surroundings see less of it. */
function openness(heights: Float32Array, size: number): Float32Array {
  const small = size / 8;
  const mean = new Float32Array(small * small);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) mean[(y >> 3) * small + (x >> 3)]! += heights[y * size + x]! / 64;
  const open = new Float32Array(size * size);
  const mask = small - 1;
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const fx = (x - 3.5) / 8;
      const fy = (y - 3.5) / 8;
      const x0 = Math.floor(fx);
      const y0 = Math.floor(fy);
      const tx = fx - x0;
      const ty = fy - y0;
      const r0 = (y0 & mask) * small;
      const r1 = ((y0 + 1) & mask) * small;
      const top = mean[r0 + (x0 & mask)]! * (1 - tx) + mean[r0 + ((x0 + 1) & mask)]! * tx;
      const low = mean[r1 + (x0 & mask)]! * (1 - tx) + mean[r1 + ((x0 + 1) & mask)]! * tx;
      const above = heights[i]! - (top * (1 - ty) + low * ty);
      open[i] = Math.min(1, Math.max(0, 0.7 + above * 0.035));
    }
  return open;
}
