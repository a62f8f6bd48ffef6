import type { StoredObject } from './records.ts';
import { S3Error } from './errors.ts';
import { quoted } from './exchange.ts';
import type { S3Request } from './request.ts';

const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const LARGEST_METADATA = 2048;

/** Headers that ask for features that the store does not have; ignoring them would break a promise silently. */
const UNSUPPORTED =
  /^x-amz-(grant-|server-side-encryption|tagging|object-lock|website-redirect-location|write-offset-bytes|object-ownership)/;

export function refuseUnsupported(request: S3Request): void {
  const found = Object.keys(request.raw.headers).find((name) => UNSUPPORTED.test(name));
  const acl = request.header('x-amz-acl') ?? 'private';
  const storage = request.header('x-amz-storage-class') ?? 'STANDARD';
  if (found || !['private', 'bucket-owner-full-control'].includes(acl) || storage !== 'STANDARD')
    throw new S3Error(
      'NotImplemented',
      `This store cannot do what a header asks for: ${found ?? 'x-amz-acl or x-amz-storage-class'}`,
    );
}

/** Reads the headers that are stored with an object and sent with it again. */
export function readObjectHeaders(request: S3Request): Record<string, string> {
  refuseUnsupported(request);
  const headers: Record<string, string> = {};
  for (const name of KEPT) {
    const value = request.header(name);
    const kept = name === 'content-encoding' ? withoutChunking(value) : value;
    if (kept) headers[name] = kept;
  }
  headers['content-type'] ??= 'binary/octet-stream';
  let size = 0;
  for (const name of Object.keys(request.raw.headers).filter((own) => own.startsWith('x-amz-meta-'))) {
    const value = request.header(name) ?? '';
    size += name.length - 'x-amz-meta-'.length + value.length;
    headers[name] = value;
  }
  if (size > LARGEST_METADATA) throw new S3Error('MetadataTooLarge');
  return headers;
}

/** Removes `aws-chunked`, which describes the transfer instead of the content. */
function withoutChunking(encoding: string | undefined): string {
  const kept = (encoding ?? '').split(',').map((one) => one.trim());
  return kept.filter((one) => one !== '' && one.toLowerCase() !== 'aws-chunked').join(',');
}

/** Headers that describe an object in replies. */
export function describeObject(request: S3Request, object: StoredObject): Record<string, string> {
  const { checksum } = object;
  const told: Record<string, string> = {
    ...object.headers,
    etag: quoted(object.etag),
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (checksum && request.header('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED') {
    told[`x-amz-checksum-${checksum.name}`] = checksum.value;
    told['x-amz-checksum-type'] = checksum.type;
  }
  return { ...told, ...overrides(request) };
}

const OVERRIDES = KEPT.map((name) => `response-${name}`);

export function asksForOverrides(request: S3Request): boolean {
  return request.pairs.some(([name]) => OVERRIDES.includes(name));
}

/** Response headers that a signed address asks for. */
function overrides(request: S3Request): Record<string, string> {
  const asked = request.pairs.filter(([name]) => OVERRIDES.includes(name));
  for (const [name, value] of asked)
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new S3Error('InvalidArgument', `${name} cannot be sent as a header.`);
  return Object.fromEntries(asked.map(([name, value]) => [name.slice('response-'.length), value]));
}
