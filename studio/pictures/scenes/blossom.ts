import { bloom } from '../paint/bloom.ts';
import { type Canvas, lay, vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, hex, mix, type Ramp, scale } from '../paint/colour.ts';
import { between, spread, pick, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintStroke, type Point } from '../paint/stroke.ts';
import { paintLamp } from './bokeh.ts';
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
    paintSky(canvas, look.back, 1);
    for (let i = 0; i < 60; i++)
      paintLamp(
        canvas,
        random() * width,
        random() * height,
        height * between(random, 0.025, 0.11),
        pick(random, look.lamps),
        between(random, 0.03, 0.12),
      );
    const flowers: { x: number; y: number; size: number }[] = [];
    for (let i = 0; i < look.branches; i++)
      grow(
        canvas,
        random,
        look,
        look.from[0] * width,
        (look.from[1] + i * 0.14) * height,
        look.from[2] + between(random, -0.2, 0.2),
        height * 0.011,
        5,
        flowers,
      );
    for (const flower of flowers) paintFlower(canvas, random, flower.x, flower.y, flower.size, look);
    for (let i = 0; i < 26; i++)
      paintPetal(
        canvas,
        random() * width,
        random() * height,
        height * between(random, 0.006, 0.013),
        random() * 6.283,
        look.petal,
        look.edge,
        0.75,
      );
    bloom(canvas, 0.75, 0.04, 0.2);
    vignette(canvas, 0.35);
  };
}

function grow(
  canvas: Canvas,
  random: Random,
  look: Blossom,
  x: number,
  y: number,
  angle: number,
  radius: number,
  depth: number,
  flowers: { x: number; y: number; size: number }[],
): void {
  const { height } = canvas;
  const points: Point[] = [{ x, y, radius }];
  const steps = 15;
  for (let i = 0; i < steps; i++) {
    angle += spread(random) * 0.13;
    x += Math.cos(angle) * height * 0.03 * (0.5 + depth * 0.12);
    y += Math.sin(angle) * height * 0.03 * (0.5 + depth * 0.12);
    radius *= 0.93;
    points.push({ x, y, radius });
    if ((depth < 5 || i > 5) && random() < 0.42)
      flowers.push({
        x: x + spread(random) * height * 0.014,
        y: y + spread(random) * height * 0.014,
        size: height * between(random, 0.018, 0.031),
      });
    if (depth > 0 && i > 1 && random() < 0.26)
      grow(
        canvas,
        random,
        look,
        x,
        y,
        angle + (random() < 0.5 ? -1 : 1) * between(random, 0.4, 0.9),
        radius * 0.62,
        depth - 2,
        flowers,
      );
  }
  paintStroke(canvas, points, look.bark);
  paintStroke(
    canvas,
    points.map((point) => ({
      x: point.x - point.radius * 0.25,
      y: point.y - point.radius * 0.35,
      radius: point.radius * 0.4,
    })),
    mix(look.bark, [0.9, 0.8, 0.75], 0.22),
    0.7,
  );
}

function paintFlower(canvas: Canvas, random: Random, x: number, y: number, size: number, look: Blossom): void {
  const turn = random() * 6.283;
  const flat = between(random, 0.7, 1);
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * 6.283) / 5;
    paintPetal(
      canvas,
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.5 * flat,
      size * 0.56,
      angle,
      scale(look.petal, between(random, 0.88, 1.06)),
      look.edge,
      0.96,
    );
  }
  const heart = look.heart;
  for (let i = 0; i < 11; i++) {
    const angle = random() * 6.283;
    const reach = size * between(random, 0.14, 0.36);
    paintStroke(
      canvas,
      [
        { x, y, radius: size * 0.012 },
        { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat, radius: size * 0.012 },
      ],
      heart,
      0.7,
    );
    paintStroke(
      canvas,
      [
        { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat, radius: size * 0.03 },
        { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat + 0.1, radius: size * 0.03 },
      ],
      hex('#e8b04a'),
      0.95,
    );
  }
}

/** A petal that is notched at its tip and deeper in colour towards its root. */
function paintPetal(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  size: number,
  angle: number,
  petal: Colour,
  edge: Colour,
  alpha: number,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = Math.max(0, Math.floor(y - size)); row <= Math.min(height - 1, y + size); row++)
    for (let column = Math.max(0, Math.floor(x - size)); column <= Math.min(width - 1, x + size); column++) {
      const u = ((column - x) * cos + (row - y) * sin) / size;
      const v = ((row - y) * cos - (column - x) * sin) / size;
      const notch = u > 0.6 ? Math.max(0, 0.22 - Math.abs(v)) * 0.9 : 0;
      const inside = 1 - Math.sqrt((u / (0.98 - notch)) ** 2 + (v / (0.5 + 0.3 * (u + 0.35))) ** 2);
      if (inside <= 0) continue;
      const tone = clamp01(0.5 - u * 0.55 + Math.abs(v) * 0.2);
      const vein = 1 - 0.07 * Math.abs(Math.sin(v * 16)) * (1 - u);
      const [r, g, b] = mix(petal, edge, tone);
      lay(pixels, (row * width + column) * 4, r * vein, g * vein, b * vein, Math.min(1, inside * size * 0.9) * alpha);
    }
}
