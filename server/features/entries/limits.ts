import { ENTRY_FILES, type EntryPart } from '#contract/domain/entry.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { LIMIT_BOUNDS, type TrackLimits } from '#contract/domain/track-limits.ts';
import type { FilmLimits, PictureLimits } from '../../platform/media/steps.ts';

const { width, height } = ENTRY_FILES.video;

/** What the guarded process takes of films in a track; their exact size is looked at afterwards. */
export function filmLimits({ leastSeconds, mostSeconds }: TrackLimits): FilmLimits {
  return {
    minSeconds: leastSeconds,
    maxSeconds: mostSeconds,
    minLongSide: Math.max(width, height),
    minShortSide: Math.min(width, height),
    maxSide: MEDIA_LIMITS.video.maxSide,
    anySdr: true,
  };
}

/** The same of pictures; whether they are large enough is looked at afterwards, and the size of covers too. */
export function pictureLimits(part: EntryPart, { mostSide }: TrackLimits): PictureLimits {
  return { maxSide: part === 'cover' ? LIMIT_BOUNDS.mostSide[1] : mostSide, maxPixels: MEDIA_LIMITS.photo.maxPixels };
}
