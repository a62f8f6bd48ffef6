import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FileSource } from '../../../uploader/source.ts';
import { FILE_START } from '../left.ts';

/** As small as a photo may be. */
const SIZE = { width: 4000, height: 2500 };

let drawn: Promise<Buffer> | undefined;

/** A real photo of 10 megapixels in a small file; each is another file, because each has a comment of its own. */
export async function newPhoto(): Promise<FileSource> {
  drawn ??= draw();
  const mark = randomUUID();
  const bytes = withComment(await drawn, mark);
  return {
    name: `${FILE_START}${mark}.jpg`,
    size: bytes.length,
    lastModified: 1_700_000_000_000,
    slice: (start, end) => ({ arrayBuffer: async () => Uint8Array.from(bytes.subarray(start, end)).buffer }),
  };
}

async function draw(): Promise<Buffer> {
  const { width, height } = SIZE;
  const sky = `<svg width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1">
<stop stop-color="#1d2f4f"/><stop offset="0.6" stop-color="#f5a524"/><stop offset="1" stop-color="#3b2a1a"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="70%" cy="55%" r="260" fill="#ffe3a8"/></svg>`;
  return await sharp(Buffer.from(sky)).jpeg({ quality: 60 }).toBuffer();
}

/** The JPEG with a comment directly after its first two bytes. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}
