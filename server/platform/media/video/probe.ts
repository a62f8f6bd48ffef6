import { statSync } from 'node:fs';
import { AV_CODEC_ID_AAC } from 'node-av/constants';
import { Codec, type Stream } from 'node-av/lib';
import { type FindingCode, MEDIA_LIMITS, MIN_BITRATES, RECOMMENDED_SECONDS } from '#contract/domain/media.ts';
import { decoderOf } from '../av/codecs.ts';
import { type Input, openInput } from '../av/input.ts';
import { readStart } from '../av/start-of-file.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, VideoProbe } from '../steps.ts';
import { judgeColour } from './colour.ts';
import { readFirstFrame } from './first-frame.ts';
import { measureMs } from './length.ts';
import { describePixels } from './pixel-format.ts';
import { rotationOf } from './rotation.ts';
import { judgeSize } from './size.ts';

const { minSeconds, maxSeconds } = MEDIA_LIMITS.video;

/** Says what the film really is and whether it may become material. */
export function probeVideo({ file }: Task<undefined>): Promise<Outcome<VideoProbe>> {
  return blameFile(async () => {
    const start = readStart(file, 12);
    if (start.length === 0) throw new MediaRejected('empty');
    if (start.toString('latin1', 4, 8) !== 'ftyp') throw new MediaRejected('not-this-kind');
    const input = openInput(file, 'mov');
    try {
      const container = start.toString('latin1', 8, 12) === 'qt  ' ? 'mov' : 'mp4';
      const facts = describe(input, container, statSync(file).size);
      return { facts, files: [], findings: notice(facts) };
    } finally {
      input.close();
    }
  });
}

function describe(input: Input, container: VideoProbe['container'], bytes: number): VideoProbe {
  const { video } = input;
  if (!video) throw new MediaRejected(input.audio ? 'not-this-kind' : 'unreadable');
  const codec = codecOf(video);
  const durationMs = measureMs(input, video);
  if (durationMs < minSeconds * 1000) throw new MediaRejected('too-short');
  if (durationMs > maxSeconds * 1000) throw new MediaRejected('too-long');
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
      ...judgeColour(frame, codec, pixels.bitDepth),
      ...judgeSize(frame, rotation),
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

/** Sound in any other coding is left out: pictures are what is sold. */
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
