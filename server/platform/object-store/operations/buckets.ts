import { openBody, readText } from '../body.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, sendEmpty, sendXml, xmlTime } from '../exchange.ts';
import { bucketOf, inTurn, removeObject } from '../store.ts';
import { elementsOf, parseXml, textOf } from '../xml.ts';

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const LARGEST_DOCUMENT = 2 * 1024 * 1024;

export async function createBucket(exchange: Exchange): Promise<void> {
  const { request, store, who, place } = exchange;
  await readText(openBody(request, who), LARGEST_DOCUMENT);
  if (!NAME.test(place.bucket)) throw new S3Error('InvalidBucketName');
  await inTurn(store, place, async () => {
    if (store.records.buckets.has(place.bucket)) throw new S3Error('BucketAlreadyOwnedByYou');
    await store.journal.append({ bucket: place.bucket, made: Date.now() });
  });
  sendEmpty(exchange, 200, { location: `/${place.bucket}` });
}

export async function deleteBucket(exchange: Exchange): Promise<void> {
  const { store, place } = exchange;
  bucketOf(store, place.bucket);
  await inTurn(store, place, async () => {
    if (bucketOf(store, place.bucket).objects.size() > 0) throw new S3Error('BucketNotEmpty');
    await store.journal.append({ unmade: place.bucket });
    // An object was written first.
    if (store.records.buckets.has(place.bucket)) throw new S3Error('BucketNotEmpty');
  });
  sendEmpty(exchange, 204);
}

export function headBucket(exchange: Exchange): void {
  bucketOf(exchange.store, exchange.place.bucket);
  sendEmpty(exchange, 200, { 'x-amz-bucket-region': exchange.settings.region });
}

export function listBuckets(exchange: Exchange): void {
  const buckets = [...exchange.store.records.buckets].toSorted(([a], [b]) => (a < b ? -1 : 1));
  sendXml(exchange, 'ListAllMyBucketsResult', {
    Owner: { ID: 'framehall', DisplayName: 'framehall' },
    Buckets: { Bucket: buckets.map(([Name, { made }]) => ({ Name, CreationDate: xmlTime(made) })) },
  });
}

export function getBucketLocation(exchange: Exchange): void {
  const { response, settings, store, place } = exchange;
  bucketOf(store, place.bucket);
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${settings.region}</LocationConstraint>`,
  );
}

/** Says that versions were never kept, which clients ask before they remove a bucket's content. */
export function getBucketVersioning(exchange: Exchange): void {
  bucketOf(exchange.store, exchange.place.bucket);
  sendXml(exchange, 'VersioningConfiguration', {});
}

/** DeleteObjects: up to 1,000 objects at once, each with its own result. */
export async function deleteObjects(exchange: Exchange): Promise<void> {
  const { request, store, who, place } = exchange;
  bucketOf(store, place.bucket);
  const document = parseXml(await readText(openBody(request, who), LARGEST_DOCUMENT), 'Delete');
  const keys = elementsOf(document, 'Object').map((one) => textOf(one, 'Key'));
  if (keys.length === 0 || keys.length > 1000) throw new S3Error('MalformedXML');
  const outcomes = await Promise.all(
    keys.map(async (key) => {
      if (!key) throw new S3Error('MalformedXML');
      await removeObject(store, { bucket: place.bucket, key });
      return { Key: key };
    }),
  );
  const quiet = textOf(document, 'Quiet') === 'true';
  sendXml(exchange, 'DeleteResult', { Deleted: quiet ? [] : outcomes });
}
