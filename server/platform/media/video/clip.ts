import { AV_PIX_FMT_YUV420P, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { ENTRY_FILES } from '#contract/domain/entry.ts';
import { createOutput, type Output, type Track } from '../av/encode.ts';
import type { MadeFile, VideoProbe } from '../steps.ts';
import { fitInside } from './picture.ts';

export const SAMPLE_RATE = 48_000;
/** More frames cost more, and are not needed to judge a video. */
const MOST_FRAMES_PER_SECOND = 31;
const COLOUR = { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709', color_range: 'tv' };
const X264 = { preset: 'superfast', threads: 2, sc_threshold: 0, ...COLOUR };
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
const KINDS = { sample: SAMPLE, preview: PREVIEW, unmarked: UNMARKED, screening: SCREENING, showing: SHOWING };
/** What other parts of the product call these clips. */
const RENDITION_OF = {
  sample: 'sample',
  preview: 'preview',
  unmarked: 'unmarked',
  screening: 'unmarked',
  showing: 'sample',
} as const;

/** One of the files while it is being encoded. */
export interface Clip {
  seconds: number;
  width: number;
  height: number;
  pictures: Track;
  sounds: Track | undefined;
  /** Closes the file once the tracks have ended. */
  finish(): MadeFile;
}

export function openClip(kind: keyof typeof KINDS, probe: VideoProbe): Clip {
  const { seconds, long, short, keyEvery, options } = KINDS[kind];
  const rendition = RENDITION_OF[kind];
  const { width, height } = fitInside(probe, long, short);
  const frameRate = clipRate(probe);
  const g = Math.max(1, Math.round((frameRate.num / frameRate.den) * keyEvery));
  const file = `${rendition}.mp4`;
  const output = createOutput(file, 'mp4', { movflags: '+faststart' });
  const shape = { width, height, format: AV_PIX_FMT_YUV420P, frameRate };
  const pictures = output.track(FF_ENCODER_LIBX264, shape, { ...X264, ...options, g, keyint_min: g });
  const sounds = rendition !== 'preview' && probe.audio ? addSound(output) : undefined;
  output.start();
  return {
    seconds,
    width,
    height,
    pictures,
    sounds,
    finish() {
      output.finish();
      const durationMs = Math.min(seconds * 1000, probe.durationMs);
      return { rendition, file, contentType: 'video/mp4', width, height, durationMs };
    },
  };
}

function addSound(output: Output): Track {
  return output.track(FF_ENCODER_AAC, { sampleRate: SAMPLE_RATE, format: AV_SAMPLE_FMT_FLTP }, { b: 96_000 });
}

/** The video's own frame rate, or a whole fraction of it that keeps one of `every` frames. */
export function clipRate({ frameRate }: VideoProbe): { num: number; den: number; every: number } {
  const every = Math.ceil(frameRate / MOST_FRAMES_PER_SECOND);
  return { num: Math.round(frameRate * 1000), den: 1000 * every, every };
}
