import { open } from 'node:fs/promises';

/** Bytes that can be read piece by piece: a file, an object, or an edited form of one. */
export interface Content {
  size: number;
  /** Fewer bytes only at the end. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Opens a local file for as long as `use` takes. */
export async function withFile<T>(file: string, use: (content: Content) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await use({
      size,
      async read(start, length) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
