import { pipeline } from 'node:stream/promises';
import { openBody } from '../body.ts';
import type { StoredObject } from '../records.ts';
import { isUnchanged, readRange, writeCondition } from '../conditions.ts';
import { newId, pathOf, removeData } from '../data-files.ts';
import { S3Error } from '../errors.ts';
import { type Exchange, quoted, sendEmpty } from '../exchange.ts';
import { asksForOverrides, describeObject, readObjectHeaders } from '../object-headers.ts';
import { openRange } from '../read.ts';
import { receive } from '../receive.ts';
import { bucketOf, findObject, hold, makeKnown, objectAt, removeObject } from '../store.ts';

/** PutObject: the object appears once its last byte is checked and on the disk. */
export async function putObject(exchange: Exchange): Promise<void> {
  const { request, store, who, place } = exchange;
  bucketOf(store, place.bucket);
  const headers = readObjectHeaders(request);
  const check = writeCondition(request);
  check(findObject(store, place));
  const body = openBody(request, who);
  const id = newId();
  try {
    const { size, etag } = await receive(pathOf(store.dir, id), body);
    const made: StoredObject = { id, size, etag, modified: Date.now(), headers };
    const checksum = body.checksum();
    if (checksum) made.checksum = { ...checksum, type: 'FULL_OBJECT' };
    await makeKnown(store, place, made, check);
    sendEmpty(exchange, 200, { etag: quoted(etag), ...checksumHeaders(made) });
  } catch (error) {
    if (findObject(store, place)?.id !== id) await removeData(store.dir, id);
    throw error;
  }
}

function checksumHeaders({ checksum }: Pick<StoredObject, 'checksum'>): Record<string, string> {
  return checksum ? { [`x-amz-checksum-${checksum.name}`]: checksum.value, 'x-amz-checksum-type': checksum.type } : {};
}

/** GetObject and HeadObject. */
export async function getObject(exchange: Exchange): Promise<void> {
  const { request, response, store, place, who } = exchange;
  if (who.caller.kind === 'anybody' && asksForOverrides(request))
    throw new S3Error('InvalidRequest', 'Request specific response headers cannot be used for anonymous GET requests.');
  const object = objectAt(store, place);
  const headers = describeObject(request, object);
  if (isUnchanged(request, object)) return sendEmpty(exchange, 304, notModified(headers));
  const range = readRange(request, object);
  const { start, end } = range ?? { start: 0, end: object.size };
  if (range) headers['content-range'] = `bytes ${start}-${end - 1}/${object.size}`;
  if (range) for (const name of Object.keys(checksumHeaders(object))) delete headers[name];
  headers['content-length'] = String(end - start);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || start === end) {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const release = hold(store, object.id);
  try {
    const reading = await openRange(store, object, start, end);
    try {
      response.writeHead(status, headers);
      await pipeline(reading.pieces, response);
    } finally {
      await reading.close();
    }
  } finally {
    release();
  }
}

function notModified(headers: Record<string, string>): Record<string, string> {
  const told = ['etag', 'last-modified', 'cache-control', 'expires'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => told.includes(name)));
}

/** DeleteObject: succeeds whether the object existed or not. */
export async function deleteObject(exchange: Exchange): Promise<void> {
  await removeObject(exchange.store, exchange.place);
  sendEmpty(exchange, 204);
}
