import { lay, type Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { spark } from './stars.ts';

/** A point of a line: where it is and how thick the line is there, in pixels. */
export interface Point {
  x: number;
  y: number;
  radius: number;
}

/** Adds light along a line, as a moving lamp does in a long exposure. */
export function lightStroke(canvas: Canvas, points: readonly Point[], colour: Colour, light: number): void {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const pace = Math.max(0.7, (a.radius + b.radius) * 0.6);
    const steps = Math.min(4000, Math.max(1, Math.ceil(length / pace)));
    // Where lamps overlap their light adds up, so each gives less.
    const share = (light * length) / steps / pace / 1.6;
    for (let step = 0; step < steps; step++) {
      const t = (step + 0.5) / steps;
      spark(canvas, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.radius + (b.radius - a.radius) * t, colour, share);
    }
  }
}

/** A line of paint with soft edges; each part from one point to the next is a cone. */
export function paintStroke(canvas: Canvas, points: readonly Point[], colour: Colour, alpha = 1): void {
  for (let i = 1; i < points.length; i++) paintSegment(canvas, points[i - 1]!, points[i]!, colour, alpha);
}

function paintSegment({ width, height, pixels }: Canvas, a: Point, b: Point, colour: Colour, alpha: number): void {
  const most = Math.max(a.radius, b.radius) + 1;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - most));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x) + most));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - most));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + most));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  for (let row = top; row <= bottom; row++)
    for (let column = left, at = (row * width + left) * 4; column <= right; column++, at += 4) {
      const along = ((column + 0.5 - a.x) * dx + (row + 0.5 - a.y) * dy) / square;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const away = Math.hypot(column + 0.5 - a.x - dx * t, row + 0.5 - a.y - dy * t);
      const radius = a.radius + (b.radius - a.radius) * t;
      const cover = (radius - away + 0.5) * (radius < 0.5 ? radius * 2 : 1);
      if (cover > 0) lay(pixels, at, colour[0], colour[1], colour[2], Math.min(1, cover) * alpha);
    }
}
