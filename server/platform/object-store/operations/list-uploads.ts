import type { Part } from '../records.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendXml, xmlTime } from '../exchange.ts';
import { bucketOf } from '../store.ts';
import type { Tree } from '../xml.ts';
import { keyWriter, readLimit } from './list.ts';
import { uploadOf } from './uploads.ts';

/** ListParts, 1,000 at a time. */
export function listParts(exchange: Exchange): void {
  const { request, place } = exchange;
  const upload = uploadOf(exchange);
  const limit = readLimit(request, 'max-parts');
  const marker = Number(request.query('part-number-marker') ?? 0) || 0;
  const parts = [...upload.parts.values()]
    .filter(({ number }) => number > marker)
    .toSorted((a, b) => a.number - b.number);
  const shown = parts.slice(0, limit);
  sendXml(exchange, 'ListPartsResult', {
    Bucket: place.bucket,
    Key: keyWriter(request)(place.key),
    UploadId: upload.id,
    StorageClass: 'STANDARD',
    PartNumberMarker: marker,
    NextPartNumberMarker: shown.at(-1)?.number ?? 0,
    MaxParts: limit,
    IsTruncated: parts.length > shown.length,
    ChecksumAlgorithm: upload.checksum?.name.toUpperCase(),
    ChecksumType: upload.checksum?.type,
    Part: shown.map(describePart),
  });
}

function describePart({ number, modified, etag, size, checksum }: Part): Tree {
  return {
    PartNumber: number,
    LastModified: xmlTime(modified),
    ETag: quoted(etag),
    Size: size,
    ...(checksum ? { [`Checksum${checksum.name.toUpperCase()}`]: checksum.value } : {}),
  };
}

/** ListMultipartUploads, by key and then by age. */
export function listUploads(exchange: Exchange): void {
  const { request, store, place } = exchange;
  bucketOf(store, place.bucket);
  const write = keyWriter(request);
  const prefix = request.query('prefix') ?? '';
  const limit = readLimit(request, 'max-uploads');
  const keyMarker = request.query('key-marker') ?? '';
  const idMarker = request.query('upload-id-marker') ?? '';
  if (request.query('delimiter')) throw new S3Error('NotImplemented', 'Uploads are listed without a delimiter.');
  const uploads = [...store.records.uploads.values()]
    .filter(({ bucket, key }) => bucket === place.bucket && key.startsWith(prefix))
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.id, b.id))
    .filter(({ key, id }) => compare(key, keyMarker) > 0 || (key === keyMarker && idMarker !== '' && id > idMarker));
  const shown = uploads.slice(0, limit);
  const more = uploads.length > shown.length && limit > 0;
  sendXml(exchange, 'ListMultipartUploadsResult', {
    Bucket: place.bucket,
    KeyMarker: write(keyMarker),
    UploadIdMarker: idMarker,
    NextKeyMarker: more ? write(shown.at(-1)?.key ?? '') : undefined,
    NextUploadIdMarker: more ? shown.at(-1)?.id : undefined,
    Prefix: write(prefix),
    EncodingType: request.query('encoding-type') || undefined,
    MaxUploads: limit,
    IsTruncated: more,
    Upload: shown.map(({ key, id, began }) => ({
      Key: write(key),
      UploadId: id,
      StorageClass: 'STANDARD',
      Initiated: xmlTime(began),
    })),
  });
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
