import type { Content } from '../content.ts';

export interface Box {
  type: string;
  at: number;
  headSize: number;
  size: number;
  /** Its size is not written down: it goes to the end of the file. */
  open: boolean;
}

/** More than this many fragments are not worth a request each. */
const MOST_BOXES = 20_000;
const LONG_HEAD = 16;

/** The boxes in a part of an MP4 or QuickTime file; undefined when they do not fill it properly. */
export async function boxesIn(source: Content, start: number, end: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  // Fewer than eight bytes are no box: some programs leave zeros at the end.
  for (let at = start; end - at >= 8;) {
    const box = await boxAt(source, at, end);
    if (!box || boxes.length === MOST_BOXES) return undefined;
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

async function boxAt(source: Content, at: number, end: number): Promise<Box | undefined> {
  const head = await source.read(at, LONG_HEAD);
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const headSize = short === 1 ? LONG_HEAD : 8;
  if (short === 1 && head.length < LONG_HEAD) return undefined;
  const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  if (size < headSize || at + size > end) return undefined;
  return { type, at, headSize, size, open: short === 0 };
}

export function boxOf(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, bytes) => sum + bytes.length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}
