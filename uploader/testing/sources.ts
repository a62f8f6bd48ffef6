import type { FileSource } from '../source.ts';

interface Look {
  name: string;
  size?: number;
  head: Uint8Array;
}

/** A file that begins with these bytes and continues with zeros up to its size. */
export function sourceOf({ name, head, size = head.length }: Look): FileSource {
  return {
    name,
    size,
    lastModified: 1_700_000_000_000,
    slice(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      bytes.set(head.subarray(start, end));
      return { arrayBuffer: async () => bytes.buffer };
    },
  };
}

/** The part of a PNG that holds its size. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 0, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

export function photo(name: string, size = 5000): FileSource {
  return sourceOf({ name, size, head: pngHead(4000, 3000) });
}

interface Film {
  codec?: string;
  width?: number;
  height?: number;
  seconds?: number;
  colour?: [primaries: number, transfer: number, matrix: number];
  /** Size of the media data before the header, as cameras write it: a megabyte or more. */
  pictureBytes?: number;
}

/** The part of an mp4 that the checks read. */
export function filmHead(film: Film = {}): Buffer {
  const { codec = 'avc1', width = 1920, height = 1080, seconds = 10, colour, pictureBytes } = film;
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(width, 24);
  entry.writeUInt16BE(height, 26);
  const described = colour ? Buffer.concat([entry, box('colr', Buffer.from('nclx'), shorts(colour))]) : entry;
  const header = Buffer.alloc(24);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const description = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, described));
  const handler = (kind: string) => box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12));
  const pictures = box(
    'trak',
    box('mdia', box('mdhd', header), handler('vide'), box('minf', box('stbl', description))),
  );
  const sound = box('trak', box('mdia', box('mdhd', header), handler('soun')));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0')),
    ...(pictureBytes === undefined ? [] : [box('mdat', Buffer.alloc(pictureBytes))]),
    box('moov', sound, pictures),
  ]);
}

export function film(name: string, size = 12 * 1024 * 1024): FileSource {
  return sourceOf({ name, size, head: filmHead() });
}

export function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function shorts(values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
}
