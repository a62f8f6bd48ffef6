/** A text frame of an ID3v2.3 tag; bytes that are given go in as Latin-1, whatever they are. */
export function textFrame(name: string, text: string | Buffer): Buffer {
  const utf16 = (words: string) => Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(words, 'utf16le')]);
  return frame(name, typeof text === 'string' ? utf16(text) : Buffer.concat([Buffer.from([0]), text]));
}

export function pictureFrame(bytes: Buffer): Buffer {
  return frame('APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), bytes]));
}

export function frame(name: string, body: Buffer, claimed = body.length): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 'latin1');
  head.writeUInt32BE(claimed, 4);
  return Buffer.concat([head, body]);
}

/** The tag before a recording, which may lie about its length. */
export function id3(frames: readonly Buffer[], claimed?: number): Buffer {
  const body = Buffer.concat(frames);
  const size = claimed ?? body.length;
  const sevenBits = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(sevenBits), body]);
}

/** The tag behind a recording; title and artist have 30 bytes each. */
export function id3v1(title: Buffer, artist: Buffer): Buffer {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 'latin1');
  title.copy(tag, 3, 0, 30);
  artist.copy(tag, 33, 0, 30);
  tag[127] = 255;
  return tag;
}

export function chunk(name: string, body: Buffer, claimed = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(claimed, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

export function infoChunk(tags: Record<string, string | Buffer>): Buffer {
  const parts = Object.entries(tags).map(([name, text]) =>
    chunk(name, Buffer.concat([Buffer.from(text), Buffer.of(0)])),
  );
  return chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...parts]));
}

/** What broadcasters write: a description of 256 bytes, who made it, and when. */
export function bextChunk(description: string): Buffer {
  const body = Buffer.alloc(602);
  body.write(description, 'utf8');
  return chunk('bext', body);
}

/** Puts chunks in front of the samples of a WAV file whose header has 44 bytes. */
export function withChunks(wav: Buffer, chunks: readonly Buffer[]): Buffer {
  const [head, samples] = [Buffer.from(wav.subarray(0, 36)), wav.subarray(36)];
  const bytes = Buffer.concat([head, ...chunks, samples]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}
