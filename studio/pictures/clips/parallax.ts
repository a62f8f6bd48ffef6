import { layPlate } from '../film/composite.ts';
import { type Planes, type Plate, plateOf } from '../film/planes.ts';
import { type Canvas, createCanvas } from '../paint/canvas.ts';
import { createNoise, type Noise } from '../paint/noise.ts';
import { type Air, paintAir, paintClouds } from '../paint/sky.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../scenes/recipe.ts';

/** A plate that moves by a number of pixels per frame, fractions included. */
export interface Layer {
  plate: Plate;
  speed: number;
}

/** Width that a plate needs to move through all frames; even, as plates are. */
export function widthFor(width: number, frames: number, speed: number): number {
  return width + 2 + 2 * Math.ceil((frames * speed) / 2);
}

/** The even row nearest to a position, from 0 at the top to 1 at the bottom. */
export function evenRow(height: number, place: number): number {
  return Math.round((place * height) / 2) * 2;
}

/** Lays all layers, far ones first, each down to the row where nearer ones hide it; `between` may draw after each. */
export function showLayers(layers: readonly Layer[], height: number) {
  const hidden = layers.map((_, index) => Math.min(height, ...layers.slice(index + 1).map(({ plate }) => plate.solid)));
  return (planes: Planes, frame: number, between?: (index: number) => void): void =>
    layers.forEach(({ plate, speed }, index) => {
      layPlate(planes, plate, frame * speed, 0, hidden[index]!);
      between?.(index);
    });
}

/** A still sky with drifting clouds before it, one layer per speed. */
export function cloudLayers(
  { width, height, frames, standard }: Stage,
  random: Random,
  noise: Noise,
  look: Air,
  speeds: readonly number[],
  cloudsAt: (speed: number) => Partial<Air['clouds']>,
): Layer[] {
  const sky = createCanvas(width, height);
  paintAir(sky, { ...look, clouds: { ...look.clouds, cover: 0 } }, noise, random);
  const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
  for (const speed of speeds) {
    const clouds = createCanvas(widthFor(width, frames, speed), height);
    paintClouds(clouds, createNoise(random), { ...look, clouds: { ...look.clouds, ...cloudsAt(speed) } });
    layers.push({ plate: plateOf(clouds, standard), speed });
  }
  return layers;
}

/** A sky, and a land before it in slices from `edges[i]` to `edges[i + 1]`, each with its own speed. */
export function landLayers(
  { width, height, frames, standard }: Stage,
  sky: Canvas,
  edges: readonly number[],
  speeds: readonly number[],
  paint: (canvas: Canvas, slice: { near: number; far: number }) => void,
): Layer[] {
  const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
  for (let i = edges.length - 2; i >= 0; i--) {
    const canvas = createCanvas(widthFor(width, frames, speeds[i]!), height);
    paint(canvas, { near: edges[i]!, far: edges[i + 1]! });
    layers.push({ plate: plateOf(canvas, standard), speed: speeds[i]! });
  }
  return layers;
}
