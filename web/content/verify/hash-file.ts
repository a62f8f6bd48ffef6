/** Papers are far smaller; what is larger is none, and need not be read. */
const LARGEST_PAPER = 50 * 1024 * 1024;
/** What a browser can hold at once. */
const LARGEST = 1024 * 1024 * 1024;

/** SHA-256 of a file in hexadecimal; undefined when the file is too large to be a paper, or to be read at all. */
export async function hashOf(file: File, mayBeLarge: boolean): Promise<string | undefined> {
  if (file.size > (mayBeLarge ? LARGEST : LARGEST_PAPER)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
