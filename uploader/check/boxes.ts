import { readSlice, type FileSource } from '../source.ts';

/** A box of an mp4, with the start and end of its content in the file. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

const MOST_BOXES = 10_000;

/** The boxes between two positions of a file. Only their headers are read, so a box may have any size. */
export async function* boxesIn(source: FileSource, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let count = 0; at + 8 <= end && count < MOST_BOXES; count += 1) {
    const head = await readSlice(source, at, at + 16);
    if (head.length < 8) return;
    const view = new DataView(head.buffer);
    const small = view.getUint32(0);
    const isLarge = small === 1 && head.length === 16;
    const size = isLarge ? Number(view.getBigUint64(8)) : small === 0 ? end - at : small;
    const headSize = isLarge ? 16 : 8;
    if (size < headSize || at + size > end) return;
    yield { type: new TextDecoder('latin1').decode(head.subarray(4, 8)), start: at + headSize, end: at + size };
    at += size;
  }
}

/** The first box along a path of types. */
export async function findBox(source: FileSource, within: Box, path: string[]): Promise<Box | undefined> {
  const [first, ...rest] = path;
  for await (const box of boxesIn(source, within.start, within.end)) {
    if (box.type === first) return rest.length === 0 ? box : await findBox(source, box, rest);
  }
  return undefined;
}

/** The first bytes of a box, padded with zeros when it is shorter. */
export async function readBox(source: FileSource, box: Box, length: number): Promise<DataView> {
  const bytes = new Uint8Array(length);
  bytes.set(await readSlice(source, box.start, Math.min(box.end, box.start + length)));
  return new DataView(bytes.buffer);
}

export function wholeFile(source: FileSource): Box {
  return { type: '', start: 0, end: source.size };
}
