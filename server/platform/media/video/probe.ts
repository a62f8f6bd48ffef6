import { statSync } from 'node:fs';
import {
  AV_CODEC_ID_AAC,
  AV_PKT_DATA_DISPLAYMATRIX,
  type AVPixelFormat,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import { avGetPixFmtName, Codec, FFmpegError, type Frame, type Stream } from 'node-av/lib';
import { type FindingCode, MEDIA_LIMITS, MIN_BITRATES, RECOMMENDED_SECONDS } from '#contract/domain/media.ts';
import { decoderOf } from '../av/codecs.ts';
import { type Input, openInput } from '../av/input.ts';
import { readStart } from '../av/start-of-file.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Task } from '../protocol.ts';
import type { FilmLimits, Outcome, VideoProbe } from '../steps.ts';
import { judgeColour } from './colour.ts';
import { measureMs } from './length.ts';
import { judgeSize } from './size.ts';
import { openDecoder } from '../av/decode.ts';

/** The clockwise turn that the container asks for in its 3 × 3 matrix, in multiples of 90 degrees. */
function rotationOf(stream: Stream): VideoProbe['rotation'] {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as VideoProbe['rotation'];
}

const CHROMA: Record<string, VideoProbe['chroma']> = { 420: '4:2:0', 422: '4:2:2', 444: '4:4:4' };

function describePixels(frame: Frame): Pick<VideoProbe, 'bitDepth' | 'chroma'> {
  const name = avGetPixFmtName(frame.format as AVPixelFormat) ?? '';
  const [, sampling = '', depth = '8'] = /^yuvj?(420|422|444)p(\d+)?/.exec(name) ?? [];
  const chroma = CHROMA[sampling];
  if (!chroma) throw new MediaRejected('wrong-colour', name);
  return { bitDepth: Number(depth), chroma };
}

const PATIENCE = 60;

/** Inspects what the decoder really gives, because the container may claim anything. */
function readFirstFrame<T>(input: Input, codec: 'h264' | 'hevc', look: (frame: Frame) => T): T {
  const { video } = input;
  if (!video) throw new MediaRejected('not-this-kind');
  FFmpegError.throwIfError(input.container.seekFrameSync(video.index, 0n, AVSEEK_FLAG_BACKWARD), 'seek');
  const decoder = openDecoder(video, codec, { threads: 1 });
  try {
    let packets = 0;
    for (const packet of input.packets()) {
      if (packet.streamIndex !== video.index) continue;
      for (const frame of decoder.frames(packet)) return look(frame);
      packets += 1;
      if (packets > PATIENCE) break;
    }
    for (const frame of decoder.frames(null)) return look(frame);
    throw new MediaRejected('unreadable', 'no picture');
  } finally {
    decoder.free();
  }
}

const OF_MATERIALS: FilmLimits = { ...MEDIA_LIMITS.video, anySdr: false };

/** Finds out what the video really is and whether it is within the limits. */
export function probeVideo({
  file,
  limits = OF_MATERIALS,
}: Task<undefined, FilmLimits | undefined>): Promise<Outcome<VideoProbe>> {
  return blameFile(async () => {
    const start = readStart(file, 12);
    if (start.length === 0) throw new MediaRejected('empty');
    if (start.toString('latin1', 4, 8) !== 'ftyp') throw new MediaRejected('not-this-kind');
    const input = openInput(file, 'mov');
    try {
      const container = start.toString('latin1', 8, 12) === 'qt  ' ? 'mov' : 'mp4';
      const facts = describe(input, limits, { container, bytes: statSync(file).size });
      return { facts, files: [], findings: notice(facts) };
    } finally {
      input.close();
    }
  });
}

interface Outside {
  container: VideoProbe['container'];
  bytes: number;
}

function describe(input: Input, limits: FilmLimits, { container, bytes }: Outside): VideoProbe {
  const { video } = input;
  if (!video) throw new MediaRejected(input.audio ? 'not-this-kind' : 'unreadable');
  const codec = codecOf(video);
  const durationMs = measureMs(input, video);
  if (durationMs < limits.minSeconds * 1000) throw new MediaRejected('too-short');
  if (durationMs > limits.maxSeconds * 1000) throw new MediaRejected('too-long');
  const rotation = rotationOf(video);
  const frameRate = video.avgFrameRate.toDouble();
  return readFirstFrame(input, codec, (frame) => {
    const pixels = describePixels(frame);
    return {
      kind: 'video',
      container,
      codec,
      profile: profileName(video),
      ...pixels,
      ...judgeColour(frame, { codec, bitDepth: pixels.bitDepth }, limits),
      ...judgeSize(frame, rotation, limits),
      rotation,
      frameRate: Math.round(frameRate * 1000) / 1000,
      variableFrameRate: Math.abs(video.rFrameRate.toDouble() / frameRate - 1) > 0.01,
      bitrate: Math.round((bytes * 8000) / durationMs),
      durationMs,
      audio: describeAudio(input.audio),
    };
  });
}

function codecOf(video: Stream): VideoProbe['codec'] {
  const name = decoderOf('mov', video);
  if (name !== 'h264' && name !== 'hevc') throw new MediaRejected('wrong-codec');
  return name;
}

function profileName({ codecpar }: Stream): string {
  const profiles = Codec.findDecoder(codecpar.codecId)?.profiles ?? [];
  return profiles.find(({ profile }) => profile === codecpar.profile)?.name ?? '';
}

/** Ignores sound in any codec but AAC, because the pictures are what is sold. */
function describeAudio(audio: Stream | undefined): VideoProbe['audio'] {
  if (audio?.codecpar.codecId !== AV_CODEC_ID_AAC) return null;
  const { sampleRate, channels } = audio.codecpar;
  return { sampleRate, channels };
}

function notice(facts: VideoProbe): FindingCode[] {
  const { primaries, transfer, matrix, bitrate, sizeClass, variableFrameRate, durationMs } = facts;
  const noticed: [FindingCode, boolean][] = [
    ['colour-untagged', [primaries, transfer, matrix].includes(null)],
    ['low-bitrate', bitrate < MIN_BITRATES[sizeClass]],
    ['variable-frame-rate', variableFrameRate],
    ['long', durationMs > RECOMMENDED_SECONDS * 1000],
  ];
  return noticed.filter(([, holds]) => holds).map(([finding]) => finding);
}
