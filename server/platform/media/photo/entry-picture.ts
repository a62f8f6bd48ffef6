import { readFile, writeFile } from 'node:fs/promises';
import exifr from 'exifr';
import { MediaRejected } from '../failures.ts';
import { fromPixels, openPicture, readHeader, toPixels } from '../images.ts';
import { describeLook } from '../look/look.ts';
import { cleanText } from '../plain-text.ts';
import type { Task } from '../protocol.ts';
import type { EntryPicture, MadeFile, Outcome, PictureLimits } from '../steps.ts';
import { sniffPhoto } from './format.ts';
import { dateOf } from './suggestions.ts';

/** Judges look at single pixels, so that usual cameras' pictures keep all of theirs. */
const SHOWN = { side: 6144, quality: 90 };
const THUMBNAIL = { side: 480, quality: 78 };
const LONGEST_NAME = 60;

/** Measures a picture of an entry, which must be a JPEG that is readable to its end, and redraws it without metadata. */
export async function lookAtEntry({ file, limits }: Task<undefined, PictureLimits>): Promise<Outcome<EntryPicture>> {
  const bytes = await readFile(file);
  if (sniffPhoto(bytes) !== 'jpeg') throw new MediaRejected('not-this-kind');
  try {
    const { autoOrient: size } = await readHeader(bytes);
    if (Math.max(size.width, size.height) > limits.maxSide) throw new MediaRejected('side-too-long');
    if (size.width * size.height > limits.maxPixels) throw new MediaRejected('too-many-pixels');
    const picture = await toPixels(
      openPicture(bytes)
        .autoOrient()
        .resize(SHOWN.side, SHOWN.side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#fff' }),
    );
    const shown = fromPixels(picture).jpeg({ quality: SHOWN.quality });
    const small = fromPixels(picture).resize(THUMBNAIL.side, THUMBNAIL.side, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const files = [
      await save({ rendition: 'unmarked', file: 'unmarked.jpg', contentType: 'image/jpeg' }, await shown.toBuffer()),
      await save(
        { rendition: 'thumb-1x', file: 'thumb-1x.webp', contentType: 'image/webp' },
        await small.webp({ quality: THUMBNAIL.quality, effort: 3 }).toBuffer(),
      ),
    ];
    const { hash, layout } = await describeLook(picture);
    const facts = { width: size.width, height: size.height, hash, layout, ...(await readCamera(bytes)) };
    return { facts, files, findings: [] };
  } catch (error) {
    throw error instanceof MediaRejected ? error : new MediaRejected('unreadable', (error as Error).message);
  }
}

async function save(made: MadeFile, bytes: Buffer): Promise<MadeFile> {
  await writeFile(made.file, bytes);
  return made;
}

/** What the camera wrote about itself and the moment, for coordinators only. */
async function readCamera(bytes: Buffer): Promise<Pick<EntryPicture, 'camera' | 'takenAt'>> {
  const wanted = { pick: ['Make', 'Model', 'DateTimeOriginal'], reviveValues: false };
  // Unreadable metadata is no fault; it just tells nothing.
  const tags = ((await exifr.parse(bytes, wanted).catch(() => undefined)) ?? {}) as Record<string, unknown>;
  const [make = '', model = ''] = [tags['Make'], tags['Model']].map((tag) => cleanText(tag, LONGEST_NAME));
  const camera = model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim();
  return { camera, takenAt: dateOf(tags['DateTimeOriginal']) ?? null };
}
