import { between, type Random } from '../../random.ts';
import type { Planes, Plate } from './planes.ts';

/** A lamp or window of a clip: its pixels, and from which frame on it is lit. */
interface Lamp {
  pixels: Uint32Array;
  lit: boolean;
  /** Frames at which it is switched. */
  turns: number[];
}

/** Windows that people switch on and off, found by comparing the lit picture with the dark one. */
interface Switches {
  dark: Plate;
  bright: Plate;
  lamps: Lamp[];
}

const LEAST = 5;

/** `plan` gives the frames at which one lamp is switched, and whether it begins lit. */
export function findSwitches(
  dark: Plate,
  bright: Plate,
  rows: number,
  plan: () => { lit: boolean; turns: number[] },
): Switches {
  const { width } = bright;
  const open = new Uint8Array(width * rows);
  const least = dark.luma instanceof Uint16Array ? LEAST * 4 : LEAST;
  for (let i = 0; i < open.length; i++) if (Math.abs(bright.luma[i]! - dark.luma[i]!) >= least) open[i] = 1;
  const lamps: Lamp[] = [];
  for (let i = 0; i < open.length; i++) if (open[i]) lamps.push({ pixels: flood(open, width, i), ...plan() });
  return { dark, bright, lamps };
}

/** Takes out and gives the marked pixels that hang together with the first one. */
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

export function twinkle(random: Random, frames: number, share: number): () => { lit: boolean; turns: number[] } {
  return () => ({ lit: random() < 0.5, turns: random() < share ? [Math.floor(between(random, 4, frames))] : [] });
}

/**
 * The frame shows the plate `base` from column `shift` (whole) on. Where that is the lit picture, windows that are off
 * are darkened; otherwise those that are on are lit.
 */
export function showSwitches(
  frame: Planes,
  { dark, bright, lamps }: Switches,
  number: number,
  shift: number,
  base: Plate,
): void {
  const wanted = base !== bright;
  const from = wanted ? bright : dark;
  for (const lamp of lamps) {
    let lit = lamp.lit;
    for (const turn of lamp.turns) if (number >= turn) lit = !lit;
    if (lit === wanted) showLamp(frame, from, lamp.pixels, shift);
  }
}

function showLamp(frame: Planes, from: Plate, pixels: Uint32Array, shift: number): void {
  const { width } = from;
  for (const pixel of pixels) {
    const row = (pixel / width) | 0;
    const x = pixel - row * width - shift;
    if (x < 0 || x >= frame.width) continue;
    frame.luma[row * frame.width + x] = from.luma[pixel]!;
    const small = (row >> 1) * (frame.width / 2) + (x >> 1);
    const source = (row >> 1) * (width / 2) + ((x + shift) >> 1);
    frame.blue[small] = from.blue[source]!;
    frame.red[small] = from.red[source]!;
  }
}
