/** Alters mp4 files for tests, into files that occur in the wild and files that nobody should ever send. */

/** The types of the outermost boxes, in order. */
export function topBoxes(bytes: Buffer): string[] {
  return [...boxes(bytes)].map(({ type }) => type);
}

/** Asks players to turn the video by 90 degrees, clockwise. */
export function turnClockwise(bytes: Buffer): Buffer {
  return replaceBox(bytes, ['moov', 'trak', 'tkhd'], (content) => {
    const matrix = [0, 1, 0, -1, 0, 0, 0, 0, 0x4000];
    matrix.forEach((value, index) => content.writeInt32BE(value * 0x10000, 40 + index * 4));
    return content;
  });
}

/** Claims that the video's data lies in another file, as QuickTime's reference movies do. */
export function pointElsewhere(bytes: Buffer, path: string): Buffer {
  const record = Buffer.concat([
    shorts(2, path.length),
    Buffer.from(path.padEnd(path.length + (path.length % 2), '\0')),
  ]);
  const alias = Buffer.concat([Buffer.alloc(4 + 130), shorts(0, 0), Buffer.alloc(16), record, shorts(0xffff, 0)]);
  const count = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  return replaceBox(bytes, ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref'], () =>
    Buffer.concat([count, box('alis', alias)]),
  );
}

/** Renames the video's codec. */
export function renameCodec(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from, copy.lastIndexOf('stsd')), 'latin1');
  return copy;
}

function shorts(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function* boxes(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: Buffer.from(bytes.subarray(at + 8, at + size)) };
    at += size;
  }
}

function replaceBox(bytes: Buffer, [first, ...rest]: string[], change: (content: Buffer) => Buffer): Buffer {
  const parts = [...boxes(bytes)].map(({ type, content }) => {
    if (type !== first) return box(type, content);
    return box(type, rest.length === 0 ? change(content) : replaceBox(content, rest, change));
  });
  return Buffer.concat(parts);
}
