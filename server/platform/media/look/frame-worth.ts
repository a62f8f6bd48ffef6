import type { Pixels } from '../images.ts';

const STEP = 8;

/** How well a frame represents its video: high contrast and detail, neither very dark nor very bright. */
export function frameWorth(picture: Pixels): number {
  const { width, height } = picture;
  let [count, sum, squares, edges] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += STEP)
    for (let x = STEP; x < width; x += STEP) {
      const here = lumaAt(picture, x, y);
      edges += Math.abs(here - lumaAt(picture, x - 2, y));
      sum += here;
      squares += here * here;
      count += 1;
    }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const exposure = Math.max(0.1, 1 - Math.abs(mean - 118) / 118);
  return (contrast + (2 * edges) / count) * exposure;
}

/** Luma of a pixel, 0 to 255. */
export function lumaAt({ data, width, channels }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * channels;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
