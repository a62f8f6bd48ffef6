const QUALITY = 0.85;

/** The browser cannot show this file as a picture. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Makes a small JPEG of any picture that this browser can show. */
export async function shrink(file: Blob, longestSide: number): Promise<Blob> {
  const bitmap = await open(file, longestSide);
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Unreadable();
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!small) throw new Unreadable();
    return small;
  } finally {
    bitmap.close();
  }
}

/** Large enough to read a paper, then smaller sizes for pictures that are too big. */
const SIDES = [1800, 1300, 900];

/** A JPEG of a photographed paper with no more bytes; null when even a small one has more. */
export async function shrinkBelow(file: Blob, bytes: number): Promise<Blob | null> {
  for (const side of SIDES) {
    const small = await shrink(file, side);
    if (small.size <= bytes) return small;
  }
  return null;
}

/** Reduces the picture while decoding, where the browser can, because a large photo would fill the memory. */
async function open(file: Blob, longestSide: number): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { resizeWidth: longestSide, resizeQuality: 'medium' });
  } catch {
    return await createImageBitmap(file).catch(() => {
      throw new Unreadable();
    });
  }
}

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In chunks, because a call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}
