import { statSync } from 'node:fs';
import type { Stream } from 'node-av/lib';
import { MEDIA_LIMITS, MOST_CHANNELS } from '#contract/domain/media.ts';
import { type DecoderName, decoderOf } from '../av/codecs.ts';
import { type Input, openInput } from '../av/input.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, SoundProbe } from '../steps.ts';
import { readStart } from '../av/start-of-file.ts';

/** Recorders that do not know the size yet write zero or the maximum. */
const UNKNOWN = [0, 0xffff_ffff];

/** Recognises a recording's container by its first bytes. */
function sniffSound(file: string): SoundProbe['format'] {
  const start = readStart(file, 12);
  if (start.length === 0) throw new MediaRejected('empty');
  const text = start.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') {
    if (isCutOff(start.readUInt32LE(4), statSync(file).size)) throw new MediaRejected('unreadable', 'cut off');
    return 'wav';
  }
  if (text.startsWith('fLaC')) return 'flac';
  const isMpegFrame = start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2;
  if (text.startsWith('ID3') || isMpegFrame) return 'mp3';
  throw new MediaRejected('not-this-kind');
}

/** Trusts the header, because FFmpeg takes a truncated file for complete. */
function isCutOff(promised: number, bytes: number): boolean {
  return !UNKNOWN.includes(promised) && bytes < (promised + 8) * 0.98;
}

const BIT_DEPTHS: Partial<Record<DecoderName, number>> = { pcm_s16le: 16, pcm_s24le: 24, pcm_s32le: 32, pcm_f32le: 32 };
/** A file with a smaller share of what the header promises is truncated. */
const WHOLE = 0.98;

/** Finds out what a track or an effect really is and whether it may become a material. */
export function probeSound({ file, kind }: Task<undefined>): Promise<Outcome<SoundProbe>> {
  return blameFile(async () => {
    const format = sniffSound(file);
    const input = openInput(file, format);
    try {
      const facts = describe(input, format, statSync(file).size);
      const { minSeconds, maxSeconds } = MEDIA_LIMITS[kind === 'effect' ? 'effect' : 'music'];
      if (facts.durationMs < minSeconds * 1000) throw new MediaRejected('too-short');
      if (facts.durationMs > maxSeconds * 1000) throw new MediaRejected('too-long');
      return { facts, files: [], findings: [] };
    } finally {
      input.close();
    }
  });
}

function describe(input: Input, format: SoundProbe['format'], bytes: number): SoundProbe {
  const { audio } = input;
  if (!audio) throw new MediaRejected('unreadable');
  const decoder = decoderOf(format, audio);
  const { sampleRate, channels, bitsPerRawSample } = audio.codecpar;
  if (channels > MOST_CHANNELS) throw new MediaRejected('too-many-channels');
  if (channels < 1 || sampleRate < 8000) throw new MediaRejected('wrong-codec');
  const durationMs = measureMs(input, audio, format);
  return {
    kind: 'sound',
    format,
    sampleRate,
    channels,
    bitDepth: format === 'flac' ? bitsPerRawSample : (BIT_DEPTHS[decoder] ?? null),
    bitrate: Math.round((bytes * 8000) / Math.max(1, durationMs)),
    durationMs,
  };
}

/** Measures the duration by the packets that are really there. */
function measureMs(input: Input, audio: Stream, format: SoundProbe['format']): number {
  const { num, den } = audio.timeBase;
  let sum = 0n;
  for (const packet of input.packets()) if (packet.streamIndex === audio.index) sum += packet.duration;
  // An mp3 does not state its length, which is a guess until all of it has been read.
  if (format !== 'mp3' && audio.duration > 0n && Number(sum) < Number(audio.duration) * WHOLE)
    throw new MediaRejected('unreadable', 'cut off');
  return Math.round((Number(sum) * num * 1000) / den);
}
