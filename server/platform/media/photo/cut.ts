import { readFile, writeFile } from 'node:fs/promises';
import { SHOP_PICTURES } from '#contract/domain/material-center.ts';
import { COVER_SIDE } from '#contract/domain/music-intake.ts';
import { MediaRejected } from '../failures.ts';
import { openPicture, readHeader } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome } from '../steps.ts';
import { sniffPhoto } from './format.ts';

/** More than a picture has that the browser has scaled down before sending. */
const MOST_PIXELS = 30_000_000;
const WEBP = { quality: 82, effort: 4 };

const CUTS = { ...SHOP_PICTURES, cover: { width: COVER_SIDE, height: COVER_SIDE } };

/** Crops a shop's picture or a cover to its shape: upright, in sRGB, without metadata. */
export function cutTo(place: keyof typeof CUTS): (task: Task<undefined>) => Promise<Outcome<null>> {
  const { width, height } = CUTS[place];
  return async ({ file }) => {
    const bytes = await readFile(file);
    if (!sniffPhoto(bytes)) throw new MediaRejected('not-this-kind');
    try {
      const header = await readHeader(bytes);
      if (header.width * header.height > MOST_PIXELS) throw new MediaRejected('too-many-pixels');
      const picture = openPicture(bytes)
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
        .toColourspace('srgb')
        .flatten({ background: '#fff' });
      const made = `${place}.webp`;
      await writeFile(made, await picture.webp(WEBP).toBuffer());
      return {
        facts: null,
        files: [{ rendition: 'cover', file: made, contentType: 'image/webp', width, height }],
        findings: [],
      };
    } catch (error) {
      throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
    }
  };
}
