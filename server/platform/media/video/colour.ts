import type { Frame } from 'node-av/lib';
import { MediaRejected } from '../failures.ts';
import type { FilmLimits, VideoProbe } from '../steps.ts';

const UNSPECIFIED = 2;
const PRIMARIES: Record<number, string> = { 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m', 9: 'bt2020', 12: 'smpte432' };
const TRANSFERS: Record<number, string> = {
  1: 'bt709',
  5: 'bt470bg',
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

const REC709 = ['bt709'];
/** What cameras and programs write of SDR: Rec.709, Rec.601 of either line count, and sRGB's curve. */
const USUAL_SDR = ['bt709', 'bt470bg', 'smpte170m', 'iec61966-2-1'];
const REC601 = ['bt470bg', 'smpte170m'];

/** Whether luma and chroma were made by Rec.601, so that reading them as Rec.709 would shift colours. */
export function isRec601({ matrix }: Pick<FilmColour, 'matrix'>): boolean {
  return matrix !== null && REC601.includes(matrix);
}

/**
 * Accepts Rec.709, stated or not, and HDR as Rec.2020 with HLG in 10-bit HEVC; where any SDR will do, the usual ones as
 * well.
 */
export function judgeColour(
  frame: Frame,
  { codec, bitDepth }: Pick<VideoProbe, 'codec' | 'bitDepth'>,
  { anySdr }: Pick<FilmLimits, 'anySdr'>,
): FilmColour {
  const primaries = name(PRIMARIES, frame.colorPrimaries);
  const transfer = name(TRANSFERS, frame.colorTrc);
  const matrix = name(MATRICES, frame.colorSpace);
  const sdr = anySdr ? USUAL_SDR : REC709;
  const isSdr = [primaries, transfer, matrix].every((value) => value === null || sdr.includes(value));
  const isWide = primaries === 'bt2020' && transfer === 'arib-std-b67' && matrix === 'bt2020nc';
  const hdr = isWide && codec === 'hevc' && bitDepth === 10;
  if (!isSdr && !hdr) throw new MediaRejected('wrong-colour', `${primaries} ${transfer} ${matrix} ${bitDepth} bit`);
  return { primaries, transfer, matrix, hdr };
}

function name(names: Record<number, string>, code: number): string | null {
  return code === UNSPECIFIED ? null : (names[code] ?? String(code));
}
