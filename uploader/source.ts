/** A file that is read in slices, never whole. A browser's File is one. */
export interface FileSource {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A part of a file: its bytes, to be summed up, and what is sent, which a browser fetches from the disk by itself. */
export interface Piece {
  bytes: Uint8Array<ArrayBuffer>;
  body: Uint8Array<ArrayBuffer> | Blob;
}

export async function readPiece(source: FileSource, start: number, end: number): Promise<Piece> {
  const slice = source.slice(start, Math.min(end, source.size));
  const bytes = new Uint8Array(await slice.arrayBuffer());
  return { bytes, body: slice instanceof Blob ? slice : bytes };
}

export async function readSlice(source: FileSource, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await source.slice(start, Math.min(end, source.size)).arrayBuffer());
}
