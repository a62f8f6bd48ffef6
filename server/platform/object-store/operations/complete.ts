import { hash } from 'node:crypto';
import { openBody, readText } from '../body.ts';
import type { OpenUpload, Part, StoredObject } from '../records.ts';
import { CHECKSUMS, joinChecksums } from '../checksums.ts';
import { writeCondition } from '../conditions.ts';
import { pathOf } from '../data-files.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendXml } from '../exchange.ts';
import { flushFolder } from '../flush.ts';
import { removeUnused, writeManifest } from '../parts.ts';
import type { S3Request } from '../request.ts';
import { findObject, makeKnown, type Store } from '../store.ts';
import { elementsOf, parseXml, textOf } from '../xml.ts';
import { endUpload, uploadOf } from './uploads.ts';

const LARGEST_DOCUMENT = 4 * 1024 * 1024;

/**
 * CompleteMultipartUpload: turns the parts into the object without copying them. A repeated call gives the same reply.
 */
export async function completeUpload(exchange: Exchange): Promise<void> {
  const { request, store, who, place } = exchange;
  const document = await readText(openBody(request, who, { ignorePromise: true }), LARGEST_DOCUMENT);
  const { etag, checksum } = finished(exchange) ?? (await complete(exchange, document));
  sendXml(exchange, 'CompleteMultipartUploadResult', {
    Location: `/${place.bucket}/${place.key}`,
    Bucket: place.bucket,
    Key: place.key,
    ETag: quoted(etag),
    ...(checksum ? { [`Checksum${checksum.name.toUpperCase()}`]: checksum.value, ChecksumType: checksum.type } : {}),
  });
  function finished({ request: { query } }: Exchange): StoredObject | undefined {
    const object = findObject(store, place);
    return object?.id === query('uploadId') ? object : undefined;
  }
}

async function complete(exchange: Exchange, document: string): Promise<StoredObject> {
  const { request, store, settings } = exchange;
  const upload = uploadOf(exchange);
  if (upload.ending) {
    const ended = await upload.ending;
    if (!ended) throw new S3Error('NoSuchUpload');
    return ended;
  }
  const parts = choose(upload, document, settings.minPartBytes);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const announced = request.header('x-amz-mp-object-size');
  if (announced !== undefined && announced !== String(size))
    throw new S3Error('InvalidRequest', 'The parts are not as large together as x-amz-mp-object-size says.');
  const etags = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex')));
  const object: StoredObject = {
    id: upload.id,
    size,
    etag: `${hash('md5', etags)}-${parts.length}`,
    modified: Date.now(),
    headers: upload.headers,
    parts: parts.length,
    ...joined(request, upload, parts),
  };
  const check = writeCondition(request);
  return await endUpload(upload, () => finish(store, upload, { object, parts, check }));
}

async function finish(
  store: Store,
  upload: OpenUpload,
  { object, parts, check }: { object: StoredObject; parts: Part[]; check: (before: StoredObject | undefined) => void },
): Promise<StoredObject> {
  check(findObject(store, upload));
  await writeManifest(store.dir, upload.id, parts);
  await flushFolder(pathOf(store.dir, upload.id));
  await makeKnown(store, upload, object, check);
  if (parts.length < upload.parts.size) await removeUnused(store.dir, upload.id, parts).catch(() => {});
  return object;
}

/** The parts that the client lists, after checking that they match. */
function choose({ parts }: OpenUpload, document: string, minPartBytes: number): Part[] {
  const wanted = elementsOf(parseXml(document, 'CompleteMultipartUpload'), 'Part');
  if (wanted.length === 0 || wanted.length > 10_000) throw new S3Error('MalformedXML');
  let last = 0;
  return wanted.map((one, index) => {
    const number = Number(textOf(one, 'PartNumber') ?? Number.NaN);
    const etag = textOf(one, 'ETag')?.replaceAll('"', '').trim();
    if (!Number.isInteger(number) || etag === undefined) throw new S3Error('MalformedXML');
    if (number <= last) throw new S3Error('InvalidPartOrder');
    last = number;
    const part = parts.get(number);
    if (!part || part.etag !== etag || !hasChecksum(part, one)) throw new S3Error('InvalidPart');
    if (part.size < minPartBytes && index < wanted.length - 1) throw new S3Error('EntityTooSmall');
    return part;
  });
}

function hasChecksum({ checksum }: Part, wanted: Record<string, unknown>): boolean {
  return CHECKSUMS.every((name) => {
    const value = textOf(wanted, `Checksum${name.toUpperCase()}`);
    return value === undefined || (checksum?.name === name && checksum.value === value);
  });
}

/** The checksum of the whole object, if the upload began with one. */
function joined(request: S3Request, upload: OpenUpload, parts: Part[]): Pick<StoredObject, 'checksum'> {
  if (!upload.checksum) return {};
  const { name, type } = upload.checksum;
  const value = joinChecksums(name, parts, type);
  if (value === undefined) throw new S3Error('InvalidPart');
  const promised = request.header(`x-amz-checksum-${name}`);
  if (promised !== undefined && promised !== value) throw new S3Error('BadDigest');
  return { checksum: { name, value, type } };
}
