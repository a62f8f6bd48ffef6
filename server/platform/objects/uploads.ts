import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  type CreateMultipartUploadCommandInput,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Content } from '../content.ts';
import { SOON, speak } from './speak.ts';

const PART = 16 * 1024 * 1024;
const AT_A_TIME = 3;
const PART_MS = 5 * 60 * 1000;

/** Sends content in parts, a few at a time; leaves nothing behind when a part fails for good. */
export async function putInParts(
  client: S3Client,
  about: CreateMultipartUploadCommandInput,
  content: Content,
  signal?: AbortSignal,
): Promise<void> {
  const { Bucket, Key } = about;
  const { UploadId } = await speak((options) => client.send(new CreateMultipartUploadCommand(about), options), SOON);
  try {
    const Parts = await sendParts(client, { Bucket, Key, UploadId }, { content, signal });
    const command = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    await speak((options) => client.send(command, options), PART_MS);
  } catch (error) {
    const command = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await speak((options) => client.send(command, options), SOON).catch(() => {});
    throw error;
  }
}

interface UploadName {
  Bucket: string | undefined;
  Key: string | undefined;
  UploadId: string | undefined;
}

async function sendParts(
  client: S3Client,
  upload: UploadName,
  { content, signal }: { content: Content; signal: AbortSignal | undefined },
): Promise<CompletedPart[]> {
  const parts: CompletedPart[] = [];
  let next = 0;
  let reading: Promise<unknown> = Promise.resolve();
  /** Parts are read in order and one at a time, so that content may be computed on the way. */
  const read = (start: number): Promise<Buffer> => {
    const part = reading.then(() => content.read(start, Math.min(PART, content.size - start)));
    reading = part;
    return part;
  };
  const send = async () => {
    while (next * PART < content.size) {
      signal?.throwIfAborted();
      const number = (next += 1);
      const start = (number - 1) * PART;
      const Body = await read(start);
      if (Body.length !== Math.min(PART, content.size - start))
        throw new Error('the file became shorter while it was sent');
      const command = new UploadPartCommand({ ...upload, PartNumber: number, Body });
      const { ETag } = await speak((options) => client.send(command, options), PART_MS, signal);
      parts[number - 1] = { PartNumber: number, ETag };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, send));
  return parts;
}

/** Ends unfinished multipart uploads. */
export async function endAbandonedUploads(client: S3Client, Bucket: string, startedBefore: Date): Promise<number> {
  let ended = 0;
  let next: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {};
  while (next) {
    const list: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({ Bucket, ...next });
    const page: ListMultipartUploadsCommandOutput = await speak((options) => client.send(list, options), SOON);
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Initiated || Initiated >= startedBefore) continue;
      const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
      await speak((options) => client.send(abort, options), SOON);
      ended += 1;
    }
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
  }
  return ended;
}
