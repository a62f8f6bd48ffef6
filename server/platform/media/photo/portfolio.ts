import { readFile, writeFile } from 'node:fs/promises';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { MediaRejected } from '../failures.ts';
import { fromPixels, openPicture, type Pixels, readHeader, toPixels } from '../images.ts';
import { describeLook } from '../look/look.ts';
import type { Task } from '../protocol.ts';
import type { MadeFile, Outcome, PortfolioPicture } from '../steps.ts';
import { sniffPhoto } from './format.ts';

const VIEW = { side: 1600, quality: 80 };
const THUMBNAIL = { side: 480, quality: 78 };

/** Measures an image of an application, which may have any size of a JPEG or PNG and must be readable to its end. */
export async function lookAtPortfolio({ file }: Task<undefined>): Promise<Outcome<PortfolioPicture>> {
  const bytes = await readFile(file);
  if (!sniffPhoto(bytes)) throw new MediaRejected('not-this-kind');
  try {
    const { autoOrient: size } = await readHeader(bytes);
    if (size.width * size.height > MEDIA_LIMITS.photo.maxPixels) throw new MediaRejected('too-many-pixels');
    const picture = await toPixels(
      openPicture(bytes)
        .autoOrient()
        .resize(VIEW.side, VIEW.side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#fff' }),
    );
    const files = [await draw(picture, 'unmarked', VIEW), await draw(picture, 'thumb-1x', THUMBNAIL)];
    const { hash, layout } = await describeLook(picture);
    return { facts: { width: size.width, height: size.height, hash, layout }, files, findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}

async function draw(
  picture: Pixels,
  rendition: 'unmarked' | 'thumb-1x',
  { side, quality }: { side: number; quality: number },
): Promise<MadeFile> {
  const file = `${rendition}.webp`;
  const small = fromPixels(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  await writeFile(file, await small.webp({ quality, effort: 3 }).toBuffer());
  return { rendition, file, contentType: 'image/webp' };
}
