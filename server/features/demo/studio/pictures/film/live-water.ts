import type { Colour } from '../paint/colour.ts';
import type { Ripples } from '../paint/water.ts';
import { codesOf, type Planes } from './planes.ts';
import type { Standard } from './standard.ts';

/** Moving water below `edge` that mirrors the rows above it. */
export interface LiveWater {
  edge: number;
  horizon: number;
  lens: number;
  scale: number;
  rough: number;
  stretch: number;
  deep: Colour;
  mirror: number;
  glitter?: { x: number; colour: Colour; width: number };
  /** How fast the ripples run. */
  pace: number;
}

/** Codes of the deep and of the sparks, worked out once. */
export interface WaterCodes {
  deep: [number, number, number];
  spark: [number, number, number];
}

export function waterCodes(standard: Standard, water: LiveWater): WaterCodes {
  return { deep: codesOf(standard, water.deep), spark: codesOf(standard, water.glitter?.colour ?? [1, 1, 1]) };
}

/** Draws blocks of two by two pixels, each with one ripple; `time` in seconds. */
export function layWater(frame: Planes, ripples: Ripples, water: LiveWater, codes: WaterCodes, time: number): void {
  const height = frame.height / 2;
  const edge = Math.round(water.edge * height);
  const focal = water.lens * height;
  for (let row = edge; row < height; row++) {
    const drop = Math.max(0.4, row + 0.5 - water.horizon * height) / focal;
    const calm = Math.min(1, 26 * drop + 0.22) * water.rough;
    waterRow(frame, ripples, water, codes, { row, edge, drop, calm, focal, time: time * water.pace });
  }
}

interface Row {
  row: number;
  edge: number;
  drop: number;
  calm: number;
  focal: number;
  time: number;
}

function waterRow({ width: full, height: tall, luma, blue, red }: Planes, { size, slopeX, slopeY }: Ripples, water: LiveWater, { deep, spark }: WaterCodes, at: Row): void {
  const width = full / 2;
  const height = tall / 2;
  const mask = size - 1;
  const distance = 1 / at.drop;
  const grain = water.scale * 3;
  const v = distance * grain;
  const row1 = (Math.floor(v + at.time * 9) & mask) * size;
  const row2 = (Math.floor(v * 0.31 + 77 - at.time * 4) & mask) * size;
  const row3 = (Math.floor(v * 3.1 + 31 + at.time * 21) & mask) * size;
  const across = (grain * distance) / at.focal / water.stretch;
  const path = water.glitter ? 1 / (water.glitter.width * height * (0.5 + at.drop * 1.6)) : 0;
  const sunX = (water.glitter?.x ?? 0) * width;
  // Far to the right of zero, so that cutting off decimals always rounds down.
  const start = size * 4096 - (width / 2) * across;
  let [u1, u2, u3] = [start + at.time * 5, start + 9 + at.time * 3, start + 53 - at.time * 11];
  const [calm1, calm2, calm3] = [at.calm * 0.5, at.calm * 0.6, at.calm * 0.25];
  const spread = at.focal * (0.12 + at.drop * 0.6);
  for (let x = 0; x < width; x++, u1 += across, u2 += across * 0.31, u3 += across * 3.1) {
    const a = row1 + ((u1 | 0) & mask);
    const b = row2 + ((u2 | 0) & mask);
    const c = row3 + ((u3 | 0) & mask);
    const ny = slopeY[a]! * calm1 + slopeY[b]! * calm2 + slopeY[c]! * calm3;
    const nx = slopeX[a]! * calm1 + slopeX[b]! * calm2 + slopeX[c]! * calm3;
    const facing = at.drop + ny * 0.9;
    const away = facing > 0 ? 1 / (1 + facing * 3.2) : 1;
    let share = away * away * away;
    if (share < water.mirror) share = water.mirror;
    let from = at.edge - 1 - (at.row - at.edge) - ((ny < 0 ? -ny : ny) * 0.75 + ny * 0.35) * at.focal * 0.5;
    from = from < 0 ? Math.min(at.edge - 1, -from * 0.5) : from > at.edge - 1 ? at.edge - 1 : from;
    let side = (x + nx * spread) | 0;
    side = side < 0 ? -side : side > width - 1 ? 2 * (width - 1) - side : side;
    if (side < 0 || side >= width) side = x;
    const source = (from | 0) * width + side;
    const off = (x - sunX) * path;
    const shine = path > 0 && off * off < 6 ? slopeY[a]! + slopeY[c]! * 0.8 + slopeX[b]! * 0.4 - 0.75 : 0;
    const glint = shine > 0 ? Math.min(1, shine * shine * 1.6 * Math.exp(-off * off)) : 0;
    const small = at.row * width + x;
    const cb = deep[1] + (blue[source]! - deep[1]) * share;
    const cr = deep[2] + (red[source]! - deep[2]) * share;
    blue[small] = cb + (spark[1] - cb) * glint;
    red[small] = cr + (spark[2] - cr) * glint;
    const lift = 1 + ny * 0.5;
    const up = (from | 0) * 2 * full + side * 2;
    const to = at.row * 2 * full + x * 2;
    const base = deep[0] * (1 - share) * lift;
    const left = base + luma[up]! * share;
    const right = base + luma[up + 1]! * share;
    const low = base + luma[up + full]! * share;
    const add = spark[0] * glint;
    const keep = 1 - glint;
    luma[to] = left * keep + add;
    luma[to + 1] = right * keep + add;
    luma[to + full] = low * keep + add;
    luma[to + full + 1] = (low + right) * 0.5 * keep + add;
  }
}
