import { once } from 'node:events';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

export interface PackedFile {
  name: string;
  size: number;
  /** Permissions, as for `chmod`. */
  mode: number;
  /** Such as 2026-01-31. */
  day: string;
  read(): Promise<Buffer>;
}

/** Contents of an archive, read by a library that did not write it; reading a file verifies its checksum. */
export async function filesInZip(path: string): Promise<PackedFile[]> {
  const zip = await open(path, { autoClose: false, lazyEntries: false });
  const files: PackedFile[] = [];
  const openStream = promisify(zip.openReadStream.bind(zip)) as (entry: yauzl.Entry) => Promise<NodeJS.ReadableStream>;
  zip.on('entry', (entry: yauzl.Entry) =>
    files.push({
      name: entry.fileName,
      size: entry.uncompressedSize,
      mode: (entry.externalFileAttributes >>> 16) & 0o777,
      day: entry.getLastModDate({ timezone: 'UTC' }).toISOString().slice(0, 10),
      async read() {
        const stream = await openStream(entry);
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        await once(stream, 'end');
        const content = Buffer.concat(pieces);
        if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
        return content;
      },
    }),
  );
  await once(zip, 'end');
  return files;
}
