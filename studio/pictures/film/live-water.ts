import { scale } from '../paint/colour.ts';
import { readTile } from '../paint/noise.ts';
import type { Ripples, Water } from '../paint/water.ts';
import { codesOf, type Planes, type Standard, type Plate } from './planes.ts';

/** Moving water below `edge` that mirrors the rows above it. */
interface LiveWater extends Pick<
  Water,
  'edge' | 'horizon' | 'lens' | 'scale' | 'rough' | 'stretch' | 'deep' | 'glitter'
> {
  mirror: number;
  /** How fast the ripples run. */
  pace: number;
}

/** Codes of the deep water and of the sparks, computed once. */
interface WaterCodes {
  deep: [number, number, number];
  spark: [number, number, number];
}

export function waterCodes(standard: Standard, water: LiveWater): WaterCodes {
  const spark = water.glitter?.colour ?? [1, 1, 1];
  // Limited to the brightest light of the spark's hue; brighter would bleach into another.
  return {
    deep: codesOf(standard, water.deep),
    spark: codesOf(standard, scale(spark, (standard.hdr ? 2 : 0.95) / Math.max(...spark))),
  };
}

/** Draws blocks of two by two pixels, each with one ripple; `time` in seconds. */
export function layWater(frame: Planes, ripples: Ripples, water: LiveWater, codes: WaterCodes, time: number): void {
  const edge = Math.round((water.edge * frame.height) / 2);
  for (let row = edge; row < frame.height / 2; row++)
    waterRow(frame, ripples, water.mirror, codes, lookAt(frame, ripples, water, row, edge, time * water.pace));
}

/** The view of one row of blocks: how far down it looks, its ripples, and the position of the sparks. */
interface Row {
  row: number;
  edge: number;
  drop: number;
  focal: number;
  /** Where each of three ripples is read: its line, first column and step, and its strength. */
  lines: [number, number, number];
  starts: [number, number, number];
  across: number;
  calm: number;
  sunX: number;
  path: number;
}

function lookAt(frame: Planes, { size }: Ripples, water: LiveWater, row: number, edge: number, time: number): Row {
  const [width, height] = [frame.width / 2, frame.height / 2];
  const focal = water.lens * height;
  const drop = Math.max(0.4, row + 0.5 - water.horizon * height) / focal;
  const grain = water.scale * 3;
  const v = grain / drop;
  const across = grain / drop / focal / water.stretch;
  const line = (place: number) => (Math.floor(place) & (size - 1)) * size;
  // Far to the right of zero, so that truncating always rounds down.
  const start = size * 4096 - (width / 2) * across;
  return {
    row,
    edge,
    drop,
    focal,
    lines: [line(v + time * 9), line(v * 0.31 + 77 - time * 4), line(v * 3.1 + 31 + time * 21)],
    starts: [start + time * 5, start + 9 + time * 3, start + 53 - time * 11],
    across,
    calm: Math.min(1, 26 * drop + 0.22) * water.rough,
    sunX: (water.glitter?.x ?? 0) * width,
    path: water.glitter ? 1 / (water.glitter.width * height * (0.5 + drop * 1.6)) : 0,
  };
}

function waterRow(
  { width: full, luma, blue, red }: Planes,
  { size, slopeX, slopeY }: Ripples,
  mirror: number,
  { deep, spark }: WaterCodes,
  at: Row,
): void {
  const width = full / 2;
  const mask = size - 1;
  const { edge, drop, focal, across, sunX, path } = at;
  const [row1, row2, row3] = at.lines;
  let [u1, u2, u3] = at.starts;
  const [calm1, calm2, calm3] = [at.calm * 0.5, at.calm * 0.6, at.calm * 0.25];
  const spread = focal * (0.12 + drop * 0.6);
  const level = edge - 1 - (at.row - edge);
  for (let x = 0; x < width; x++, u1 += across, u2 += across * 0.31, u3 += across * 3.1) {
    const a = row1 + ((u1 | 0) & mask);
    const b = row2 + ((u2 | 0) & mask);
    const c = row3 + ((u3 | 0) & mask);
    const ny = slopeY[a]! * calm1 + slopeY[b]! * calm2 + slopeY[c]! * calm3;
    const nx = slopeX[a]! * calm1 + slopeX[b]! * calm2 + slopeX[c]! * calm3;
    const away = 1 / (1 + Math.max(0, drop + ny * 0.9) * 3.2);
    const share = Math.max(mirror, away * away * away);
    let from = level - (Math.abs(ny) * 0.75 + ny * 0.35) * focal * 0.5;
    from = Math.min(edge - 1, from < 0 ? -from * 0.5 : from) | 0;
    let side = (x + nx * spread) | 0;
    if (side < 0 || side >= width) side = x;
    const off = (x - sunX) * path;
    const shine = path > 0 && off * off < 6 ? slopeY[a]! + slopeY[c]! * 0.8 + slopeX[b]! * 0.4 - 0.75 : 0;
    const glint = shine > 0 ? Math.min(1, shine * shine * 1.6 * Math.exp(-off * off)) : 0;
    const keep = 1 - glint;
    const source = from * width + side;
    const small = at.row * width + x;
    blue[small] = (deep[1] + (blue[source]! - deep[1]) * share) * keep + spark[1] * glint;
    red[small] = (deep[2] + (red[source]! - deep[2]) * share) * keep + spark[2] * glint;
    const base = deep[0] * (1 - share) * (1 + ny * 0.5) * keep + spark[0] * glint;
    const gain = share * keep;
    const up = from * 2 * full + side * 2;
    const to = at.row * 2 * full + x * 2;
    luma[to] = base + luma[up]! * gain;
    luma[to + 1] = base + luma[up + 1]! * gain;
    luma[to + full] = base + luma[up + full]! * gain;
    luma[to + full + 1] = base + luma[up + full + 1]! * gain;
  }
}

/** Moving water: its reflection is painted once, and ripples push it about. */
interface Waves {
  /** First row of the water; even. */
  edge: number;
  /** Ripples per frame height in front, and how many times as long across. */
  scale: number;
  stretch: number;
  /** How far they push, and how many cells nearer they come in a second. */
  push: number;
  speed: number;
}

/** Writes the plate's water into the frame, in blocks of two by two pixels, each pushed by its ripple. */
export function rippleWater(frame: Planes, plate: Plate, ripples: Ripples, waves: Waves, seconds: number): void {
  const { width, height } = frame;
  const { edge, scale, push } = waves;
  const [slopeX, slopeY] = [ripples.slopeX, ripples.slopeY].map((values) => ({ size: ripples.size, values }));
  for (let row = edge; row < height; row += 2) {
    const away = row - edge + 1;
    const distance = 1 / (away / height + 0.035);
    const across = (scale * distance * 1.1) / height / waves.stretch;
    const v = distance * scale + seconds * waves.speed;
    const calm = Math.min(1, 0.25 + (away / height) * 5);
    for (let x = 0; x < width; x += 2) {
      const u = (x - width / 2) * across;
      const tilt =
        readTile(slopeY!, u * 0.5 + 40, v * 0.5) * 0.7 + readTile(slopeY!, u * 1.7 + seconds * 2, v * 1.7) * 0.5;
      const side = readTile(slopeX!, u * 1.1 + 9 - seconds, v * 1.1);
      const down = Math.round(row + tilt * calm * (away * 0.5 + 0.02 * height) * push);
      const aside = Math.round(x + side * calm * (2 + away * 0.1) * push);
      const from = Math.min(height - 2, Math.max(edge, down)) * width + Math.min(width - 2, Math.max(0, aside));
      copyBlock(frame, row * width + x, plate, from, 1 + Math.max(-0.8, tilt * calm * 0.7));
    }
  }
}

/** Two by two pixels, brighter by `gain`; colours keep their strength. */
function copyBlock({ width, luma, blue, red }: Planes, to: number, plate: Plate, from: number, gain: number): void {
  const black = luma instanceof Uint16Array ? 64 : 16;
  for (const next of [0, 1, width, width + 1]) luma[to + next] = black + (plate.luma[from + next]! - black) * gain;
  const small = (at: number) => (Math.floor(at / width) >> 1) * (width / 2) + ((at % width) >> 1);
  blue[small(to)] = plate.blue[small(from)]!;
  red[small(to)] = plate.red[small(from)]!;
}
