import { appendFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeClip } from '#server/platform/media/fixtures.ts';

/** A photo of the minimum size, with soft shapes that differ by seed. */
export async function softPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [12, 8];
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (Math.sin(seed + n * n) + 1) * 120));
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(4000, 2600, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}

/** A clip of the minimum size; most of it is filler that players skip. */
export function largeEnoughClip(file: string, clip: Parameters<typeof makeClip>[1] = {}): void {
  makeClip(file, clip);
  const filler = Buffer.alloc(10 * 1024 * 1024);
  filler.writeUInt32BE(filler.length);
  filler.write('free', 4);
  appendFileSync(file, filler);
}
