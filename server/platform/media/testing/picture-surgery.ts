import { crc32, deflateSync } from 'node:zlib';

/** A flat black-and-white PNG of any size, one bit per pixel, with extra chunks; for tests. */
export function makePng(width: number, height: number, extra: [type: string, content: Buffer][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const chunks: [string, Buffer][] = [['IHDR', header], ...extra, ['IDAT', rows], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([type, content]) => chunk(type, content)),
  ]);
}

/** The same file with another size in its header. */
export function lieAboutPng(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** The same JPEG with another size in its header. */
export function lieAboutJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0, 0]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** The same JPEG with one more segment at the start. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8);
  return bytes;
}
