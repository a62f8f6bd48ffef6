import { isUtf8 } from 'node:buffer';
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { ALGORITHM, type Claim } from './claim.ts';
import { S3Error } from './errors.ts';
import { encode, type S3Request } from './request.ts';

/** Checks that the claim was made with this secret for this request. Returns the key that signs its chunks. */
export function checkSignature(request: S3Request, claim: Claim, secret: string): Buffer {
  requireSigned(request, claim.signedHeaders);
  const canonical = [
    request.method,
    request.canonicalPath,
    canonicalQuery(request),
    ...claim.signedHeaders.map((name) => `${name}:${canonicalHeader(request, name)}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const text = [ALGORITHM, claim.date, claim.scope, hash('sha256', canonical)].join('\n');
  const key = signingKey(secret, claim.scope);
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  if (!timingSafeEqual(expected, Buffer.from(claim.signature))) throw new S3Error('SignatureDoesNotMatch');
  return key;
}

const recentKeys = new Map<string, Buffer>();

/** Signing keys are valid for a day and a region, so only few need to be cached. */
function signingKey(secret: string, scope: string): Buffer {
  const name = `${scope}/${secret}`;
  const known = recentKeys.get(name);
  if (known) return known;
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`) as Buffer;
  if (recentKeys.size > 200) recentKeys.clear();
  recentKeys.set(name, key);
  return key;
}

export function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Requires the host and all x-amz- headers to be signed, so that nobody on the way can change the request. */
function requireSigned(request: S3Request, signed: readonly string[]): void {
  const unsigned = Object.keys(request.raw.headers).filter(
    (name) => name.startsWith('x-amz-') && !signed.includes(name),
  );
  if (!signed.includes('host') || unsigned.length > 0)
    throw new S3Error(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ') || 'host'}`,
    );
}

function canonicalHeader(request: S3Request, name: string): string {
  const values = request.raw.headersDistinct[name] ?? [];
  return values.map((value) => asSigned(value).trim().replaceAll(/ +/g, ' ')).join(',');
}

/** Node reads header bytes as Latin-1, but most signers mean UTF-8. */
function asSigned(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}

function canonicalQuery(request: S3Request): string {
  return request.pairs
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
