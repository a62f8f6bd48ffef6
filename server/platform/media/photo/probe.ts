import { readFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { MediaRejected } from '../failures.ts';
import { openPicture, readHeader } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, PhotoProbe } from '../steps.ts';
import { findPngChunk, sniffPhoto } from './format.ts';
import { isSrgbProfile } from './icc.ts';

const { minPixels, maxPixels, maxSide } = MEDIA_LIMITS.photo;

/** Finds out what the photo really is, from its bytes alone, and checks that all of it can be read. */
export async function probePhoto({ file }: Task<undefined>): Promise<Outcome<PhotoProbe>> {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new MediaRejected('empty');
  const format = sniffPhoto(bytes);
  if (!format) throw new MediaRejected('not-this-kind');
  if (format === 'png' && findPngChunk(bytes, 'acTL')) throw new MediaRejected('animated');
  const metadata = await readable(readHeader(bytes));
  const { width, height } = checkSize(metadata);
  const colourTagged = checkColour(metadata, bytes);
  await decodeWholly(bytes);
  const bitDepth = metadata.depth === 'ushort' ? 16 : 8;
  const facts: PhotoProbe = { kind: 'photo', format, width, height, bitDepth, colourTagged };
  return { facts, files: [], findings: colourTagged ? [] : ['colour-untagged'] };
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new MediaRejected('unreadable', (error as Error).message);
  }
}

function checkSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  if (Math.max(width, height) > maxSide) throw new MediaRejected('side-too-long');
  if (width * height > maxPixels) throw new MediaRejected('too-many-pixels');
  if (width * height < minPixels) throw new MediaRejected('too-few-pixels');
  return autoOrient;
}

/** Accepts only sRGB; a photo without colour information counts as sRGB. Returns whether there was any. */
function checkColour({ space, icc, exif }: Metadata, bytes: Buffer): boolean {
  const isRgb = space === 'srgb' || space === 'rgb16';
  const isGrey = space === 'b-w' || space === 'grey16';
  const isOther = !(isRgb || isGrey) || (icc && !(isRgb && isSrgbProfile(icc))) || (!icc && isAdobeRgb(exif));
  const code = findPngChunk(bytes, 'cICP');
  // Accepts the primaries of BT.709, which sRGB shares, with a curve for standard screens.
  if (isOther || (code && !(code[0] === 1 && [1, 13].includes(code[1] ?? 0)))) throw new MediaRejected('wrong-colour');
  return icc !== undefined || code !== undefined || findPngChunk(bytes, 'sRGB') !== undefined;
}

/** Cameras set to Adobe RGB embed no profile, only the interoperability index R03. */
function isAdobeRgb(exif: Buffer | undefined): boolean {
  return exif?.includes('R03\0') ?? false;
}

/** Decodes the whole picture; a small result is enough to prove that it can be read. */
async function decodeWholly(bytes: Buffer): Promise<void> {
  const decode = (picture: Sharp) => picture.resize(64).raw().toBuffer();
  try {
    await decode(openPicture(bytes, 'warning'));
  } catch (error) {
    // Some cameras write data that decoders warn about, so warnings are tolerated, except for a file that ends too
    // early.
    if (/premature end/i.test((error as Error).message)) throw new MediaRejected('unreadable', 'cut off');
    await readable(decode(openPicture(bytes)));
  }
}
