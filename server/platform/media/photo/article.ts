import { readFile, writeFile } from 'node:fs/promises';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { MediaRejected } from '../failures.ts';
import { fromPixels, openPicture, type Pixels, readHeader, toPixels } from '../images.ts';
import { describeLook } from '../look/look.ts';
import type { Task } from '../protocol.ts';
import type { ArticlePicture, MadeFile, Outcome } from '../steps.ts';
import { sniffPhoto } from './format.ts';

/** For cards, for pages, and for pages on screens with twice the pixels. */
const WIDTHS = [640, 1280, 2560];
const WIDEST = 2560;
/** Room for a drawing that is read from top to bottom. */
const HIGHEST = 4 * WIDEST;
const WEBP = { quality: 82, effort: 4 };

const { maxPixels, maxSide } = MEDIA_LIMITS.photo;

/** Redraws a picture for what editors write: upright, in sRGB, without metadata, in every width that it fills. */
export async function drawForArticle({ file }: Task<undefined>): Promise<Outcome<ArticlePicture>> {
  const bytes = await readFile(file);
  if (!sniffPhoto(bytes)) throw new MediaRejected('not-this-kind');
  try {
    const { width, height } = await readHeader(bytes);
    if (Math.max(width, height) > maxSide) throw new MediaRejected('side-too-long');
    if (width * height > maxPixels) throw new MediaRejected('too-many-pixels');
    const largest = await toPixels(
      openPicture(bytes)
        .autoOrient()
        .resize(WIDEST, HIGHEST, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#fff' }),
    );
    const widths = [...WIDTHS.filter((one) => one < largest.width), largest.width];
    const files: MadeFile[] = [];
    for (const one of widths) files.push(await draw(largest, one));
    const { colours } = await describeLook(largest);
    const colour = colours[0]?.hex ?? '#808080';
    return { facts: { width: largest.width, height: largest.height, widths, colour }, files, findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}

async function draw(largest: Pixels, width: number): Promise<MadeFile> {
  const file = `${width}.webp`;
  await writeFile(file, await fromPixels(largest).resize(width).webp(WEBP).toBuffer());
  return { rendition: 'cover', file, contentType: 'image/webp' };
}
