import { readFile } from 'node:fs/promises';
import { MediaRejected } from '../failures.ts';
import { openPicture, readHeader, toPixels } from '../images.ts';
import { describeLook } from '../look/look.ts';
import type { Task } from '../protocol.ts';
import type { Look, Outcome } from '../steps.ts';
import { sniffPhoto } from './format.ts';

/** Enough for a camera's picture, and small enough to decode while somebody waits. */
const MOST_PIXELS = 30_000_000;
const SIDE = 256;

/** Describes how a picture looks that is not for sale: any size, shape and colours that a JPEG or PNG may have. */
export async function lookAtPicture({ file }: Task<undefined>): Promise<Outcome<Look>> {
  const bytes = await readFile(file);
  if (!sniffPhoto(bytes)) throw new MediaRejected('not-this-kind');
  try {
    const { width, height } = await readHeader(bytes);
    if (width * height > MOST_PIXELS) throw new MediaRejected('too-many-pixels');
    const picture = openPicture(bytes)
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#fff' });
    return { facts: await describeLook(await toPixels(picture)), files: [], findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}
