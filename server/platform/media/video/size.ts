import type { SizeClass } from '#contract/domain/media.ts';
import { MediaRejected } from '../failures.ts';
import type { FilmLimits, VideoProbe } from '../steps.ts';

/** 8K in any usual aspect ratio. */
const MAX_FRAME_PIXELS = 8192 * 4608;

interface Size {
  width: number;
  height: number;
}

/** The size as shown, landscape or portrait. */
export function judgeSize(
  frame: Size,
  rotation: VideoProbe['rotation'],
  { minLongSide, minShortSide, maxSide }: Pick<FilmLimits, 'minLongSide' | 'minShortSide' | 'maxSide'>,
): Size & { sizeClass: SizeClass } {
  const isTurned = rotation === 90 || rotation === 270;
  const [width, height] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long < minLongSide || short < minShortSide) throw new MediaRejected('under-1080p');
  if (long > maxSide) throw new MediaRejected('side-too-long');
  if (long * short > MAX_FRAME_PIXELS) throw new MediaRejected('too-many-pixels');
  return { width, height, sizeClass: classOf(long, short) };
}

function classOf(long: number, short: number): SizeClass {
  if (long >= 7680 && short >= 4320) return '8K';
  return long >= 3840 && short >= 2160 ? '4K' : '1080P';
}
