import { MEDIA_LIMITS, type MediaKind, MOST_CHANNELS, type Rejection } from '#contract/domain/media.ts';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Translates the pipeline's codes into words that owners understand. */
export function usePipelineWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const steps: Record<string, string> = t(($) => $.pipeline.steps);
  return {
    /** A step without a name in the texts is shown by its code. */
    step: (name: string) => (Object.hasOwn(steps, name) ? steps[name] : name),
    rejection: ({ kind, rejection }: { kind: MediaKind; rejection: Rejection | null }) =>
      rejection === null
        ? null
        : t(($) => $.pipeline.rejections[rejection], {
            kind: t(($) => $.pipeline.kinds[kind]),
            limit:
              rejection === 'wrong-colour'
                ? t(($) => $.pipeline.colours[kind === 'photo' ? 'photo' : 'video'])
                : limitOf(kind, rejection, language),
          }),
  };
}

interface Limits {
  minBytes: number;
  maxBytes: number;
  minSeconds?: number;
  maxSeconds?: number;
  minPixels?: number;
  maxPixels?: number;
  maxSide?: number;
}

/** The limit that a file missed, as text. */
function limitOf(kind: MediaKind, rejection: Rejection, language: Language): string {
  const { minBytes, maxBytes, minSeconds = 0, maxSeconds = 0, ...size }: Limits = MEDIA_LIMITS[kind];
  // Chinese counts pixels in units of ten thousand.
  const pixels = language === 'zh' ? 10_000 : 1_000_000;
  const limits: Partial<Record<Rejection, string>> = {
    'too-small': formatBytes(minBytes, language),
    'too-big': formatBytes(maxBytes, language),
    'too-short': String(minSeconds),
    'too-long': formatNumber(maxSeconds / 60, language),
    'too-many-channels': String(MOST_CHANNELS),
    'too-few-pixels': formatNumber((size.minPixels ?? 0) / pixels, language),
    'too-many-pixels': formatNumber((size.maxPixels ?? 0) / pixels, language),
    'side-too-long': formatNumber(size.maxSide ?? 0, language),
  };
  return limits[rejection] ?? '';
}
