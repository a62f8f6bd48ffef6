import type { StoredObject } from '../records.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendXml, xmlTime } from '../exchange.ts';
import { encode, type S3Request } from '../request.ts';
import type { SortedKeys } from '../sorted-keys.ts';
import { bucketOf } from '../store.ts';
import type { Tree } from '../xml.ts';

export function readLimit(request: S3Request, name: string): number {
  const text = request.query(name);
  if (!text) return 1000;
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument', `${name} must be a number.`);
  return Math.min(1000, Number(text));
}

/** How to write keys in XML: unchanged, or encoded so that any character survives. */
export function keyWriter(request: S3Request): (key: string) => string {
  const type = request.query('encoding-type');
  if (type && type !== 'url') throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request');
  return type ? (key) => key.split('/').map(encode).join('/') : (key) => key;
}

interface Wish {
  prefix: string;
  delimiter: string;
  /** Lists only what follows this key or common prefix. */
  after: string;
  limit: number;
}

interface Entry {
  name: string;
  isPrefix: boolean;
}

/** Keys with a prefix, in order; keys that are equal up to a delimiter appear once, as a common prefix. */
export function collect(
  sorted: SortedKeys,
  { prefix, delimiter, after, limit }: Wish,
): { entries: Entry[]; more: boolean } {
  const entries: Entry[] = [];
  let walk = sorted.from(Buffer.compare(Buffer.from(after), Buffer.from(prefix)) < 0 ? prefix : after);
  for (let step = walk.next(); !step.done && step.value.startsWith(prefix); step = walk.next()) {
    const end = delimiter === '' ? -1 : step.value.indexOf(delimiter, prefix.length);
    const name = end === -1 ? step.value : step.value.slice(0, end + delimiter.length);
    if (name !== after) {
      if (entries.length === limit) return { entries, more: limit > 0 };
      entries.push({ name, isPrefix: end !== -1 });
    }
    if (end !== -1) walk = sorted.behind(name);
  }
  return { entries, more: false };
}

/** ListObjectsV2, and ListObjects for older clients. */
export function listObjects(exchange: Exchange): void {
  const { request, store, place } = exchange;
  const bucket = bucketOf(store, place.bucket);
  const write = keyWriter(request);
  const second = request.query('list-type') === '2';
  const wish = {
    prefix: request.query('prefix') ?? '',
    delimiter: request.query('delimiter') ?? '',
    after: second ? startOf(request) : (request.query('marker') ?? ''),
    limit: readLimit(request, 'max-keys'),
  };
  const { entries, more } = collect(bucket.keys, wish);
  const last = entries.at(-1)?.name ?? '';
  const startAfter = request.query('start-after');
  sendXml(exchange, 'ListBucketResult', {
    Name: place.bucket,
    Prefix: write(wish.prefix),
    Delimiter: wish.delimiter === '' ? undefined : write(wish.delimiter),
    MaxKeys: wish.limit,
    EncodingType: request.query('encoding-type') || undefined,
    IsTruncated: more,
    ...(second
      ? {
          KeyCount: entries.length,
          ContinuationToken: request.query('continuation-token'),
          NextContinuationToken: more ? Buffer.from(last).toString('base64url') : undefined,
          StartAfter: startAfter === undefined ? undefined : write(startAfter),
        }
      : { Marker: write(wish.after), NextMarker: more ? write(last) : undefined }),
    Contents: entries.flatMap(({ name, isPrefix }) => {
      const object = isPrefix ? undefined : bucket.objects.get(name);
      return object ? [describe(write(name), object)] : [];
    }),
    CommonPrefixes: entries.flatMap(({ name, isPrefix }) => (isPrefix ? [{ Prefix: write(name) }] : [])),
  });
}

function startOf(request: S3Request): string {
  const token = request.query('continuation-token');
  if (token === undefined) return request.query('start-after') ?? '';
  const bytes = Buffer.from(token, 'base64url');
  if (token === '' || bytes.toString('base64url') !== token)
    throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
  return bytes.toString();
}

function describe(key: string, { modified, etag, size, checksum }: StoredObject): Tree {
  return {
    Key: key,
    LastModified: xmlTime(modified),
    ETag: quoted(etag),
    ...(checksum ? { ChecksumAlgorithm: checksum.name.toUpperCase(), ChecksumType: checksum.type } : {}),
    Size: size,
    StorageClass: 'STANDARD',
  };
}
