import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_FRAME_DURATION,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_NONE,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  type AVPixelFormat,
  type AVSampleFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FFmpegError, FormatContext, type Frame, Packet, Rational } from 'node-av/lib';
import { setOptions } from './options.ts';

export interface Track {
  /** Null ends the track. */
  write(frame: Frame | null): void;
}

interface Pictures {
  width: number;
  height: number;
  format: AVPixelFormat;
  frameRate: { num: number; den: number };
}

/** Always in stereo. */
export interface Sounds {
  sampleRate: number;
  format: AVSampleFormat;
}

export interface Output {
  /** An encoded track; all are added before `start`. */
  track(encoder: FFEncoderCodec, shape: Pictures | Sounds, options: Record<string, string | number>): Track;
  start(): void;
  /** Completes the file once every track has ended. */
  finish(): void;
}

interface Encoded {
  context: CodecContext;
  index: number;
}

/** A new media file; `bitexact` keeps the names of our tools out of it. */
export function createOutput(file: string, format: string, options: Record<string, string> = {}): Output {
  const container = new FormatContext();
  check(container.allocOutputContext2(null, format, file), 'output');
  check(container.openOutputSync(), 'output');
  const contexts: CodecContext[] = [];
  const packet = new Packet();
  packet.alloc();
  return {
    track(encoder, shape, settings) {
      const context = openEncoder(encoder, shape, settings);
      contexts.push(context);
      const stream = container.newStream();
      check(context.parametersFromContext(stream.codecpar), 'encoder');
      stream.timeBase = context.timeBase;
      const track = { context, index: stream.index };
      return { write: (frame) => encode(container, packet, track, frame) };
    },
    start() {
      const dictionary = Dictionary.fromObject({ fflags: '+bitexact', ...options });
      check(container.writeHeaderSync(dictionary), 'output');
      dictionary.free();
    },
    finish() {
      check(container.writeTrailerSync(), 'output');
      container.closeOutputSync();
      for (const context of contexts) context.freeContext();
      packet.free();
      container.freeContext();
    },
  };
}

function openEncoder(
  encoder: FFEncoderCodec,
  shape: Pictures | Sounds,
  settings: Record<string, string | number>,
): CodecContext {
  const codec = Codec.findEncoderByName(encoder);
  if (!codec) throw new Error(`No encoder ${encoder}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  if ('width' in shape) takePictures(context, shape);
  else takeSounds(context, shape);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_FRAME_DURATION, AV_CODEC_FLAG_BITEXACT);
  setOptions(context, settings);
  check(context.open2Sync(codec), `encoder ${encoder}`);
  return context;
}

function takePictures(context: CodecContext, { width, height, format, frameRate: { num, den } }: Pictures): void {
  context.width = width;
  context.height = height;
  context.pixelFormat = format;
  context.framerate = new Rational(num, den);
  context.timeBase = new Rational(den, num);
}

function takeSounds(context: CodecContext, { sampleRate, format }: Sounds): void {
  context.sampleRate = sampleRate;
  context.sampleFormat = format;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new Rational(1, sampleRate);
}

function encode(container: FormatContext, packet: Packet, { context, index }: Encoded, frame: Frame | null): void {
  // Lets the encoder choose its own key frames instead of those of the original.
  if (frame) frame.pictType = AV_PICTURE_TYPE_NONE;
  check(context.sendFrameSync(frame), 'encode');
  for (;;) {
    const code = context.receivePacketSync(packet);
    if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
    check(code, 'encode');
    packet.streamIndex = index;
    packet.rescaleTs(context.timeBase, container.streams[index]?.timeBase ?? context.timeBase);
    check(container.interleavedWriteFrameSync(packet), 'write');
  }
}

function check(code: number, what: string): void {
  FFmpegError.throwIfError(code, what);
}
