import { statSync } from 'node:fs';
import { readStart } from '../av/start-of-file.ts';
import { MediaRejected } from '../failures.ts';
import type { SoundProbe } from '../steps.ts';

/** Recorders that do not know the size yet write nothing or everything. */
const UNKNOWN = [0, 0xffff_ffff];

/** A recording's container by its first bytes. */
export function sniffSound(file: string): SoundProbe['format'] {
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

/** FFmpeg takes what is left for the whole; the header knows better. */
function isCutOff(promised: number, bytes: number): boolean {
  return !UNKNOWN.includes(promised) && bytes < (promised + 8) * 0.98;
}
