import { allow, type Place } from '../caller.ts';
import type { StoredObject } from '../records.ts';
import { isUnchanged, writeCondition } from '../conditions.ts';
import { duplicate, newId, removeData } from '../data-files.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendXml, xmlTime } from '../exchange.ts';
import { readObjectHeaders, refuseUnsupported } from '../object-headers.ts';
import { decode } from '../request.ts';
import { bucketOf, findObject, hold, makeKnown, objectAt } from '../store.ts';

/** The source of a copy, after checking that the caller may read it and that its conditions hold. */
export function copySource({ request, store, who, settings }: Exchange): { place: Place; object: StoredObject } {
  const [path = '', version] = (request.header('x-amz-copy-source') ?? '').split('?versionId=');
  if (version !== undefined && version !== 'null') throw new S3Error('NotImplemented');
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/([^]+)$/.exec(decode(path)) ?? [];
  if (key === '') throw new S3Error('InvalidArgument', 'x-amz-copy-source must be /bucket/key.');
  const place = { bucket, key };
  allow(who.caller, 's3:GetObject', place, (name) => settings.publicBuckets.includes(name));
  const object = objectAt(store, place);
  if (isUnchanged(request, object, 'x-amz-copy-source-')) throw new S3Error('PreconditionFailed');
  return { place, object };
}

/** CopyObject. The ETag stays the same, even for an object in parts, because the files are the same. */
export async function copyObject(exchange: Exchange): Promise<void> {
  const { request, store, place } = exchange;
  bucketOf(store, place.bucket);
  const source = copySource(exchange);
  const directive = request.header('x-amz-metadata-directive') ?? 'COPY';
  if (!['COPY', 'REPLACE'].includes(directive)) throw new S3Error('InvalidArgument', 'Unknown metadata directive.');
  if (directive === 'COPY' && source.place.bucket === place.bucket && source.place.key === place.key)
    throw new S3Error('InvalidRequest', 'This copies an object to itself without changing anything.');
  refuseUnsupported(request);
  const headers = directive === 'REPLACE' ? readObjectHeaders(request) : source.object.headers;
  const check = writeCondition(request);
  check(findObject(store, place));
  const made: StoredObject = { ...source.object, id: newId(), modified: Date.now(), headers };
  const release = hold(store, source.object.id);
  try {
    await duplicate(store.dir, source.object.id, made.id, source.object.parts !== undefined);
    await makeKnown(store, place, made, check);
  } catch (error) {
    if (findObject(store, place)?.id !== made.id) await removeData(store.dir, made.id);
    throw error;
  } finally {
    release();
  }
  sendXml(exchange, 'CopyObjectResult', { LastModified: xmlTime(made.modified), ETag: quoted(made.etag) });
}
