import type { Content } from '../content.ts';
import { type Box, boxesIn, boxOf } from './boxes.ts';
import type { Edit } from './splice.ts';

const PACKET = 'XMP_';
/** Descriptions of films are a few megabytes at most. */
const LONGEST_DESCRIPTION = 64 * 1024 * 1024;

/**
 * Puts the packet into the user data of the film's description, where QuickTime's readers look. A description that
 * stands before the samples is written anew at the end, and the old one becomes empty space. Undefined when the
 * description is of a kind that cannot be moved.
 */
export async function editQuickTime(
  source: Content,
  boxes: readonly Box[],
  packet: Buffer,
): Promise<Edit[] | undefined> {
  const film = boxes.find(({ type }) => type === 'moov');
  const last = boxes.at(-1)!;
  const fragmented = boxes.some(({ type }) => type === 'moof');
  if (!film || fragmented || film.open || film.headSize !== 8 || film.size > LONGEST_DESCRIPTION) return undefined;
  const insert = await withPacket(await source.read(film.at, film.size), packet);
  if (!insert) return undefined;
  if (film === last) return [{ at: film.at, remove: film.size, insert }];
  return [
    { at: film.at + 4, remove: 4, insert: Buffer.from('free') },
    { at: last.at + last.size, remove: 0, insert },
  ];
}

async function withPacket(film: Buffer, packet: Buffer): Promise<Buffer | undefined> {
  const parts = await partsOf(film, 8);
  if (!parts?.some(({ type }) => type === 'mvhd')) return undefined;
  const userData = parts.find(({ type }) => type === 'udta');
  const old = userData ? await partsOf(userData.bytes, 8) : [];
  if (!old) return undefined;
  const kept = old.filter(({ type }) => type !== PACKET).map(({ bytes }) => bytes);
  const others = parts.filter((part) => part !== userData).map(({ bytes }) => bytes);
  return boxOf('moov', ...others, boxOf('udta', ...kept, boxOf(PACKET, packet)));
}

/** The boxes inside another. User data may end with four zeros, which are left out. */
async function partsOf(box: Buffer, start: number): Promise<{ type: string; bytes: Buffer }[] | undefined> {
  const source = {
    size: box.length,
    read: async (at: number, length: number) => box.subarray(at, at + length),
  };
  const boxes = await boxesIn(source, start, box.length);
  return boxes?.map(({ type, at, size }) => ({ type, bytes: box.subarray(at, at + size) }));
}
