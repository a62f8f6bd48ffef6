import { readTile } from '../paint/noise.ts';
import type { Ripples } from '../paint/water.ts';
import type { Planes, Plate } from './planes.ts';

/** Moving water: what it mirrors is painted once, ripples push it about. */
interface Waves {
  /** First row of the water; even. */
  edge: number;
  /** Ripples per frame height in front, and how many times as long across. */
  scale: number;
  stretch: number;
  /** How far they push, and cells that they come nearer by in a second. */
  push: number;
  speed: number;
}

/** Writes the water of the plate into the frame, in blocks of two by two pixels, each pushed by the ripple it meets. */
export function rippleWater(frame: Planes, plate: Plate, ripples: Ripples, waves: Waves, seconds: number): void {
  const { width, height } = frame;
  const { edge, scale, push } = waves;
  const [slopeX, slopeY] = [ripples.slopeX, ripples.slopeY].map((values) => ({ size: ripples.size, values }));
  for (let row = edge; row < height; row += 2) {
    const away = row - edge + 1;
    const distance = 1 / (away / height + 0.035);
    const across = (scale * distance * 1.1) / height / waves.stretch;
    const v = distance * scale + seconds * waves.speed;
    const calm = Math.min(1, 0.25 + (away / height) * 5);
    for (let x = 0; x < width; x += 2) {
      const u = (x - width / 2) * across;
      const tilt =
        readTile(slopeY!, u * 0.5 + 40, v * 0.5) * 0.7 + readTile(slopeY!, u * 1.7 + seconds * 2, v * 1.7) * 0.5;
      const side = readTile(slopeX!, u * 1.1 + 9 - seconds, v * 1.1);
      const down = Math.round(row + tilt * calm * (away * 0.5 + 0.02 * height) * push);
      const aside = Math.round(x + side * calm * (2 + away * 0.1) * push);
      const from = Math.min(height - 2, Math.max(edge, down)) * width + Math.min(width - 2, Math.max(0, aside));
      copyBlock(frame, row * width + x, plate, from, 1 + Math.max(-0.8, tilt * calm * 0.7));
    }
  }
}

/** Two by two pixels, brighter by `gain`; colours keep their strength. */
function copyBlock({ width, luma, blue, red }: Planes, to: number, plate: Plate, from: number, gain: number): void {
  const black = luma instanceof Uint16Array ? 64 : 16;
  for (const next of [0, 1, width, width + 1]) luma[to + next] = black + (plate.luma[from + next]! - black) * gain;
  const small = (at: number) => (Math.floor(at / width) >> 1) * (width / 2) + ((at % width) >> 1);
  blue[small(to)] = plate.blue[small(from)]!;
  red[small(to)] = plate.red[small(from)]!;
}
