import { bloom } from '../paint/bloom.ts';
import { glow, lay, vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, mix, scale, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, noise2, type Noise } from '../paint/noise.ts';
import { between, pick, type Random } from '../paint/random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintSigns } from './city-signs.ts';
import { addTrails } from './city-trails.ts';
import type { Paint } from './recipe.ts';

/** A street between tall houses, looked along; lengths in metres. */
export interface Street {
  sky: Ramp;
  horizon: number;
  lens: number;
  /** The eye above the road. */
  eye: number;
  /** From the middle to the house fronts. */
  wall: number;
  houses: readonly [low: number, high: number];
  lit: number;
  bright: number;
  lights: readonly Colour[];
  front: Colour;
  foot: Colour;
  haze: Colour;
  /** Where most is lost in haze. */
  clear: number;
  wet: number;
  signs: number;
  signColours: readonly Colour[];
  trails: number;
  end: Colour;
  shine: number;
  weather?: (canvas: Canvas, random: Random) => void;
}

interface House {
  from: number;
  to: number;
  high: number;
  bay: number;
  storey: number;
  pane: readonly [number, number];
  front: Colour;
  light: Float32Array;
  bays: number;
  floors: number;
}

export function street(look: Street): Paint {
  return (canvas, random) => {
    paintStreet(canvas, look, random);
    addTrails(canvas, look, random);
    bloom(canvas, 0.7, 0.014, look.shine);
    bloom(canvas, 0.55, 0.07, look.shine * 0.4);
    look.weather?.(canvas, random);
    vignette(canvas, 0.6);
  };
}

/** Everything but the traffic. */
export function paintStreet(canvas: Canvas, look: Street, random: Random): void {
  const noise = createNoise(random);
  paintSky(canvas, look.sky, look.horizon);
  glow(canvas, 0.5, look.horizon, 0.75, look.end);
  glow(canvas, 0.5, look.horizon - 0.02, 0.25, look.end);
  const sides = [build(look, random), build(look, random)] as const;
  const bases = new Float32Array(canvas.width);
  for (let x = 0; x < canvas.width; x++) bases[x] = paintColumn(canvas, look, x < canvas.width / 2 ? sides[0] : sides[1], x);
  paintSigns(canvas, look, random);
  for (let x = 0; x < canvas.width; x++) paintGround(canvas, look, noise, x, bases[x]!);
}

function build(look: Street, random: Random): House[] {
  const houses: House[] = [];
  for (let z = 3; z < 4000; ) {
    const deep = between(random, 14, 34) * (1 + z / 300);
    const high = between(random, look.houses[0], look.houses[1]) * (0.75 + 0.5 * random());
    const storey = between(random, 3, 4);
    const bay = between(random, 1.1, 2.4);
    const [floors, bays] = [Math.ceil(high / storey), Math.ceil(Math.max(deep, 40) / bay)];
    const light = new Float32Array(floors * bays * 3);
    const own = pick(random, look.lights);
    for (let floor = 0; floor < floors; floor++) {
      const chance = floor < 2 ? 0.62 : look.lit * (random() < 0.2 ? 0.3 : random() > 0.9 ? 1.8 : 1);
      const shop = floor < 2 ? look.signColours : look.lights;
      const tone = mix(own, pick(random, shop), random() * 0.7);
      for (let i = 0; i < bays; i++) {
        if (random() > chance) continue;
        const bright = (0.3 + random() ** 2) * look.bright * (floor < 2 ? 1.3 : 1);
        for (let part = 0; part < 3; part++) light[(floor * bays + i) * 3 + part] = tone[part]! * bright;
      }
    }
    const pane = pick(random, [[0.6, 0.55], [0.9, 0.45], [0.45, 0.8], [0.7, 0.65]] as const);
    houses.push({ from: z, to: z + deep, high, bay, storey, pane, front: scale(look.front, between(random, 0.5, 1.6)), light, bays, floors });
    z += deep;
  }
  return houses;
}

/** Draws the houses of one column from the nearest on and gives the row where they stand. */
function paintColumn(canvas: Canvas, look: Street, houses: readonly House[], x: number): number {
  const { width, height } = canvas;
  const focal = look.lens * height;
  const aside = Math.max(1e-4, Math.abs(x + 0.5 - width / 2) / focal);
  const horizon = look.horizon * height;
  const z = look.wall / aside;
  const base = horizon + (look.eye * focal) / z;
  const first = houses.findIndex((house) => house.to > z);
  if (first < 0) return horizon;
  let reached = Math.min(height, base);
  const near = houses[first]!;
  reached = paintFace(canvas, look, near, x, z, z, (z * z) / (look.wall * focal), reached);
  for (let i = first + 1; i < houses.length; i++) {
    const house = houses[i]!;
    const lateral = aside * house.from;
    if (lateral > look.wall + 26) break;
    reached = Math.min(reached, paintFace(canvas, look, house, x, house.from, lateral, house.from / focal, reached));
  }
  return base;
}

/** One wall in one column; `place` runs along the wall and moves by `step` from pixel to pixel. */
function paintFace({ width, height, pixels }: Canvas, look: Street, house: House, x: number, z: number, place: number, step: number, reached: number): number {
  const focal = look.lens * height;
  const horizon = look.horizon * height;
  const top = horizon - ((house.high - look.eye) * focal) / z;
  if (top >= reached) return reached;
  const haze = 1 - Math.exp(-z / look.clear);
  const bay = Math.floor(place / house.bay);
  const inBay = place - bay * house.bay;
  const bar = step < 0.2 ? filtered(inBay, house.bay / 2 - 0.04, house.bay / 2 + 0.04, step, 0) * 0.8 : 0;
  const acrossPane = filtered(inBay, (house.bay * (1 - house.pane[0])) / 2, (house.bay * (1 + house.pane[0])) / 2, step, house.pane[0]) * (1 - bar);
  const rowStep = z / focal;
  const slot = ((bay % house.bays) + house.bays) % house.bays;
  const turned = step < (z / focal) * 1.01 ? 0.6 : 1;
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, reached); row++) {
    const high = look.eye + (horizon - row - 0.5) * rowStep;
    const floor = Math.max(0, Math.min(house.floors - 1, Math.floor(high / house.storey)));
    const inFloor = high - floor * house.storey;
    const upPane = filtered(inFloor, (house.storey * (1 - house.pane[1])) / 2, (house.storey * (1 + house.pane[1])) / 2, rowStep, house.pane[1]);
    const pane = acrossPane * upPane;
    const i = (floor * house.bays + slot) * 3;
    const low = Math.exp(-high / 9);
    const cover = Math.min(1, row + 1 - top);
    const part = (k: 0 | 1 | 2) => {
      const wall = house.front[k] * turned + look.foot[k] * low;
      const seen = wall * (1 - pane * 0.5) + house.light[i + k]! * pane * (0.7 + (0.6 * inFloor) / house.storey);
      return seen + (look.haze[k] - seen) * haze;
    };
    lay(pixels, (row * width + x) * 4, part(0), part(1), part(2), cover);
  }
  return Math.max(0, top);
}

/** Share of a pixel that lies in the pane; where windows are finer than pixels, their mean. */
function filtered(place: number, from: number, to: number, step: number, mean: number): number {
  const sharp = clamp01((Math.min(place + step / 2, to) - Math.max(place - step / 2, from)) / step);
  const blur = clamp01(step / (to - from) - 0.6);
  return sharp + (mean - sharp) * blur;
}

/** Wet asphalt: what stands in the column is seen again below its foot, drawn out and broken by the road. */
function paintGround({ width, height, pixels }: Canvas, look: Street, noise: Noise, x: number, base: number): void {
  const horizon = look.horizon * height;
  const from = Math.max(0, Math.floor(base));
  const sums = new Float64Array((from + 2) * 3);
  for (let row = 0; row <= from && row < height; row++)
    for (let part = 0; part < 3; part++) sums[(row + 1) * 3 + part] = sums[row * 3 + part]! + pixels[(row * width + x) * 4 + part]!;
  const focal = look.lens * height;
  for (let row = from; row < height; row++) {
    const z = (look.eye * focal) / Math.max(0.5, row + 0.5 - horizon);
    const lateral = ((x + 0.5 - width / 2) / focal) * z;
    const rough = noise2(noise, lateral * 1.1, z * 0.45) + noise2(noise, lateral * 5, z * 1.6) * 0.5 * clamp01(30 / z);
    const away = row + 0.5 - base;
    const middle = base - away * (1 + rough * 0.16) - away * 0.15;
    const long = 2 + away * 0.38;
    const a = Math.max(0, Math.min(from - 1, Math.floor(middle - long)));
    const b = Math.max(a + 1, Math.min(from, Math.ceil(middle + long)));
    const gain = (look.wet * clamp01(0.75 + rough * 0.55) * (1 - Math.exp(-away / (0.004 * height)) * 0.3)) / (b - a);
    const haze = 1 - Math.exp(-z / look.clear);
    const part = (k: 0 | 1 | 2) => {
      const seen = Math.max(0, sums[b * 3 + k]! - sums[a * 3 + k]!) * gain + look.foot[k] * 0.06 + markings(lateral, z, look.wall) * 0.03;
      return seen + (look.haze[k] - seen) * haze;
    };
    lay(pixels, (row * width + x) * 4, part(0), part(1), part(2), Math.min(1, row + 1 - base));
  }
}

/** White paint on the road: the middle line and dashes between lanes. */
function markings(lateral: number, z: number, wall: number): number {
  const lane = Math.abs(lateral);
  if (lane > wall * 0.72) return 0;
  const soft = clamp01(z / 300) * 0.2;
  if (lane < 0.22 + soft && lane > 0.08) return 1;
  const dash = z % 9 < 3.4;
  return dash && Math.abs(lane - wall * 0.34) < 0.07 + soft ? 1 : 0;
}
