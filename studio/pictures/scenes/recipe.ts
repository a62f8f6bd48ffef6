import type { Planes, Standard } from '../film/planes.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Random } from '../../random.ts';

/** Paints one picture. The same random numbers give the same picture in every size. */
export type Paint = (canvas: Canvas, random: Random) => void;

export interface PhotoRecipe {
  /** Half the width and height of the finished photo. */
  size: readonly [width: number, height: number];
  paint: Paint;
}

export const LANDSCAPE = [2016, 1344] as const;
export const PORTRAIT = [1344, 2016] as const;
export const PANORAMA = [2400, 1120] as const;
export const SQUARE = [1632, 1632] as const;

/** Size and number of a clip's frames, and its conversion of light to codes. */
export interface Stage {
  width: number;
  height: number;
  frames: number;
  standard: Standard;
}

/** Prepares everything that stays the same; returns a function that draws one frame after the other. */
export type Shoot = (stage: Stage, random: Random) => (planes: Planes, frame: number) => void;

export function photo<Look>(size: PhotoRecipe['size'], painter: (look: Look) => Paint, look: Look): PhotoRecipe {
  return { size, paint: painter(look) };
}
