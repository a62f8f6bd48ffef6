import { createHash } from 'node:crypto';
import { type Checksum, type ChecksumName, startChecksum } from './checksums.ts';

interface Wanted {
  etagBy: 'md5' | 'sha256';
  /** For comparison with the hash that the client sent. */
  md5?: boolean;
  sha256?: boolean;
  checksum: ChecksumName | undefined;
}

interface Digests {
  etag: string;
  md5: Buffer | undefined;
  sha256: Buffer | undefined;
  checksum: Checksum | undefined;
}

/** Computes all wanted digests in one pass; a SHA-256 with several uses is computed once. */
export function startDigests({ etagBy, md5, sha256, checksum }: Wanted) {
  const hashes = {
    md5: md5 || etagBy === 'md5' ? createHash('md5') : undefined,
    sha256: sha256 || etagBy === 'sha256' || checksum === 'sha256' ? createHash('sha256') : undefined,
  };
  const other = checksum && checksum !== 'sha256' ? startChecksum(checksum) : undefined;
  return {
    update(piece: Buffer): void {
      hashes.md5?.update(piece);
      hashes.sha256?.update(piece);
      other?.update(piece);
    },
    end(): Digests {
      const ends = { md5: hashes.md5?.digest(), sha256: hashes.sha256?.digest() };
      const value = other?.value() ?? ends.sha256?.toString('base64') ?? '';
      const etag = ends[etagBy]?.toString('hex') ?? '';
      return { ...ends, etag, checksum: checksum && { name: checksum, value } };
    },
  };
}
