import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { directoryOf, headOf, type Placed, tailOf, type ZipFile } from './format.ts';

/** A file for an archive, stored uncompressed because photos, videos and music hardly shrink. */
export interface ZipEntry extends ZipFile {
  /** Checksum of all its bytes; undefined when they must be read for it. */
  crc32: number | undefined;
  open(range: ByteRange, signal: AbortSignal): Promise<Readable>;
}

/** From one byte to another, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Streams a range of bytes of an archive at the reader's speed, without keeping anything. A range that begins in the
 * middle reads only what it needs.
 */
export async function* zipBytes(
  entries: readonly ZipEntry[],
  range: ByteRange,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const placed: Placed[] = [];
  let at = 0;
  for (const entry of entries) {
    if (at > range.last) return;
    const offset = at;
    yield* part(headOf(entry), at, range);
    at += headOf(entry).length;
    const wanted = { first: Math.max(range.first - at, 0), last: Math.min(range.last - at, entry.size - 1) };
    // A range that goes beyond the file needs its checksum, which follows the file and appears in the directory.
    const needsChecksum = range.last - at >= entry.size;
    const crc = yield* fileBytes(entry, wanted, { needsChecksum, signal });
    at += entry.size;
    yield* part(tailOf(entry, crc), at, range);
    at += tailOf(entry, crc).length;
    placed.push({ file: entry, offset, crc });
  }
  yield* part(directoryOf(placed, at), at, range);
}

function* part(bytes: Buffer, at: number, { first, last }: ByteRange): Generator<Uint8Array> {
  const wanted = bytes.subarray(Math.max(first - at, 0), Math.max(last - at + 1, 0));
  if (wanted.length > 0) yield wanted;
}

interface Need {
  needsChecksum: boolean;
  signal: AbortSignal;
}

async function* fileBytes(entry: ZipEntry, wanted: ByteRange, { needsChecksum, signal }: Need) {
  const unknown = needsChecksum && entry.crc32 === undefined;
  const read = unknown ? { first: 0, last: entry.size - 1 } : wanted;
  let crc = 0;
  if (read.first <= read.last) {
    let at = read.first;
    const source = await entry.open(read, signal);
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        if (unknown) crc = crc32(piece, crc);
        yield* part(piece, at, wanted);
        at += piece.length;
      }
    } finally {
      source.destroy();
    }
    if (at !== read.last + 1) throw new Error('a file of an archive ended early');
  }
  return unknown ? crc : (entry.crc32 ?? 0);
}
