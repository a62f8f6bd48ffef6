import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_FLAC,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_PCM_F32LE,
  AV_CODEC_ID_PCM_S16LE,
  AV_CODEC_ID_PCM_S24LE,
  AV_CODEC_ID_PCM_S32LE,
  type AVCodecID,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { MediaRejected } from '../failures.ts';

/** The only decoders that a file may use, by its container. */
export const DECODERS = {
  mov: ['h264', 'hevc', 'aac'],
  wav: ['pcm_s16le', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le'],
  mp3: ['mp3float'],
  flac: ['flac'],
} as const;

export type Container = keyof typeof DECODERS;
export type DecoderName = (typeof DECODERS)[Container][number];

const NAMES = new Map<AVCodecID, DecoderName>([
  [AV_CODEC_ID_H264, 'h264'],
  [AV_CODEC_ID_HEVC, 'hevc'],
  [AV_CODEC_ID_AAC, 'aac'],
  [AV_CODEC_ID_PCM_S16LE, 'pcm_s16le'],
  [AV_CODEC_ID_PCM_S24LE, 'pcm_s24le'],
  [AV_CODEC_ID_PCM_S32LE, 'pcm_s32le'],
  [AV_CODEC_ID_PCM_F32LE, 'pcm_f32le'],
  [AV_CODEC_ID_MP3, 'mp3float'],
  [AV_CODEC_ID_FLAC, 'flac'],
]);

/** The decoder for a stream; rejects a stream that this container must not hold. */
export function decoderOf(container: Container, { codecpar }: Stream): DecoderName {
  const name = NAMES.get(codecpar.codecId);
  if (!name || !(DECODERS[container] as readonly string[]).includes(name)) throw new MediaRejected('wrong-codec');
  return name;
}
