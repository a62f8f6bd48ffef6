import { crc32 } from 'node:zlib';
import type { Content } from '../content.ts';
import type { Edit } from './splice.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const KEYWORD = Buffer.from('XML:com.adobe.xmp\0', 'latin1');
/** Length, type and checksum, which every chunk has besides its data. */
const FRAME = 12;

/** Puts the packet behind the header, in place of those that stand before the picture data. */
export async function editPng(source: Content, packet: Buffer): Promise<Edit[] | undefined> {
  if (!(await source.read(0, SIGNATURE.length)).equals(SIGNATURE)) return undefined;
  const edits: Edit[] = [];
  for (let at = SIGNATURE.length; at + FRAME <= source.size;) {
    const head = await source.read(at, 8 + KEYWORD.length);
    const [size, type] = [head.readUInt32BE(0) + FRAME, head.toString('latin1', 4, 8)];
    if (edits.length === 0 && type !== 'IHDR') return undefined;
    if (type === 'IDAT') return edits;
    if (type === 'IHDR') edits.push({ at: at + size, remove: 0, insert: textChunk(packet) });
    if (type === 'iTXt' && head.subarray(8).equals(KEYWORD)) edits.push({ at, remove: size, insert: Buffer.alloc(0) });
    at += size;
  }
  return undefined;
}

/** International text, uncompressed, without a language. */
function textChunk(packet: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iTXt', 'latin1'), KEYWORD, Buffer.alloc(4), packet]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return chunk;
}
