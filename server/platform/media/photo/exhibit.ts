import { readFile, writeFile } from 'node:fs/promises';
import { MediaRejected } from '../failures.ts';
import { fromPixels, openPicture, type Pixels, toPixels } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { MadeFile, Outcome } from '../steps.ts';
import { type Mark, watermarkTile } from '../watermark.ts';
import { sniffPhoto } from './format.ts';

interface Size {
  rendition: 'poster' | 'thumb-2x';
  side: number;
  quality: number;
  mark: Mark;
}

/** For the page of a work, and for its card in a gallery. */
const SIZES: readonly Size[] = [
  { rendition: 'poster', side: 1600, quality: 80, mark: { letterHeight: 24, opacity: 0.3 } },
  { rendition: 'thumb-2x', side: 800, quality: 74, mark: { letterHeight: 14, opacity: 0.22 } },
];

/** Redraws a picture of an entry as visitors see it: marked all over, in sRGB, without metadata. */
export async function exhibit({ file }: Task<undefined>): Promise<Outcome<null>> {
  const bytes = await readFile(file);
  if (sniffPhoto(bytes) !== 'jpeg') throw new MediaRejected('not-this-kind');
  try {
    const { side } = SIZES[0]!;
    const picture = await toPixels(
      openPicture(bytes)
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#fff' }),
    );
    const files: MadeFile[] = [];
    for (const size of SIZES) files.push(await draw(picture, size));
    return { facts: null, files, findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}

async function draw(picture: Pixels, { rendition, side, quality, mark }: Size): Promise<MadeFile> {
  const small = await toPixels(fromPixels(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true }));
  const { width, height } = small;
  const file = `${rendition}.webp`;
  const marked = fromPixels(small).composite([await watermarkTile(mark)]);
  await writeFile(file, await marked.webp({ quality, effort: 3 }).toBuffer());
  return { rendition, file, contentType: 'image/webp', width, height };
}
