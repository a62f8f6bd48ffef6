import type { Content } from '../content.ts';
import { type Box, boxesIn, boxOf } from './boxes.ts';
import { editQuickTime } from './quicktime.ts';
import type { Edit } from './splice.ts';

/** Names the box at the top level in which MP4 carries XMP. */
const XMP_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const FIRST = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const LARGEST_SHORT = 0xffff_ffff;

/**
 * Puts the packet where no sample moves, since the tables of a film name places in the file: in MP4 into a box at the
 * end, in QuickTime into the description of the film.
 */
export async function editMp4(source: Content, packet: Buffer): Promise<Edit[] | undefined> {
  const boxes = await boxesIn(source, 0, source.size);
  const last = boxes?.at(-1);
  if (!boxes || !last || !FIRST.includes(boxes[0]!.type)) return undefined;
  const closing = last.open ? closed(last, boxes.at(-2)) : [];
  if (!closing) return undefined;
  const inside = (await isQuickTime(source, boxes[0]!)) ? await editQuickTime(source, boxes, packet) : undefined;
  const old = await oldPackets(source, boxes);
  return [...old, ...closing, ...(inside ?? appended(last, packet))].toSorted((a, b) => a.at - b.at);
}

async function isQuickTime(source: Content, first: Box): Promise<boolean> {
  if (first.type !== 'ftyp') return true;
  return (await source.read(first.at + first.headSize, 4)).toString('latin1') === 'qt  ';
}

/** An index of fragments is looked for at the very end, so the packet goes before it. */
function appended(last: Box, packet: Buffer): Edit[] {
  const at = last.type === 'mfra' ? last.at : last.at + last.size;
  return [{ at, remove: 0, insert: boxOf('uuid', XMP_ID, packet) }];
}

/** Writes down the size of a box that went to the end; undefined when there is no room for it. */
function closed(last: Box, before: Box | undefined): Edit[] | undefined {
  const head = Buffer.alloc(16);
  if (last.size <= LARGEST_SHORT) {
    head.writeUInt32BE(last.size);
    return [{ at: last.at, remove: 4, insert: head.subarray(0, 4) }];
  }
  // Programs leave an empty box of eight bytes here for a longer size.
  if (before?.size !== 8 || !['wide', 'free', 'skip'].includes(before.type)) return undefined;
  head.writeUInt32BE(1);
  head.write(last.type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(last.size + 8), 8);
  return [{ at: before.at, remove: 16, insert: head }];
}

/** Makes packets that came with the upload empty space, which moves nothing. */
async function oldPackets(source: Content, boxes: readonly Box[]): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const { type, at, headSize } of boxes) {
    if (type !== 'uuid' || !(await source.read(at + headSize, XMP_ID.length)).equals(XMP_ID)) continue;
    edits.push({ at: at + 4, remove: 4, insert: Buffer.from('free') });
  }
  return edits;
}
