/** The four kinds of material, and the requirements for files of each. */
export const MEDIA_KINDS = ['video', 'photo', 'music', 'effect'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** How long a material of a kind lasts; photos do not. */
export interface Lasting {
  kind: MediaKind;
  durationMs: number | null;
}

const MB = 1024 * 1024;

export const MEDIA_LIMITS = {
  video: {
    extensions: ['mp4'],
    minBytes: 10 * MB,
    maxBytes: 3 * 1024 * MB,
    minSeconds: 3,
    maxSeconds: 3600,
    minLongSide: 1920,
    minShortSide: 1080,
    maxSide: 8192,
  },
  photo: {
    extensions: ['jpg', 'jpeg', 'png'],
    minBytes: 1,
    maxBytes: 50 * MB,
    minPixels: 10_000_000,
    maxPixels: 250_000_000,
    maxSide: 30_000,
  },
  music: { extensions: ['wav', 'mp3', 'flac'], minBytes: 1, maxBytes: 500 * MB, minSeconds: 1, maxSeconds: 1800 },
  effect: { extensions: ['wav', 'mp3', 'flac'], minBytes: 1, maxBytes: 200 * MB, minSeconds: 0.2, maxSeconds: 600 },
} as const;

/** Channels that a recording may have. */
export const MOST_CHANNELS = 8;

/** Reasons why a file cannot become a material; final, and explained to its owner in plain words. */
export const REJECTIONS = [
  'too-small',
  'too-big',
  'empty',
  'unreadable',
  'not-this-kind',
  'wrong-codec',
  'too-many-channels',
  'wrong-colour',
  'too-short',
  'too-long',
  'under-1080p',
  'too-few-pixels',
  'too-many-pixels',
  'side-too-long',
  'animated',
  'too-heavy',
  'same-file',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** Things noticed in an accepted file; reviewers decide what they mean. */
export const FINDINGS = [
  'black-borders',
  'music-on-track',
  'silent-track',
  'low-bitrate',
  'colour-untagged',
  'variable-frame-rate',
  'long',
  'clipping',
  'near-duplicate',
] as const;
export type FindingCode = (typeof FINDINGS)[number];

export const SIZE_CLASSES = ['1080P', '4K', '8K'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** A video with a lower bitrate is accepted, with a finding. */
export const MIN_BITRATES: Record<SizeClass, number> = { '1080P': 8_000_000, '4K': 25_000_000, '8K': 60_000_000 };

/** A longer video is accepted, with a finding. */
export const RECOMMENDED_SECONDS = 20;

/** Files kept for a material, one of each: its original and those made from it. */
export const RENDITIONS = [
  'original',
  'thumb-1x',
  'thumb-2x',
  'poster',
  'preview',
  'sample',
  'wave',
  'cover',
  // The picture in a recording, until an editor makes it the cover.
  'suggested-cover',
  // For owners and reviewers only.
  'unmarked',
] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** A card draws this many bars of a waveform. */
export const WAVE_POINTS = 240;
