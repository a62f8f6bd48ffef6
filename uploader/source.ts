/** A file that is read in slices, never whole. A browser's File is one. */
export interface FileSource {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Bytes to send, with their SHA-256. */
export interface Piece {
  bytes: Uint8Array<ArrayBuffer>;
  sha256: Uint8Array;
}

/** Sent from memory, because a browser would read a slice from the disk a second time. */
export async function readPiece(source: FileSource, start: number, end: number): Promise<Piece> {
  return await summedUp(await readSlice(source, start, end));
}

export async function summedUp(bytes: Uint8Array<ArrayBuffer>): Promise<Piece> {
  return { bytes, sha256: new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) };
}

export async function readSlice(source: FileSource, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await source.slice(start, Math.min(end, source.size)).arrayBuffer());
}
