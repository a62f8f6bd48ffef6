import { type Random, between } from '../../random.ts';
import { type LinePoint, trace } from '../paint/stroke.ts';
import type { Planes, Plate } from './planes.ts';

const PATTERN = 4096;

/** Lamps that move along lines: every pixel of a line knows how far along it lies. */
interface Flow {
  pixels: Uint32Array;
  along: Uint16Array;
  line: Uint16Array;
  /** For each line, the brightness of its parts and its movement per frame. */
  patterns: Uint8Array[];
  speeds: number[];
  dark: Plate;
  bright: Plate;
}

interface FlowLine {
  points: LinePoint[];
  /** Units of the pattern per frame; negative comes towards the start. */
  speed: number;
}

/** `unitsAt` converts a pixel and its distance along the line into units of the pattern. */
export function createFlow(
  dark: Plate,
  bright: Plate,
  lines: readonly FlowLine[],
  random: Random,
  unitsAt: (pixel: number, along: number) => number,
): Flow {
  const pixels: number[] = [];
  const along: number[] = [];
  const line: number[] = [];
  for (const [index, { points }] of lines.entries())
    trace(points, dark.width, dark.height, (pixel, cover, way) => {
      if (cover < 0.3) return;
      pixels.push(pixel);
      along.push(Math.round(unitsAt(pixel, way)) & (PATTERN - 1));
      line.push(index);
    });
  return {
    pixels: Uint32Array.from(pixels),
    along: Uint16Array.from(along),
    line: Uint16Array.from(line),
    patterns: lines.map(({ speed }) => cars(random, speed)),
    speeds: lines.map(({ speed }) => speed),
    dark,
    bright,
  };
}

/** A few cars on a line: a bright lamp with a fading trail behind it. */
function cars(random: Random, speed: number): Uint8Array {
  const pattern = new Uint8Array(PATTERN).fill(26);
  for (let car = 0; car < 5; car++) {
    const head = Math.floor(random() * PATTERN);
    const long = 250 + random() * 900;
    for (let i = 0; i < long; i++) {
      const at = (head + (speed > 0 ? -i : i) + PATTERN) & (PATTERN - 1);
      pattern[at] = Math.max(pattern[at]!, Math.min(255, i * 18 + 40) * (1 - i / long) ** 0.7);
    }
  }
  return pattern;
}

/** Draws the lights on a frame that already shows the dark plate. */
export function showFlow(frame: Planes, flow: Flow, number: number): void {
  const { pixels, along, line, patterns, speeds, dark, bright } = flow;
  const width = frame.width;
  const offsets = speeds.map((speed) => Math.round(speed * number) & (PATTERN - 1));
  for (let i = 0; i < pixels.length; i++) {
    const at = pixels[i]!;
    const lane = line[i]!;
    const share = patterns[lane]![(along[i]! - offsets[lane]!) & (PATTERN - 1)]!;
    const low = dark.luma[at]!;
    const value = low + (((bright.luma[at]! - low) * share) >> 8);
    if (value > frame.luma[at]!) frame.luma[at] = value;
    const row = (at / width) | 0;
    if ((row | at) & 1) continue;
    const small = (row >> 1) * (width >> 1) + ((at - row * width) >> 1);
    frame.blue[small] = dark.blue[small]! + (((bright.blue[small]! - dark.blue[small]!) * share) >> 8);
    frame.red[small] = dark.red[small]! + (((bright.red[small]! - dark.red[small]!) * share) >> 8);
  }
}

export function showPlate(frame: Planes, plate: Plate): void {
  frame.luma.set(plate.luma);
  frame.blue.set(plate.blue);
  frame.red.set(plate.red);
}

/** A window that switches during a clip: its pixels, whether it starts lit, and the frame at which it changes. */
interface Lamp {
  pixels: Uint32Array;
  lit: boolean;
  turn: number;
}

const LEAST = 5;

/** Windows that switch on and off, found in the rows above `rows` by comparing the lit picture with the dark one. */
export function findLamps(dark: Plate, bright: Plate, rows: number, frames: number, random: Random): Lamp[] {
  const { width } = bright;
  const open = new Uint8Array(width * rows);
  const least = dark.luma instanceof Uint16Array ? LEAST * 4 : LEAST;
  for (let i = 0; i < open.length; i++) if (Math.abs(bright.luma[i]! - dark.luma[i]!) >= least) open[i] = 1;
  const lamps: Lamp[] = [];
  for (let i = 0; i < open.length; i++) {
    if (!open[i]) continue;
    const pixels = flood(open, width, i);
    const lit = random() < 0.5;
    lamps.push({ pixels, lit, turn: random() < 0.5 ? Math.floor(between(random, 4, frames)) : Infinity });
  }
  return lamps;
}

/** Removes and returns the marked pixels that are connected to the first one. */
function flood(open: Uint8Array, width: number, first: number): Uint32Array {
  const found = [first];
  open[first] = 0;
  for (let next = 0; next < found.length && found.length < 1500; next++) {
    const at = found[next]!;
    for (const beside of [at - 1, at + 1, at - width, at + width])
      if (open[beside]) {
        open[beside] = 0;
        found.push(beside);
      }
  }
  return Uint32Array.from(found);
}

/** Darkens the windows that are off, on a frame that already shows the lit picture. */
export function showLamps(frame: Planes, dark: Plate, lamps: readonly Lamp[], number: number): void {
  for (const { pixels, lit, turn } of lamps) {
    if (lit === number < turn) continue;
    for (const pixel of pixels) {
      const row = (pixel / dark.width) | 0;
      const small = (row >> 1) * (dark.width / 2) + ((pixel - row * dark.width) >> 1);
      frame.luma[pixel] = dark.luma[pixel]!;
      frame.blue[small] = dark.blue[small]!;
      frame.red[small] = dark.red[small]!;
    }
  }
}
