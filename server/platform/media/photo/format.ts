/** Recognises a photo's format by its first bytes. */
export function sniffPhoto(bytes: Buffer): 'jpeg' | 'png' | undefined {
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return undefined;
}

/** The first PNG chunk of this type before the image data, if any. */
export function findPngChunk(bytes: Buffer, type: string): Buffer | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === type) return bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') return undefined;
    at += 12 + length;
  }
  return undefined;
}
