import { type ChecksumName, CHECKSUMS, isChecksumName, isChecksumValue } from './checksums.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

const LARGEST_BODY = 5 * 1024 ** 3;

/** How the content is sent, from the value that the signature covers. */
export interface Payload {
  sha256: string | undefined;
  chunks: { signed: boolean; trailer: boolean } | undefined;
}

export function readPayload(word: string): Payload {
  if (word === 'UNSIGNED-PAYLOAD') return { sha256: undefined, chunks: undefined };
  if (/^[0-9a-f]{64}$/.test(word)) return { sha256: word, chunks: undefined };
  const [, signed, trailer] = /^STREAMING-(AWS4-HMAC-SHA256|UNSIGNED)-PAYLOAD(-TRAILER)?$/.exec(word) ?? [];
  if (signed === undefined || (signed === 'UNSIGNED' && !trailer))
    throw new S3Error(
      'InvalidArgument',
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a kind of STREAMING or a SHA-256.',
    );
  return { sha256: undefined, chunks: { signed: signed !== 'UNSIGNED', trailer: trailer !== undefined } };
}

export function readSize(request: S3Request, chunked: boolean): number {
  const text = request.header(chunked ? 'x-amz-decoded-content-length' : 'content-length');
  if (text === undefined) {
    if (!chunked && request.header('transfer-encoding') === undefined) return 0;
    throw new S3Error('MissingContentLength');
  }
  if (!/^\d{1,15}$/.test(text)) throw new S3Error('InvalidArgument', 'The length of the content is not a number.');
  if (Number(text) > LARGEST_BODY) throw new S3Error('EntityTooLarge');
  return Number(text);
}

export function readMd5(request: S3Request): Buffer | undefined {
  const text = request.header('content-md5');
  if (text === undefined) return undefined;
  const md5 = Buffer.from(text, 'base64');
  if (md5.length !== 16 || md5.toString('base64') !== text) throw new S3Error('InvalidDigest');
  return md5;
}

/** The checksum that the client promises, in a header or in the trailer. */
export interface PromisedChecksum {
  name: ChecksumName;
  header: string;
  /** Undefined when it follows in the trailer. */
  value: string | undefined;
}

export function readChecksum(request: S3Request): PromisedChecksum | undefined {
  const given = CHECKSUMS.filter((name) => request.header(`x-amz-checksum-${name}`) !== undefined);
  const trailer = request.header('x-amz-trailer')?.trim().toLowerCase();
  const behind = trailer?.startsWith('x-amz-checksum-') ? trailer.slice('x-amz-checksum-'.length) : undefined;
  if (given.length + (trailer === undefined ? 0 : 1) > 1)
    throw new S3Error(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum types are not allowed.',
    );
  if (trailer !== undefined && !isChecksumName(behind ?? ''))
    throw new S3Error('InvalidRequest', 'The value specified in the x-amz-trailer header is not supported');
  const [name = behind as ChecksumName | undefined] = given;
  if (name === undefined) return undefined;
  const header = `x-amz-checksum-${name}`;
  const value = request.header(header);
  if (value !== undefined && !isChecksumValue(name, value))
    throw new S3Error('InvalidRequest', `Value for ${header} header is invalid.`);
  return { name, header, value };
}
