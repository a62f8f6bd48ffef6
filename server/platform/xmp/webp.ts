import type { Content } from '../content.ts';
import type { Edit } from './splice.ts';

const [HAS_XMP, HAS_ALPHA] = [0x04, 0x10];
const NOTHING = Buffer.alloc(0);

interface Chunk {
  type: string;
  at: number;
  /** Of all of it, head and padding included. */
  size: number;
}

/** Puts the packet at the end, in place of those that were there, and says in the header that there is one. */
export async function editWebp(source: Content, packet: Buffer): Promise<Edit[] | undefined> {
  const head = await source.read(0, 12);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const chunks = await chunksOf(source);
  const first = chunks?.[0];
  const header = first && (await headerWithXmp(source, first));
  if (!chunks || !header) return undefined;
  const old = chunks
    .filter(({ type }) => type === 'XMP ')
    .map(({ at, size }) => ({ at, remove: size, insert: NOTHING }));
  const edits = [header, ...old, { at: source.size, remove: 0, insert: chunkOf('XMP ', packet) }];
  const size = Buffer.alloc(4);
  size.writeUInt32LE(source.size - 8 + edits.reduce((sum, { remove, insert }) => sum + insert.length - remove, 0));
  return [{ at: 4, remove: 4, insert: size }, ...edits];
}

async function chunksOf(source: Content): Promise<Chunk[] | undefined> {
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= source.size) {
    const head = await source.read(at, 8);
    const length = head.readUInt32LE(4);
    chunks.push({ type: head.toString('latin1', 0, 4), at, size: 8 + length + (length % 2) });
    at += chunks.at(-1)!.size;
  }
  return at === source.size ? chunks : undefined;
}

/** The long form of the header: of a file that has it, with one bit more; of others, made from their picture. */
async function headerWithXmp(source: Content, { type, at }: Chunk): Promise<Edit | undefined> {
  const data = await source.read(at + 8, 10);
  if (data.length < 10) return undefined;
  if (type === 'VP8X') return { at: at + 8, remove: 1, insert: Buffer.from([data[0]! | HAS_XMP]) };
  const shape = type === 'VP8 ' ? shapeOfLossy(data) : type === 'VP8L' ? shapeOfLossless(data) : undefined;
  if (!shape) return undefined;
  const header = Buffer.alloc(10);
  header[0] = HAS_XMP | (shape.alpha ? HAS_ALPHA : 0);
  header.writeUIntLE(shape.width - 1, 4, 3);
  header.writeUIntLE(shape.height - 1, 7, 3);
  return { at, remove: 0, insert: chunkOf('VP8X', header) };
}

function shapeOfLossy(data: Buffer) {
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, alpha: false };
}

function shapeOfLossless(data: Buffer) {
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, alpha: (bits & 0x1000_0000) !== 0 };
}

function chunkOf(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
