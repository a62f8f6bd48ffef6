import { MEDIA_LIMITS, type Rejection } from '#contract/domain/media.ts';
import type { FileSource } from '../source.ts';
import { boxesIn, findBox, readBox, wholeFile, type Box } from './boxes.ts';

/** Facts from the header of an mp4. */
export interface Movie {
  /** The four letters of the codec, such as `avc1`. */
  codec: string;
  width: number;
  height: number;
  /** Undefined when the header does not say, as in fragmented files. */
  seconds: number | undefined;
  /** Codes of ITU-T H.273. */
  colour: { primaries: number; transfer: number; matrix: number } | undefined;
}

const { minSeconds, maxSeconds, minLongSide, minShortSide } = MEDIA_LIMITS.video;
const AVC = ['avc1', 'avc3'];
const HEVC = ['hvc1', 'hev1'];
/** Length of the fixed part of a codec's description; boxes follow it. */
const DESCRIPTION_BYTES = 78;

/** Reads the first video track; undefined when there is none. */
export async function readMovie(source: FileSource): Promise<Movie | undefined> {
  const moov = await findBox(source, wholeFile(source), ['moov']);
  if (!moov) return undefined;
  for await (const track of boxesIn(source, moov.start, moov.end)) {
    if (track.type !== 'trak') continue;
    const media = await findBox(source, track, ['mdia']);
    const handler = media && (await findBox(source, media, ['hdlr']));
    if (handler && lettersAt(await readBox(source, handler, 12), 8) === 'vide') return await readTrack(source, media);
  }
  return undefined;
}

async function readTrack(source: FileSource, media: Box): Promise<Movie | undefined> {
  const table = await findBox(source, media, ['minf', 'stbl', 'stsd']);
  if (!table) return undefined;
  // Version, flags and a count precede the descriptions.
  const { value: entry } = await boxesIn(source, table.start + 8, table.end).next();
  if (!entry) return undefined;
  const view = await readBox(source, entry as Box, DESCRIPTION_BYTES);
  return {
    codec: (entry as Box).type,
    width: view.getUint16(24),
    height: view.getUint16(26),
    seconds: await readSeconds(source, media),
    colour: await readColour(source, entry as Box),
  };
}

async function readSeconds(source: FileSource, media: Box): Promise<number | undefined> {
  const header = await findBox(source, media, ['mdhd']);
  if (!header) return undefined;
  const view = await readBox(source, header, 32);
  const isLong = view.getUint8(0) === 1;
  const timescale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return timescale === 0 || duration === 0 ? undefined : duration / timescale;
}

async function readColour(source: FileSource, entry: Box): Promise<Movie['colour']> {
  const inside = { ...entry, start: entry.start + DESCRIPTION_BYTES };
  const box = await findBox(source, inside, ['colr']);
  if (!box) return undefined;
  const view = await readBox(source, box, 10);
  if (!['nclx', 'nclc'].includes(lettersAt(view, 0))) return undefined;
  return { primaries: view.getUint16(4), transfer: view.getUint16(6), matrix: view.getUint16(8) };
}

function lettersAt(view: DataView, at: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

export function judgeMovie({ codec, width, height, seconds, colour }: Movie): Rejection | undefined {
  if (!AVC.includes(codec) && !HEVC.includes(codec)) return 'wrong-codec';
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long < minLongSide || short < minShortSide) return 'under-1080p';
  if (seconds !== undefined && seconds < minSeconds) return 'too-short';
  if (seconds !== undefined && seconds > maxSeconds) return 'too-long';
  return colour && !isGoodColour(codec, colour) ? 'wrong-colour' : undefined;
}

const [BT709, UNSAID, BT2020, HLG] = [1, 2, 9, 18];

/** Whether the colour is Rec.709, stated or not, or Rec.2020 with HLG in HEVC. */
function isGoodColour(codec: string, { primaries, transfer, matrix }: NonNullable<Movie['colour']>): boolean {
  const isSdr = [primaries, transfer, matrix].every((code) => code === BT709 || code === UNSAID);
  return isSdr || (HEVC.includes(codec) && primaries === BT2020 && transfer === HLG && matrix === BT2020);
}
