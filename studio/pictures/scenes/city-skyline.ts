import { type Canvas, lay } from '../paint/canvas.ts';
import { type Colour, mix, scale } from '../paint/colour.ts';
import type { Noise } from '../paint/noise.ts';
import { type Random, between } from '../../random.ts';
import { spark } from '../paint/stars.ts';
import { type Tower, paintMast, paintTower, OUTLINES, anyOutline, anyPane } from '../paint/tower.ts';
import { type Fog, layFog, layVeil } from './city-haze.ts';

/** A crowd of towers, and how much of `high` they reach. */
export type Cluster = readonly [x: number, spread: number, rise: number];

export const crowd = (...clusters: Cluster[]) => clusters;

/** A row of towers at one distance; lengths in picture heights, x from 0 left to 1 right. */
export interface Row {
  base: number;
  low: number;
  high: number;
  clusters: readonly Cluster[];
  width: readonly [number, number];
  storey: number;
  lit: number;
  bright: number;
  /** How far the row has faded into the haze. */
  haze: number;
  /** Share of towers with a line of light or a lit crown. */
  show: number;
  gap?: number;
}

export interface Skyline {
  rows: readonly Row[];
  body: Colour;
  foot: Colour;
  haze: Colour;
  /** Haze in front of each row, thickest at its foot. */
  veil: number;
  lights: readonly Colour[];
  showColours: readonly Colour[];
  landmarks?: readonly Landmark[];
  /** Share of lit windows that are dark after all. */
  asleep?: number;
  fog?: Fog;
}

interface Landmark {
  row: number;
  x: number;
  width: number;
  high: number;
  outline: keyof typeof OUTLINES;
  mast: number;
  edge?: Colour;
  crown?: Colour;
}

export function paintSkyline(canvas: Canvas, skyline: Skyline, noise: Noise, random: Random): void {
  for (const [index, row] of skyline.rows.entries()) {
    const towers = raise(canvas, skyline, row, random);
    for (const landmark of skyline.landmarks ?? [])
      if (landmark.row === index) towers.push(landmarkTower(canvas, skyline, row, landmark, random));
    towers.sort((a, b) => a.top - b.top);
    for (const tower of towers) {
      paintTower(canvas, tower, random);
      roof(canvas, tower, random, row.haze);
    }
    for (const landmark of skyline.landmarks ?? [])
      if (landmark.row === index && landmark.mast > 0) mastOf(canvas, skyline, row, landmark);
    layVeil(canvas, row.base, row.high, skyline.haze, skyline.veil);
    if (skyline.fog) layFog(canvas, noise, skyline.fog, index / skyline.rows.length);
  }
}

function raise(canvas: Canvas, skyline: Skyline, row: Row, random: Random): Tower[] {
  const towers: Tower[] = [];
  const end = canvas.width / canvas.height + 0.1;
  for (let x = -0.1; x < end;) {
    const width = between(random, row.width[0], row.width[1]);
    const across = (x + width / 2) / (end - 0.1);
    const rise = row.clusters.reduce(
      (most, [at, spread, up]) => Math.max(most, up * Math.exp(-(((across - at) / spread) ** 2))),
      0,
    );
    const high = row.low * between(random, 0.5, 1.2) + (row.high - row.low) * rise * (0.35 + 0.65 * random() ** 0.8);
    if (random() > (row.gap ?? 0)) towers.push(makeTower(canvas, skyline, row, [x + width / 2, width, high], random));
    x += width * between(random, 0.55, 1.05);
  }
  return towers;
}

/** Position, width and height of a tower. */
type Shape = readonly [x: number, width: number, high: number];

function makeTower(canvas: Canvas, skyline: Skyline, row: Row, [x, width, high]: Shape, random: Random): Tower {
  const unit = canvas.height;
  const slim = high > width * 2.4;
  const show = random() < row.show && slim;
  const light = skyline.showColours[Math.floor(random() * skyline.showColours.length)]!;
  const dark = between(random, 0.6, 1.5);
  return {
    x: x * unit,
    width: width * unit,
    top: (row.base - high) * unit,
    base: row.base * unit,
    outline: slim ? anyOutline(random) : OUTLINES.plain,
    corner: random() < 0.6 ? between(random, 0.15, 0.45) : 0,
    body: mix(scale(skyline.body, dark), skyline.haze, row.haze),
    foot: mix(skyline.foot, skyline.haze, row.haze),
    bay: row.storey * unit * between(random, 0.7, 1.6),
    storey: row.storey * unit * between(random, 0.85, 1.2),
    pane: anyPane(random),
    lit: row.lit * between(random, 0.4, 1.5),
    lights: skyline.lights,
    bright: row.bright * between(random, 0.6, 1.3),
    asleep: skyline.asleep ?? 0,
    ...(show && random() < 0.5 ? { edge: scale(light, row.bright) } : {}),
    ...(show && random() < 0.6 ? { crown: scale(light, row.bright * 0.8) } : {}),
  };
}

function landmarkTower(canvas: Canvas, skyline: Skyline, row: Row, landmark: Landmark, random: Random): Tower {
  const { x, width, high } = landmark;
  const tower = makeTower(canvas, skyline, row, [(x * canvas.width) / canvas.height, width, high], random);
  const { edge: _edge, crown: _crown, ...plain } = tower;
  return {
    ...plain,
    outline: OUTLINES[landmark.outline],
    corner: 0.36,
    lit: row.lit * 1.2,
    ...(landmark.edge ? { edge: landmark.edge } : {}),
    ...(landmark.crown ? { crown: landmark.crown } : {}),
  };
}

function mastOf(canvas: Canvas, skyline: Skyline, row: Row, { x, high, mast, width }: Landmark): void {
  const unit = canvas.height;
  const top = (row.base - high - mast) * unit;
  const body = mix(scale(skyline.body, 1.6), skyline.haze, row.haze);
  paintMast(canvas, x * canvas.width, top, (row.base - high + 0.004) * unit, width * 0.14 * unit, body);
  spark(canvas, x * canvas.width, top, 0.0016 * unit, [1, 0.1, 0.06], 3);
}

/** Plant rooms and masts, and on the tallest a red lamp. */
function roof(canvas: Canvas, tower: Tower, random: Random, haze: number): void {
  const unit = canvas.height;
  const wide = tower.width * between(random, 0.25, 0.5) * tower.outline(0);
  const x = tower.x + between(random, -0.2, 0.2) * tower.width * tower.outline(0);
  const tall = between(random, 0.003, 0.009) * unit;
  const [r, g, b] = scale(mix(tower.body, tower.foot, Math.exp((tower.top - tower.base) / tower.storey / 7)), 0.85);
  for (let row = Math.max(0, Math.floor(tower.top - tall)); row < tower.top; row++)
    for (let column = Math.max(0, Math.floor(x - wide / 2)); column < Math.min(canvas.width, x + wide / 2); column++)
      lay(canvas.pixels, (row * canvas.width + column) * 4, r, g, b, 1);
  if (random() < 0.22) {
    const mast = between(random, 0.012, 0.04) * unit;
    paintMast(canvas, x, tower.top - tall - mast, tower.top, 0.0018 * unit, [r, g, b]);
    if (random() < 0.6) spark(canvas, x, tower.top - tall - mast, 0.0012 * unit, [1, 0.12, 0.06], 2.4 * (1 - haze));
  }
}
