import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV422P10LE,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_PCM_S16LE,
  FF_ENCODER_PRORES_AW,
} from 'node-av/constants';
import { createOutput, type Output, type Track } from '../av/encode.ts';
import type { MadeFile, VideoProbe } from '../steps.ts';
import { CLIP_KINDS, type ClipKind, COLOUR, RENDITION_OF } from './clip-kinds.ts';
import { fitInside } from './picture.ts';

export const SAMPLE_RATE = 48_000;
/** More frames cost more, and are not needed to judge a video. */
const MOST_FRAMES_PER_SECOND = 31;
const X264 = { preset: 'superfast', threads: 2, sc_threshold: 0, ...COLOUR };

/** One of the files while it is being encoded. */
export interface Clip {
  seconds: number;
  width: number;
  height: number;
  rate: Rate;
  /** As filters name them. */
  pixels: 'yuv420p' | 'yuv422p10le';
  samples: 'fltp' | 's16';
  pictures: Track;
  sounds: Track | undefined;
  /** Closes the file once the tracks have ended. */
  finish(): MadeFile;
}

export function openClip(kind: ClipKind, probe: VideoProbe): Clip {
  const { seconds, long, short, keyEvery, options, everyFrame, proxy = false } = CLIP_KINDS[kind];
  const rendition = RENDITION_OF[kind];
  const { width, height } = fitInside(probe, long, short);
  const rate = clipRate(probe, everyFrame);
  const g = Math.max(1, Math.round((rate.num / rate.den) * keyEvery));
  const { ending, contentType, pixels, samples, format } = proxy ? PRORES : H264;
  const file = `${rendition}.${ending}`;
  const output = createOutput(file, ending, { movflags: '+faststart' });
  const shape = { width, height, format, frameRate: rate };
  const pictures = proxy
    ? output.track(FF_ENCODER_PRORES_AW, shape, options)
    : output.track(FF_ENCODER_LIBX264, shape, { ...X264, ...options, g, keyint_min: g });
  const sounds = rendition !== 'preview' && probe.audio ? addSound(output, proxy) : undefined;
  output.start();
  return {
    seconds,
    width,
    height,
    rate,
    pixels,
    samples,
    pictures,
    sounds,
    finish() {
      output.finish();
      const durationMs = Math.min(seconds * 1000, probe.durationMs);
      return { rendition, file, contentType, width, height, durationMs };
    },
  };
}

const H264 = {
  ending: 'mp4',
  contentType: 'video/mp4',
  format: AV_PIX_FMT_YUV420P,
  pixels: 'yuv420p',
  samples: 'fltp',
} as const;
const PRORES = {
  ending: 'mov',
  contentType: 'video/quicktime',
  format: AV_PIX_FMT_YUV422P10LE,
  pixels: 'yuv422p10le',
  samples: 's16',
} as const;

function addSound(output: Output, proxy: boolean): Track {
  const shape = { sampleRate: SAMPLE_RATE };
  return proxy
    ? output.track(FF_ENCODER_PCM_S16LE, { ...shape, format: AV_SAMPLE_FMT_S16 }, {})
    : output.track(FF_ENCODER_AAC, { ...shape, format: AV_SAMPLE_FMT_FLTP }, { b: 96_000 });
}

interface Rate {
  num: number;
  den: number;
  /** Keeps one of so many frames. */
  every: number;
}

/** The video's own frame rate, or a whole fraction of it. */
export function clipRate({ frameRate }: VideoProbe, everyFrame = false): Rate {
  const every = everyFrame ? 1 : Math.ceil(frameRate / MOST_FRAMES_PER_SECOND);
  return { num: Math.round(frameRate * 1000), den: 1000 * every, every };
}
