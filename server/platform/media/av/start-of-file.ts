import { closeSync, openSync, readSync } from 'node:fs';

/** The first bytes of a file. */
export function readStart(file: string, length: number): Buffer {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(fd, bytes, 0, length, 0));
  } finally {
    closeSync(fd);
  }
}
