import type { Canvas } from './canvas.ts';
import { mix, scale, type Colour } from './colour.ts';
import { between, pick, type Random } from './random.ts';
import { spark } from './stars.ts';
import { paintBox } from './strokes.ts';

/** One row of houses; sizes in picture heights. */
export interface Quarter {
  base: number;
  low: number;
  high: number;
  narrow: number;
  wide: number;
  wall: Colour;
  /** Share of windows that are lit, how bright, and how tall a storey is. */
  lit: number;
  light: number;
  storey: number;
  /** Where the tallest stand, 0 left to 1 right, and how much taller. */
  centre: number;
  rise: number;
}

export interface Lights {
  windows: readonly Colour[];
  accents: readonly Colour[];
}

/** Houses from the left edge to the right, with lit windows. */
export function paintQuarter(canvas: Canvas, random: Random, quarter: Quarter, lights: Lights): void {
  const { width, height } = canvas;
  for (let x = -0.05 * height; x < width; ) {
    const across = between(random, quarter.narrow, quarter.wide) * height;
    const middle = 1 - Math.min(1, Math.abs((x + across / 2) / width - quarter.centre) * 1.8);
    const tall = between(random, quarter.low, quarter.high) * (1 + quarter.rise * middle * random()) * height;
    paintTower(canvas, random, quarter, lights, x, across, tall);
    x += across * between(random, 0.92, 1.25);
  }
}

function paintTower(canvas: Canvas, random: Random, quarter: Quarter, lights: Lights, x: number, across: number, tall: number): void {
  const base = quarter.base * canvas.height;
  const wall = scale(quarter.wall, between(random, 0.75, 1.3));
  const style = random();
  const steps = tall > across * 2.5 && style < 0.42 ? 2 + Math.floor(random() * 3) : 1;
  const accent = pick(random, lights.accents);
  for (let step = 0; step < steps; step++) {
    const inset = (across * 0.11 * step) / 1;
    const top = base - tall * (steps === 1 ? 1 : 0.72 + (0.28 * (step + 1)) / steps);
    paintBox(canvas, x + inset, top, x + across - inset, base, wall);
    paintBox(canvas, x + inset, top, x + inset + across * 0.12, base, mix(wall, [1, 1, 1], 0.02));
    if (style > 0.5 && style < 0.62) paintBox(canvas, x + inset, top, x + across - inset, top + canvas.height * 0.002, accent, 0.9);
  }
  paintWindows(canvas, random, quarter, lights, { x, across, top: base - tall, base, style, inset: across * 0.11 * (steps - 1) });
  if (style < 0.3 && tall > canvas.height * 0.2) paintMast(canvas, x + across / 2, base - tall, across, wall);
}

function paintMast(canvas: Canvas, x: number, top: number, across: number, wall: Colour): void {
  const thick = Math.max(1, across * 0.03);
  paintBox(canvas, x - thick / 2, top - across * 0.9, x + thick / 2, top, wall);
  spark(canvas, x, top - across * 0.9, canvas.height * 0.0022, [1, 0.12, 0.08], 3);
}

interface Front {
  x: number;
  across: number;
  top: number;
  base: number;
  style: number;
  inset: number;
}

/** Whole floors, strips or single rooms, as the style of the house has it. */
function paintWindows(canvas: Canvas, random: Random, quarter: Quarter, lights: Lights, front: Front): void {
  const tall = quarter.storey * canvas.height * between(random, 0.85, 1.25);
  const pitch = tall * between(random, 0.55, 1.2);
  const share = quarter.lit * between(random, 0.4, 1.5);
  const tone = pick(random, lights.windows);
  const bands = front.style > 0.7 && front.style < 0.85;
  const columns = Math.max(1, Math.floor((front.across - pitch * 0.6) / pitch));
  const left = front.x + (front.across - columns * pitch) / 2;
  for (let y = front.top + tall; y < front.base - tall; y += tall) {
    const floor = bands ? (random() < share * 0.7 ? 1 : 0.08) : random() < 0.12 ? 1.6 : 1;
    for (let column = 0; column < columns; column++) {
      if (random() > share * floor) continue;
      const x = left + column * pitch;
      if (y < front.top + (front.base - front.top) * 0.26 && (x < front.x + front.inset || x + pitch > front.x + front.across - front.inset)) continue;
      const colour = random() < 0.75 ? tone : pick(random, lights.windows);
      const bright = (0.25 + random() * random() * 1.6) * quarter.light;
      paintBox(canvas, x + pitch * 0.14, y + tall * 0.2, x + pitch * (bands ? 1 : 0.82), y + tall * 0.74, scale(colour, bright));
    }
  }
}
