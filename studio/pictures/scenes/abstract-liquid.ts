import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { rampAt, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, noise2, readTile, type Noise } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

/** A surface with long folds, of metal, satin or soap. */
interface Cloth {
  /** Folds per picture height, how much they wander, and their direction. */
  folds: number;
  wander: number;
  turn: number;
  /** Depth of the folds, and how much the position changes the colour, as on soap. */
  relief: number;
  drift: number;
  /** 1 for metal, higher for a small hard light. */
  gloss: number;
  thread: number;
}

export interface Liquid {
  /** Colours that a slope mirrors, from one side of the room to the other. */
  room: Ramp;
  shine: Colour;
  cloth: Cloth;
}

/** Values that `foldAt` needs of a look, computed once. */
interface Folds {
  folds: number;
  wander: number;
  cos: number;
  sin: number;
}

export function foldsOf({ cloth: { folds, wander, turn } }: Liquid): Folds {
  return { folds, wander, cos: Math.cos(turn), sin: Math.sin(turn) };
}

const WAVE = Float32Array.from({ length: 1025 }, (_, i) => Math.sin((i / 1024) * Math.PI * 2));

/** A sine with period 1, read from a table. */
function wave(phase: number): number {
  const place = (phase - Math.floor(phase)) * 1024;
  const i = place | 0;
  return WAVE[i]! + (WAVE[i + 1]! - WAVE[i]!) * (place - i);
}

/** Height of the surface at a position (picture heights) and time. */
export function foldAt(noise: Noise, { folds, wander, cos, sin }: Folds, x: number, y: number, time: number): number {
  const u = x * cos + y * sin;
  const v = y * cos - x * sin;
  const slow = noise2(noise, u * 0.8 + time * 0.05, v * 1.2 + 17);
  const bend = noise2(noise, u * 1.05 + slow * 0.65 * wander + 130, v * 1.45 - time * 0.07 + slow * 0.5);
  const phase = v * folds + (slow * 0.9 + bend * 0.42) * wander + time * 0.1;
  return wave(phase) * 0.5 + wave(phase * 1.8 + bend * 0.32) * 0.13 + bend * 0.3;
}

export function liquid(look: Liquid): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const weave = createTile(noise, 256, 64, 2, 0.8);
    const [ox, oy] = [random() * 8, random() * 8];
    const surface = new Float32Array(width * height);
    const folds = foldsOf(look);
    for (let row = 0, i = 0; row < height; row++)
      for (let column = 0; column < width; column++, i++)
        surface[i] = foldAt(noise, folds, column / height + ox, row / height + oy, 0);
    const steep = look.cloth.relief * height * 0.5;
    const out = new Float32Array(3);
    for (let row = 0, i = 0; row < height; row++)
      for (let column = 0; column < width; column++, i++) {
        const sx = (surface[column + 1 < width ? i + 1 : i]! - surface[column > 0 ? i - 1 : i]!) * steep;
        const sy = (surface[row + 1 < height ? i + width : i]! - surface[row > 0 ? i - width : i]!) * steep;
        shadeFold(
          look,
          sx,
          sy,
          surface[i]!,
          look.cloth.thread > 0 ? readTile(weave, column * 0.9, row * 0.22) * look.cloth.thread : 0,
          out,
        );
        pixels.set(out, i * 4);
        pixels[i * 4 + 3] = 1;
      }
    bloom(canvas, 0.9, 0.02, 0.35);
    vignette(canvas, 0.45);
  };
}

/** Light of a point of the surface with these slopes. */
export function shadeFold(look: Liquid, sx: number, sy: number, high: number, thread: number, out: Float32Array): void {
  const up = 1 / Math.sqrt(1 + sx * sx + sy * sy);
  const side = (sx * 0.62 + sy * 0.78) * up;
  const from = rampAt(look.room, 0.5 + side * 0.5 + high * look.cloth.drift + thread * 0.05);
  const toLight = Math.max(0, (-sx * 0.36 - sy * 0.5 + 0.79) * up);
  const glint = toLight > 0.7 ? toLight ** look.cloth.gloss : 0;
  const shade = 0.55 + 0.45 * up + thread * 0.2;
  for (let part = 0; part < 3; part++) out[part] = look.room.values[from + part]! * shade + look.shine[part]! * glint;
}
