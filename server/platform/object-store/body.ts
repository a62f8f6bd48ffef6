import { readChecksum, readMd5, readPayload, readSize } from './announced.ts';
import type { Identified } from './caller.ts';
import type { Checksum, ChecksumName } from './checksums.ts';
import { type ChunkSigning, readChunks } from './chunked.ts';
import { startDigests } from './digests.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

/** The content of a request, checked against everything that the client announced about it. */
export interface Body {
  /** The announced size in bytes. */
  size: number;
  /** Throws instead of ending when the content differs from what was announced. */
  bytes: AsyncIterable<Buffer>;
  /** Call it after the last byte. */
  etag(): string;
  checksum(): Checksum | undefined;
}

interface Options {
  /**
   * A checksum to compute even when the client promises none. A SHA-256 also serves as the ETag, because computing MD5
   * beside it would take four times as long.
   */
  compute?: ChecksumName | undefined;
  /** Ignores the checksum in the headers, which is of something else. */
  ignorePromise?: boolean;
}

export function openBody(request: S3Request, who: Identified, { compute, ignorePromise = false }: Options = {}): Body {
  const payload = readPayload(who.claim?.payload ?? 'UNSIGNED-PAYLOAD');
  const size = readSize(request, payload.chunks !== undefined);
  const md5 = readMd5(request);
  const promised = ignorePromise ? undefined : readChecksum(request);
  const name = promised?.name ?? compute;
  const etagBy = compute === 'sha256' && name === 'sha256' ? 'sha256' : 'md5';
  let trailing: string | undefined;
  let computed: Checksum | undefined;
  let etag = '';
  const source: AsyncIterable<Buffer> = payload.chunks
    ? readChunks(request.raw, {
        signing: payload.chunks.signed ? chunkSigning(who) : undefined,
        onTrailer: payload.chunks.trailer
          ? (header, value) => void (header === promised?.header && (trailing = value))
          : undefined,
      })
    : request.raw;

  async function* check(): AsyncGenerator<Buffer> {
    const checked = { md5: md5 !== undefined, sha256: payload.sha256 !== undefined };
    const digests = startDigests({ etagBy, ...checked, checksum: name });
    let received = 0;
    for await (const piece of source) {
      received += piece.length;
      if (received > size) throw new S3Error('IncompleteBody');
      digests.update(piece);
      yield piece;
    }
    if (received !== size) throw new S3Error('IncompleteBody');
    const known = digests.end();
    if (payload.sha256 !== undefined && known.sha256?.toString('hex') !== payload.sha256)
      throw new S3Error('XAmzContentSHA256Mismatch');
    if (promised && (promised.value ?? trailing) !== known.checksum?.value)
      throw new S3Error('BadDigest', `The ${name?.toUpperCase()} you specified did not match the calculated checksum.`);
    if (md5 && known.md5 && !md5.equals(known.md5))
      throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match.');
    computed = known.checksum;
    etag = known.etag;
  }
  return { size, bytes: check(), etag: () => etag, checksum: () => computed };
}

function chunkSigning({ claim, signingKey }: Identified): ChunkSigning {
  if (!claim || !signingKey) throw new S3Error('AccessDenied');
  return { key: signingKey, date: claim.date, scope: claim.scope, seed: claim.signature };
}

/** Reads the whole content as text, for requests that carry a document. */
export async function readText(body: Body, limit: number): Promise<string> {
  if (body.size > limit) throw new S3Error('MalformedXML', 'The document is too large.');
  const pieces: Buffer[] = [];
  for await (const piece of body.bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
