import { createHash } from 'node:crypto';
import { readChecksum, readMd5, readPayload, readSize } from './announced.ts';
import type { Identified } from './caller.ts';
import { type Checksum, type ChecksumName, startChecksum } from './checksums.ts';
import { type ChunkSigning, readChunks } from './chunked.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

/** The content that a request brings, checked against everything that the client said of it. */
export interface Body {
  /** As announced. */
  size: number;
  /** Fails, instead of ending, when the content is not what was announced. */
  bytes: AsyncIterable<Buffer>;
  /** For after the last byte. */
  checkMd5(md5: Buffer): void;
  checksum(): Checksum | undefined;
}

interface Options {
  /** A checksum that is wanted even when the client promises none. */
  compute?: ChecksumName | undefined;
  /** The checksum in the headers is of something else. */
  ignorePromise?: boolean;
}

export function openBody(request: S3Request, who: Identified, { compute, ignorePromise = false }: Options = {}): Body {
  const payload = readPayload(who.claim?.payload ?? 'UNSIGNED-PAYLOAD');
  const size = readSize(request, payload.chunks !== undefined);
  const md5 = readMd5(request);
  const promised = ignorePromise ? undefined : readChecksum(request);
  const name = promised?.name ?? compute;
  let trailing: string | undefined;
  let computed: Checksum | undefined;
  const source: AsyncIterable<Buffer> = payload.chunks
    ? readChunks(request.raw, {
        signing: payload.chunks.signed ? chunkSigning(who) : undefined,
        onTrailer: payload.chunks.trailer
          ? (header, value) => void (header === promised?.header && (trailing = value))
          : undefined,
      })
    : request.raw;

  async function* check(): AsyncGenerator<Buffer> {
    const checksum = name && startChecksum(name);
    const sha256 = payload.sha256 === undefined ? undefined : createHash('sha256');
    let received = 0;
    for await (const piece of source) {
      received += piece.length;
      if (received > size) throw new S3Error('IncompleteBody');
      checksum?.update(piece);
      sha256?.update(piece);
      yield piece;
    }
    if (received !== size) throw new S3Error('IncompleteBody');
    if (sha256 && sha256.digest('hex') !== payload.sha256) throw new S3Error('XAmzContentSHA256Mismatch');
    if (!name || !checksum) return;
    computed = { name, value: checksum.value() };
    if (promised && (promised.value ?? trailing) !== computed.value)
      throw new S3Error('BadDigest', `The ${name.toUpperCase()} you specified did not match the calculated checksum.`);
  }
  return {
    size,
    bytes: check(),
    checkMd5(received) {
      if (md5 && !md5.equals(received)) throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match.');
    },
    checksum: () => computed,
  };
}

function chunkSigning({ claim, signingKey }: Identified): ChunkSigning {
  if (!claim || !signingKey) throw new S3Error('AccessDenied');
  return { key: signingKey, date: claim.date, scope: claim.scope, seed: claim.signature };
}

/** The whole content as text, for requests that bring a document. */
export async function readText(body: Body, limit: number): Promise<string> {
  if (body.size > limit) throw new S3Error('MalformedXML', 'The document is too large.');
  const pieces: Buffer[] = [];
  for await (const piece of body.bytes) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  body.checkMd5(createHash('md5').update(bytes).digest());
  return bytes.toString('utf8');
}
