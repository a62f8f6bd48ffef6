import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** What goes into an archive, as it is: pictures, films and music do not get smaller. */
export interface ZipEntry {
  name: string;
  size: number;
  /** Of all its bytes; nobody knows it before they were read once. */
  crc32: number | undefined;
  open(range: ByteRange, signal: AbortSignal): Promise<Readable>;
  /** Called when the checksum becomes known. */
  learned(crc32: number): Promise<void>;
}

/** From one byte to another, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const SMALL = 0xffffffff;
const VERSION = 45;
const MADE_ON_UNIX = (3 << 8) | VERSION;
/** Names in UTF-8, and the checksum behind the file instead of before it. */
const FLAGS = 0x0808;
const DATE = 0x0021;
const PLAIN_FILE = 0o100644;

const isBig = ({ size }: ZipEntry) => size >= SMALL;

/** A number in so many bytes, the least first. */
function number(value: number, size: 2 | 4 | 8): Buffer {
  const bytes = Buffer.alloc(size);
  if (size === 8) bytes.writeBigUInt64LE(BigInt(value));
  else bytes.writeUIntLE(value, 0, size);
  return bytes;
}

const numbers = (...values: [number, 2 | 4 | 8][]) => Buffer.concat(values.map(([value, size]) => number(value, size)));

/** Before a file; its size is told behind it, in eight bytes where four do not suffice. */
export function headOf(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const extra = isBig(entry) ? numbers([1, 2], [16, 2], [0, 8], [0, 8]) : Buffer.alloc(0);
  const fixed = numbers(
    ...([
      [0x04034b50, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
    ] as [number, 2 | 4][]),
    ...([
      [0, 4],
      [isBig(entry) ? SMALL : 0, 4],
      [isBig(entry) ? SMALL : 0, 4],
    ] as [number, 4][]),
    [name.length, 2],
    [extra.length, 2],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** Behind a file. */
export function tailOf(entry: ZipEntry, crc: number): Buffer {
  const size = isBig(entry) ? 8 : 4;
  return numbers([0x08074b50, 4], [crc, 4], [entry.size, size], [entry.size, size]);
}

export interface Placed {
  entry: ZipEntry;
  offset: number;
  crc: number;
}

/** At the end of the archive: what is in it and where. */
export function directoryOf(placed: readonly Placed[], start: number): Buffer {
  const listed = Buffer.concat(placed.map(listing));
  const count = placed.length;
  const end64 = numbers(
    ...([
      [0x06064b50, 4],
      [44, 8],
      [MADE_ON_UNIX, 2],
      [VERSION, 2],
      [0, 4],
      [0, 4],
    ] as [number, 2 | 4 | 8][]),
    ...([
      [count, 8],
      [count, 8],
      [listed.length, 8],
      [start, 8],
    ] as [number, 8][]),
  );
  const locator = numbers([0x07064b50, 4], [0, 4], [start + listed.length, 8], [1, 4]);
  const most = 0xffff;
  const end = numbers(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [Math.min(count, most), 2],
      [Math.min(count, most), 2],
    ] as [number, 2 | 4][]),
    ...([
      [Math.min(listed.length, SMALL), 4],
      [Math.min(start, SMALL), 4],
      [0, 2],
    ] as [number, 2 | 4][]),
  );
  const needs64 = start >= SMALL || listed.length >= SMALL || count >= most;
  return Buffer.concat(needs64 ? [listed, end64, locator, end] : [listed, end]);
}

function listing({ entry, offset, crc }: Placed): Buffer {
  const name = Buffer.from(entry.name);
  const large = [isBig(entry) ? [entry.size, entry.size] : [], offset >= SMALL ? [offset] : []].flat();
  const values = Buffer.concat(large.map((value) => number(value, 8)));
  const extra = large.length === 0 ? values : Buffer.concat([numbers([1, 2], [values.length, 2]), values]);
  const size = Math.min(entry.size, SMALL);
  const fixed = numbers(
    ...([
      [0x02014b50, 4],
      [MADE_ON_UNIX, 2],
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
    ] as [number, 2 | 4][]),
    ...([
      [crc, 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
    ] as [number, 2 | 4][]),
    [PLAIN_FILE * 0x10000, 4],
    [Math.min(offset, SMALL), 4],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** How many bytes the archive has; that does not depend on any checksum. */
export function zipSize(entries: readonly ZipEntry[]): number {
  const placed: Placed[] = [];
  let offset = 0;
  for (const entry of entries) {
    placed.push({ entry, offset, crc: 0 });
    offset += headOf(entry).length + entry.size + tailOf(entry, 0).length;
  }
  return offset + directoryOf(placed, offset).length;
}

export function checksum(bytes: Uint8Array, before: number): number {
  return crc32(bytes, before);
}
