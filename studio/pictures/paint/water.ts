import type { Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { createOctave, fillOctave, type Noise } from './noise.ts';

/** Slopes of a rippled surface that repeats on all sides. */
export interface Ripples {
  size: number;
  slopeX: Float32Array;
  slopeY: Float32Array;
}

/** `gain` sets how rough the fine ripples are against the swell. */
export function createRipples(noise: Noise, gain: number, size = 256): Ripples {
  const octave = createOctave(size);
  const slopeX = new Float32Array(size * size);
  const slopeY = new Float32Array(size * size);
  for (let i = 0, weight = 0.5, period = 4; i < 5; i++, period *= 2, weight *= gain) {
    fillOctave(noise, size, period, octave);
    for (let at = 0; at < slopeX.length; at++) {
      slopeX[at] = slopeX[at]! + octave.slopeX[at]! * weight;
      slopeY[at] = slopeY[at]! + octave.slopeY[at]! * weight;
    }
  }
  return { size, slopeX, slopeY };
}

export interface Water {
  /** Where the far edge lies, 0 top to 1 bottom. */
  edge: number;
  /** Where the eye's horizon lies; above the edge for a near shore. */
  horizon: number;
  lens: number;
  /** Ripples per picture height in front, and how steep they are. */
  scale: number;
  rough: number;
  /** Waves are this much longer across than towards the eye. */
  stretch: number;
  deep: Colour;
  /** Colour of the haze at the water's far end, and its strength. */
  haze: Colour;
  hazy: number;
  gain: number;
  /** Least share of the sky that is mirrored. */
  mirror?: number;
  /** The path of sparks under a sun or moon. */
  glitter?: { x: number; colour: Colour; width: number };
}

/** Fills everything below the edge with water that mirrors the picture above. */
export function paintWater(canvas: Canvas, noise: Noise, water: Water): void {
  const { width, height, pixels } = canvas;
  const ripples = createRipples(noise, water.gain);
  const edge = Math.round(water.edge * height);
  const focal = water.lens * height;
  for (let row = edge; row < height; row++) {
    const drop = Math.max(0.5, row + 0.5 - water.horizon * height) / focal;
    const distance = 1 / drop;
    // Far waves are smaller than a pixel and only scatter light, so a part of their slope stands for them.
    const calm = Math.min(1, 26 / distance + 0.22) * water.rough;
    const veil = water.hazy * Math.exp((edge - row) / (height * 0.06));
    paintRow(pixels, row, edge, width, height, { drop, distance, calm, veil }, water, ripples);
  }
}

interface Row {
  drop: number;
  distance: number;
  calm: number;
  veil: number;
}

function paintRow(
  pixels: Float32Array,
  row: number,
  edge: number,
  width: number,
  height: number,
  seen: Row,
  water: Water,
  ripples: Ripples,
): void {
  const { slopeX, slopeY, size } = ripples;
  const mask = size - 1;
  const [deepR, deepG, deepB] = water.deep;
  const focal = water.lens * height;
  const grain = water.scale * 3;
  const least = water.mirror ?? 0;
  const [glitterR, glitterG, glitterB] = water.glitter?.colour ?? [0, 0, 0];
  const sunX = (water.glitter?.x ?? 0) * width;
  const path = 1 / ((water.glitter?.width ?? 1) * height * (0.5 + seen.drop * 1.6));
  const v1 = seen.distance * grain;
  const row1 = (Math.floor(v1) & mask) * size;
  const row2 = (Math.floor(v1 * 0.31 + 77) & mask) * size;
  const row3 = (Math.floor(v1 * 3.1 + 31) & mask) * size;
  const across = (grain * seen.distance) / focal / water.stretch;
  for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
    const u = (x - width / 2) * across;
    const a = row1 + (Math.floor(u) & mask);
    const b = row2 + (Math.floor(u * 0.31 + 9) & mask);
    const c = row3 + (Math.floor(u * 3.1 + 53) & mask);
    const nx = (slopeX[a]! * 0.5 + slopeX[b]! * 0.6 + slopeX[c]! * 0.25) * seen.calm;
    const ny = (slopeY[a]! * 0.5 + slopeY[b]! * 0.6 + slopeY[c]! * 0.25) * seen.calm;
    const facing = Math.max(0, seen.drop + ny * 0.9);
    const away = 1 / (1 + facing * 3.2);
    const fresnel = Math.max(least, away * away * away);
    let fromRow = edge - 1 - (row - edge) - (Math.abs(ny) * 0.75 + ny * 0.35) * focal * 0.5;
    fromRow = fromRow < 0 ? Math.min(edge - 1, -fromRow * 0.5) : fromRow > edge - 1 ? edge - 1 : fromRow;
    let from = x + nx * focal * (0.12 + seen.drop * 0.6);
    from = from < 0 ? -from : from > width - 1 ? 2 * (width - 1) - from : from;
    const source = ((fromRow | 0) * width + Math.min(width - 1, Math.max(0, from | 0))) * 4;
    const lit = (1 - fresnel) * (1 + ny * 0.8);
    const spark = slopeY[a]! + slopeY[c]! * 0.8 + slopeX[b]! * 0.4 - 0.75;
    const off = (x - sunX) * path;
    const glint = spark > 0 && off * off < 6 ? spark * spark * Math.exp(-off * off) : 0;
    const r = pixels[source]! * fresnel + deepR * lit + glitterR * glint;
    const g = pixels[source + 1]! * fresnel + deepG * lit + glitterG * glint;
    const bl = pixels[source + 2]! * fresnel + deepB * lit + glitterB * glint;
    pixels[at] = r + (water.haze[0] - r) * seen.veil;
    pixels[at + 1] = g + (water.haze[1] - g) * seen.veil;
    pixels[at + 2] = bl + (water.haze[2] - bl) * seen.veil;
    pixels[at + 3] = 1;
  }
}
