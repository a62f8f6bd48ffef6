import type { MediaKind } from './media.ts';

/** Other formats in which a licensee gets an original, made when somebody asks. */
export const LICENCE_FORMATS = ['jpeg-4000', 'jpeg-2000', 'mp4-1080', 'prores-proxy'] as const;
export type LicenceFormat = (typeof LICENCE_FORMATS)[number];

/** The long side of each JPEG, in pixels. */
export const JPEG_SIDES = { 'jpeg-4000': 4000, 'jpeg-2000': 2000 } as const;

export const FORMAT_STATES = ['none', 'making', 'ready', 'failed'] as const;

/** Days for which one is kept once it is made. */
export const FORMAT_DAYS = 30;

/** Frames of an editing proxy that surely fit into the 2 GB that it may have: eleven minutes at 30 a second. */
const PROXY_FRAMES = 20_000;

interface Measured {
  kind: MediaKind;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  frameRate: number | null;
}

/** The formats of an original: of clips those that can be made, of photos those that are smaller, of music none. */
export function formatsOf({ kind, width, height, durationMs, frameRate }: Measured): LicenceFormat[] {
  if (kind === 'video') {
    const frames = ((durationMs ?? 0) / 1000) * (frameRate ?? 0);
    return frames > PROXY_FRAMES ? ['mp4-1080'] : ['mp4-1080', 'prores-proxy'];
  }
  if (kind !== 'photo') return [];
  const long = Math.max(width ?? 0, height ?? 0);
  return (['jpeg-4000', 'jpeg-2000'] as const).filter((format) => JPEG_SIDES[format] < long);
}
