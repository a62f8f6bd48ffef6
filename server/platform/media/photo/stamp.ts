import { readFile, writeFile } from 'node:fs/promises';
import { MediaRejected } from '../failures.ts';
import { openPicture } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome } from '../steps.ts';
import { MARK } from './mark.ts';

const MADE = 'stamped.jpg';

/** Lays a mark all over a picture, so that a copy tells who looked. */
export async function stampName({ file }: Task<undefined>): Promise<Outcome<null>> {
  try {
    const picture = openPicture(await readFile(file)).composite([{ input: await readFile(MARK), tile: true }]);
    await writeFile(MADE, await picture.jpeg({ quality: 85 }).toBuffer());
    return { facts: null, files: [{ rendition: 'cover', file: MADE, contentType: 'image/jpeg' }], findings: [] };
  } catch (error) {
    throw new MediaRejected('unreadable', (error as Error).message);
  }
}
