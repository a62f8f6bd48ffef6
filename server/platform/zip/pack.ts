import { crc32, deflateRawSync } from 'node:zlib';
import { directoryOf, headOf, type Placed, tailOf } from './format.ts';

export interface Packed {
  name: string;
  bytes: Buffer;
  mode: number;
}

/** Packs a few small files into a compressed archive, with their permissions. */
export function pack(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const placed: Placed[] = [];
  let offset = 0;
  for (const { name, bytes, mode } of files) {
    const deflated = deflateRawSync(bytes);
    const file = { name, mode, size: deflated.length, fullSize: bytes.length };
    const crc = crc32(bytes);
    placed.push({ file, offset, crc });
    const whole = Buffer.concat([headOf(file), deflated, tailOf(file, crc)]);
    parts.push(whole);
    offset += whole.length;
  }
  return Buffer.concat([...parts, directoryOf(placed, offset)]);
}
