import type { Content } from '../content.ts';
import { editJpeg } from './jpeg.ts';
import { editMp4 } from './mp4.ts';
import { editPng } from './png.ts';
import { readAhead, spliced } from './splice.ts';
import { editWebp } from './webp.ts';

const FORMATS = [editJpeg, editPng, editWebp, editMp4];

/**
 * The content with an XMP packet in it, by what the content is and not by its name. Pictures and samples stay as they
 * are, byte for byte. Undefined for other formats and for files that cannot carry one.
 */
export async function withXmp(source: Content, packet: string): Promise<Content | undefined> {
  if (source.size < 16) return undefined;
  const near = readAhead(source);
  for (const edit of FORMATS) {
    const edits = await edit(near, Buffer.from(packet));
    if (edits) return spliced(near, edits);
  }
  return undefined;
}
