import type { Content } from '../content.ts';
import type { Edit } from './splice.ts';

const [APP0, APP1, START_OF_SCAN] = [0xe0, 0xe1, 0xda];
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
/** Parts of a packet that was too long for one segment. */
const EXTENDED = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1');
const LONGEST_SEGMENT = 0xffff;

interface Segment {
  marker: number;
  at: number;
  /** Of all of it, marker included. */
  size: number;
  start: Buffer;
}

/** Puts the packet behind the headers that must come first, in place of packets that were there. */
export async function editJpeg(source: Content, packet: Buffer): Promise<Edit[] | undefined> {
  const segment = appOne(packet);
  const segments = segment && (await headSegments(source));
  if (!segment || !segments) return undefined;
  const isFirst = ({ marker, start }: Segment) => marker === APP0 || startsWith(start, EXIF);
  const leading = segments.findIndex((one) => !isFirst(one));
  const before = segments[(leading === -1 ? segments.length : leading) - 1];
  const at = before ? before.at + before.size : 2;
  const old = segments.filter(
    ({ marker, start }) => marker === APP1 && (startsWith(start, XMP) || startsWith(start, EXTENDED)),
  );
  return [
    { at, remove: 0, insert: segment },
    ...old.map((one) => ({ at: one.at, remove: one.size, insert: Buffer.alloc(0) })),
  ];
}

function appOne(packet: Buffer): Buffer | undefined {
  const length = 2 + XMP.length + packet.length;
  if (length > LONGEST_SEGMENT) return undefined;
  return Buffer.concat([Buffer.from([0xff, APP1, length >> 8, length & 0xff]), XMP, packet]);
}

/** Segments up to the picture data; undefined when this is no JPEG. */
async function headSegments(source: Content): Promise<Segment[] | undefined> {
  if ((await source.read(0, 2)).readUInt16BE(0) !== 0xffd8) return undefined;
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    const head = await source.read(at, 4);
    if (head.length < 4 || head[0] !== 0xff) return undefined;
    const marker = head[1]!;
    if (marker === START_OF_SCAN) return segments;
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const size = 2 + head.readUInt16BE(2);
    if (marker < 0xc0 || size < 4 || at + size > source.size) return undefined;
    segments.push({ marker, at, size, start: await source.read(at + 4, Math.min(size - 4, EXTENDED.length)) });
    at += size;
  }
}

function startsWith(bytes: Buffer, wanted: Buffer): boolean {
  return bytes.subarray(0, wanted.length).equals(wanted);
}
