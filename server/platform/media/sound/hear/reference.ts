import { readFile } from 'node:fs/promises';
import { REFERENCE_SECONDS } from '#contract/domain/music.ts';
import { MediaRejected } from '../../failures.ts';
import type { Task } from '../../protocol.ts';
import type { Heard, Outcome } from '../../steps.ts';
import { describeSound } from './describe-sound.ts';
import { SAMPLE_RATE } from './frames.ts';

/** Describes a recording that somebody searches by: a plain WAV as the browser cuts it, read without any decoder. */
export async function hearReference({ file }: Task<undefined>): Promise<Outcome<Heard>> {
  const samples = samplesIn(await readFile(file));
  const seconds = samples.length / 2 / SAMPLE_RATE;
  if (seconds < REFERENCE_SECONDS.least) throw new MediaRejected('too-short');
  // A rounded end is no reason to refuse.
  if (seconds > REFERENCE_SECONDS.most + 0.1) throw new MediaRejected('too-long');
  const mono = Float32Array.from({ length: samples.length / 2 }, (_, at) => samples.readInt16LE(at * 2) / 32_768);
  return { facts: describeSound(mono), files: [], findings: [] };
}

const HEADER = 44;

/** The samples of a WAV with the shortest header, of one channel with 16 bits, whose lengths are true. */
function samplesIn(bytes: Buffer): Buffer {
  const head = bytes.toString('latin1', 0, HEADER);
  if (
    bytes.length < HEADER ||
    !head.startsWith('RIFF') ||
    head.slice(8, 16) !== 'WAVEfmt ' ||
    head.slice(36, 40) !== 'data'
  )
    throw new MediaRejected('not-this-kind');
  const [sizeOfFormat, coding, channels, rate, bits] = [
    bytes.readUInt32LE(16),
    bytes.readUInt16LE(20),
    bytes.readUInt16LE(22),
    bytes.readUInt32LE(24),
    bytes.readUInt16LE(34),
  ];
  if (sizeOfFormat !== 16 || coding !== 1 || channels !== 1 || rate !== SAMPLE_RATE || bits !== 16)
    throw new MediaRejected('wrong-codec');
  const length = bytes.readUInt32LE(40);
  if (length !== bytes.length - HEADER || length % 2 !== 0 || bytes.readUInt32LE(4) !== bytes.length - 8)
    throw new MediaRejected('unreadable', 'lengths that are not true');
  return bytes.subarray(HEADER);
}
