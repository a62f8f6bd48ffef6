import type { Region } from '#contract/domain/review.ts';

interface Point {
  x: number;
  y: number;
}

/** Size of a region marked by a click, around the point. */
const CLICKED = 0.16;
const SMALLEST = 0.02;

/** The region between two corners, 0 to 1 each; always inside the picture. */
export function regionBetween(from: Point, to: Point): Region {
  const across = span(from.x, to.x);
  const down = span(from.y, to.y);
  if (across.length < SMALLEST && down.length < SMALLEST) return { ...around(from) };
  const [width, height] = [Math.max(SMALLEST, across.length), Math.max(SMALLEST, down.length)];
  return {
    x: round(Math.min(across.start, 1 - width)),
    y: round(Math.min(down.start, 1 - height)),
    width: round(width),
    height: round(height),
  };
}

function around({ x, y }: Point): Region {
  const place = (at: number) => round(Math.min(1 - CLICKED, Math.max(0, at - CLICKED / 2)));
  return { x: place(x), y: place(y), width: CLICKED, height: CLICKED };
}

function span(one: number, other: number) {
  return { start: Math.min(one, other), length: Math.abs(one - other) };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
