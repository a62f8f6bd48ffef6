import {
  AV_LOG_ERROR,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_PCM_S16LE,
  type FFEncoderCodec,
} from 'node-av/constants';
import { avGetPixFmtFromName, avGetSampleFmtFromName, Log } from 'node-av/lib';
import { createOutput, type Sounds } from './av/encode.ts';
import { createGraph } from './av/graph.ts';

Log.setLevel(AV_LOG_ERROR);

interface Clip {
  width?: number;
  height?: number;
  seconds?: number;
  frameRate?: number;
  /** What to show and play, in FFmpeg's filter language. */
  picture?: string;
  sound?: string;
  encoder?: FFEncoderCodec;
  pixelFormat?: string;
  options?: Record<string, string | number>;
  container?: Record<string, string>;
}

/** Makes a video for tests and measurements. */
export function makeClip(file: string, clip: Clip = {}): void {
  const { width = 1920, height = 1080, seconds = 3, frameRate = 25, picture = 'testsrc2', sound } = clip;
  const pixelFormat = clip.pixelFormat ?? 'yuv420p';
  const film = `${withOptions(picture, `s=${width}x${height}:r=${frameRate}:d=${seconds}`)},format=${pixelFormat},buffersink@v`;
  const music = `${withOptions(sound ?? '', `d=${seconds}`)},aformat=sample_rates=48000:sample_fmts=fltp:channel_layouts=stereo,asetnsamples=1024:p=0,abuffersink@a`;
  const graph = createGraph(sound ? `${film};${music}` : film);
  const output = createOutput(file, 'mp4', clip.container);
  const shape = { width, height, format: avGetPixFmtFromName(pixelFormat), frameRate: { num: frameRate, den: 1 } };
  const isX26 = /libx26/.test(clip.encoder ?? FF_ENCODER_LIBX264);
  const settings = { ...(isX26 && { preset: 'ultrafast' }), g: 25, ...clip.options };
  const video = output.track(clip.encoder ?? FF_ENCODER_LIBX264, shape, settings);
  const audio = sound && output.track(FF_ENCODER_AAC, { sampleRate: 48_000, format: AV_SAMPLE_FMT_FLTP }, {});
  output.start();
  for (const frame of graph.pull('v')) video.write(frame);
  video.write(null);
  if (audio) {
    for (const frame of graph.pull('a')) audio.write(frame);
    audio.write(null);
  }
  output.finish();
  graph.free();
}

/** Adds options to the first filter of a chain, which ends at the first comma outside quotes. */
function withOptions(chain: string, options: string): string {
  const [, first = '', rest = ''] = /^((?:[^,']|'[^']*')*)(.*)$/.exec(chain) ?? [];
  return `${first}${first.includes('=') ? ':' : '='}${options}${rest}`;
}

interface Recording {
  seconds?: number;
  sampleRate?: number;
  /** The sound as a formula of t. */
  formula?: string;
  format?: 'wav' | 'mp3' | 'flac';
  encoder?: FFEncoderCodec;
  sampleFormat?: string;
}

/** Makes a recording for tests and measurements. */
export function makeRecording(file: string, recording: Recording = {}): void {
  const { seconds = 2, sampleRate = 44_100, formula = '0.4*sin(2*PI*440*t)' } = recording;
  const sampleFormat = recording.sampleFormat ?? 's16';
  const shape: Sounds = { sampleRate, format: avGetSampleFmtFromName(sampleFormat) };
  const graph = createGraph(
    `aevalsrc='${formula}|${formula}':s=${sampleRate}:d=${seconds},aformat=sample_fmts=${sampleFormat}:channel_layouts=stereo,asetnsamples=${recording.format === 'flac' ? 4608 : 1152}:p=0,abuffersink@out`,
  );
  const output = createOutput(file, recording.format ?? 'wav');
  const track = output.track(recording.encoder ?? FF_ENCODER_PCM_S16LE, shape, {});
  output.start();
  for (const frame of graph.pull('out')) track.write(frame);
  track.write(null);
  output.finish();
  graph.free();
}
