import { readFile, writeFile } from 'node:fs/promises';
import { JPEG_SIDES } from '#contract/domain/licence-formats.ts';
import { fromPixels, openPicture, toPixels } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome } from '../steps.ts';

const QUALITY = { quality: 92, chromaSubsampling: '4:4:4' };

/** Draws a photo anew as a smaller JPEG for its licensee: upright, in sRGB, without a mark. */
export function makeSmaller(format: keyof typeof JPEG_SIDES) {
  return async ({ file }: Task<undefined>): Promise<Outcome<null>> => {
    const side = JPEG_SIDES[format];
    const picture = await toPixels(
      openPicture(await readFile(file))
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#fff' }),
    );
    await writeFile('smaller.jpg', await fromPixels(picture).jpeg(QUALITY).toBuffer());
    const { width, height } = picture;
    const made = { rendition: 'unmarked', file: 'smaller.jpg', contentType: 'image/jpeg', width, height } as const;
    return { facts: null, files: [made], findings: [] };
  };
}
