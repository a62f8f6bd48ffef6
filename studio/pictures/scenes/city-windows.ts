import { bloom } from '../paint/bloom.ts';
import { lay, vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, mix, scale, type Colour } from '../paint/colour.ts';
import { createNoise, fbm, type Noise } from '../paint/noise.ts';
import { between, pick, type Random } from '../../random.ts';
import type { Paint } from './recipe.ts';

/** The front of one big house, seen straight on, with what can be guessed behind its windows. */
interface Front {
  wall: Colour;
  columns: number;
  floors: number;
  lit: number;
  rooms: readonly Colour[];
  balcony: boolean;
}

interface Room {
  colour: Colour;
  light: number;
  /** Curtains from both sides, a blind from above, 0…1. */
  left: number;
  right: number;
  blind: number;
  lamp: readonly [x: number, y: number];
  plant: number;
}

export function front(look: Front): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const { width, height } = canvas;
    paintWall(canvas, look, noise);
    const [bay, storey] = [width / look.columns, height / look.floors];
    for (let floor = 0; floor < look.floors; floor++)
      for (let column = 0; column < look.columns; column++) {
        const room = makeRoom(look, random);
        const [x, y] = [column * bay, floor * storey];
        paintWindow(canvas, room, x + bay * 0.14, y + storey * 0.16, x + bay * 0.86, y + storey * 0.74, bay);
        if (look.balcony)
          paintBalcony(canvas, look, room, x + bay * 0.06, y + storey * 0.7, x + bay * 0.94, y + storey * 0.97);
      }
    bloom(canvas, 0.7, 0.012, 0.5);
    bloom(canvas, 0.5, 0.05, 0.3);
    vignette(canvas, 0.9);
  };
}

function paintWall({ width, height, pixels }: Canvas, look: Front, noise: Noise): void {
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const storey = ((y / height) * look.floors) % 1;
      const stain = 1 + fbm(noise, (x / height) * 7, (y / height) * 3, 2) * 0.25 - (storey > 0.97 ? 0.4 : 0);
      for (let part = 0; part < 3; part++) pixels[at + part] = look.wall[part]! * stain;
      pixels[at + 3] = 1;
    }
}

function makeRoom(look: Front, random: Random): Room {
  const on = random() < look.lit;
  const colour = pick(random, look.rooms);
  return {
    colour,
    light: on ? between(random, 0.35, 1.2) : random() < 0.2 ? 0.06 : 0.012,
    left: random() < 0.6 ? between(random, 0.08, 0.4) : 0,
    right: random() < 0.6 ? between(random, 0.08, 0.4) : 0,
    blind: random() < 0.35 ? between(random, 0.15, 0.8) : 0,
    lamp: [between(random, 0.2, 0.8), between(random, 0.05, 0.35)],
    plant: random() < 0.25 ? between(random, 0.15, 0.4) : 0,
  };
}

function paintWindow(
  { width, height, pixels }: Canvas,
  room: Room,
  left: number,
  top: number,
  right: number,
  bottom: number,
  bay: number,
): void {
  const frame = bay * 0.022;
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const cover = clamp01(Math.min(row + 1 - top, bottom - row)) * clamp01(Math.min(x + 1 - left, right - x));
      const u = clamp01((x + 0.5 - left) / (right - left));
      const v = clamp01((row + 0.5 - top) / (bottom - top));
      const bars = Math.min(x - left, right - x, row - top, bottom - row, Math.abs(x - (left + right) / 2)) < frame;
      const light = bars ? 0.02 : lightIn(room, u, v);
      const [r, g, b] = scale(mix(room.colour, [1, 0.93, 0.8], clamp01(light - 0.8) * 0.5), light * room.light + 0.002);
      lay(pixels, (row * width + x) * 4, r, g, b + 0.003, cover);
    }
}

/** A lamp inside, walls that catch its light, and what hangs before it. */
function lightIn(room: Room, u: number, v: number): number {
  const [dx, dy] = [u - room.lamp[0], (v - room.lamp[1]) * 0.8];
  let light = 0.35 + 0.75 / (1 + (dx * dx + dy * dy) * 9) - v * 0.2;
  const fold = 0.84 + 0.16 * Math.sin(u * 95);
  if (u < room.left || u > 1 - room.right) light *= 0.62 * fold;
  if (v < room.blind) light *= 0.72 + 0.1 * Math.sin(v * 160);
  if (
    room.plant > 0 &&
    v > 1 - room.plant * (0.6 + 0.4 * Math.abs(Math.sin(u * 37 + room.plant * 80))) &&
    Math.abs(u - 0.7) < 0.2
  )
    light *= 0.25;
  return light;
}

function paintBalcony(
  { width, height, pixels }: Canvas,
  look: Front,
  room: Room,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const v = (row - top) / (bottom - top);
      const rail = v < 0.08 || v > 0.62;
      const slat = Math.sin((x - left) * (240 / (right - left))) > 0.4;
      if (!rail && !slat) continue;
      const lit = rail && v > 0.62 ? 1.4 : 0.7;
      const gain = room.light * 0.1 * (1 - v);
      lay(
        pixels,
        (row * width + x) * 4,
        look.wall[0] * lit + room.colour[0] * gain,
        look.wall[1] * lit + room.colour[1] * gain,
        look.wall[2] * lit + room.colour[2] * gain,
        0.95,
      );
    }
}

export const HOMES: Front = {
  wall: hex('#141a2a'),
  columns: 13,
  floors: 9,
  lit: 0.62,
  balcony: true,
  rooms: [
    hex('#ffb25c'),
    hex('#ffcc8a'),
    hex('#ffe6c2'),
    hex('#ff9a4a'),
    hex('#bcd8ff'),
    hex('#8ab4ff'),
    hex('#ffd0c0'),
  ],
};
