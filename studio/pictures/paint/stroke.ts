import { lay, type Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { spark } from './stars.ts';

/** A point of a line, in pixels, and how wide the line is there. */
export interface LinePoint {
  x: number;
  y: number;
  width: number;
}

/**
 * Called for every pixel that a line touches: its coverage, its distance along the line (pixels) and across it (-1…1).
 */
type Touch = (pixel: number, cover: number, along: number, across: number) => void;

/**
 * Walks over the pixels of a line with soft edges; short pieces follow a curve well. Round pieces overlap, so some
 * pixels are visited twice.
 */
export function trace(points: readonly LinePoint[], width: number, height: number, touch: Touch, round = false): void {
  let along = 0;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!;
    const to = points[i]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > 0) tracePiece(from, to, length, along, round, width, height, touch);
    along += length;
  }
}

function tracePiece(
  from: LinePoint,
  to: LinePoint,
  length: number,
  before: number,
  round: boolean,
  width: number,
  height: number,
  touch: Touch,
): void {
  const reach = Math.max(from.width, to.width) / 2 + 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const px = column + 0.5 - from.x;
      const py = row + 0.5 - from.y;
      const along = px * dx + py * dy;
      const past = along < 0 ? -along : along > length ? along - length : 0;
      if (past > 0 && !round) continue;
      const across = py * dx - px * dy;
      const share = Math.max(0, Math.min(1, along / length));
      const half = (from.width + (to.width - from.width) * share) / 2;
      const inside = half - (past > 0 ? Math.hypot(past, across) : Math.abs(across)) + 0.5;
      if (inside <= 0) continue;
      const thin = Math.min(1, half * 2);
      touch(
        row * width + column,
        (inside < 1 ? inside : 1) * thin,
        before + along,
        half > 0 ? Math.max(-1, Math.min(1, across / half)) : 0,
      );
    }
}

/** A smooth line through the places given (Catmull–Rom), in pieces of about `step` pixels. */
export function curve(places: readonly LinePoint[], step: number): LinePoint[] {
  const out: LinePoint[] = [];
  for (let i = 0; i < places.length - 1; i++) {
    const [b, c] = [places[i]!, places[i + 1]!];
    const [a, d] = [places[i - 1] ?? b, places[i + 2] ?? c];
    const pieces = Math.max(1, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      out.push({
        x: between4(a.x, b.x, c.x, d.x, t),
        y: between4(a.y, b.y, c.y, d.y, t),
        width: b.width + (c.width - b.width) * t,
      });
    }
  }
  const end = places.at(-1);
  if (end) out.push(end);
  return out;
}

function between4(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

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
    // Light adds up where lamps overlap, so each gives less.
    const share = (light * length) / steps / pace / 1.6;
    for (let step = 0; step < steps; step++) {
      const t = (step + 0.5) / steps;
      spark(canvas, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.radius + (b.radius - a.radius) * t, colour, share);
    }
  }
}

/** A line of paint with soft and round ends. */
export function paintStroke(canvas: Canvas, points: readonly Point[], [r, g, b]: Colour, alpha = 1): void {
  const { width, height, pixels } = canvas;
  const line = points.map(({ x, y, radius }) => ({ x, y, width: radius * 2 }));
  trace(line, width, height, (pixel, cover) => lay(pixels, pixel * 4, r, g, b, cover * alpha), true);
}
