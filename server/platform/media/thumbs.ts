import { writeFile } from 'node:fs/promises';
import type { Rendition } from '#contract/domain/media.ts';
import { fromPixels, type Pixels, toPixels } from './images.ts';
import type { MadeFile } from './steps.ts';
import { watermarkTile } from './watermark.ts';
import type { Sharp } from 'sharp';

const POSTER_SIDE = 1280;
const POSTER_MARK = { letterHeight: 20, opacity: 0.2 };
/** Size of a card; thumbnails cover it and keep their own shape. */
const CARD = { width: 400, height: 225 };
const WEBP = { quality: 74, effort: 2 };

/** Makes what cards and pages show of a photo or video: two thumbnails and a lightly watermarked poster. */
export async function makeThumbs(picture: Pixels): Promise<MadeFile[]> {
  const poster = fromPixels(picture).resize(POSTER_SIDE, POSTER_SIDE, { fit: 'inside', withoutEnlargement: true });
  const marked = fromPixels(await toPixels(poster)).composite([await watermarkTile(POSTER_MARK)]);
  return [
    await save('thumb-1x', cover(picture, 1)),
    await save('thumb-2x', cover(picture, 2)),
    await save('poster', marked),
  ];
}

function cover(picture: Pixels, density: number): Sharp {
  const [width, height] = [CARD.width * density, CARD.height * density];
  return fromPixels(picture).resize(width, height, { fit: 'outside', withoutEnlargement: true });
}

async function save(rendition: Rendition, picture: Sharp): Promise<MadeFile> {
  const { data, info } = await picture.webp(WEBP).toBuffer({ resolveWithObject: true });
  const file = `${rendition}.webp`;
  await writeFile(file, data);
  return { rendition, file, contentType: 'image/webp', width: info.width, height: info.height };
}
