import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Objects } from '../../../platform/objects/objects.ts';
import { zipSize } from '../../../platform/zip/format.ts';
import type { ZipEntry } from '../../../platform/zip/stream.ts';

export interface Archive {
  fileName: string;
  entries: ZipEntry[];
  size: number;
  /** Stays the same while the content does, so that a download can resume. */
  etag: string;
}

/** A file in an archive, and by what its content is known. */
export interface Entry extends ZipEntry {
  mark: string;
}

interface Stored {
  key: string;
  size: number;
  /** Undefined when the file must be read for it. */
  crc32?: number;
}

/** A file that lies in the store. */
export function storedEntry(objects: Pick<Objects, 'open'>, name: string, day: string, stored: Stored): Entry {
  const { key, size } = stored;
  return {
    name,
    day,
    size,
    crc32: stored.crc32,
    mark: key,
    open: (range, signal) => objects.open('originals', key, range, signal),
  };
}

/** A short text. */
export function textEntry(name: string, day: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return {
    name,
    day,
    size: bytes.length,
    crc32: crc32(bytes),
    mark: hash('sha256', bytes),
    open: async ({ first, last }) => Readable.from([bytes.subarray(first, last + 1)]),
  };
}

export function archiveOf(fileName: string, entries: Entry[]): Archive {
  const content = createHash('sha256');
  for (const { name, day, size, mark } of entries) content.update(`${mark} ${size} ${name} ${day}\n`);
  return { fileName, entries, size: zipSize(entries), etag: `"${content.digest('hex').slice(0, 32)}"` };
}
