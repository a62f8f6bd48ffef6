import { type Brush, type Sheet, brushStroke } from '../paint/ink-sheet.ts';
import type { LinePoint } from '../paint/stroke.ts';

export type Place = readonly [x: number, y: number, width: number];

/** Places in picture heights. */
export function stroke(sheet: Sheet, places: readonly Place[], brush: Partial<Brush> & { density: number }): void {
  const points: LinePoint[] = places.map(([x, y, width]) => ({
    x: x * sheet.height,
    y: y * sheet.height,
    width: width * sheet.height,
  }));
  brushStroke(sheet, points, { dry: 0, spent: 0.1, seed: 1, ...brush });
}
