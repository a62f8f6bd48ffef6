import { readFile, writeFile } from 'node:fs/promises';
import { fromPixels, openPicture, type Pixels, toPixels } from '../images.ts';
import { describeLook } from '../look/look.ts';
import type { Task } from '../protocol.ts';
import type { Look, MadeFile, Outcome, PhotoProbe } from '../steps.ts';
import { makeThumbs } from '../thumbs.ts';
import { watermarkTile } from '../watermark.ts';

const SAMPLE_SIDE = 1600;
const SAMPLE_MARK = { letterHeight: 26, opacity: 0.36 };
const UNMARKED = { quality: 80, effort: 2 };

/** Makes everything that people see of a photo from one decoding: upright, in sRGB, without metadata. */
export async function makeRenditions({ file, onProgress }: Task<PhotoProbe>): Promise<Outcome<Look>> {
  const picture = await toPixels(
    openPicture(await readFile(file))
      .autoOrient()
      .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#fff' }),
  );
  onProgress(50);
  const files = [...(await makeThumbs(picture)), await makeSample(picture), await makeUnmarked(picture)];
  return { facts: await describeLook(picture), files, findings: [] };
}

async function makeSample(picture: Pixels): Promise<MadeFile> {
  const { width, height } = picture;
  const bytes = await fromPixels(picture)
    .composite([await watermarkTile(SAMPLE_MARK)])
    .jpeg({ quality: 82 })
    .toBuffer();
  await writeFile('sample.jpg', bytes);
  return { rendition: 'sample', file: 'sample.jpg', contentType: 'image/jpeg', width, height };
}

/** For its owner and for reviewers. */
async function makeUnmarked(picture: Pixels): Promise<MadeFile> {
  const { width, height } = picture;
  await writeFile('unmarked.webp', await fromPixels(picture).webp(UNMARKED).toBuffer());
  return { rendition: 'unmarked', file: 'unmarked.webp', contentType: 'image/webp', width, height };
}
