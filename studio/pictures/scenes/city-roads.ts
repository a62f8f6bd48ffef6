import { type Canvas, lay } from '../paint/canvas.ts';
import { type Colour, mix, scale } from '../paint/colour.ts';
import { type Random, between, pick } from '../../random.ts';
import { spark } from '../paint/stars.ts';
import { type LinePoint, curve, trace } from '../paint/stroke.ts';

/** A road seen from straight above: its middle line, how wide it is, and how many lamps have drawn lines along it. */
interface Road {
  line: LinePoint[];
  lanes: number;
  wide: number;
  oneWay: boolean;
}

export interface Interchange {
  ground: Colour;
  grass: Colour;
  asphalt: Colour;
  lamp: Colour;
  coming: readonly Colour[];
  going: readonly Colour[];
  turn: number;
  busy: number;
}

/** A strand of light along a road, in pixels. */
interface Strand {
  points: LinePoint[];
  colour: Colour;
  light: number;
  coming: boolean;
}

/** One slip road and one loop, as shares of the longer side from the crossing; the others are turned by quarters. */
const SLIP: readonly (readonly [number, number])[] = [
  [0.95, 0.04],
  [0.5, 0.05],
  [0.36, 0.1],
  [0.265, 0.19],
  [0.19, 0.265],
  [0.1, 0.36],
  [0.05, 0.5],
  [0.04, 0.95],
];
const LOOP: readonly (readonly [number, number])[] = [
  [-0.3, 0.02],
  [-0.12, 0.024],
  [0, 0.028],
  [0.11, 0.036],
  [0.185, 0.062],
  [0.222, 0.125],
  [0.205, 0.19],
  [0.15, 0.22],
  [0.085, 0.2],
  [0.042, 0.12],
  [0.028, 0],
  [0.024, -0.12],
  [0.02, -0.3],
];

/** Two motorways, four loops and four slip roads; lower ones first. */
export function layRoads({ width, height }: Canvas, look: Interchange): Road[] {
  const unit = Math.max(width, height);
  const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
  const place = ([x, y]: readonly [number, number]): LinePoint => ({
    x: width * 0.5 + (x * cos - y * sin) * unit,
    y: height * 0.5 + (x * sin + y * cos) * unit,
    width: 0,
  });
  const road = (
    places: readonly (readonly [number, number])[],
    wide: number,
    lanes: number,
    oneWay: boolean,
  ): Road => ({
    line: curve(places.map(place), unit * 0.008),
    wide: wide * unit,
    lanes,
    oneWay,
  });
  const around = [0, 1, 2, 3].map(
    (k) =>
      ([x, y]: readonly [number, number]): [number, number] =>
        k === 0 ? [x, y] : k === 1 ? [-y, x] : k === 2 ? [-x, -y] : [y, -x],
  );
  return [
    ...around.map((turn) => road(SLIP.map(turn), 0.019, 3, true)),
    ...around.map((turn) => road(LOOP.map(turn), 0.017, 2, true)),
    road(
      [
        [-0.95, 0.01],
        [-0.3, 0],
        [0.3, 0],
        [0.95, -0.02],
      ],
      0.062,
      7,
      false,
    ),
    road(
      [
        [0.02, -0.95],
        [0, -0.3],
        [0, 0.3],
        [-0.02, 0.95],
      ],
      0.062,
      7,
      false,
    ),
  ];
}

/** Asphalt with its shadow, lit by the lamps on its sides. */
export function paintRoad(canvas: Canvas, look: Interchange, road: Road, random: Random): void {
  const { width, height, pixels } = canvas;
  const asWide = (wide: number) => road.line.map((point) => ({ ...point, width: wide }));
  trace(asWide(road.wide * 1.7), width, height, (pixel, cover, _along, across) => {
    const at = pixel * 4;
    const lit = (1 - Math.abs(across)) * 0.5 * cover;
    for (let part = 0; part < 3; part++)
      pixels[at + part] = pixels[at + part]! * (1 - cover * 0.25) + look.lamp[part]! * lit * 0.09;
  });
  trace(asWide(road.wide), width, height, (pixel, cover, along, across) => {
    const line = Math.abs(Math.abs(across) - 0.93) < 0.025 || (!road.oneWay && Math.abs(across) < 0.025);
    const pool = 0.75 + 0.25 * Math.cos((along / road.wide) * 2.2);
    const gain = line ? 3 : pool;
    lay(pixels, pixel * 4, look.asphalt[0] * gain, look.asphalt[1] * gain, look.asphalt[2] * gain, cover);
  });
  let since = 0;
  for (let i = 1; i < road.line.length; i++) {
    const [a, b] = [road.line[i - 1]!, road.line[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    since += length;
    if (since < road.wide * (road.oneWay ? 3 : 1.4)) continue;
    since = 0;
    const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
    const side = random() < 0.5 ? 1 : -1;
    spark(
      canvas,
      b.x + nx * road.wide * 0.54 * side,
      b.y + ny * road.wide * 0.54 * side,
      height * 0.0011,
      look.lamp,
      1.6,
    );
  }
}

export function strandsOf({ height }: Canvas, look: Interchange, road: Road, random: Random): Strand[] {
  const strands: Strand[] = [];
  const count = Math.round(road.lanes * look.busy);
  const way = random() < 0.5;
  for (let i = 0; i < count; i++) {
    const coming = road.oneWay ? way : i % 2 === 0;
    const lane = road.oneWay ? between(random, -0.7, 0.7) : (coming ? -1 : 1) * between(random, 0.12, 0.88);
    const colour = pick(random, coming ? look.coming : look.going);
    const sway = between(random, -0.05, 0.05);
    const phase = random() * 6;
    const points = road.line.map((point, k) => {
      const [a, b] = [road.line[Math.max(0, k - 1)]!, road.line[Math.min(road.line.length - 1, k + 1)]!];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const off = (lane + sway * Math.sin(k / 9 + phase)) * road.wide * 0.5;
      return {
        x: point.x - ((b.y - a.y) / length) * off,
        y: point.y + ((b.x - a.x) / length) * off,
        width: height * 0.0016 * Math.min(1, k / 10, (road.line.length - 1 - k) / 10),
      };
    });
    strands.push({
      points,
      colour: scale(mix(colour, pick(random, look.coming), 0.08), 1),
      light: between(random, 0.08, 0.5),
      coming,
    });
  }
  return strands;
}

export function addStrand({ width, height, pixels }: Canvas, { points, colour, light }: Strand): void {
  const [r, g, b] = scale(colour, light);
  trace(points, width, height, (pixel, cover) => {
    const at = pixel * 4;
    pixels[at] = pixels[at]! + r * cover;
    pixels[at + 1] = pixels[at + 1]! + g * cover;
    pixels[at + 2] = pixels[at + 2]! + b * cover;
  });
}
