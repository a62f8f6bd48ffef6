import type { Sharp } from 'sharp';
import { ask, pictureTensor } from './network.ts';
import type { ModelSettings } from './settings.ts';
import type { Vector } from './vectors.ts';

const THREADS = 2;

/** What a picture looks like to the model: the middle of it, as a square. */
export async function embedPicture(picture: Sharp, { dimension, image }: ModelSettings): Promise<Vector | undefined> {
  const { size, mean, std, input, output } = image;
  const pixels = await picture
    .resize(size, size, { fit: 'cover', kernel: 'cubic' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
  const numbers = new Float32Array(3 * size * size);
  for (const channel of [0, 1, 2] as const)
    for (let at = 0; at < size * size; at += 1)
      numbers[channel * size * size + at] = ((pixels[at * 3 + channel] ?? 0) / 255 - mean[channel]) / std[channel];
  return await ask({ inputs: { [input]: pictureTensor(numbers, size) }, output, dimension, threads: THREADS });
}
