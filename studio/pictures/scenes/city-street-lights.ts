import { between, pick, type Random } from '../../random.ts';
import { add, lay, type Canvas } from '../paint/canvas.ts';
import { mix, scale, type Colour, hex } from '../paint/colour.ts';
import { trace, type LinePoint } from '../paint/stroke.ts';
import type { Street } from './city-street-look.ts';

/** Lit signs that hang from the fronts over the pavement, the far ones first. */
export function paintSigns(canvas: Canvas, look: Street, random: Random): void {
  const places = Array.from({ length: look.signs }, () => 9 + random() ** 1.6 * 150).sort((a, b) => b - a);
  for (const z of places) {
    const side = random() < 0.5 ? -1 : 1;
    const colour = pick(random, look.signColours);
    const tall = random() < 0.65;
    const wide = tall ? between(random, 0.9, 1.6) : between(random, 2.4, 4.5);
    const high = tall ? between(random, 3.5, 9) : between(random, 1, 1.8);
    const low = between(random, 3.6, tall ? 14 : 9);
    const sign = { z, from: side * look.view.wall, to: side * (look.view.wall - wide), low, high, colour, tall };
    paintSign(canvas, look, sign, random);
  }
}

interface Sign {
  z: number;
  from: number;
  to: number;
  low: number;
  high: number;
  colour: Colour;
  tall: boolean;
}

/** A frame of tubes around marks that only look like writing. */
function paintSign({ width, height, pixels }: Canvas, look: Street, sign: Sign, random: Random): void {
  const focal = (look.view.lens * height) / sign.z;
  const left = width / 2 + Math.min(sign.from, sign.to) * focal;
  const right = width / 2 + Math.max(sign.from, sign.to) * focal;
  const bottom = look.view.horizon * height - (sign.low - look.view.eye) * focal;
  const top = bottom - sign.high * focal;
  const haze = 1 - Math.exp(-sign.z / look.view.clear);
  const tube = mix(scale(sign.colour, 1.9), look.haze, haze);
  const back = mix(scale(sign.colour, random() < 0.4 ? 0.7 : 0.06), look.haze, haze);
  const ink = random() < 0.4 ? mix([1.8, 1.7, 1.6], look.haze, haze) : tube;
  const cells = Math.max(
    1,
    Math.round(
      sign.tall
        ? sign.high / (Math.abs(sign.to - sign.from) * 1.05)
        : Math.abs(sign.to - sign.from) / (sign.high * 1.05),
    ),
  );
  const marks = Array.from({ length: cells }, () => strokes(random));
  const frame = Math.max(1, 0.07 * focal);
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const cover = Math.min(1, row + 1 - top, bottom - row) * Math.min(1, x + 1 - left, right - x);
      if (cover <= 0) continue;
      const edge = Math.min(row - top, bottom - row, x - left, right - x);
      const u = (x + 0.5 - left) / (right - left);
      const v = (row + 0.5 - top) / (bottom - top);
      const along = Math.max(0, Math.min(0.999, sign.tall ? v : u)) * cells;
      const mark = marks[Math.floor(along)]!;
      const written = inMark(mark, sign.tall ? u : along % 1, sign.tall ? along % 1 : v);
      const colour = edge < frame ? tube : written ? ink : back;
      lay(pixels, (row * width + x) * 4, colour[0], colour[1], colour[2], cover);
    }
}

type Mark = readonly (readonly [x: number, y: number, width: number, height: number])[];

function strokes(random: Random): Mark {
  const count = 3 + Math.floor(random() * 4);
  return Array.from({ length: count }, () => {
    const flat = random() < 0.6;
    const length = between(random, 0.3, 0.62);
    const [x, y] = [0.2 + random() * (0.62 - (flat ? length : 0)), 0.2 + random() * (0.62 - (flat ? 0 : length))];
    return flat ? [x, y, length, 0.085] : [x, y, 0.085, length];
  });
}

function inMark(mark: Mark, u: number, v: number): boolean {
  for (const [x, y, wide, high] of mark) if (u > x && u < x + wide && v > y && v < y + high) return true;
  return false;
}

const COMING = [hex('#fff3d8', 1.5), hex('#ffe0a8', 1.4), hex('#f2f6ff', 1.5)];
const GOING = [hex('#ff2a1a', 1.7), hex('#ff3a20', 1.4), hex('#ff7a2a', 1.2)];

/** The line that one lamp draws during a long exposure, and its light. */
interface Trail {
  points: LinePoint[];
  colour: Colour;
  light: number;
  coming: boolean;
}

/** Cars keep to the right: red lamps lead away there, white ones approach on the left. */
export function trailsOf({ width, height }: Canvas, look: Street, random: Random): Trail[] {
  const trails: Trail[] = [];
  const focal = look.view.lens * height;
  for (let i = 0; i < look.trails; i++) {
    const coming = random() < 0.5;
    const lane = pick(random, [0.12, 0.29, 0.46]) * look.view.wall + between(random, -0.6, 0.6);
    const colour = pick(random, coming ? COMING : GOING);
    const [from, to] = random() < 0.6 ? [1.6, 420] : [between(random, 4, 40), between(random, 60, 420)];
    const sway = between(random, -0.6, 0.6);
    const phase = random() * 6;
    const high = coming ? 0.65 : 0.85;
    const light = between(random, 0.12, 0.75);
    for (const lamp of [-0.72, 0.72]) {
      const points: LinePoint[] = [];
      for (let z = from; z < to; z *= 1.045) {
        const lateral = (coming ? -1 : 1) * lane + lamp + sway * Math.sin(z / 24 + phase);
        const x = width / 2 + (lateral * focal) / z;
        const y = look.view.horizon * height + ((look.view.eye - high) * focal) / z;
        points.push({ x, y, width: Math.max(0.7, (0.13 * focal) / z) });
      }
      trails.push({ points, colour, light, coming });
    }
  }
  return trails;
}

export function addTrails(canvas: Canvas, look: Street, random: Random): void {
  for (const trail of trailsOf(canvas, look, random)) addTrail(canvas, look.haze, trail);
}

export function addTrail({ width, height, pixels }: Canvas, haze: Colour, { points, colour, light }: Trail): void {
  const lit = scale(mix(colour, haze, 0.06), light);
  trace(points, width, height, (pixel, cover, _along, across) =>
    add(pixels, pixel * 4, lit, cover * (1 - across * across * 0.7)),
  );
}
