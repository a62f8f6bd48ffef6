import type { Frame } from 'node-av/lib';
import { MediaRejected } from '../failures.ts';

const UNSPECIFIED = 2;
const PRIMARIES: Record<number, string> = { 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m', 9: 'bt2020', 12: 'smpte432' };
const TRANSFERS: Record<number, string> = {
  1: 'bt709',
  6: 'smpte170m',
  13: 'iec61966-2-1',
  14: 'bt2020-10',
  15: 'bt2020-12',
  16: 'smpte2084',
  18: 'arib-std-b67',
};
const MATRICES: Record<number, string> = { 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m', 9: 'bt2020nc', 10: 'bt2020c' };

interface FilmColour {
  primaries: string | null;
  transfer: string | null;
  matrix: string | null;
  hdr: boolean;
}

/** Accepts Rec.709, stated or not, and HDR as Rec.2020 with HLG in 10-bit HEVC; nothing else. */
export function judgeColour(frame: Frame, codec: 'h264' | 'hevc', bitDepth: number): FilmColour {
  const primaries = name(PRIMARIES, frame.colorPrimaries);
  const transfer = name(TRANSFERS, frame.colorTrc);
  const matrix = name(MATRICES, frame.colorSpace);
  const isSdr = [primaries, transfer, matrix].every((value) => value === null || value === 'bt709');
  const isWide = primaries === 'bt2020' && transfer === 'arib-std-b67' && matrix === 'bt2020nc';
  const hdr = isWide && codec === 'hevc' && bitDepth === 10;
  if (!isSdr && !hdr) throw new MediaRejected('wrong-colour', `${primaries} ${transfer} ${matrix} ${bitDepth} bit`);
  return { primaries, transfer, matrix, hdr };
}

function name(names: Record<number, string>, code: number): string | null {
  return code === UNSPECIFIED ? null : (names[code] ?? String(code));
}
