import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  name: string;
  bytes: Buffer;
  /** As `chmod` takes it. */
  mode: number;
}

const VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const PLAIN_FILE = 0o100000;
/** The first day that the format knows: a file packed twice is the same file. */
const DATE = 0x0021;

/** A zip archive of a few small files, with their rights. */
export function zip(files: readonly Packed[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, mode } of files) {
    const packed = deflateRawSync(bytes);
    const facts = factsOf(bytes, packed, name);
    const body = Buffer.concat([numbers(0x04034b50, 4), facts, numbers(0, 2), Buffer.from(name), packed]);
    const rights = numbers((PLAIN_FILE | mode) * 0x10000, 4);
    const place = [numbers(0, 8), rights, numbers(offset, 4)];
    const head = [numbers(0x02014b50, 4), numbers(MADE_ON_UNIX, 2), facts];
    entries.push(Buffer.concat([...head, ...place, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const count = numbers(files.length, 2);
  const end = [numbers(0x06054b50, 4), numbers(0, 4), count, count, numbers(directory.length, 4), numbers(offset, 4)];
  return Buffer.concat([...bodies, directory, ...end, numbers(0, 2)]);
}

/** What both the file and the directory say of it. */
function factsOf(bytes: Buffer, packed: Buffer, name: string): Buffer {
  const short = [VERSION, UTF8_NAMES, DEFLATED, 0, DATE].map((value) => numbers(value, 2));
  const long = [crc32(bytes), packed.length, bytes.length].map((value) => numbers(value, 4));
  return Buffer.concat([...short, ...long, numbers(Buffer.byteLength(name), 2)]);
}

/** A number in so many bytes, the least first. */
function numbers(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  if (value > 0) bytes.writeUIntLE(value, 0, size);
  return bytes;
}
