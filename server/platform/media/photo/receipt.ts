import { readFile, writeFile } from 'node:fs/promises';
import { MediaRejected } from '../failures.ts';
import { openPicture, readHeader } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome } from '../steps.ts';
import { sniffPhoto } from './format.ts';

/** More than a picture has that the browser has scaled down before sending. */
const MOST_PIXELS = 30_000_000;
/** Large enough to read every number on a page. */
const LONGEST = 2000;
const MADE = 'receipt.jpg';

/** Redraws a photographed paper: upright, without metadata. */
export async function redrawReceipt({ file }: Task<undefined>): Promise<Outcome<null>> {
  const bytes = await readFile(file);
  if (!sniffPhoto(bytes)) throw new MediaRejected('not-this-kind');
  try {
    const header = await readHeader(bytes);
    if (header.width * header.height > MOST_PIXELS) throw new MediaRejected('too-many-pixels');
    const picture = openPicture(bytes)
      .autoOrient()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#fff' });
    await writeFile(MADE, await picture.jpeg({ quality: 85 }).toBuffer());
    return { facts: null, files: [{ rendition: 'cover', file: MADE, contentType: 'image/jpeg' }], findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}
