import { type Random, between, pick } from '../../random.ts';
import { type Canvas, lay } from './canvas.ts';
import { type Colour, mix } from './colour.ts';

export const OUTLINES = {
  plain: () => 1,
  taper: (down: number) => 0.62 + 0.38 * Math.min(1, down * 1.15),
  steps: (down: number) => (down < 0.06 ? 0.34 : down < 0.16 ? 0.58 : down < 0.34 ? 0.8 : 1),
  round: (down: number) => (down < 0.09 ? Math.sqrt(1 - (1 - down / 0.09) ** 2) * 0.999 + 0.001 : 1),
  bottle: (down: number) => 0.5 + 0.5 * Math.min(1, down * 1.7) ** 0.7,
  needle: (down: number) => 0.16 + 0.84 * Math.min(1, down * 1.02) ** 0.8,
  chamfer: (down: number) => (down < 0.05 ? 0.7 + 6 * down : 1),
} satisfies Record<string, (down: number) => number>;

export function anyOutline(random: Random): (down: number) => number {
  const at = random();
  if (at < 0.5) return OUTLINES.plain;
  return pick(random, [OUTLINES.taper, OUTLINES.steps, OUTLINES.round, OUTLINES.bottle, OUTLINES.chamfer]);
}

export function anyPane(random: Random): readonly [number, number] {
  return pick(random, [
    [0.55, 0.55],
    [0.94, between(random, 0.35, 0.55)],
    [between(random, 0.35, 0.5), 0.94],
    [0.75, 0.7],
    [0.62, 0.45],
  ] as const);
}

/** A tall house at night, places in pixels. */
export interface Tower {
  x: number;
  width: number;
  top: number;
  base: number;
  /** How wide it is at a height, 0 top to 1 foot, as a share of its width. */
  outline: (down: number) => number;
  /** Where the edge between its two visible sides runs, 0…1; 0 shows one side only. */
  corner: number;
  body: Colour;
  foot: Colour;
  /** Width and height of one window with its wall, in pixels, and the window's share of both. */
  bay: number;
  storey: number;
  pane: readonly [number, number];
  /** Share of windows with light, the light's colours, and how bright. */
  lit: number;
  lights: readonly Colour[];
  bright: number;
  /** A line of light along the edges, and light washing down from the top. */
  edge?: Colour;
  crown?: Colour;
  /** Share of its lit windows that are dark after all. */
  asleep?: number;
}

interface Side {
  from: number;
  to: number;
  shade: number;
  columns: number;
  light: Float32Array;
}

export function paintTower(canvas: Canvas, tower: Tower, random: Random): void {
  const floors = Math.max(1, Math.round((tower.base - tower.top) / tower.storey));
  const sides: Side[] = [];
  const add = (from: number, to: number, shade: number) => {
    const columns = Math.max(1, Math.round(((to - from) * tower.width) / tower.bay / (shade < 1 ? 0.72 : 1)));
    sides.push({ from, to, shade, columns, light: switchOn(tower, floors, columns, random) });
  };
  if (tower.corner > 0.02) add(0, tower.corner, 0.62);
  add(tower.corner, 1, 1);
  const rows = Math.min(canvas.height, Math.ceil(tower.base));
  for (let row = Math.max(0, Math.floor(tower.top)); row < rows; row++) paintRow(canvas, tower, sides, floors, row);
}

/** Lights windows by floor: some floors work late, others are empty. */
function switchOn(tower: Tower, floors: number, columns: number, random: Random): Float32Array {
  const light = new Float32Array(floors * columns * 3);
  const own = pick(random, tower.lights);
  for (let floor = 0; floor < floors; floor++) {
    const mood = random();
    const chance = mood < 0.14 ? tower.lit * 0.12 : mood > 0.9 ? Math.min(0.95, tower.lit * 2.2) : tower.lit;
    const same = mix(own, pick(random, tower.lights), random() * 0.6);
    let on = random() < chance;
    for (let column = 0; column < columns; column++) {
      if (random() < 0.62) on = random() < chance;
      const bright = (0.35 + random() ** 2) * tower.bright;
      const other = random() < 0.12 ? pick(random, tower.lights) : same;
      if (!on || (tower.asleep && ((floor * 7919 + column * 104_729) % 97) / 97 < tower.asleep)) continue;
      for (let part = 0; part < 3; part++) light[(floor * columns + column) * 3 + part] = other[part]! * bright;
    }
  }
  return light;
}

function paintRow(canvas: Canvas, tower: Tower, sides: readonly Side[], floors: number, row: number): void {
  const { pixels, width } = canvas;
  const tall = tower.base - tower.top;
  const down = (row + 0.5 - tower.top) / tall;
  const half = (tower.width / 2) * tower.outline(Math.max(0, Math.min(1, down)));
  const cover = Math.min(1, row + 1 - tower.top);
  const place = down * floors;
  const floor = Math.min(floors - 1, Math.max(0, Math.floor(place)));
  const storey = tall / floors;
  const inFloor = (place - floor) * storey;
  const paneTop = (storey * (1 - tower.pane[1])) / 2;
  const paneRow = overlap(inFloor, paneTop, storey - paneTop);
  const ceiling = 1.2 - (0.5 * inFloor) / storey;
  const wash = tower.crown ? Math.exp(-down * 14) : 0;
  for (const side of sides) {
    const left = tower.x - half + side.from * half * 2;
    const right = tower.x - half + side.to * half * 2;
    const bay = (right - left) / side.columns;
    const paneLeft = (bay * (1 - tower.pane[0])) / 2;
    const [bodyR, bodyG, bodyB] = bodyAt(tower, (tower.base - row) / tower.storey, side.shade, wash);
    const first = Math.max(0, Math.floor(left));
    const last = Math.min(width, Math.ceil(right));
    for (let x = first, at = (row * width + first) * 4; x < last; x++, at += 4) {
      const share = Math.min(x + 1, right) - Math.max(x, left);
      if (share <= 0) continue;
      const column = Math.min(side.columns - 1, Math.max(0, Math.floor((x + 0.5 - left) / bay)));
      const i = (floor * side.columns + column) * 3;
      const pane = overlap(x + 0.5 - left - column * bay, paneLeft, bay - paneLeft) * paneRow;
      const keep = 1 - pane * (side.light[i + 1]! > 0 ? 1 : 0.25);
      const glow = pane * ceiling * side.shade;
      lay(
        pixels,
        at,
        bodyR * keep + side.light[i]! * glow,
        bodyG * keep + side.light[i + 1]! * glow,
        bodyB * keep + side.light[i + 2]! * glow,
        share * cover,
      );
    }
    if (tower.edge) edgeLight(canvas, row, side.from === 0 ? left : right, tower.edge, storey * 0.16 + 0.5);
    if (tower.edge && side.from === 0) edgeLight(canvas, row, right, tower.edge, storey * 0.16 + 0.5);
  }
}

/** Colour of the wall `up` storeys above the street, which lights only the lowest. */
function bodyAt({ body, foot, crown }: Tower, up: number, shade: number, wash: number): Colour {
  const low = Math.exp(-up / 7);
  const part = (i: 0 | 1 | 2) => (body[i] + (foot[i] - body[i]) * low) * shade + (crown ? crown[i] * wash : 0);
  return [part(0), part(1), part(2)];
}

/** How much of the pixel around `place` lies between two bounds. */
function overlap(place: number, from: number, to: number): number {
  const share = Math.min(place + 0.5, to) - Math.max(place - 0.5, from);
  return share < 0 ? 0 : share > 1 ? 1 : share;
}

function edgeLight({ pixels, width }: Canvas, row: number, x: number, colour: Colour, thick: number): void {
  const first = Math.max(0, Math.floor(x - thick));
  const last = Math.min(width, Math.ceil(x + thick));
  for (let column = first; column < last; column++) {
    const share = overlap(column + 0.5, x - thick / 2, x + thick / 2);
    if (share > 0) lay(pixels, (row * width + column) * 4, colour[0], colour[1], colour[2], share);
  }
}

/** A mast on a roof, with a red lamp. */
export function paintMast(
  { pixels, width, height }: Canvas,
  x: number,
  top: number,
  base: number,
  thick: number,
  colour: Colour,
): void {
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, base); row++) {
    const half = (thick / 2) * (0.3 + (0.7 * (row - top)) / (base - top));
    for (let column = Math.max(0, Math.floor(x - half)); column < Math.min(width, x + half + 1); column++) {
      const share = overlap(column + 0.5, x - half, x + half);
      if (share > 0) lay(pixels, (row * width + column) * 4, colour[0], colour[1], colour[2], share);
    }
  }
}
