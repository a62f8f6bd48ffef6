import { bloom } from '../paint/bloom.ts';
import { around, type Canvas, lay, type Spot, vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, hex, mix, type Ramp, scale } from '../paint/colour.ts';
import { between, spread, pick, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintStroke, type Point } from '../paint/stroke.ts';
import { paintLamp } from '../paint/stars.ts';
import type { Paint } from './recipe.ts';

export interface Blossom {
  back: Ramp;
  lamps: readonly Colour[];
  bark: Colour;
  petal: Colour;
  edge: Colour;
  heart: Colour;
  from: readonly [x: number, y: number, angle: number];
  branches: number;
}

/** A flowering branch before a garden out of focus. */
export function blossom(look: Blossom): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const anywhere = (small: number, large: number): Spot => [
      random() * width,
      random() * height,
      height * between(random, small, large),
    ];
    paintSky(canvas, look.back, 1);
    for (let i = 0; i < 60; i++)
      paintLamp(canvas, anywhere(0.025, 0.11), pick(random, look.lamps), between(random, 0.03, 0.12));
    const flowers: Spot[] = [];
    const [x, y, angle] = look.from;
    for (let i = 0; i < look.branches; i++) {
      const start = { x: x * width, y: (y + i * 0.14) * height, radius: height * 0.011 };
      grow(canvas, random, look, start, angle + between(random, -0.2, 0.2), 5, flowers);
    }
    for (const flower of flowers) paintFlower(canvas, random, flower, look);
    for (let i = 0; i < 26; i++)
      paintPetal(canvas, anywhere(0.006, 0.013), random() * 6.283, look.petal, look.edge, 0.75);
    bloom(canvas, 0.75, 0.04, 0.2);
    vignette(canvas, 0.35);
  };
}

function grow(
  canvas: Canvas,
  random: Random,
  look: Blossom,
  from: Point,
  angle: number,
  depth: number,
  flowers: Spot[],
): void {
  const { height } = canvas;
  let { x, y, radius } = from;
  const points: Point[] = [from];
  for (let i = 0; i < 15; i++) {
    angle += spread(random) * 0.13;
    x += Math.cos(angle) * height * 0.03 * (0.5 + depth * 0.12);
    y += Math.sin(angle) * height * 0.03 * (0.5 + depth * 0.12);
    radius *= 0.93;
    points.push({ x, y, radius });
    if ((depth < 5 || i > 5) && random() < 0.42) {
      const off = () => spread(random) * height * 0.014;
      flowers.push([x + off(), y + off(), height * between(random, 0.018, 0.031)]);
    }
    if (depth > 0 && i > 1 && random() < 0.26) {
      const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.4, 0.9);
      grow(canvas, random, look, { x, y, radius: radius * 0.62 }, angle + turn, depth - 2, flowers);
    }
  }
  paintStroke(canvas, points, look.bark);
  const lit = points.map((at) => ({ x: at.x - at.radius * 0.25, y: at.y - at.radius * 0.35, radius: at.radius * 0.4 }));
  paintStroke(canvas, lit, mix(look.bark, [0.9, 0.8, 0.75], 0.22), 0.7);
}

function paintFlower(canvas: Canvas, random: Random, [x, y, size]: Spot, look: Blossom): void {
  const turn = random() * 6.283;
  const flat = between(random, 0.7, 1);
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * 6.283) / 5;
    const root: Spot = [x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5 * flat, size * 0.56];
    paintPetal(canvas, root, angle, scale(look.petal, between(random, 0.88, 1.06)), look.edge, 0.96);
  }
  for (let i = 0; i < 11; i++) {
    const angle = random() * 6.283;
    const reach = size * between(random, 0.14, 0.36);
    const root = { x, y, radius: size * 0.012 };
    const tip = { ...root, x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat };
    paintStroke(canvas, [root, tip], look.heart, 0.7);
    const bud = { ...tip, radius: size * 0.03 };
    paintStroke(canvas, [bud, { ...bud, y: bud.y + 0.1 }], hex('#e8b04a'), 0.95);
  }
}

/** A petal that is notched at its tip and deeper in colour towards its root. */
function paintPetal(canvas: Canvas, spot: Spot, angle: number, petal: Colour, edge: Colour, alpha: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, size] = spot;
  around(canvas, spot, (column, row, pixel) => {
    const u = ((column - x) * cos + (row - y) * sin) / size;
    const v = ((row - y) * cos - (column - x) * sin) / size;
    const notch = u > 0.6 ? Math.max(0, 0.22 - Math.abs(v)) * 0.9 : 0;
    const inside = 1 - Math.sqrt((u / (0.98 - notch)) ** 2 + (v / (0.5 + 0.3 * (u + 0.35))) ** 2);
    if (inside <= 0) return;
    const vein = 1 - 0.07 * Math.abs(Math.sin(v * 16)) * (1 - u);
    const [r, g, b] = scale(mix(petal, edge, clamp01(0.5 - u * 0.55 + Math.abs(v) * 0.2)), vein);
    lay(canvas.pixels, pixel * 4, r, g, b, Math.min(1, inside * size * 0.9) * alpha);
  });
}
