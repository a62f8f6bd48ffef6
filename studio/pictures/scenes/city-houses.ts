import type { Canvas } from '../paint/canvas.ts';
import { type Colour, clamp01, mix, scale } from '../paint/colour.ts';
import { type Random, between, pick } from '../../random.ts';
import type { Street } from './city-street-look.ts';

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

export function build(look: Street, random: Random): House[] {
  const houses: House[] = [];
  for (let z = 3; z < 4000;) {
    const deep = between(random, 14, 34) * (1 + z / 300);
    const high = between(random, look.town.houses[0], look.town.houses[1]) * (0.75 + 0.5 * random());
    const storey = between(random, 3, 4);
    const bay = between(random, 1.1, 2.4);
    const [floors, bays] = [Math.ceil(high / storey), Math.ceil(Math.max(deep, 40) / bay)];
    const light = new Float32Array(floors * bays * 3);
    const own = pick(random, look.lights);
    for (let floor = 0; floor < floors; floor++) {
      const chance = floor < 2 ? 0.62 : look.town.lit * (random() < 0.2 ? 0.3 : random() > 0.9 ? 1.8 : 1);
      const shop = floor < 2 ? look.signColours : look.lights;
      const tone = mix(own, pick(random, shop), random() * 0.7);
      for (let i = 0; i < bays; i++) {
        if (random() > chance) continue;
        const bright = (0.3 + random() ** 2) * look.town.bright * (floor < 2 ? 1.3 : 1);
        for (let part = 0; part < 3; part++) light[(floor * bays + i) * 3 + part] = tone[part]! * bright;
      }
    }
    const pane = pick(random, [
      [0.6, 0.55],
      [0.9, 0.45],
      [0.45, 0.8],
      [0.7, 0.65],
    ] as const);
    houses.push({
      from: z,
      to: z + deep,
      high,
      bay,
      storey,
      pane,
      front: scale(look.front, between(random, 0.5, 1.6)),
      light,
      bays,
      floors,
    });
    z += deep;
  }
  return houses;
}

/** Draws the houses of one column, nearest first; returns the row where they stand. */
export function paintColumn(canvas: Canvas, look: Street, houses: readonly House[], x: number): number {
  const { width, height } = canvas;
  const focal = look.view.lens * height;
  const aside = Math.max(1e-4, Math.abs(x + 0.5 - width / 2) / focal);
  const horizon = look.view.horizon * height;
  const z = look.view.wall / aside;
  const base = horizon + (look.view.eye * focal) / z;
  const first = houses.findIndex((house) => house.to > z);
  if (first < 0) return horizon;
  let reached = Math.min(height, base);
  const near = houses[first]!;
  reached = paintFace(canvas, look, near, x, z, z, (z * z) / (look.view.wall * focal), reached);
  for (let i = first + 1; i < houses.length; i++) {
    const house = houses[i]!;
    const lateral = aside * house.from;
    if (lateral > look.view.wall + 26) break;
    reached = Math.min(reached, paintFace(canvas, look, house, x, house.from, lateral, house.from / focal, reached));
  }
  return base;
}

/** Paints one wall in one column; `place` runs along the wall in steps of `step` per pixel. */
function paintFace(
  { width, height, pixels }: Canvas,
  look: Street,
  house: House,
  x: number,
  z: number,
  place: number,
  step: number,
  reached: number,
): number {
  const focal = look.view.lens * height;
  const horizon = look.view.horizon * height;
  const top = horizon - ((house.high - look.view.eye) * focal) / z;
  if (top >= reached) return reached;
  const haze = 1 - Math.exp(-z / look.view.clear);
  const bay = Math.floor(place / house.bay);
  const inBay = place - bay * house.bay;
  const bar = step < 0.2 ? filtered(inBay, house.bay / 2 - 0.04, house.bay / 2 + 0.04, step, 0) * 0.8 : 0;
  const acrossPane =
    filtered(inBay, (house.bay * (1 - house.pane[0])) / 2, (house.bay * (1 + house.pane[0])) / 2, step, house.pane[0]) *
    (1 - bar);
  const rowStep = z / focal;
  const { front } = house;
  const { foot, haze: far } = look;
  const slot = ((bay % house.bays) + house.bays) % house.bays;
  const turned = step < (z / focal) * 1.01 ? 0.6 : 1;
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, reached); row++) {
    const high = look.view.eye + (horizon - row - 0.5) * rowStep;
    const floor = Math.max(0, Math.min(house.floors - 1, Math.floor(high / house.storey)));
    const inFloor = high - floor * house.storey;
    const upPane = filtered(
      inFloor,
      (house.storey * (1 - house.pane[1])) / 2,
      (house.storey * (1 + house.pane[1])) / 2,
      rowStep,
      house.pane[1],
    );
    const pane = acrossPane * upPane;
    const i = (floor * house.bays + slot) * 3;
    const low = Math.exp(-high / 9);
    const cover = Math.min(1, row + 1 - top);
    const shine = pane * (0.7 + (0.6 * inFloor) / house.storey);
    const at = (row * width + x) * 4;
    for (let part = 0; part < 3; part++) {
      const wall = front[part]! * turned + foot[part]! * low;
      const seen = wall * (1 - pane * 0.5) + house.light[i + part]! * shine;
      const colour = seen + (far[part]! - seen) * haze;
      pixels[at + part] = pixels[at + part]! * (1 - cover) + colour * cover;
    }
  }
  return Math.max(0, top);
}

/** Share of a pixel that lies in the pane; the mean where windows are finer than pixels. */
function filtered(place: number, from: number, to: number, step: number, mean: number): number {
  const sharp = clamp01((Math.min(place + step / 2, to) - Math.max(place - step / 2, from)) / step);
  const blur = clamp01(step / (to - from) - 0.6);
  return sharp + (mean - sharp) * blur;
}
