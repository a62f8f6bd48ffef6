/** Facts about a file in an archive. */
export interface ZipFile {
  name: string;
  /** Bytes in the archive. */
  size: number;
  /** Original bytes, if it was deflated. */
  fullSize?: number;
  /** Permissions, as for `chmod`. */
  mode?: number;
  /** Day of the file, such as 2026-01-31; the first day that the format knows when absent. */
  day?: string;
}

export interface Placed {
  file: ZipFile;
  offset: number;
  crc: number;
}

/** Too large for four bytes. */
const BIG = 0xffffffff;
/** Too many for two bytes. */
const MANY = 0xffff;
const VERSION = 45;
const MADE_ON_UNIX = (3 << 8) | VERSION;
/** Names are in UTF-8, and the checksum follows the file. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const FIRST_YEAR = 1980;
const PLAIN_FILE = 0o100000;
const READ_BY_ALL = 0o644;

/** Writes numbers in a row, each in the given number of bytes, little-endian. */
function numbers(sizes: readonly number[], values: readonly number[]): Buffer {
  const fields = values.map((value, index) => {
    const bytes = Buffer.alloc(sizes[index]!);
    if (bytes.length === 8) bytes.writeBigUInt64LE(BigInt(value));
    else bytes.writeUIntLE(value, 0, bytes.length);
    return bytes;
  });
  return Buffer.concat(fields);
}

const fullSizeOf = ({ size, fullSize = size }: ZipFile) => fullSize;
const isBig = (file: ZipFile) => file.size >= BIG || fullSizeOf(file) >= BIG;

/** Time and date: a file is of midnight. */
function timeOf({ day = `${FIRST_YEAR}-01-01` }: ZipFile): [number, number] {
  const [year = FIRST_YEAR, month = 1, date = 1] = day.split('-').map(Number);
  return [0, ((year - FIRST_YEAR) << 9) | (month << 5) | date];
}

/** The fields with which both a file's header and its directory entry begin. */
const kept = (file: ZipFile) => [VERSION, FLAGS, file.fullSize === undefined ? 0 : DEFLATED, ...timeOf(file)];

/** The header before a file; its size follows after the file, in eight bytes if four are too few. */
export function headOf(file: ZipFile): Buffer {
  const name = Buffer.from(file.name);
  const size = isBig(file) ? BIG : 0;
  const extra = isBig(file) ? numbers([2, 2, 8, 8], [1, 16, 0, 0]) : Buffer.alloc(0);
  const fixed = numbers(
    [4, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2],
    [0x04034b50, ...kept(file), 0, size, size, name.length, extra.length],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** The record after a file, with its checksum and size. */
export function tailOf(file: ZipFile, crc: number): Buffer {
  const size = isBig(file) ? 8 : 4;
  return numbers([4, 4, size, size], [0x08074b50, crc, file.size, fullSizeOf(file)]);
}

/** The directory at the end of the archive. */
export function directoryOf(placed: readonly Placed[], start: number): Buffer {
  const listed = Buffer.concat(placed.map(listing));
  const count = placed.length;
  const end64 = numbers(
    [4, 8, 2, 2, 4, 4, 8, 8, 8, 8],
    [0x06064b50, 44, MADE_ON_UNIX, VERSION, 0, 0, count, count, listed.length, start],
  );
  const locator = numbers([4, 4, 8, 4], [0x07064b50, 0, start + listed.length, 1]);
  const shown = Math.min(count, MANY);
  const end = numbers(
    [4, 2, 2, 2, 2, 4, 4, 2],
    [0x06054b50, 0, 0, shown, shown, Math.min(listed.length, BIG), Math.min(start, BIG), 0],
  );
  const needs64 = start >= BIG || listed.length >= BIG || count >= MANY;
  return Buffer.concat(needs64 ? [listed, end64, locator, end] : [listed, end]);
}

function listing({ file, offset, crc }: Placed): Buffer {
  const name = Buffer.from(file.name);
  const big = isBig(file);
  const sizes = [file.size, fullSizeOf(file)];
  const large = [...(big ? sizes.toReversed() : []), ...(offset >= BIG ? [offset] : [])];
  const extra =
    large.length === 0 ? Buffer.alloc(0) : numbers([2, 2, ...large.map(() => 8)], [1, 8 * large.length, ...large]);
  const rights = (PLAIN_FILE | (file.mode ?? READ_BY_ALL)) * 0x10000;
  const facts = [...kept(file), crc, ...(big ? [BIG, BIG] : sizes), name.length, extra.length];
  const place = [0, 0, 0, rights, Math.min(offset, BIG)];
  const fixed = numbers(
    [4, 2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4],
    [0x02014b50, MADE_ON_UNIX, ...facts, ...place],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** Size of an archive of these files; it does not depend on the checksums. */
export function zipSize(files: readonly ZipFile[]): number {
  const placed: Placed[] = [];
  let offset = 0;
  for (const file of files) {
    placed.push({ file, offset, crc: 0 });
    offset += headOf(file).length + file.size + tailOf(file, 0).length;
  }
  return offset + directoryOf(placed, offset).length;
}
