import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Body, openBody } from '../body.ts';
import type { OpenUpload, Part } from '../records.ts';
import type { Checksum } from '../checksums.ts';
import { newId, pathOf } from '../data-files.ts';
import { startDigests } from '../digests.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendEmpty, sendXml, xmlTime } from '../exchange.ts';
import { partFileName, UNFINISHED } from '../parts.ts';
import { openRange } from '../read.ts';
import { receive, type Received } from '../receive.ts';
import type { S3Request } from '../request.ts';
import { hold, type Store } from '../store.ts';
import { copySource } from './copy.ts';
import { uploadOf } from './uploads.ts';

function readNumber(request: S3Request): number {
  const text = request.query('partNumber') ?? '';
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 10_000)
    throw new S3Error('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
  return Number(text);
}

/** UploadPart: a part exists once its file has its final name. */
export async function uploadPart(exchange: Exchange): Promise<void> {
  const { request, store, who } = exchange;
  const number = readNumber(request);
  const upload = uploadOf(exchange);
  const body = openBody(request, who, { compute: upload.checksum?.name });
  const part = await keepPart(store, upload, number, body);
  const { checksum } = part;
  sendEmpty(exchange, 200, {
    etag: quoted(part.etag),
    ...(checksum ? { [`x-amz-checksum-${checksum.name}`]: checksum.value } : {}),
  });
}

async function keepPart(store: Store, upload: OpenUpload, number: number, body: Body): Promise<Part> {
  const folder = pathOf(store.dir, upload.id);
  const unfinished = join(folder, UNFINISHED + newId());
  const gone = (error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new S3Error('NoSuchUpload') : error;
  };
  const about = { number, modified: Date.now() };
  const named = (received: Received): Part => {
    const known = { ...about, ...received, checksum: body.checksum() };
    return { ...known, file: partFileName(known) };
  };
  const part = named(await receive(unfinished, body, (received) => named(received).file).catch(gone));
  const before = upload.parts.get(number);
  if (upload.ending || store.records.uploads.get(upload.id) !== upload) {
    if (before?.file !== part.file) await unlink(join(folder, part.file)).catch(() => {});
    throw new S3Error('NoSuchUpload');
  }
  upload.parts.set(number, part);
  if (before && before.file !== part.file) await unlink(join(folder, before.file)).catch(() => {});
  return part;
}

/** UploadPartCopy: makes a part from an existing object or a range of it. */
export async function uploadPartCopy(exchange: Exchange): Promise<void> {
  const { request, store } = exchange;
  const number = readNumber(request);
  const upload = uploadOf(exchange);
  const { object } = copySource(exchange);
  const { start, end } = readCopyRange(request, object.size);
  const release = hold(store, object.id);
  try {
    const reading = await openRange(store, object, start, end);
    try {
      const part = await keepPart(store, upload, number, copiedBody(reading.pieces, end - start, upload));
      sendXml(exchange, 'CopyPartResult', { LastModified: xmlTime(part.modified), ETag: quoted(part.etag) });
    } finally {
      await reading.close();
    }
  } finally {
    release();
  }
}

function readCopyRange(request: S3Request, size: number): { start: number; end: number } {
  const text = request.header('x-amz-copy-source-range');
  if (text === undefined) return { start: 0, end: size };
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(text) ?? [];
  if (first === '' || Number(first) > Number(last) || Number(last) >= size)
    throw new S3Error(
      'InvalidArgument',
      'The x-amz-copy-source-range value must be of the form bytes=first-last within the object.',
    );
  return { start: Number(first), end: Number(last) + 1 };
}

function copiedBody(pieces: AsyncIterable<Buffer>, size: number, { checksum: wanted }: OpenUpload): Body {
  let etag = '';
  let computed: Checksum | undefined;
  async function* bytes(): AsyncGenerator<Buffer> {
    const digests = startDigests({ etagBy: wanted?.name === 'sha256' ? 'sha256' : 'md5', checksum: wanted?.name });
    for await (const piece of pieces) {
      digests.update(piece);
      yield piece;
    }
    ({ etag, checksum: computed } = digests.end());
  }
  return { size, bytes: bytes(), etag: () => etag, checksum: () => computed };
}
