import type { Canvas } from '../paint/canvas.ts';
import { hex, mix, scale, type Colour } from '../paint/colour.ts';
import { between, pick, type Random } from '../../random.ts';
import { trace, type LinePoint } from '../paint/stroke.ts';
import type { Street } from './city-street.ts';

const COMING = [hex('#fff3d8', 1.5), hex('#ffe0a8', 1.4), hex('#f2f6ff', 1.5)];
const GOING = [hex('#ff2a1a', 1.7), hex('#ff3a20', 1.4), hex('#ff7a2a', 1.2)];

/** The line that one lamp draws during a long exposure, and its light. */
interface Trail {
  points: LinePoint[];
  colour: Colour;
  light: number;
  coming: boolean;
}

/** Cars keep to the right: red lamps go away there, white ones come on the left. */
export function trailsOf({ width, height }: Canvas, look: Street, random: Random): Trail[] {
  const trails: Trail[] = [];
  const focal = look.lens * height;
  for (let i = 0; i < look.trails; i++) {
    const coming = random() < 0.5;
    const lane = pick(random, [0.12, 0.29, 0.46]) * look.wall + between(random, -0.6, 0.6);
    const colour = pick(random, coming ? COMING : GOING);
    const [from, to] = random() < 0.6 ? [1.6, 420] : [between(random, 4, 40), between(random, 60, 420)];
    const sway = between(random, -0.6, 0.6);
    const phase = random() * 6;
    const high = coming ? 0.65 : 0.85;
    const light = between(random, 0.12, 0.75);
    for (const lamp of [-0.72, 0.72])
      for (const mirrored of look.wet > 0.3 ? [false, true] : [false]) {
        const points: LinePoint[] = [];
        for (let z = from; z < to; z *= 1.045) {
          const lateral = (coming ? -1 : 1) * lane + lamp + sway * Math.sin(z / 24 + phase);
          const x = width / 2 + (lateral * focal) / z;
          const y = look.horizon * height + ((look.eye - (mirrored ? -high : high)) * focal) / z;
          points.push({ x, y, width: Math.max(0.7, ((mirrored ? 0.5 : 0.13) * focal) / z) });
        }
        trails.push({ points, colour: mirrored ? scale(colour, 0.09) : colour, light, coming });
      }
  }
  return trails;
}

export function addTrails(canvas: Canvas, look: Street, random: Random): void {
  for (const trail of trailsOf(canvas, look, random)) addTrail(canvas, look, trail);
}

export function addTrail(
  { width, height, pixels }: Canvas,
  look: Pick<Street, 'haze'>,
  { points, colour, light }: Trail,
): void {
  const [r, g, b] = scale(mix(colour, look.haze, 0.06), light);
  trace(points, width, height, (pixel, cover, _along, across) => {
    const at = pixel * 4;
    const soft = cover * (1 - across * across * 0.7);
    pixels[at] = pixels[at]! + r * soft;
    pixels[at + 1] = pixels[at + 1]! + g * soft;
    pixels[at + 2] = pixels[at + 2]! + b * soft;
  });
}
