/** Bytes that can be read piece by piece: a file, an object, or an edited form of one. */
export interface Content {
  size: number;
  /** Fewer bytes only at the end. */
  read(start: number, length: number): Promise<Buffer>;
}
