import { ENTRY_FILES } from '#contract/domain/entry.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';

export const COLOUR = { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709', color_range: 'tv' };

interface Settings {
  seconds: number;
  long: number;
  short: number;
  keyEvery: number;
  options: Record<string, string | number>;
  /** Keeps the frame rate, whatever it is. */
  everyFrame?: boolean;
  /** ProRes in QuickTime instead of H.264 in MP4. */
  proxy?: boolean;
}

/** Settings of the sample, which buyers watch and download. */
const SAMPLE = {
  seconds: 60,
  long: 1280,
  short: 720,
  keyEvery: 2,
  options: { crf: 26, maxrate: 3_000_000, bufsize: 6_000_000 },
};
/**
 * Settings of the preview on a card: small, and with a key frame every half second, so that it also plays at ten times
 * the speed.
 */
const PREVIEW = {
  seconds: 30,
  long: 854,
  short: 480,
  keyEvery: 0.5,
  options: { crf: 29, maxrate: 1_200_000, bufsize: 1_200_000, bf: 0 },
};
/** Settings of what owners and reviewers watch: as small as the preview, with sound. */
const UNMARKED = {
  seconds: SAMPLE.seconds,
  long: PREVIEW.long,
  short: PREVIEW.short,
  keyEvery: 2,
  options: { crf: 27, maxrate: 1_500_000, bufsize: 3_000_000 },
};
/** Watermarks of the clips that everybody may watch. */
export const CLIP_MARKS = {
  sample: { letterHeight: 20, opacity: 0.32 },
  preview: { letterHeight: 12, opacity: 0.26 },
};
/** Settings of what judges watch: all of it, at the size of the original. */
const SCREENING = {
  seconds: ENTRY_FILES.video.maxSeconds + 1,
  long: ENTRY_FILES.video.width,
  short: ENTRY_FILES.video.height,
  keyEvery: 1,
  options: { crf: 23, maxrate: 8_000_000, bufsize: 16_000_000 },
};
/** Settings of what visitors watch of an entry: all of it, at the size of a sample. */
const SHOWING = { ...SAMPLE, seconds: SCREENING.seconds };
/** Settings of what licensees get besides the original: all of it, with every frame. */
const WHOLE = { seconds: MEDIA_LIMITS.video.maxSeconds + 1, everyFrame: true, keyEvery: 1 };
const MP4_1080 = { ...WHOLE, long: 1920, short: 1080, options: { crf: 19, maxrate: 20_000_000, bufsize: 40_000_000 } };
/** For cutting; the profile 0 is ProRes Proxy. */
const PRORES_PROXY = {
  ...WHOLE,
  long: 1280,
  short: 720,
  proxy: true,
  options: { profile: 0, vendor: 'apl0', threads: 2, ...COLOUR },
};
export const CLIP_KINDS: Record<keyof typeof RENDITION_OF, Settings> = {
  sample: SAMPLE,
  preview: PREVIEW,
  unmarked: UNMARKED,
  screening: SCREENING,
  showing: SHOWING,
  'mp4-1080': MP4_1080,
  'prores-proxy': PRORES_PROXY,
};
/** What other parts of the product call these clips. */
export const RENDITION_OF = {
  sample: 'sample',
  preview: 'preview',
  unmarked: 'unmarked',
  screening: 'unmarked',
  showing: 'sample',
  'mp4-1080': 'unmarked',
  'prores-proxy': 'unmarked',
} as const;

export type ClipKind = keyof typeof RENDITION_OF;
