import { MIN_KEYWORDS } from '#contract/domain/description.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { MEDIA_LIMITS, MIN_BITRATES, RECOMMENDED_SECONDS, type SizeClass } from '#contract/domain/media.ts';
import { REVIEW_DAYS } from '#contract/domain/review.ts';
import { RELEASE_FILE, UPLOAD_TOOL_VERSION } from '#contract/domain/upload.ts';
import { useLanguage } from '../../lib/language.ts';

const MB = 1024 * 1024;
const { video, photo } = MEDIA_LIMITS;

/** Limits are whole numbers of their unit. */
function size(bytes: number): string {
  return bytes < 1024 * MB ? `${bytes / MB} MB` : `${bytes / MB / 1024} GB`;
}

export function mbps(sizeClass: SizeClass): number {
  return MIN_BITRATES[sizeClass] / 1_000_000;
}

/** `1000 万`, `2.5 亿`; in English, millions. */
function pixels(count: number, language: Language): string {
  if (language === 'en') return String(count / 1_000_000);
  return count < 100_000_000 ? `${count / 10_000} 万` : `${count / 100_000_000} 亿`;
}

function list(extensions: readonly string[], language: Language): string {
  const names = extensions.map((one) => `.${one}`);
  return new Intl.ListFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { type: 'disjunction' }).format(names);
}

/** Every limit that the texts mention, in the format of the reader's language. */
export function useLimits() {
  const language = useLanguage();
  return {
    minVideo: size(video.minBytes),
    maxVideo: size(video.maxBytes),
    minSeconds: video.minSeconds,
    goodSeconds: RECOMMENDED_SECONDS,
    maxMinutes: video.maxSeconds / 60,
    longSide: video.minLongSide,
    shortSide: video.minShortSide,
    maxVideoSide: video.maxSide,
    maxPhoto: size(photo.maxBytes),
    minPixels: pixels(photo.minPixels, language),
    maxPixels: pixels(photo.maxPixels, language),
    maxPhotoSide: photo.maxSide,
    photoFiles: list(photo.extensions, language),
    titleMax: MATERIAL_TEXT.title,
    keywordsMin: MIN_KEYWORDS,
    keywordsMax: MATERIAL_TEXT.keywords,
    releaseFiles: list(RELEASE_FILE.extensions, language),
    releaseSize: size(RELEASE_FILE.maxBytes),
    reviewDays: REVIEW_DAYS.first,
    appealDays: REVIEW_DAYS.appeal,
    version: UPLOAD_TOOL_VERSION,
  };
}
