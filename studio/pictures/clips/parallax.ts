import { layPlate } from '../film/composite.ts';
import type { Planes, Plate } from '../film/planes.ts';

/** A plate that moves by whole or parts of pixels per frame. */
export interface Layer {
  plate: Plate;
  speed: number;
}

/** How wide a plate must be to move for all frames; even, as plates are. */
export function widthFor(width: number, frames: number, speed: number): number {
  return width + 2 + 2 * Math.ceil((frames * speed) / 2);
}

/** The even row nearest to a place, 0 top to 1 bottom. */
export function evenRow(height: number, place: number): number {
  return Math.round((place * height) / 2) * 2;
}

/** For each layer the row from which on nearer layers hide it. */
export function hiddenFrom(layers: readonly Layer[], height: number): number[] {
  return layers.map((_, index) => Math.min(height, ...layers.slice(index + 1).map(({ plate }) => plate.solid)));
}

/** Lays all layers, the far ones first; `between` may draw after each. */
export function layLayers(
  planes: Planes,
  layers: readonly Layer[],
  hidden: readonly number[],
  frame: number,
  between?: (index: number) => void,
): void {
  layers.forEach(({ plate, speed }, index) => {
    layPlate(planes, plate, frame * speed, 0, hidden[index]!);
    between?.(index);
  });
}
