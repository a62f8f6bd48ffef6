import { readStart } from '../av/start-of-file.ts';
import { MediaRejected } from '../failures.ts';
import type { SoundProbe } from '../steps.ts';

/** A recording's container by its first bytes. */
export function sniffSound(file: string): SoundProbe['format'] {
  const start = readStart(file, 12);
  if (start.length === 0) throw new MediaRejected('empty');
  const text = start.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  const isMpegFrame = start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2;
  if (text.startsWith('ID3') || isMpegFrame) return 'mp3';
  throw new MediaRejected('not-this-kind');
}
