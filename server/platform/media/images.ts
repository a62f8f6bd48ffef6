import sharp, { type Metadata, type Sharp } from 'sharp';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';

/** The only formats that are opened here, whatever a file's name says. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(2);

const MAX_PIXELS = MEDIA_LIMITS.photo.maxPixels;

/** Opens a stranger's picture. Missing or broken parts are an error instead of a grey area. */
export function openPicture(bytes: Buffer, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn, sequentialRead: true });
}

/** Reads the header without decoding anything, whatever size it claims. */
export function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** Decoded pixels, three or four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** Draws our own shapes; unblocks the SVG loader only for this. */
export async function drawShapes(svg: string): Promise<Pixels> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  try {
    return await toPixels(sharp(Buffer.from(svg)).ensureAlpha());
  } finally {
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] });
  }
}
