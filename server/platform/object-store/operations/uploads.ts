import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OpenUpload, StoredObject, Upload } from '../records.ts';
import { type ChecksumName, isChecksumName } from '../checksums.ts';
import { newId, pathOf, removeData } from '../data-files.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, sendEmpty, sendXml } from '../exchange.ts';
import { flushFolder } from '../flush.ts';
import { readObjectHeaders } from '../object-headers.ts';
import type { S3Request } from '../request.ts';
import { bucketOf, type Store } from '../store.ts';

export function uploadOf({ request, store, place }: Exchange): OpenUpload {
  bucketOf(store, place.bucket);
  const upload = store.records.uploads.get(request.query('uploadId') ?? '');
  if (!upload || upload.bucket !== place.bucket || upload.key !== place.key) throw new S3Error('NoSuchUpload');
  return upload;
}

/** CreateMultipartUpload. */
export async function createUpload(exchange: Exchange): Promise<void> {
  const { request, store, place } = exchange;
  bucketOf(store, place.bucket);
  const began: Upload = { id: newId(), ...place, began: Date.now(), headers: readObjectHeaders(request) };
  const checksum = readAlgorithm(request);
  if (checksum) began.checksum = checksum;
  await mkdir(pathOf(store.dir, began.id), { mode: 0o700 });
  try {
    await flushFolder(dirname(pathOf(store.dir, began.id)));
    await store.journal.append({ began });
  } catch (error) {
    await removeData(store.dir, began.id);
    throw error;
  }
  sendXml(
    exchange,
    'InitiateMultipartUploadResult',
    { Bucket: place.bucket, Key: place.key, UploadId: began.id },
    checksum ? { 'x-amz-checksum-algorithm': checksum.name.toUpperCase(), 'x-amz-checksum-type': checksum.type } : {},
  );
}

function readAlgorithm(request: S3Request): Upload['checksum'] {
  const name = request.header('x-amz-checksum-algorithm')?.toLowerCase();
  if (name === undefined) return undefined;
  if (!isChecksumName(name)) throw new S3Error('InvalidRequest', 'Checksum algorithm provided is unsupported.');
  const whole = name === 'crc64nvme' ? 'FULL_OBJECT' : 'COMPOSITE';
  const type = request.header('x-amz-checksum-type')?.toUpperCase() ?? whole;
  if (!fits(name, type))
    throw new S3Error(
      'InvalidRequest',
      `The ${type} checksum type cannot be used with the ${name} checksum algorithm.`,
    );
  return { name, type };
}

/**
 * CRCs of parts can be combined into a CRC of the whole object, hashes cannot; CRC64NVME is always of the whole object.
 */
function fits(name: ChecksumName, type: string): type is 'COMPOSITE' | 'FULL_OBJECT' {
  if (type === 'FULL_OBJECT') return name.startsWith('crc');
  return type === 'COMPOSITE' && name !== 'crc64nvme';
}

/** Completes or gives up an upload; nobody else can end it at the same time. */
export async function endUpload<Result extends StoredObject | undefined>(
  upload: OpenUpload,
  work: () => Promise<Result>,
): Promise<Result> {
  const ending = work();
  upload.ending = ending;
  try {
    return await ending;
  } catch (error) {
    delete upload.ending;
    throw error;
  }
}

async function giveUp(store: Store, upload: OpenUpload): Promise<void> {
  await endUpload(upload, async () => {
    await store.journal.append({ aborted: upload.id });
    return undefined;
  });
  await removeData(store.dir, upload.id);
}

/** AbortMultipartUpload. Waits for an upload that is being completed, which then no longer exists. */
export async function abortUpload(exchange: Exchange): Promise<void> {
  const upload = uploadOf(exchange);
  while (upload.ending) await upload.ending.catch(() => {});
  await giveUp(exchange.store, uploadOf(exchange));
  sendEmpty(exchange, 204);
}

/** Gives up uploads without activity since `before`. */
export async function endStaleUploads(store: Store, before: number): Promise<void> {
  for (const upload of store.records.uploads.values()) {
    const last = [...upload.parts.values()].reduce((latest, { modified }) => Math.max(latest, modified), upload.began);
    if (last < before && !upload.ending) await giveUp(store, upload);
  }
}
