import { CSV_LIMITS } from '#contract/domain/editing.ts';

export function isTooBig({ size }: Pick<File, 'size'>): boolean {
  return size > CSV_LIMITS.bytes;
}

/** The bytes unchanged; the server detects the encoding. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x80_00)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x80_00));
  return btoa(text);
}
