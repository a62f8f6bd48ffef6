import { MEDIA_LIMITS, type Rejection } from '#contract/domain/media.ts';
import { readSlice, type FileSource } from '../source.ts';

export interface PictureSize {
  width: number;
  height: number;
}

const { minPixels, maxPixels, maxSide } = MEDIA_LIMITS.photo;
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most segments before the picture: profiles and previews come in segments of 64 KB, but not in thousands. */
const MOST_SEGMENTS = 2000;

/** The size in the header of a JPEG or PNG; its orientation does not matter here. */
export async function readPicture(source: FileSource): Promise<PictureSize | 'not-this-kind' | undefined> {
  const start = await readSlice(source, 0, 24);
  if (PNG_START.every((byte, index) => start[index] === byte)) return readPngSize(start);
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return await readJpegSize(source);
  return 'not-this-kind';
}

function readPngSize(start: Uint8Array<ArrayBuffer>): PictureSize | undefined {
  if (start.length < 24) return undefined;
  const view = new DataView(start.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

async function readJpegSize(source: FileSource): Promise<PictureSize | undefined> {
  let at = 2;
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const head = await readSlice(source, at, at + 9);
    if (head.length < 4 || head[0] !== 0xff) return undefined;
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      // A fill byte.
      at += 1;
      continue;
    }
    const view = new DataView(head.buffer);
    if (isFrame(marker)) return head.length < 9 ? undefined : { height: view.getUint16(5), width: view.getUint16(7) };
    at += 2 + view.getUint16(2);
  }
  return undefined;
}

/** Markers C0 to CF begin the picture, except three that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

export function judgePicture({ width, height }: PictureSize): Rejection | undefined {
  if (width === 0 || height === 0) return 'unreadable';
  if (Math.max(width, height) > maxSide) return 'side-too-long';
  if (width * height > maxPixels) return 'too-many-pixels';
  return width * height < minPixels ? 'too-few-pixels' : undefined;
}
