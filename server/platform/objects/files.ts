import { createHash } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type S3Client, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { type Content, withFile } from '../content.ts';
import { translate } from './failures.ts';
import type { ByteRange, ObjectOptions } from './objects.ts';
import { SOON, speak } from './speak.ts';
import { putInParts } from './uploads.ts';

export interface Target {
  Bucket: string;
  Key: string;
}

/** Files up to this size are sent in one request. */
const AT_ONCE = 16 * 1024 * 1024;
const PART_MS = 5 * 60 * 1000;
const LONGEST_FETCH = 2 * 3600 * 1000;

export async function putFile(
  client: S3Client,
  target: Target,
  file: string,
  options: ObjectOptions,
): Promise<{ size: number }> {
  return await withFile(file, async (content) => {
    await putContent(client, target, content, options);
    return { size: content.size };
  });
}

export async function putContent(
  client: S3Client,
  target: Target,
  content: Content,
  { contentType, cacheControl }: ObjectOptions,
  signal?: AbortSignal,
): Promise<void> {
  const about = { ...target, ContentType: contentType, CacheControl: cacheControl };
  const { size } = content;
  if (size > AT_ONCE) return await putInParts(client, about, content, signal);
  const command = new PutObjectCommand({ ...about, Body: await content.read(0, size), ContentLength: size });
  await speak((options) => client.send(command, options), PART_MS, signal);
}

/** Fetches an object into a file; the file is complete and flushed, or not there. */
export async function fetchTo(
  client: S3Client,
  target: Target,
  file: string,
  signal?: AbortSignal,
): Promise<{ size: number; sha256: string }> {
  const handle = await open(file, 'w');
  try {
    const fetched = await speak(
      async (options) => {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(target), options);
        return await writeAll(Body as Readable, handle, ContentLength);
      },
      LONGEST_FETCH,
      signal,
    );
    await handle.datasync();
    return fetched;
  } catch (error) {
    await unlink(file).catch(() => {});
    throw error;
  } finally {
    await handle.close();
  }
}

/** Opens an object. The first bytes must come soon; later the socket's own limit ends a stalled transfer. */
export async function openObject(
  client: S3Client,
  target: Target,
  range?: ByteRange,
  signal?: AbortSignal,
): Promise<Readable> {
  const Range = range && `bytes=${range.first}-${range.last}`;
  const limit = new AbortController();
  const tooSlow = setTimeout(() => limit.abort(), SOON);
  try {
    const abortSignal = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal;
    const { Body } = await client.send(new GetObjectCommand({ ...target, Range }), { abortSignal });
    return Body as Readable;
  } catch (error) {
    throw signal?.aborted ? error : translate(error, limit.signal.aborted);
  } finally {
    clearTimeout(tooSlow);
  }
}

async function writeAll(
  source: Readable,
  handle: FileHandle,
  announced: number | undefined,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    hash.update(piece);
    for (let at = 0; at < piece.length;) at += (await handle.write(piece, at)).bytesWritten;
    size += piece.length;
  }
  if (size !== announced) throw Object.assign(new Error('the object ended early'), { code: 'ECONNRESET' });
  return { size, sha256: hash.digest('hex') };
}
