import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileSource } from '../source.ts';
import type { FoundFile } from './find-files.ts';

/** Opens a file on disk for the engine, which reads it in slices. */
export async function withSource(file: FoundFile, use: (source: FileSource) => Promise<void>): Promise<void> {
  const handle = await open(file.path, 'r');
  try {
    await use(sourceOf(file, handle));
  } finally {
    await handle.close();
  }
}

function sourceOf(file: FoundFile, handle: FileHandle): FileSource {
  return {
    name: basename(file.path),
    size: file.size,
    lastModified: file.lastModified,
    slice: (start, end) => ({
      async arrayBuffer() {
        const bytes = new Uint8Array(Math.max(0, Math.min(end, file.size) - start));
        for (let at = 0; at < bytes.length;) {
          const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at);
          if (bytesRead === 0) throw new Error('the file became shorter while it was read');
          at += bytesRead;
        }
        return bytes.buffer;
      },
    }),
  };
}
